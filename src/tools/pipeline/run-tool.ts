import { createHash, randomUUID } from "node:crypto";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { readPreferences } from "#domain/accounts/preferences.ts";
import { readCredits } from "#domain/credits/read.ts";
import { holdRun } from "#domain/runs/write.ts";
import { RefusalError, type RefusalCode } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import { draftTextsOf } from "#tools/draft-prompts.ts";
import { costOf, mainTextOf, REGISTRATIONS, runnerOf, TOOLS } from "#tools/index.ts";
import type { RunEvent, RunRequest } from "./run-events.ts";
import type { ModelAnswer } from "#tools/model-call/model-run.ts";
import { runOnModels } from "#tools/model-call/run-model.ts";
import { BUILT_IN_LIMIT_MS, runBuiltIn } from "./built-in/run-built-in.ts";
import { chooseEngine, readToolSettings, type ToolSettings, usableRows } from "./settings.ts";
import { threadRunner } from "./built-in/thread-runner.ts";
import { watchForStop } from "./stop-watch.ts";
import type { Runner } from "#tools/runner.ts";
import { giveBack, settle, storedInputOf, type WorkingRun } from "./settle-run.ts";
import type { Envelope } from "#tools/tool.ts";
import { warningOf } from "./warnings.ts";

/**
 * One run of a tool: settings → hold → produce → settle. Every branch is here; engines below are pure.
 * Yields events as they happen; throws RefusalError, and then nothing was charged.
 */
export async function* runTool(deps: Deps, user: SignedInUser, request: RunRequest): AsyncGenerator<RunEvent> {
  const runner = runnerOf(request.slug);
  const settings = await readToolSettings(deps, request.slug, request.lang);
  const input = request.file ? { ...request.input, file: request.file } : request.input;
  const started = performance.now();
  const runId = randomUUID();
  const { engine, held, earlier } = await admit(deps, user, { request, settings, runner, runId, input });
  if (earlier) {
    yield* replay(deps, user, earlier.id, earlier.envelope as Envelope);
    return;
  }
  const run: WorkingRun = {
    deps,
    user,
    request,
    input,
    runner: threadRunner(deps.ports.engines, request.slug, runner, input),
    settings,
    runId,
    held,
    started,
    end: { engine, providerCalls: 0 },
    shown: "",
    isEnded: false,
  };
  let errorCode: RefusalCode | null = null;
  try {
    yield { type: "start", runId, engine };
    yield* engine === "provider" ? produceByModel(run) : produceBuiltIn(run, []);
  } catch (error) {
    errorCode = error instanceof RefusalError ? error.code : "internal";
    throw error;
  } finally {
    // Reached unended by an error, or by a caller that stopped reading: nothing was settled, so nothing is charged.
    if (!run.isEnded) await giveBack(run, errorCode);
  }
}

/** Chooses the engine and holds the credits; counts what is admitted and what is refused. */
async function admit(
  deps: Deps,
  user: SignedInUser,
  {
    request,
    settings,
    runner,
    runId,
    input,
  }: Pick<WorkingRun, "request" | "settings" | "runId" | "input"> & {
    runner: Runner<unknown, unknown>;
  },
) {
  const { slug } = request;
  try {
    const engine = engineFor(deps, runner, settings, input);
    const held = engine === "builtin" && runner.addsNothing?.(input) ? 0 : costOf(slug, engine);
    const start = await startOf(deps, user, request, { settings, runId, cost: held });
    const { earlier } = await holdRun(deps.db, user, start);
    if (!earlier) deps.metrics.credits("held", held);
    return { engine, held, earlier };
  } catch (error) {
    if (error instanceof RefusalError) deps.metrics.refused(slug, error.code);
    throw error;
  }
}

function engineFor(
  deps: Deps,
  runner: Runner<unknown, unknown>,
  settings: ToolSettings,
  input: unknown,
): "provider" | "builtin" {
  if (!settings.isActive) throw new RefusalError("feature_inactive");
  const engine = chooseEngine(deps, runner, providersOf(settings), runner.engineFor?.(input));
  if (engine === null) throw new RefusalError(runner.builtIn === undefined ? "engine_unavailable" : "no_engine");
  return engine;
}

