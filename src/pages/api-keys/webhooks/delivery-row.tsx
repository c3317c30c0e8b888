import { useTranslations } from "#i18n/translations.ts";
import { Button } from "#ui/button.tsx";
import { Badge } from "#ui/marks/badge.tsx";
import type { ShownWebhook } from "./read-webhooks.ts";

const TONES = { waiting: "amber", sent: "green", failed: "red" } as const;

/** One message: its event, how it went, and the button that sends it again. */
export function DeliveryRow({
  delivery,
  loading,
  onAgain,
}: {
  delivery: ShownWebhook["deliveries"][number];
  loading: boolean;
  onAgain: () => void;
}) {
  const t = useTranslations("webhooks");
  const { event, state, attempts, lastStatus, lastFault, created, next } = delivery;
  const name = t(`event.${event}`);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
        <span>{name}</span>
        <span className="text-soft">{created}</span>
        <span className="text-soft">{t("attempts", { count: attempts })}</span>
        {lastFault ? <span>{t(`fault.${lastFault}`)}</span> : null}
        {lastStatus !== null && state !== "sent" ? <span>{t("status", { status: String(lastStatus) })}</span> : null}
        {next ? <span className="text-soft">{t("next", { date: next })}</span> : null}
      </p>
      <Button
        size="small"
        variant="quiet"
        aria-label={t("againNamed", { event: name, date: created })}
        loading={loading}
        onClick={onAgain}
      >
        {t("again")}
      </Button>
    </li>
  );
}
