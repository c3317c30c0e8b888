import { useTranslations } from "#i18n/translations.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { type DetectorResult, reasonOfSilence } from "#tools/ai-detector/draft.ts";
import type { PublishedFigures } from "#tools/ai-detector/guide/read-published.ts";

/** The result's sentences, each said once: on the page and in what is copied, so that no copy travels without its limits. */
export function useReport(result: DetectorResult, figures: PublishedFigures | undefined) {
  const t = useTranslations("aiDetector");
  const { language } = useLanguage();
  const percent = (value: number) => formatNumber(language, Math.round(value * 100));
  const ends = { low: percent(result.interval.low), high: percent(result.interval.high) };
  const isOpen = result.verdict === "cannot-tell";
  // A range beside "cannot tell" would be taken for the verdict: why there is none is said instead.
  const range = isOpen ? null : t("bandRange", { ...ends, value: percent(result.probability) });
  const silence = isOpen ? reasonOfSilence(result) : null;
  const meaning = silence ?? t(`meaning_${result.verdict}`);
  const reasons = result.reliability.reasons.filter((reason) => reason !== silence);
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
    `${t(`verdict_${result.verdict}`)}. ${meaning}`,
    ...reasons,
    ...(range === null ? [] : [range]),
    ...(error === "" ? [] : [error]),
    `${t("neverProof")}. ${t("neverProofWhy")}`,
  ].join("\n\n");
  return { meaning, reasons, range, error, report };
}
