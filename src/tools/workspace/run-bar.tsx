import { useTranslations } from "#i18n/translations.ts";
import type { ApiFault } from "#browser/call-api.ts";
import { type FreeOffer, useCredits } from "#browser/credits.tsx";
import { Alert } from "#ui/alert.tsx";
import { useLateStop } from "#tools/browser/use-late-stop.ts";
import { useToolHere } from "#tools/browser/use-tool-here.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { later } from "./later.tsx";

const BuyHere = later(() => import("./buy-here.tsx").then((module) => module.BuyHere));
const ToolOff = later(() => import("./tool-off.tsx").then((module) => module.ToolOff));

interface RunBarProps {
  label: string;
  onStop: () => void;
  working: boolean;
  costNote?: string | undefined;
  creditsLeft: number | null;
  pricingPath: string;
  /** Fewer credits are left than a run costs. */
  isShort: boolean;
  /** The free package, where the button takes it. */
  offer: FreeOffer | null;
  taking: boolean;
  /** Takes it without a run, while the tool is off. */
  onTake: () => Promise<boolean>;
  /** Why it could not be taken. */
  fault: ApiFault | null;
}

/** The one primary action, with what it costs and what is left; Stop takes its place while it works. In thumb's reach on a phone. */
export function RunBar(props: RunBarProps) {
  const { label, onStop, working, offer, taking, onTake } = props;
  const t = useTranslations("workspace");
  const { isReady } = useToolHere();
  const mayStop = useLateStop(working);
  return (
    <div
      className={
        isReady
          ? "sticky bottom-0 z-10 -mx-4 mt-5 border-t border-line bg-paper px-4 py-3 md:static md:mx-0 md:border-0 md:bg-transparent md:p-0"
          : "mt-5"
      }
    >
      {working ? null : <RunNotice {...props} />}
      {/* The words keep their line and the button its width, so that neither moves when a run begins or ends. */}
      <div className="flex flex-col gap-x-4 gap-y-1.5 sm:flex-row sm:items-center">
        {/* Two elements: a button that became the submit button while it is pressed would submit. */}
        {working ? (
          <Button
            key="stop"
            aria-disabled={!mayStop}
            onClick={mayStop ? onStop : undefined}
            title="Esc"
            className="min-w-36 shrink-0"
          >
            <span className="grid justify-items-center">
              <span aria-hidden="true" className="invisible col-start-1 row-start-1">
                {label}
              </span>
              <span className="col-start-1 row-start-1">{t("stop")}</span>
            </span>
          </Button>
        ) : (
          <Button
            key="run"
            type="submit"
            title="Ctrl / ⌘ + Enter"
            variant="primary"
            disabled={!isReady}
            loading={taking && isReady}
            className="min-w-36 shrink-0"
          >
            {offer && isReady ? t("takeAndRun") : label}
          </Button>
        )}
        {offer && !isReady && !working ? (
          <Button loading={taking} onClick={() => void onTake()} className="shrink-0">
            {t("takeOnly")}
          </Button>
        ) : null}
        <p className="text-sm text-soft max-sm:text-center">{working ? t("stopRule") : <Cost {...props} />}</p>
      </div>
    </div>
  );
}

function Cost({ costNote, creditsLeft, offer }: RunBarProps) {
  const t = useTranslations("workspace");
  const { cost } = useToolHere();
  if (offer) return t("offerBody", { count: offer.credits, days: offer.days });
  return (
    <>
      {costNote ?? t("cost", { cost })}
      {/* What is free needs none. */}
      {creditsLeft === null || (creditsLeft === 0 && cost === 0) ? null : (
        <>
          {" "}
          <span className="max-sm:ms-3 sm:block">{t("left", { credits: creditsLeft })}</span>
        </>
      )}
    </>
  );
}

/** One box at most: a tool that is off, the free package that waits, why it could not be taken, or that nothing is left. */
function RunNotice({ offer, fault, isShort, pricingPath }: RunBarProps) {
  const t = useTranslations("workspace");
  const { isReady } = useToolHere();
  const refusal =
    fault && (isShort || offer) ? (
      <Alert tone="error" className="mb-3" action={offer ? null : <PlansLink path={pricingPath} />}>
        {fault.message || t("claimFailed")}
      </Alert>
    ) : null;
  if (!isReady) {
    return (
      <>
        <ToolOff />
        {refusal}
      </>
    );
  }
  if (refusal) return refusal;
  if (offer) {
    return (
      <p className="mb-3 border-s-4 border-gold ps-3 text-lg font-bold text-gold-text">
        {t("offer", { count: offer.credits })}
      </p>
    );
  }
  if (!isShort) return null;
  return (
    <Alert tone="warning" className="mb-3" action={<WaysToCredits path={pricingPath} />}>
      {t("noCredits")}
    </Alert>
  );
}

/** One press to buy where something is on sale, and all there is to choose from. */
function WaysToCredits({ path }: { path: string }) {
  const { buyOffer } = useCredits();
  return (
    <div className="flex flex-wrap items-start gap-2">
      {buyOffer ? <BuyHere offer={buyOffer} /> : null}
      <PlansLink path={path} />
    </div>
  );
}

function PlansLink({ path }: { path: string }) {
  const t = useTranslations("workspace");
  return <LinkButton to={path}>{t("getCredits")}</LinkButton>;
}
