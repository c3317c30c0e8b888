import { useTranslations } from "#i18n/translations.ts";
import { later } from "#tools/bench/later.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import type { CheckerIssue } from "#tools/prompt-checker/draft.ts";
import type { LiveCheck } from "./use-live-check.ts";

const IssueList = later(() => import("#tools/prompt-checker/result/issue-list.tsx").then((module) => module.IssueList));

interface LivePanelProps {
  check: LiveCheck | null;
  onFix: (id: string) => void;
  /** Takes the last fix back, while that can be done. */
  onUndo: (() => void) | null;
  onShow: (issue: CheckerIssue) => void;
}

/** What the rules say while one types, free of charge. */
export function LivePanel({ check, onFix, onUndo, onShow }: LivePanelProps) {
  const t = useTranslations("promptChecker");
  const fixable = check?.issues.some((issue) => issue.replacement !== undefined) ?? false;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-base font-medium">{t("live")}</h2>
        {check ? (
          <p className="font-medium text-gold-text">{t("liveScore", { score: check.score, full: 100 })}</p>
        ) : (
          <p className="text-sm text-soft">{t("liveHint")}</p>
        )}
      </header>
      {check === null ? <p className="text-soft">{t("liveStart")}</p> : null}
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
    </Card>
  );
}
