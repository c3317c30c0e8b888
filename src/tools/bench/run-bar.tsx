import { useTranslations } from "use-intl";
import { Alert } from "#ui/alert.tsx";
import { useToolHere } from "#tools/browser/use-tool-here.ts";
import { Button, LinkButton } from "#ui/button.tsx";

interface RunBarProps {
  label: string;
  onRun: () => void;
  onStop: () => void;
  working: boolean;
  /** What the cost depends on, in the place of the plain price. */
  costNote?: string;
  /** Null: not known. */
  creditsLeft: number | null;
  pricingPath: string;
}

/** The one primary action, with what it costs and what is left; Stop stands in its place while it works. In thumb's reach on a phone. */
export function RunBar({ label, onRun, onStop, working, costNote, creditsLeft, pricingPath }: RunBarProps) {
  const t = useTranslations("bench");
  const { cost, isReady } = useToolHere();
  const isShort = creditsLeft !== null && creditsLeft < cost;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-5 border-t border-line bg-paper px-4 py-3 md:static md:mx-0 md:border-0 md:bg-transparent md:p-0">
      {isReady ? null : (
        <Alert tone="warning" live={false} className="mb-3">
          {t("toolOff")}
        </Alert>
      )}
      {isShort && isReady && !working ? (
        <Alert
          tone="warning"
          live={false}
          className="mb-3"
          action={
            <LinkButton to={pricingPath} size="small">
              {t("getCredits")}
            </LinkButton>
          }
        >
          {t("noCredits")}
        </Alert>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {working ? (
          <Button onClick={onStop} icon="close" className="min-w-36">
            {t("stop")}
          </Button>
        ) : (
          <Button variant="primary" onClick={onRun} disabled={!isReady} className="min-w-36">
            {label}
          </Button>
        )}
        <p className="text-sm text-soft">
          {working ? (
            t("stopRule")
          ) : (
            <>
              {costNote ?? t("cost", { cost })}
              {creditsLeft === null ? null : <span className="block">{t("left", { credits: creditsLeft })}</span>}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
