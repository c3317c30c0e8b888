import { readCredits } from "#domain/credits/read.ts";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { searchTextOf } from "#domain/runs/rules.ts";
import { giveBackRun, settleRun } from "#domain/runs/write.ts";
import type { RunEnd } from "#domain/runs/run-end.ts";
import { countCharacters } from "#engines/text/segment.ts";
import { countWords } from "#i18n/count-words.ts";
import { RefusalError, type RefusalCode } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import { costOf, mainTextOf, TOOLS } from "#tools/index.ts";
import type { BuiltInOutcome } from "#tools/runner.ts";
import type { Envelope } from "#tools/tool.ts";
import type { RunEvent, RunRequest } from "./run-events.ts";
import type { AskedRunner } from "./built-in/thread-runner.ts";
import type { ToolSettings } from "./settings.ts";

/** A run between its hold and its end. */
export interface WorkingRun {
  deps: Deps;
  user: SignedInUser;
  request: RunRequest;
  /** The request's fields with its file: what the engines get. */
  input: Record<string, unknown>;
  runner: AskedRunner;
  settings: ToolSettings;
  runId: string;
  /** Credits set aside for it. */
  held: number;
  started: number;
  end: Pick<RunEnd, "engine" | "provider" | "model" | "promptVersion" | "providerCalls" | "tokensIn" | "tokensOut">;
  /** Main text the reader has seen. */
  shown: string;
  /** Settled or given back: nothing is left to do for its credits. */
  isEnded: boolean;
}

/** Stores the answer and charges for it, then tells the caller. Throws `run_ended` when the run's lease was over first. */
export async function* settle(
  run: WorkingRun,
  outcome: BuiltInOutcome<unknown>,
  status: "done" | "stopped" = "done",
): AsyncGenerator<RunEvent> {
  const { deps, request, runId } = run;
  const text = mainTextOf(request.slug, outcome.result);
  const price = costOf(request.slug, run.end.engine);
  const isFree = outcome.isFree === true || price === 0;
  const envelope: Envelope = {
    tool: request.slug,
    lang: request.lang,
    ...(outcome.variety ? { variety: outcome.variety } : {}),
    engine: run.end.engine,
    ...(run.end.provider ? { provider: run.end.provider } : {}),
    ...(run.end.model ? { model: run.end.model } : {}),
    ...(run.end.engine === "provider" && run.end.promptVersion ? { promptVersion: run.end.promptVersion } : {}),
    runId,
    result: outcome.result,
    warnings: outcome.warnings,
    stats: statsOf(text),
    cost: isFree ? 0 : price,
    ms: Math.round(performance.now() - run.started),
  };
  const searchText = searchTextOf([JSON.stringify(storedInputOf(request)), text]);
  const isSettled = await settleRun(deps.db, {
    ...endOf(run),
    status,
    envelope,
    searchText,
    price,
    isFree,
    title: TOOLS[request.slug].titleOfResult?.(outcome.result as never) ?? "",
  });
  run.isEnded = true;
  countEnd(run, isSettled ? status : "abandoned", isFree ? "released" : "captured", isFree ? run.held : price);
  if (!isSettled) throw new RefusalError("run_ended");
  const { credits } = await readCredits(deps.db, run.user.id, deps.now());
  yield { type: "result", envelope: { ...envelope, creditsLeft: credits } };
  yield { type: "credits", left: credits };
}

/** Counts how a run ended. The process that ended an abandoned one gave its credits back. */
function countEnd(
  run: WorkingRun,
  outcome: "done" | "stopped" | "failed" | "abandoned",
  change: "captured" | "released",
  credits: number,
) {
  const { metrics } = run.deps;
  const seconds = (performance.now() - run.started) / 1000;
  metrics.work({ kind: "run", tool: run.request.slug, engine: run.end.engine, outcome, seconds });
  if (outcome !== "abandoned") metrics.credits(change, credits);
}

export function statsOf(text: string): Envelope["stats"] {
  return { words: countWords(text), characters: countCharacters(text) };
}

function endOf(run: WorkingRun): RunEnd {
  return { runId: run.runId, now: run.deps.now(), ms: performance.now() - run.started, ...run.end };
}

/** Ends an unanswered run at no cost. Without a database its lease ends it, which the sweep sees to. */
export async function giveBack(run: WorkingRun, errorCode: RefusalCode | null): Promise<void> {
  run.isEnded = true;
  const status = errorCode === null ? "stopped" : "failed";
  try {
    await giveBackRun(run.deps.db, { ...endOf(run), status, errorCode });
    countEnd(run, status, "released", run.held);
  } catch (error) {
    run.deps.log.error({ runId: run.runId, error }, "run not given back; the sweep will");
  }
}

/** What is kept of an input: its fields, or those the declaration keeps; never its file. */
export function storedInputOf({ slug, input }: RunRequest): Record<string, unknown> {
  return TOOLS[slug].storedInput?.(input as never) ?? input;
}
