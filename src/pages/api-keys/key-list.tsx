import { useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import { callApi } from "#browser/call-api.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Badge } from "#ui/marks/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useToast } from "#ui/overlays/toast.tsx";
import type { ShownKey } from "./read-keys.ts";

/** The live keys, newest first; ending one asks first. */
export function KeyList({ keys }: { keys: ShownKey[] }) {
  const t = useTranslations("apiKeys");
  const { language } = useLanguage();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [asked, setAsked] = useState<ShownKey | null>(null);
  const [pending, setPending] = useState(false);
  async function revoke(id: string) {
    setPending(true);
    const answer = await callApi(language, "DELETE", `/keys/${id}`);
    setPending(false);
    setAsked(null);
    if (answer.ok) toast(t("revoked"));
    else toast(answer.fault.message || t("failed"), "error");
    await revalidate();
  }
  return (
    <Card as="section">
      <h2 className="text-lg">{t("listTitle")}</h2>
      {keys.length === 0 ? (
        <EmptyState title={t("empty")}>{t("emptyBody")}</EmptyState>
      ) : (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {keys.map((key) => (
            <KeyRow key={key.id} shown={key} onRevoke={() => setAsked(key)} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && void revoke(asked.id)}
        loading={pending}
        title={t("revokeQuestion", { name: asked?.name ?? "" })}
        confirmLabel={t("revokeConfirm")}
      >
        <p>{t("revokeExplain")}</p>
      </ConfirmDialog>
    </Card>
  );
}

function KeyRow({ shown, onRevoke }: { shown: ShownKey; onRevoke: () => void }) {
  const t = useTranslations("apiKeys");
  const { name, start, scopes, runsPerDay, created, used } = shown;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-medium wrap-anywhere">{name}</bdi>
          <code dir="ltr" className="font-code text-sm text-soft">
            {start}…
          </code>
        </p>
        <p className="mt-1 flex flex-wrap gap-2">
          {scopes.map((scope) => (
            <Badge key={scope}>{t(`scope.${scope}`)}</Badge>
          ))}
          {runsPerDay === null ? null : <Badge tone="amber">{t("limit", { count: runsPerDay })}</Badge>}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-soft">
          <span>{t("created", { date: created })}</span>
          <span>{used ? t("used", { date: used }) : t("neverUsed")}</span>
        </p>
      </div>
      <Button variant="danger" size="small" aria-label={t("revokeNamed", { name })} onClick={onRevoke}>
        {t("revoke")}
      </Button>
    </li>
  );
}
