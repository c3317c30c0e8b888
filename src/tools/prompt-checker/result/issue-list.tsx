import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Badge } from "#ui/marks/badge.tsx";
import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useTextDirection } from "#ui/text/use-text-direction.ts";
import { type CheckerIssue, toneOf } from "#tools/prompt-checker/draft.ts";

interface IssueListProps {
  issues: readonly CheckerIssue[];
  /** Mended ones that stay in their place, and which of them can be undone. */
  mended?: ReadonlySet<string>;
  undoable?: ReadonlySet<string>;
  onFix?: (issue: CheckerIssue) => void;
  onUndo?: (issue: CheckerIssue) => void;
  onShow?: ((issue: CheckerIssue) => void) | undefined;
  /** Takes the answer to a finding's question as a line of the prompt. */
  onAnswer?: (issue: CheckerIssue, line: string) => void;
}

/** Findings as a list: how grave, what, why, and the fix or the question that mends it; pressing the quote shows where it is. */
export function IssueList({ issues, mended, undoable, onFix, onUndo, onShow, onAnswer }: IssueListProps) {
  const t = useTranslations("promptChecker");
  return (
    <ul className="flex flex-col divide-y divide-line">
      {issues.map((issue) => {
        const isMended = mended?.has(issue.id) ?? false;
        return (
          <li key={issue.id} className="flex flex-col gap-1.5 py-4 first:pt-0">
            <div className="flex flex-wrap items-center gap-2">
              {isMended ? (
                <Badge tone="green">{t(undoable?.has(issue.id) ? "mended" : "gone")}</Badge>
              ) : (
                <Badge tone={toneOf(issue.severity)}>{t(`severity_${issue.severity}`)}</Badge>
              )}
              <Quote issue={issue} isMended={isMended} onShow={onShow} />
            </div>
            {isMended ? (
              undoable?.has(issue.id) ? (
                <div>
                  <Button size="small" icon="undo" onClick={() => onUndo?.(issue)}>
                    {t("undo")}
                  </Button>
                </div>
              ) : null
            ) : (
              <>
                <p>{issue.message}</p>
                <p className="text-soft">{issue.fix}</p>
                {onFix && issue.replacement !== undefined ? (
                  <div>
                    <Button size="small" icon="check" onClick={() => onFix(issue)}>
                      {t("applyFix")}
                    </Button>
                  </div>
                ) : null}
                {onAnswer && issue.question ? (
                  <QuestionLine question={issue.question} onAnswer={(line) => onAnswer(issue, line)} />
                ) : null}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Quote({
  issue,
  isMended,
  onShow,
}: {
  issue: CheckerIssue;
  isMended: boolean;
  onShow: IssueListProps["onShow"];
}) {
  const t = useTranslations("promptChecker");
  const dirOf = useTextDirection();
  const { quote } = issue;
  if (isMended)
    return <span className="text-sm text-soft">{quote ? <del dir={dirOf(quote)}>{quote}</del> : issue.message}</span>;
  if (!quote) return <span className="text-sm text-soft">{t("absent")}</span>;
  if (!onShow)
    return (
      <bdi dir={dirOf(quote)} className="text-sm text-soft">
        {quote}
      </bdi>
    );
  return (
    <button
      type="button"
      dir={dirOf(quote)}
      title={t("showInText")}
      className="min-h-11 max-w-full truncate text-start text-sm text-soft underline decoration-dotted hover:text-petrol"
      onClick={() => onShow(issue)}
    >
      {quote}
    </button>
  );
}

/** One question, its likely answers to tap, and a line for another. */
function QuestionLine({
  question,
  onAnswer,
}: {
  question: NonNullable<CheckerIssue["question"]>;
  onAnswer: (line: string) => void;
}) {
  const t = useTranslations("promptChecker");
  const [answer, setAnswer] = useState("");
  const dirOf = useTextDirection();
  function give(text: string) {
    if (text.trim() === "") return;
    onAnswer(`${question.label}: ${text.trim()}`);
  }
  return (
    <div className="mt-1 flex flex-col gap-2 rounded-control bg-sunk p-3">
      <p dir={dirOf(question.ask)} className="font-medium">
        {question.ask}
      </p>
      {/* The example of an open question is somebody else's story: a tap must not put it into this prompt. */}
      {question.isOpen ? null : (
        <div className="flex flex-wrap gap-2">
          {question.examples.map((example) => (
            <Button key={example} size="small" onClick={() => give(example)}>
              <bdi>{example}</bdi>
            </Button>
          ))}
        </div>
      )}
      <div className="flex gap-2">
        <TextInput
          aria-label={question.ask}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            give(answer);
          }}
        />
        <Button size="small" disabled={answer.trim() === ""} onClick={() => give(answer)}>
          {t("addAnswer")}
        </Button>
      </div>
    </div>
  );
}
