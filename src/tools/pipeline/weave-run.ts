import type { SignedInUser } from "#domain/accounts/access.ts";
import { readCredits } from "#domain/credits/read.ts";
import type { StoredRun } from "#domain/runs/stored-run.ts";
import {
  addWeaveUse,
  claimWeave,
  lockAnsweredRun,
  releaseWeave,
  type RunVersion,
  saveVersion,
  versionsOf,
} from "#domain/runs/write-versions.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import { mainTextOf, runnerOf, TOOLS, type ToolSlug } from "#tools/index.ts";
import type { ModelAnswer } from "#tools/model-call/model-run.ts";
import { runOnModels } from "#tools/model-call/run-model.ts";
import type { AnswerRules } from "#tools/runner.ts";
import type { Envelope } from "#tools/tool.ts";
import { type AnsweredRun, applyAnswers, keepByRule, withCredits } from "./answer-run.ts";
import type { RunEvent } from "./run-events.ts";
import { readToolSettings, usableRows } from "./settings.ts";
import { statsOf } from "./settle-run.ts";
import { watchForStop } from "./stop-watch.ts";
import { threadRunner } from "./built-in/thread-runner.ts";
import { warningOf } from "./warnings.ts";

/**
 * Has a model weave the answers of a run that a model made into one text: once a run, within its credit. When no model
 * gives a sound text, the answers are put in by rule. The same answers again give the woven text that is kept. Yields
 * events like a run; ends with a result, or with credits alone when it was stopped. Throws `not_found`, `invalid_input`,
 * `run_in_progress`, `already_woven`, `engine_unavailable` for a run that no model made.
 */
export async function* weaveRun(
  deps: Deps,
  user: SignedInUser,
  order: { runId: string; body: unknown; signal: AbortSignal },
): AsyncGenerator<RunEvent> {
  const { runId, body } = order;
  const started = performance.now();
  const { run, input, kept } = await claim(deps, user, runId, body);
  yield { type: "start", runId, engine: "provider" };
  if (kept) {
    yield* ended(deps, user, kept);
    return;
  }
  let isOver = false;
  try {
    const answer: ModelAnswer | "stopped" = yield* askModel(deps, run, input, order.signal);
    if (answer === "stopped") {
      yield { type: "credits", left: (await readCredits(deps.db, user.id, deps.now())).credits };
      return;
    }
    const made = await keep(deps, user, runId, body, answer, performance.now() - started);
    isOver = true;
    if (answer.type === "failed") yield { type: "restart", engine: "builtin" };
    yield* ended(deps, user, made);
  } finally {
    if (!isOver) await releaseWeave(deps.db, runId);
  }
}

async function claim(deps: Deps, user: SignedInUser, runId: string, body: unknown) {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const run = await lockAnsweredRun(tx, user, runId);
    const { input } = applyAnswers(run, body);
    const woven = versionsOf(run).findLast(({ by }) => by === "model");
    if (woven && JSON.stringify(answersIn(woven.input)) === JSON.stringify(answersIn(input)))
      return { run, input, kept: { version: woven, envelope: woven.envelope as Envelope } };
    if (run.engine !== "provider") throw new RefusalError("engine_unavailable");
    await claimWeave(tx, run, deps.settings.LEASE_SECONDS, now);
    return { run, input, kept: null };
  });
}

/** What makes two sets of answers the same: the database keeps no order of keys. */
function answersIn(input: unknown): unknown {
  return ((input as { answers?: { id: string; text: string }[] }).answers ?? []).map(({ id, text }) => [id, text]);
}

/** The model's own text, with the run's stop heeded in whichever process it is asked for. */
async function* askModel(
  deps: Deps,
  run: StoredRun,
  input: unknown,
  signal: AbortSignal,
): AsyncGenerator<RunEvent, ModelAnswer | "stopped"> {
  const slug = run.tool as ToolSlug;
  const runner = runnerOf(slug);
  const settings = await readToolSettings(deps, slug, run.lang);
  const stop = new AbortController();
  const endWatch = watchForStop(deps.db, run.id, () => stop.abort());
  const both = AbortSignal.any([signal, stop.signal]);
  let answer: ModelAnswer = { type: "failed", kind: "unavailable", tokensIn: null, tokensOut: null, calls: 0 };
  try {
    for await (const event of runOnModels(deps, {
      runner: threadRunner(deps.ports.engines, slug, runner, input),
      input,
      lang: run.lang,
      prompt: settings.prompt?.content ?? "",
      providers: deps.settings.BUILTIN_ENGINES === "only" ? [] : usableRows(deps, runner, settings.providers),
      ports: deps.ports,
      mainText: TOOLS[slug].mainText,
      woven: wovenAnswerOf(run, input),
      signal: both,
    })) {
      if (event.type === "text") yield { type: "delta", text: event.text };
      else if (event.type === "restart") yield { type: "restart", engine: "provider" };
      else if (event.type !== "progress") answer = event;
    }
  } finally {
    endWatch();
  }
  await addWeaveUse(deps.db, run.id, {
    providerCalls: answer.calls,
    tokensIn: answer.tokensIn,
    tokensOut: answer.tokensOut,
  });
  return both.aborted ? "stopped" : answer;
}

async function keep(
  deps: Deps,
  user: SignedInUser,
  runId: string,
  body: unknown,
  answer: ModelAnswer,
  ms: number,
): Promise<AnsweredRun> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const run = await lockAnsweredRun(tx, user, runId);
    // What no rule can write in stays as it was, and the person may try again.
    if (answer.type === "failed" && rulesOf(run).wovenAnswer) throw new RefusalError("provider_unavailable");
    if (answer.type === "failed") return keepByRule(tx, run, body, now, [warningOf("woven_by_rule", run.lang)]);
    const { input, result: byRule } = applyAnswers(run, body);
    const [first] = versionsOf(run) as [RunVersion];
    const envelope: Envelope = {
      ...(first.envelope as Envelope),
      ...(answer.provider ? { provider: answer.provider } : {}),
      ...(answer.model ? { model: answer.model } : {}),
      runId,
      cost: run.cost,
      result: rulesOf(run).joined(byRule, answer.result),
      warnings: answer.warnings,
      stats: statsOf(mainTextOf(run.tool as ToolSlug, answer.result)),
      ms: Math.round(ms),
    };
    const texts = [JSON.stringify(input), mainTextOf(run.tool as ToolSlug, answer.result)];
    const version = await saveVersion(tx, run, { by: "model", input, envelope, texts, now });
    return { version, envelope };
  });
}

function rulesOf(run: StoredRun) {
  return runnerOf(run.tool as ToolSlug).answers as AnswerRules<unknown, unknown>;
}

function wovenAnswerOf(run: StoredRun, input: unknown) {
  const [first] = versionsOf(run) as [RunVersion];
  const { result, engine } = first.envelope as Envelope;
  return rulesOf(run).wovenAnswer?.({ input: first.input, result, engine }, input);
}

async function* ended(deps: Deps, user: SignedInUser, made: AnsweredRun): AsyncGenerator<RunEvent> {
  const { envelope } = await withCredits(deps, user, made);
  yield { type: "result", envelope };
  yield { type: "credits", left: envelope.creditsLeft ?? 0 };
}
