import { createHash, randomUUID } from "node:crypto";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { readPreferences } from "#domain/accounts/preferences.ts";
import { readCredits } from "#domain/credits/read.ts";
import { searchTextOf } from "#domain/runs/rules.ts";
import { giveBackRun, holdRun, type RunEnd, settleRun } from "#domain/runs/write.ts";
import { countCharacters } from "#engines/text/segment.ts";
import { countWords } from "#i18n/count-words.ts";
import { RefusalError, type RefusalCode } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import { TOOLS } from "#tools/index.ts";
import type { RunEvent, RunRequest } from "./run-events.ts";
import { type ModelAnswer, runOnModels } from "#tools/model-call/run-model.ts";
import type { BuiltInOutcome, Runner } from "#tools/runner.ts";
import { runnerOf } from "./runners.ts";
import { engineOf, readToolSettings, type ToolSettings } from "./settings.ts";
import { watchForStop } from "./stop-watch.ts";
import type { Envelope, ToolSlug } from "#tools/tool.ts";
import { warningOf } from "./warnings.ts";

/**
 * One run of a tool: settings → hold → produce → settle. Every branch of the road is here; engines below are pure.
 * Yields events as they happen; throws RefusalError, and then nothing was charged.
 */
export async function* runTool(deps: Deps, user: SignedInUser, request: RunRequest): AsyncGenerator<RunEvent> {
  const runner = runnerOf(request.slug);
  const settings = await readToolSettings(deps.db, request.slug, request.lang);
  const road = chooseRoad(deps, request.slug, settings);
  const started = performance.now();
  const runId = randomUUID();
  const { earlier } = await holdRun(deps.db, user, await startOf(deps, user, request, settings, runId));
  if (earlier) {
    yield* replay(deps, user, earlier.id, earlier.envelope as Envelope);
    return;
  }
  const run: WorkingRun = {
    deps,
    user,
    request,
    runner,
    settings,
    runId,
    started,
    end: { engine: road, providerCalls: 0 },
    shown: "",
    isEnded: false,
  };
  let errorCode: RefusalCode | null = null;
  try {
    yield { type: "start", runId, engine: road };
    yield* road === "provider" ? produceByModel(run) : produceBuiltIn(run, []);
  } catch (error) {
    errorCode = error instanceof RefusalError ? error.code : "internal";
    throw error;
  } finally {
    // Reached unended by an error, or by a caller that stopped reading: nothing was settled, so nothing is charged.
    if (!run.isEnded) await giveBack(run, errorCode);
  }
}

/** Ends an unanswered run at no cost. Without a database its lease ends it, which the sweep sees to. */
async function giveBack(run: WorkingRun, errorCode: RefusalCode | null): Promise<void> {
  run.isEnded = true;
  try {
    await giveBackRun(run.deps.db, { ...endOf(run), status: errorCode === null ? "stopped" : "failed", errorCode });
  } catch (error) {
    run.deps.log.error({ runId: run.runId, error }, "run not given back; the sweep will");
  }
}

interface WorkingRun {
  deps: Deps;
  user: SignedInUser;
  request: RunRequest;
  runner: Runner<unknown, unknown>;
  settings: ToolSettings;
  runId: string;
  started: number;
  end: Pick<RunEnd, "engine" | "provider" | "model" | "promptVersion" | "providerCalls" | "tokensIn" | "tokensOut">;
  /** Main text the reader has seen. */
  shown: string;
  /** Settled or given back: nothing is left to do for its credits. */
  isEnded: boolean;
}

function chooseRoad(deps: Deps, slug: ToolSlug, settings: ToolSettings): "provider" | "builtin" {
  if (!settings.isActive) throw new RefusalError("feature_inactive");
  const engine = engineOf(deps, slug, settings.prompt === null ? [] : settings.providers);
  if (engine === null)
    throw new RefusalError(runnerOf(slug).builtIn === undefined ? "engine_unavailable" : "provider_unavailable");
  return engine;
}

async function startOf(deps: Deps, user: SignedInUser, request: RunRequest, settings: ToolSettings, runId: string) {
  const tool = TOOLS[request.slug];
  const preferences = await readPreferences(deps.db, user.id);
  return {
    runId,
    tool: request.slug,
    lang: request.lang,
    idempotencyKey: request.idempotencyKey,
    bodyHash: createHash("sha256")
      .update(JSON.stringify([request.slug, request.lang, request.input]))
      .digest("hex"),
    cost: tool.cost,
    input: request.input,
    title: tool.titleOf(request.input as never),
    limits: settings.limits,
    keepsHistory: preferences.keepHistory,
    leaseSeconds: deps.settings.LEASE_SECONDS,
    now: deps.now(),
  };
}

