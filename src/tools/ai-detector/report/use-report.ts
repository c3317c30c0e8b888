import { useTranslations } from "#i18n/translations.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import type { DetectorResult } from "#tools/ai-detector/draft.ts";
import type { PublishedFigures } from "#tools/ai-detector/guide/read-published.ts";

/** The result's sentences, each said once: on the page and in what is copied, so that no copy travels without its limits. */
export function useReport(result: DetectorResult, figures: PublishedFigures | undefined) {
  const t = useTranslations("aiDetector");
  const { language } = useLanguage();
  const percent = (value: number) => formatNumber(language, Math.round(value * 100));
  const ends = { low: percent(result.interval.low), high: percent(result.interval.high) };
  // A figure beside "cannot tell" would be taken for the verdict.
  const range =
    result.verdict === "cannot-tell"
      ? t("bandUnsure", ends)
      : t("bandRange", { ...ends, value: percent(result.probability) });
  const isMeasured = result.falseAlarmRate !== undefined;
  const error = [
    ...(isMeasured ? [t("errorHere", { count: Math.round((result.falseAlarmRate ?? 0) * 1000) })] : []),
    ...(figures && isMeasured
      ? [
          t("errorElsewhere", {
            worst: formatNumber(language, Math.round(figures.worst.rate * 1000) / 10),
            genre: t(`genre_${figures.worst.genre as "other"}`),
          }),
        ]
      : []),
  ].join(" ");
  const report = [
    `${t(`verdict_${result.verdict}`)}. ${t(`meaning_${result.verdict}`)}`,
    ...result.reliability.reasons,
    range,
    ...(error === "" ? [] : [error]),
    `${t("neverProof")}. ${t("neverProofWhy")}`,
  ].join("\n\n");
  return { range, error, report };
}
