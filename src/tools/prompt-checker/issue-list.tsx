import { useTranslations } from "use-intl";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { type CheckerIssue, toneOf } from "./draft.ts";

/** Findings as a list: how grave, what, why, and the fix; pressing the quote shows where it stands. */
export function IssueList({
  issues,
  onFix,
  onShow,
}: {
  issues: readonly CheckerIssue[];
  onFix?: (issue: CheckerIssue) => void;
  onShow?: (issue: CheckerIssue) => void;
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
        </li>
      ))}
    </ul>
  );
}
