import { useState } from "react";
import { useRevalidator } from "react-router";
import { callApi } from "#browser/call-api.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { useTranslations } from "#i18n/translations.ts";
import { Button } from "#ui/button.tsx";
import { Badge } from "#ui/marks/badge.tsx";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { useToast } from "#ui/overlays/toast.tsx";
import { DeliveryRow } from "./delivery-row.tsx";
import type { ShownWebhook } from "./read-webhooks.ts";

/** One address: its events, whether it rests, its last messages, a test and its end. */
export function WebhookRow({ webhook }: { webhook: ShownWebhook }) {
  const t = useTranslations("webhooks");
  const { language } = useLanguage();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [asks, setAsks] = useState(false);
  const [pending, setPending] = useState(false);
  const { id, url, events, restingSince, deliveries } = webhook;
  async function call(method: "POST" | "DELETE", path: string, done: string) {
    setPending(true);
    const answer = await callApi(
      language,
      method,
      `/webhook-addresses/${id}${path}`,
      method === "POST" ? {} : undefined,
    );
    setPending(false);
    setAsks(false);
    if (answer.ok) toast(done);
    else toast(answer.fault.message || t("failed"), "error");
    await revalidate();
  }
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <code dir="ltr" className="font-code min-w-0 break-all">
          {url}
        </code>
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            aria-label={t("testNamed", { url })}
            loading={pending}
            onClick={() => void call("POST", "/tests", t("testSent"))}
          >
            {t("test")}
          </Button>
          <Button variant="danger" size="small" aria-label={t("removeNamed", { url })} onClick={() => setAsks(true)}>
            {t("remove")}
          </Button>
        </div>
      </div>
      <p className="mt-1 flex flex-wrap gap-2">
        {events.map((event) => (
          <Badge key={event}>{t(`event.${event}`)}</Badge>
        ))}
        {restingSince ? <Badge tone="amber">{t("resting", { date: restingSince })}</Badge> : null}
      </p>
      {restingSince ? <p className="mt-2">{t("restingBody")}</p> : null}
      <h3 className="mt-3 text-sm font-medium">{t("deliveries")}</h3>
      {deliveries.length === 0 ? (
        <p className="text-sm text-soft">{t("noDeliveries")}</p>
      ) : (
        <ul className="mt-1 grid gap-1">
          {deliveries.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              loading={pending}
              onAgain={() => void call("POST", `/deliveries/${delivery.id}/attempts`, t("againSent"))}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => void call("DELETE", "", t("removed"))}
        loading={pending}
        title={t("removeQuestion")}
        confirmLabel={t("removeConfirm")}
      >
        <p>{t("removeExplain")}</p>
      </ConfirmDialog>
    </li>
  );
}
