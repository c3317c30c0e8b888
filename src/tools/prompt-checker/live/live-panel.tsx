import { useTranslations } from "#i18n/translations.ts";
import { later } from "#tools/workspace/later.tsx";
import { Card } from "#ui/card.tsx";
import type { LivePanelProps } from "./live-findings.tsx";

const LiveFindings = later(() => import("./live-findings.tsx").then((module) => module.LiveFindings));

/** What the rules say while one types, free of charge. */
export function LivePanel(props: LivePanelProps) {
  const t = useTranslations("promptChecker");
  const { check } = props;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-base font-medium">{t("live")}</h2>
        {check ? (
          <p className="font-medium text-gold-text">{t("liveWord", { word: t(`state.${check.word}`) })}</p>
        ) : (
          <p className="text-sm text-soft">{t("liveHint")}</p>
        )}
      </header>
      {check === null ? <p className="text-soft">{t("liveStart")}</p> : null}
      {check === null && props.onUndo === null ? null : <LiveFindings {...props} />}
    </Card>
  );
}
