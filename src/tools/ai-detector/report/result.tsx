import { useTranslations } from "#i18n/translations.ts";
import { EngineBadge } from "#tools/workspace/workspace.tsx";
import { Rating } from "#tools/workspace/result-actions.tsx";
import type { Envelope } from "#tools/tool.ts";
import { AutoDirText } from "#ui/text/auto-dir-text.tsx";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/marks/badge.tsx";
import { Card } from "#ui/card.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import { LikelihoodBand } from "./likelihood-band.tsx";
import type { DetectorResult } from "#tools/ai-detector/draft.ts";
import type { PublishedFigures } from "#tools/ai-detector/guide/read-published.ts";
import { MeasuredTable } from "#tools/ai-detector/guide/measured-table.tsx";
import { NeverProof } from "./never-proof.tsx";
import { SentenceMap, UnmarkedText } from "./sentence-map.tsx";
import { SignalTable } from "./signal-table.tsx";
import { useReport } from "./use-report.ts";
import { useTextDirection } from "#ui/text/use-text-direction.ts";

/** The verdict in words, what it does not mean, the range, the sentences, and how often this detector is wrong. */
export function DetectorResultPane({
  envelope,
  text,
  published,
}: {
  envelope: Envelope<DetectorResult>;
  text: string;
  published: readonly PublishedFigures[];
}) {
  const t = useTranslations("aiDetector");
  const { result } = envelope;
  const figures = published.find(({ language }) => language === result.textLanguage);
  const { meaning, reasons, range, error, report } = useReport(result, figures);
  const isOpen = result.verdict === "cannot-tell";
  return (
    <Card tone="result" as="article" className="flex flex-col gap-5">
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <EngineBadge engine={envelope.engine} model={envelope.model} />
          <Badge tone="grey">
            {t("reliability")}: {t(`reliability_${result.reliability.level}`)}
          </Badge>
        </div>
        <h2 className="text-xl">{t(`verdict_${result.verdict}`)}</h2>
        <p>{meaning}</p>
        {reasons.length > 0 ? (
          <ul className="list-disc ps-5 text-soft">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        ) : null}
        {isOpen ? <p className="text-soft">{t("freeOfCharge")}</p> : null}
      </header>
      <NeverProof />
      {envelope.warnings.map((warning) => (
        <Alert key={warning.code} tone="warning" live={false}>
          {warning.message}
        </Alert>
      ))}
      {range === null ? null : <LikelihoodBand result={result} range={range} />}
      <p>{error}</p>
      <div data-print="never" className="flex flex-wrap items-center gap-2">
        <CopyButton text={report} label={t("copyReport")} size="small" />
        {envelope.runId ? <Rating key={envelope.runId} runId={envelope.runId} /> : null}
      </div>
      {isOpen ? <UnmarkedText text={text} /> : <SentenceMap text={text} sentences={result.sentences} />}
      <SignalTable signals={result.signals} isOpen={isOpen} />
      {result.remarks ? <Remarks remarks={result.remarks} /> : null}
      {figures ? (
        <details className="group border-t border-line pt-2">
          <summary className="flex min-h-11 items-center gap-3 font-medium">
            <span className="grow">{t("measured")}</span>
            <Icon name="chevron-down" size={18} className="text-soft group-open:rotate-180" />
          </summary>
          <p className="mb-3 text-sm text-soft">{t("measuredRule")}</p>
          <MeasuredTable figures={figures} />
        </details>
      ) : null}
    </Card>
  );
}

function Remarks({ remarks }: { remarks: NonNullable<DetectorResult["remarks"]> }) {
  const t = useTranslations("aiDetector");
  const dirOf = useTextDirection();
  return (
    <section className="border-t border-line pt-4">
      <h3 className="text-base font-medium">{t("remarks")}</h3>
      <p className="mb-3 text-sm text-soft">{t("remarksRule")}</p>
      <ul className="flex flex-col gap-3">
        {remarks.map((remark) => (
          <li key={`${remark.label} ${remark.quote}`}>
            <p className="font-medium" dir={dirOf(remark.label)}>
              {remark.label}
            </p>
            <blockquote className="border-s-2 border-line ps-3 text-soft">
              <AutoDirText text={remark.quote} />
            </blockquote>
            <p dir={dirOf(remark.why)}>{remark.why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
