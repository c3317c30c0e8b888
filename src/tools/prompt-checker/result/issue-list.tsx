import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Badge } from "#ui/marks/badge.tsx";
import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { type CheckerIssue, toneOf } from "#tools/prompt-checker/draft.ts";

/** Findings as a list: how grave, what, why, and the fix or the question that mends it; pressing the quote shows where it is. */
export function IssueList({
  issues,
  onFix,
  onShow,
  onAnswer,
}: {
  issues: readonly CheckerIssue[];
  onFix?: (issue: CheckerIssue) => void;
  onShow?: (issue: CheckerIssue) => void;
  /** Takes the answer to a finding's question as a line of the prompt. */
  onAnswer?: (line: string) => void;
}) {
  const t = useTranslations("promptChecker");
  return (
    <ul className="flex flex-col divide-y divide-line">
      {issues.map((issue) => (
        <li key={`${issue.id}-${issue.start ?? "absent"}`} className="flex flex-col gap-1.5 py-4 first:pt-0">
          <div className="flex flex-wrap items-center gap-2">
            <Badge tone={toneOf(issue.severity)}>{t(`severity_${issue.severity}`)}</Badge>
            {issue.quote ? (
              <button
                type="button"
                dir="auto"
                className="max-w-full truncate text-start text-sm text-soft underline decoration-dotted hover:text-petrol"
                onClick={() => onShow?.(issue)}
              >
                {issue.quote}
              </button>
            ) : (
              <span className="text-sm text-soft">{t("absent")}</span>
            )}
          </div>
          <p>{issue.message}</p>
          <p className="text-soft">{issue.fix}</p>
          {onFix && issue.replacement !== undefined ? (
            <div>
              <Button size="small" icon="check" onClick={() => onFix(issue)}>
                {t("applyFix")}
              </Button>
            </div>
          ) : null}
          {onAnswer && issue.question ? <QuestionLine question={issue.question} onAnswer={onAnswer} /> : null}
        </li>
      ))}
    </ul>
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
  const [isDone, setDone] = useState(false);
  if (isDone) return <p className="text-sm text-green">{t("answered")}</p>;
  function give(text: string) {
    if (text.trim() === "") return;
    setDone(true);
    onAnswer(`${question.label}: ${text.trim()}`);
  }
  return (
    <div className="mt-1 flex flex-col gap-2 rounded-control bg-sunk p-3">
      <p dir="auto" className="font-medium">
        {question.ask}
      </p>
      <div className="flex flex-wrap gap-2">
        {question.examples.map((example) => (
          <Button key={example} size="small" onClick={() => give(example)}>
            <bdi>{example}</bdi>
          </Button>
        ))}
      </div>
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
