import { useTranslations } from "#i18n/translations.ts";
import { Alert } from "#ui/alert.tsx";
import { EngineBadge } from "#tools/workspace/workspace.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import type { Envelope } from "#tools/tool.ts";
import type { CheckerIssue, CheckerResult } from "#tools/prompt-checker/draft.ts";
import { lowPartsOf, wordOf } from "#tools/prompt-checker/word.ts";
import { IssueList } from "./issue-list.tsx";
import { RewriteSection } from "./rewrite-section.tsx";
import { applyFix, type LiveCheck } from "#tools/prompt-checker/live/use-live-check.ts";
import type { Mending } from "#tools/prompt-checker/live/use-mending.ts";

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

/** The rules' check: its word as it moves, the findings to mend one by one, the rewrite, what more would help, and the strengths. */
export function CheckerResultPane({ envelope, original, now, mending, onMend, onShow }: CheckerResultProps) {
  const t = useTranslations("promptChecker");
  const { result } = envelope;
  const word = now?.word ?? wordOf(result);
  const first = wordOf(result);
  const low = lowPartsOf(now ?? result);
  const undoable = new Set(mending.ids);
  const { issues, mended } = withMended(result.issues, now?.issues ?? result.issues, undoable);
  return (
    <Card tone="result" as="article" className="flex flex-col gap-5">
      <header className="flex flex-col gap-2">
        <h2 className="text-xl">{t(`state.${word}`)}</h2>
        <p role="status" className={word === first ? "sr-only" : "font-medium text-gold-text"}>
          {word === first ? null : (
            <>
              <span className="sr-only">{t("liveWord", { word: t(`state.${word}`) })}. </span>
              {t("wordWas", { word: t(`state.${first}`) })}
            </>
          )}
        </p>
      </header>
      {envelope.warnings.map((warning) => (
        <Alert key={warning.code} tone="warning" live={false}>
          {warning.message}
        </Alert>
      ))}
      <section>
        <h3 className="mb-3 text-base font-medium">{t("issues")}</h3>
        {issues.length === 0 ? (
          <p className="text-soft">{t(low.length === 0 ? "noIssues" : "noIssuesThin")}</p>
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
      {low.length > 0 ? (
        <section className="border-t border-line pt-4">
          <h3 className="mb-1 text-base font-medium">{t("raise")}</h3>
          <ul className="list-disc ps-5">
            {low.map((part) => (
              <li key={part}>{t(`more_${part}`)}</li>
            ))}
          </ul>
        </section>
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
      <div>
        <EngineBadge engine={envelope.engine} model={envelope.model} />
      </div>
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
