import { useTranslations } from "#i18n/translations.ts";
import { Button } from "#ui/button.tsx";
import type { CheckerIssue } from "#tools/prompt-checker/draft.ts";
import { IssueList } from "#tools/prompt-checker/result/issue-list.tsx";
import type { LiveCheck } from "./use-live-check.ts";

export interface LivePanelProps {
  check: LiveCheck | null;
  onFix: (id: string) => void;
  /** Takes the last fix back, while that can be done. */
  onUndo: (() => void) | null;
  onShow: (issue: CheckerIssue) => void;
}

/** What was found while one types, with what can be mended in one press. */
export function LiveFindings({ check, onFix, onUndo, onShow }: LivePanelProps) {
  const t = useTranslations("promptChecker");
  const fixable = check?.issues.some((issue) => issue.replacement !== undefined) ?? false;
  return (
    <>
      {check && check.issues.length === 0 ? <p className="text-soft">{t("liveNone")}</p> : null}
      {fixable || onUndo ? (
        <div className="flex flex-wrap items-center gap-2">
          {fixable ? (
            <Button size="small" onClick={() => onFix("safe")}>
              {t("applyAll")}
            </Button>
          ) : null}
          {onUndo ? (
            <Button size="small" variant="quiet" icon="undo" onClick={onUndo}>
              {t("undo")}
            </Button>
          ) : null}
          <span role="status" className="text-sm text-soft">
            {onUndo ? t("applied") : null}
          </span>
        </div>
      ) : null}
      {check && check.issues.length > 0 ? (
        <IssueList issues={check.issues} onFix={(issue) => onFix(issue.id)} onShow={onShow} />
      ) : null}
    </>
  );
}
