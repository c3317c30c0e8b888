import { useTranslations } from "#i18n/translations.ts";
import type { DetectorResult } from "#tools/ai-detector/draft.ts";

/** Where the text lies between the two ends: a range, with the best estimate as a thin mark in it. */
export function LikelihoodBand({
  result,
  range,
}: {
  result: Pick<DetectorResult, "probability" | "interval">;
  /** The same in words. */
  range: string;
}) {
  const t = useTranslations("aiDetector");
  const { low, high } = result.interval;
  return (
    <figure>
      <figcaption className="font-medium">{t("band")}</figcaption>
      <div aria-hidden="true" className="relative mt-3 h-4 rounded-full border border-line bg-sunk">
        <div
          className="absolute inset-y-0 rounded-full bg-gold"
          style={{ insetInlineStart: `${low * 100}%`, inlineSize: `${Math.max(2, (high - low) * 100)}%` }}
        />
        <div
          className="absolute -inset-y-1 w-0.5 bg-ink"
          style={{ insetInlineStart: `${result.probability * 100}%` }}
        />
      </div>
      <div aria-hidden="true" className="mt-1 flex justify-between gap-4 text-sm text-soft">
        <span>{t("bandHuman")}</span>
        <span className="text-end">{t("bandAi")}</span>
      </div>
      <p className="mt-1 text-sm text-soft">{range}</p>
    </figure>
  );
}