/** The same key and body give the same answer again, charged once. */
async function* replay(deps: Deps, user: SignedInUser, runId: string, envelope: Envelope): AsyncGenerator<RunEvent> {
  const { credits } = await readCredits(deps.db, user.id, deps.now());
  yield { type: "start", runId, engine: envelope.engine };
  yield { type: "result", envelope: { ...envelope, creditsLeft: credits } };
  yield { type: "credits", left: credits };
}

async function* produceBuiltIn(run: WorkingRun, warnings: Envelope["warnings"]): AsyncGenerator<RunEvent> {
  const { builtIn } = run.runner;
  if (!builtIn) throw new RefusalError("provider_unavailable");
  const outcome = builtIn(run.request.input, { lang: run.request.lang });
  run.end = { engine: "builtin", providerCalls: run.end.providerCalls };
  const text = mainTextOf(run.request.slug, outcome.result);
  if (text) yield { type: "delta", text };
  yield* settle(run, { ...outcome, warnings: [...warnings, ...outcome.warnings] });
}

async function* produceByModel(run: WorkingRun): AsyncGenerator<RunEvent> {
  const stop = watchStop(run);
  let answer: ModelAnswer | null = null;
  try {
    for await (const event of runOnModels(run.deps, {
      runner: run.runner,
      input: run.request.input,
      lang: run.request.lang,
      prompt: run.settings.prompt?.content ?? "",
      providers: run.settings.providers,
      mainText: TOOLS[run.request.slug].mainText,
      signal: stop.signal,
    })) {
      if (event.type === "text") {
        run.shown += event.text;
        yield { type: "delta", text: event.text };
      } else if (event.type === "restart") {
        run.shown = "";
        yield { type: "restart", engine: "provider" };
      } else answer = event;
    }
  } finally {
    stop.end();
  }
  if (!answer) throw new RefusalError("provider_unavailable");
  run.end = {
    engine: "provider",
    provider: answer.provider,
    model: answer.model,
    promptVersion: run.settings.prompt?.version,
    providerCalls: answer.calls,
    tokensIn: answer.tokensIn,
    tokensOut: answer.tokensOut,
  };
  if (stop.signal.aborted) yield* endStopped(run);
  else if (answer.type === "answer") yield* settle(run, answer);
  else yield* fallBack(run);
}

/** Stopped before any visible text: nothing is charged. After it: charged once, and what was written is kept. */
async function* endStopped(run: WorkingRun): AsyncGenerator<RunEvent> {
  const { mainText } = TOOLS[run.request.slug];
  if (run.shown === "" || mainText === null) {
    await giveBack(run, null);
    yield { type: "credits", left: (await readCredits(run.deps.db, run.user.id, run.deps.now())).credits };
    return;
  }
  yield* settle(
    run,
    { result: { [mainText]: run.shown }, warnings: [warningOf("stopped_early", run.request.lang)] },
    "stopped",
  );
}

/** After a failed provider the built-in engine answers where there is one and it is allowed; else the run is given back. */
async function* fallBack(run: WorkingRun): AsyncGenerator<RunEvent> {
  if (run.runner.builtIn === undefined || run.deps.settings.BUILTIN_ENGINES === "off")
    throw new RefusalError("provider_unavailable");
  run.shown = "";
  yield { type: "restart", engine: "builtin" };
  yield* produceBuiltIn(run, [warningOf("builtin_after_failure", run.request.lang)]);
}

async function* settle(
  run: WorkingRun,
  outcome: BuiltInOutcome<unknown>,
  status: "done" | "stopped" = "done",
): AsyncGenerator<RunEvent> {
  const { deps, request, runId } = run;
  const text = mainTextOf(request.slug, outcome.result);
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
    stats: { words: countWords(text), characters: countCharacters(text) },
    ms: Math.round(performance.now() - run.started),
  };
  const searchText = searchTextOf([JSON.stringify(request.input), text]);
  const charged = await settleRun(deps.db, { ...endOf(run), status, envelope, searchText });
  run.isEnded = true;
  if (!charged) throw new RefusalError("provider_unavailable");
  const { credits } = await readCredits(deps.db, run.user.id, deps.now());
  yield { type: "result", envelope: { ...envelope, creditsLeft: credits } };
  yield { type: "credits", left: credits };
}

function endOf(run: WorkingRun): RunEnd {
  return { runId: run.runId, now: run.deps.now(), ms: performance.now() - run.started, ...run.end };
}

function mainTextOf(slug: ToolSlug, result: unknown): string {
  const { mainText } = TOOLS[slug];
  const value = mainText === null ? undefined : (result as Record<string, unknown>)[mainText];
  return typeof value === "string" ? value : "";
}

/** Joins the caller's signal with a stop asked for through another process, which only the database knows of. */
function watchStop(run: WorkingRun): { signal: AbortSignal; end(): void } {
  const controller = new AbortController();
  const end = watchForStop(run.deps.db, run.runId, () => controller.abort());
  return { signal: AbortSignal.any([run.request.signal, controller.signal]), end };
}
