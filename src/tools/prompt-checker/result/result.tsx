import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Alert } from "#ui/alert.tsx";
import { AutoDirText } from "#ui/text/auto-dir-text.tsx";
import { Badge } from "#ui/marks/badge.tsx";
import { EngineBadge } from "#tools/bench/bench.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DiffView } from "#tools/bench/diff/diff-view.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import { fillPlaceholders } from "#tools/bench/fill-placeholders.ts";
import { PlaceholderForm } from "#tools/bench/placeholder-form.tsx";
import { ResultActions } from "#tools/bench/result-actions.tsx";
import { Tabs } from "#ui/tabs.tsx";
import type { Envelope } from "#tools/tool.ts";
import { saveText } from "#tools/browser/save-text.ts";
import type { CheckerResult } from "#tools/prompt-checker/draft.ts";
import { IssueList } from "./issue-list.tsx";
import { applyFix } from "#tools/prompt-checker/live/use-live-check.ts";

const DIMENSIONS = ["clarity", "context", "output", "constraints", "consistency", "safety"] as const;
const BAND_TONES = { excellent: "green", good: "petrol", "needs-work": "amber", weak: "red" } as const;

/** The paid check: score, parts, strengths, the findings, and the prompt after its fixes beside the one before. */
export function CheckerResultPane({
  envelope,
  original,
  onUse,
  onEdit,
}: {
  envelope: Envelope<CheckerResult>;
  original: string;
  onUse: (text: string) => void;
  /** Changes the prompt in the form: one proven fix, or a line more. */
  onEdit: (edit: (text: string) => string | Promise<string>) => void;
}) {
  const t = useTranslations("promptChecker");
  const { language } = useLanguage();
  const [values, setValues] = useState<Record<string, string>>({});
  const { result } = envelope;
  const improved = fillPlaceholders(result.improved, values);
  const isUnchanged = result.improved.trim() === original.trim();
  return (
    <Card tone="result" as="article" className="flex flex-col gap-5">
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <EngineBadge engine={envelope.engine} model={envelope.model} />
          <Badge tone={BAND_TONES[result.band]}>{t(`band_${result.band}`)}</Badge>
        </div>
        <h2 className="text-xl">
          <span className="sr-only">{t("score")} </span>
          {t("scoreOf", { score: result.score, full: 100 })}
        </h2>
        <p>{result.verdict}</p>
        {isUnchanged ? null : (
          <p className="font-medium text-gold-text">{t("scoreAfter", { score: result.scoreAfter, full: 100 })}</p>
        )}
      </header>
      {envelope.warnings.map((warning) => (
        <Alert key={warning.code} tone="warning" live={false}>
          {warning.message}
        </Alert>
      ))}
      <Dimensions dimensions={result.dimensions} />
      {isGood(result) && DIMENSIONS.some((name) => result.dimensions[name] < HALF) ? (
        <p className="-mt-2 text-sm text-soft">{t("partsNote")}</p>
      ) : null}
      {result.strengths.length > 0 ? (
        <section>
          <h3 className="mb-1 text-base font-medium">{t("strengths")}</h3>
          <ul className="flex flex-col gap-1">
            {result.strengths.map((strength) => (
              <li key={strength} className="flex gap-2">
                <Icon name="check" size={18} className="mt-1.5 text-green" />
                {strength}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {isUnchanged ? (
        <p className="text-soft">{t(unchangedNote(envelope))}</p>
      ) : (
        <>
          <ResultActions
            text={improved}
            fileName="prompt"
            details={result}
            runId={envelope.runId}
            onSave={() => saveText({ content: improved, tool: "prompt-checker", lang: language })}
          />
          <Tabs
            label={t("resultTabs")}
            tabs={[
              { value: "improved", label: t("tabImproved"), content: <AutoDirText text={improved} /> },
              { value: "diff", label: t("tabDiff"), content: <DiffView before={original} after={result.improved} /> },
            ]}
          />
          <PlaceholderForm
            fields={result.placeholders}
            values={values}
            onChange={(key, value) => setValues((now) => ({ ...now, [key]: value }))}
          />
          <div>
            <Button onClick={() => onUse(improved)}>{t("useImproved")}</Button>
          </div>
        </>
      )}
      <section className="border-t border-line pt-4">
        <h3 className="mb-3 text-base font-medium">{t("issues")}</h3>
        {result.issues.length === 0 ? (
          <p className="text-soft">{t(isGood(result) ? "noIssues" : "noIssuesThin")}</p>
        ) : (
          <IssueList
            issues={result.issues}
            onFix={(issue) => onEdit((text) => applyFix(text, issue))}
            onAnswer={(line) => onEdit((text) => `${text.trimEnd()}\n${line}`)}
          />
        )}
      </section>
    </Card>
  );
}

/** A low part beside a good score wants a word. */
const HALF = 50;

function isGood({ band }: CheckerResult): boolean {
  return band === "good" || band === "excellent";
}

function unchangedNote({ engine, result }: Envelope<CheckerResult>) {
  if (engine !== "builtin") return "unchangedByModel";
  return result.issues.length === 0 ? "unchangedSound" : "unchanged";
}

/** Six parts as bars, each with its number. */
function Dimensions({ dimensions }: { dimensions: CheckerResult["dimensions"] }) {
  const t = useTranslations("promptChecker");
  return (
    <dl aria-label={t("dimensions")} className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
      {DIMENSIONS.map((name) => (
        <div key={name} className="grid grid-cols-[1fr_auto] items-center gap-x-3">
          <dt>{t(name)}</dt>
          <dd className="text-sm text-soft">{t("scoreOf", { score: dimensions[name], full: 100 })}</dd>
          <div aria-hidden="true" className="col-span-2 h-1.5 overflow-hidden rounded-full bg-sunk">
            <div className="h-full rounded-full bg-petrol" style={{ inlineSize: `${dimensions[name]}%` }} />
          </div>
        </div>
      ))}
    </dl>
  );
}
