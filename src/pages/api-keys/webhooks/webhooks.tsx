import { useState } from "react";
import { useRevalidator } from "react-router";
import { MOST_ADDRESSES } from "#domain/webhooks/rules.ts";
import { useTranslations } from "#i18n/translations.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { NewWebhook } from "./new-webhook.tsx";
import type { ShownWebhook } from "./read-webhooks.ts";
import { WebhookRow } from "./webhook-row.tsx";

/**
 * Addresses at which the person's programs hear of events: a new address with its secret, shown once, and the live ones with
 * their last messages.
 */
export function Webhooks({ webhooks }: { webhooks: ShownWebhook[] }) {
  const t = useTranslations("webhooks");
  const { revalidate } = useRevalidator();
  const [secret, setSecret] = useState<string | null>(null);
  function show(made: string) {
    setSecret(made);
    void revalidate();
  }
  return (
    <Card as="section">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="text-lg">{t("title")}</h2>
        <LinkButton to="/api/docs#webhooks" size="small">
          {t("docs")}
        </LinkButton>
      </div>
      <p className="mt-1 text-soft">{t("lead")}</p>
      {secret ? (
        <Alert tone="success" title={t("addedTitle")} className="mt-4">
          <p>{t("addedBody")}</p>
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <code dir="ltr" className="font-code min-w-0 break-all select-all">
              {secret}
            </code>
            <CopyButton text={secret} label={t("copySecret")} variant="primary" />
          </div>
        </Alert>
      ) : null}
      {webhooks.length < MOST_ADDRESSES ? <NewWebhook onAdded={show} /> : <p className="mt-4">{t("full")}</p>}
      {webhooks.length === 0 ? null : (
        <>
          <Button size="small" variant="quiet" className="mt-4" onClick={() => void revalidate()}>
            {t("refresh")}
          </Button>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
