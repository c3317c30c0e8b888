import { useTranslations } from "#i18n/translations.ts";
import { later } from "#tools/bench/later.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import type { CheckerIssue } from "#tools/prompt-checker/draft.ts";
import type { LiveCheck } from "./use-live-check.ts";

const IssueList = later(() => import("#tools/prompt-checker/result/issue-list.tsx").then((module) => module.IssueList));

interface LivePanelProps {
  check: LiveCheck | null;
  onFix: (which: CheckerIssue | "safe") => void;
  onShow: (issue: CheckerIssue) => void;
}

/** What the rules say while one types, free of charge. */
export function LivePanel({ check, onFix, onShow }: LivePanelProps) {
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
      {check && check.issues.length > 0 ? (
        <>
          {fixable ? (
            <div>
              <Button size="small" onClick={() => onFix("safe")}>
                {t("applyAll")}
              </Button>
            </div>
          ) : null}
          <IssueList issues={check.issues} onFix={onFix} onShow={onShow} />
        </>
      ) : null}
    </Card>
  );
}
