import { useTranslations } from "#i18n/translations.ts";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/marks/badge.tsx";
import { EngineBadge } from "#tools/workspace/workspace.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import type { Envelope } from "#tools/tool.ts";
import type { CheckerIssue, CheckerResult } from "#tools/prompt-checker/draft.ts";
import { IssueList } from "./issue-list.tsx";
import { RewriteSection } from "./rewrite-section.tsx";
import { applyFix, type LiveCheck } from "#tools/prompt-checker/live/use-live-check.ts";
import type { Mending } from "#tools/prompt-checker/live/use-mending.ts";

const DIMENSIONS = ["clarity", "context", "output", "constraints", "consistency", "safety"] as const;
const BAND_TONES = { excellent: "green", good: "petrol", "needs-work": "amber", weak: "red" } as const;

interface CheckerResultProps {
  envelope: Envelope<CheckerResult>;
  original: string;
  /** The text as it is after changes; null while it is the one that was checked. */
  now: LiveCheck | null;
  mending: Mending;
  onMend: Mending["add"];
  /** Absent where the field has another text than the checked one. */
  onShow?: ((issue: CheckerIssue) => void) | undefined;
}

/** The paid check: the score as it moves, the findings to mend one by one, then the rewrite, the parts and the strengths. */
export function CheckerResultPane({ envelope, original, now, mending, onMend, onShow }: CheckerResultProps) {
  const t = useTranslations("promptChecker");
  const { result } = envelope;
  const { score, band, verdict, dimensions } = now ?? result;
  const undoable = new Set(mending.ids);
  const { issues, mended } = withMended(result.issues, now?.issues ?? result.issues, undoable);
  return (
    <Card tone="result" as="article" className="flex flex-col gap-5">
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <EngineBadge engine={envelope.engine} model={envelope.model} />
          <Badge tone={BAND_TONES[band]}>{t(`band_${band}`)}</Badge>
        </div>
        <h2 className="text-xl">
          <span className="sr-only">{t("score")} </span>
          {t("scoreOf", { score, full: 100 })}
        </h2>
        <p role="status" className={score === result.score ? "sr-only" : "font-medium text-gold-text"}>
          {score === result.score ? null : (
            <>
              <span className="sr-only">{t("liveScore", { score, full: 100 })}. </span>
              {t("scoreWas", { score: result.score })}
            </>
          )}
        </p>
        <p>{verdict}</p>
      </header>
      {envelope.warnings.map((warning) => (
        <Alert key={warning.code} tone="warning" live={false}>
          {warning.message}
        </Alert>
      ))}
      <section>
        <h3 className="mb-3 text-base font-medium">{t("issues")}</h3>
        {issues.length === 0 ? (
          <p className="text-soft">{t(isGood(result) ? "noIssues" : "noIssuesThin")}</p>
        ) : (
          <IssueList
            issues={issues}
            mended={mended}
            undoable={undoable}
            onFix={({ id }) => void onMend({ id, make: (text) => applyFix(text, id) })}
            onUndo={({ id }) => void mending.undo(id)}
            onShow={onShow}
            onAnswer={({ id }, line) => void onMend({ id, make: (text) => `${text.trimEnd()}\n${line}` })}
          />
        )}
      </section>
      <RewriteSection envelope={envelope} original={original} mending={mending} onMend={onMend} />
      <section className="flex flex-col gap-3 border-t border-line pt-4">
        <h3 className="text-base font-medium">{t("dimensions")}</h3>
        <Dimensions dimensions={dimensions} />
        {isGood(result) && DIMENSIONS.some((name) => dimensions[name] < HALF) ? (
          <p className="text-sm text-soft">{t("partsNote")}</p>
        ) : null}
      </section>
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
    </Card>
  );
}

/**
 * The run's findings in the run's order, each as it is now, then what has come up since. One that is gone stays in its
 * place as mended; so does an answered one that the rules would still like to see filled.
 */
function withMended(
  found: readonly CheckerIssue[],
  standing: readonly CheckerIssue[],
  changed: ReadonlySet<string>,
): { issues: CheckerIssue[]; mended: Set<string> } {
  const standingById = new Map(standing.map((issue) => [issue.id, issue]));
  const mended = new Set(
    found
      .filter(({ id, question }) => !standingById.has(id) || (question !== undefined && changed.has(id)))
      .map(({ id }) => id),
  );
  const known = new Set(found.map(({ id }) => id));
  return {
    issues: [
      ...found.map((issue) => {
        const current = standingById.get(issue.id);
        return current && !mended.has(issue.id) ? { ...current, question: issue.question } : issue;
      }),
      ...standing.filter(({ id }) => !known.has(id)),
    ],
    mended,
  };
}

/** A low part beside a good score wants a word. */
const HALF = 50;

function isGood({ band }: CheckerResult): boolean {
  return band === "good" || band === "excellent";
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
