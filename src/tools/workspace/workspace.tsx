import { type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import type { ApiFault } from "#browser/call-api.ts";
import { useCredits } from "#browser/credits.tsx";
import { loadToolRun } from "#tools/browser/use-run-tool.ts";
import { useResultInView } from "#tools/browser/use-result-in-view.ts";
import { useStopKey } from "#tools/browser/use-stop-key.ts";
import { useToolHere } from "#tools/browser/use-tool-here.ts";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/marks/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import type { Progress } from "#tools/tool.ts";
import { fetchLater, fetchLaterParts, later } from "./later.tsx";
import { RunBar } from "./run-bar.tsx";
import type { RunFailureProps } from "./run-failure.tsx";
import { Spinner } from "#ui/marks/spinner.tsx";

fetchLater(loadToolRun);
const RunFailure = later(() => import("./run-failure.tsx").then((module) => module.RunFailure));

/**
 * The workspace of a tool: raw material at the start side, the finished piece at the end side; one column on a phone. Examples
 * come last in their column, so that nothing moves and no room stays empty when they go.
 */
export function Workspace({ input, result, examples }: { input: ReactNode; result: ReactNode; examples?: ReactNode }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-8">
      <div className="min-w-0">{input}</div>
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">{result}</div>
      {examples}
    </div>
  );
}

interface RunFormProps {
  label: string;
  onRun: () => void;
  onStop: () => void;
  working: boolean;
  /** What the cost depends on, in the place of the plain price. */
  costNote?: string;
  /** Credits that a press needs; the tool's price unless this run may cost less. */
  needs?: number;
  /** Null: not known. */
  creditsLeft: number | null;
  pricingPath: string;
  children: ReactNode;
}

/**
 * The input side: the tool's fields, then the one primary action. For somebody without credits who has not taken the free
 * package, the press takes it and runs. While the tool is off the package is taken by a button of its own, never by a press to run.
 */
export function RunForm({ children, onRun, needs, ...bar }: RunFormProps) {
  const t = useTranslations("workspace");
  const { freeOffer, take } = useCredits();
  const { cost, isReady } = useToolHere();
  const isBelow = (price: number) => bar.creditsLeft !== null && bar.creditsLeft < price;
  const isShort = isBelow(needs ?? cost);
  const offer = isBelow(cost) ? freeOffer : null;
  const [taking, setTaking] = useState(false);
  const [fault, setFault] = useState<ApiFault | null>(null);
  useStopKey(bar.working, bar.onStop);
  async function press() {
    if (taking || bar.working) return;
    if (!offer || !isReady) return onRun();
    if (await takeOffer()) onRun();
  }
  async function takeOffer(): Promise<boolean> {
    setTaking(true);
    const refused = await take();
    setTaking(false);
    setFault(refused);
    return refused === null;
  }
  return (
    <form
      // Not the focus: the browser gives it to the field by itself, at times after the page's scripts have run.
      onMouseDown={fetchLaterParts}
      onKeyDown={fetchLaterParts}
      onClick={fetchLaterParts}
      onInput={fetchLaterParts}
      onSubmit={(event) => {
        event.preventDefault();
        void press();
      }}
    >
      <noscript>
        <Alert tone="warning" live={false} className="mb-4">
          {t("needsScript")}
        </Alert>
      </noscript>
      {children}
      <RunBar {...bar} isShort={isShort} offer={offer} taking={taking} fault={fault} onTake={takeOffer} />
    </form>
  );
}

interface RunPaneProps {
  needs?: number;
  state: {
    phase: string;
    engine: "provider" | "builtin" | null;
    text: string;
    progress: Progress | null;
    error: (RunFailureProps["error"] & { fields: Record<string, string> }) | null;
  };
  pricingPath: string;
  onRetry: () => void;
  children: ReactNode;
}

/** The result side: how the run goes or why it failed, then the tool's own result. What is wrong with a field is shown at the field. */
export function RunPane({ state, pricingPath, onRetry, needs, children }: RunPaneProps) {
  const t = useTranslations("workspace");
  const { cost } = useToolHere();
  const { credits } = useCredits();
  // The bar of the form says it already.
  const isSaid = state.error?.code === "insufficient_credits" && credits !== null && credits < (needs ?? cost);
  const isRefused = state.phase === "failed" && Object.keys(state.error?.fields ?? {}).length > 0;
  const pane = useResultInView(["done", "failed", "stopped"].includes(state.phase) && !isRefused);
  // What is wrong is said at its field, so that is where its reader goes.
  useEffect(() => {
    if (isRefused) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
  }, [isRefused]);
  return (
    <div ref={pane} aria-busy={state.phase === "working"} className="flex scroll-mt-4 flex-col gap-4">
      <RunStatus phase={state.phase} engine={state.engine} hasText={state.text !== ""} progress={state.progress} />
      {state.phase === "failed" && state.error && !isSaid && Object.keys(state.error.fields).length === 0 ? (
        <RunFailure
          error={state.error}
          pricingPath={pricingPath}
          action={
            <Button size="small" onClick={onRetry}>
              {t("retry")}
            </Button>
          }
        />
      ) : null}
      {children}
    </div>
  );
}

/** What the result pane shows before anything ran: what will appear there. */
export function ResultPreview({ items }: { items: readonly string[] }) {
  const t = useTranslations("workspace");
  return (
    <Card tone="sunk" as="section">
      <h2 className="text-base font-medium">{t("result")}</h2>
      <ul className="mt-3 flex flex-col gap-2 text-soft">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <span aria-hidden="true" className="mt-[0.7em] size-1.5 shrink-0 rounded-full bg-gold" />
            {item}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Announces a run's start and end to screen readers, and nothing in between. */
function RunStatus({
  phase,
  engine,
  hasText,
  progress,
}: {
  phase: string;
  engine: "provider" | "builtin" | null;
  hasText: boolean;
  progress: Progress | null;
}) {
  const t = useTranslations("workspace");
  const working =
    engine === "provider" ? t("workingProvider") : engine === "builtin" ? t("workingBuiltin") : t("working");
  const said =
    phase === "working"
      ? t("working")
      : phase === "done"
        ? t("done")
        : phase === "stopped"
          ? hasText
            ? t("stopped")
            : t("stoppedFree")
          : "";
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {phase === "working" ? (
        progress ? (
          <RunProgress {...progress} />
        ) : (
          <div aria-hidden="true" className="flex items-center gap-3 py-6 text-soft">
            <Spinner label="" />
            {working}
          </div>
        )
      ) : null}
      {phase === "stopped" && !hasText ? <Alert live={false}>{t("stoppedFree")}</Alert> : null}
    </>
  );
}

/** How far a long run is, and what it is doing now. */
function RunProgress({ value, label }: Progress) {
  return (
    <div className="flex flex-col gap-2 py-6 text-soft">
      <div className="flex items-center gap-3">
        <Spinner label="" />
        {label}
      </div>
      <progress className="h-2 w-full max-w-measure accent-petrol" max={1} value={value} aria-label={label} />
    </div>
  );
}

/** Who made the result, said plainly. */
export function EngineBadge({ engine, model }: { engine: "provider" | "builtin"; model?: string | undefined }) {
  const t = useTranslations("workspace");
  if (engine === "builtin") return <Badge tone="grey">{t("engineBuiltin")}</Badge>;
  return <Badge tone="petrol">{t.rich("engineModel", { model: () => <bdi dir="ltr">{model ?? ""}</bdi> })}</Badge>;
}