/** Without a stored prompt no model is asked. */
function providersOf(settings: ToolSettings): ToolSettings["providers"] {
  return settings.prompt === null ? [] : settings.providers;
}

async function startOf(
  deps: Deps,
  user: SignedInUser,
  request: RunRequest,
  { settings, runId, cost }: Pick<WorkingRun, "settings" | "runId"> & { cost: number },
) {
  const tool = TOOLS[request.slug];
  const preferences = await readPreferences(deps.db, user.id);
  return {
    runId,
    tool: request.slug,
    lang: request.lang,
    idempotencyKey: request.idempotencyKey,
    bodyHash: createHash("sha256")
      .update(JSON.stringify([request.slug, request.lang, request.input, request.file?.sha256 ?? null]))
      .digest("hex"),
    cost,
    input: storedInputOf(request),
    title: tool.titleOf({ ...request.input, ...(request.file ? { file: request.file } : {}) } as never),
    limits: settings.limits,
    keepsHistory: preferences.keepHistory,
    leaseSeconds: deps.settings.LEASE_SECONDS,
    key: request.key ?? null,
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
  const stop = watchStop(run);
  try {
    const steps = runBuiltIn(
      builtIn,
      run.input,
      { lang: run.request.lang, signal: stop.signal, ports: run.deps.ports },
      Math.min(BUILT_IN_LIMIT_MS, run.deps.settings.LEASE_SECONDS * 900),
    );
    let step = await steps.next();
    for (; !step.done; step = await steps.next()) yield { type: "progress", ...step.value };
    run.end = { engine: "builtin", providerCalls: run.end.providerCalls };
    if (step.value === null) {
      yield* endStopped(run);
      return;
    }
    const outcome = step.value;
    const text = mainTextOf(run.request.slug, outcome.result);
    if (text) yield { type: "delta", text };
    yield* settle(run, { ...outcome, warnings: [...warnings, ...outcome.warnings] });
  } finally {
    stop.end();
  }
}

async function* produceByModel(run: WorkingRun): AsyncGenerator<RunEvent> {
  const stop = watchStop(run);
  let answer: ModelAnswer | null = null;
  try {
    for await (const event of runOnModels(run.deps, {
      runner: run.runner,
      input: run.input,
      lang: run.request.lang,
      prompt: run.settings.prompt?.content ?? "",
      drafts: draftsFor(run),
      providers: usableRows(run.deps, runnerOf(run.request.slug), run.settings.providers),
      ports: run.deps.ports,
      mainText: TOOLS[run.request.slug].mainText,
      signal: stop.signal,
    })) {
      if (event.type === "text") {
        run.shown += event.text;
        yield { type: "delta", text: event.text };
      } else if (event.type === "progress") {
        yield event;
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
    providerCalls: answer.calls + (answer.drafts ?? 0),
    tokensIn: answer.tokensIn,
    tokensOut: answer.tokensOut,
  };
  if (stop.signal.aborted) yield* endStopped(run);
  else if (answer.type === "answer") yield* settle(run, answer);
  else yield* fallBack(run);
}

/** The drafts speak of our own text's keys: an administrator's text is asked as it is, in one call. */
function draftsFor({ request: { slug, lang }, settings }: WorkingRun) {
  const isOurs = settings.prompt?.content.trim() === REGISTRATIONS[slug].systemPrompts[lang].trim();
  return isOurs ? draftTextsOf(slug, lang) : undefined;
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

/** Joins the caller's signal with a stop asked for through another process, which only the database knows of. */
function watchStop(run: WorkingRun): { signal: AbortSignal; end(): void } {
  const controller = new AbortController();
  const end = watchForStop(run.deps.db, run.runId, () => controller.abort());
  return { signal: AbortSignal.any([run.request.signal, controller.signal]), end };
}
