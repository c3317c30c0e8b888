import { setTimeout as sleep } from "node:timers/promises";
import { type Ai, ModelFault, type ProviderChoice } from "#platform/ai/ai.ts";
import type { ModelRequest, RunContext, WovenAnswer } from "#tools/runner.ts";
import { AnswerTextReader } from "./answer-text-reader.ts";
import { draftAnswers, type DraftTexts, STEPS } from "./draft-answers.ts";
import { LeakGuard } from "./leak-guard.ts";
import { writeMessages } from "./model-messages.ts";
import type { Failure, ModelAnswer, ModelRun, ModelRunEvent, Plan, Task } from "./model-run.ts";
import { leaked, readAnswer } from "./read-answer.ts";

const LIMITS = { firstContentMs: 20_000, totalMs: 60_000 };
/** Of one answer; what it is written from is asked before, and has its own time. */
const MOST_CALLS = 2;
const DRAFTS_MS = 40_000;
/** A reader would rather have the built-in engine's result than wait longer than this for a second try. */
const LONGEST_WAIT_MS = 8_000;
const USUAL_WAIT_MS = 400;
/**
 * Asks the first available provider; after a failure spends the one call left on a repair of a refused answer, on the
 * next provider, or on the same one again where that is worth it. All inside one deadline. Yields the main text as it
 * is written and ends with one ModelAnswer.
 */
export async function* runOnModels(deps: { ai: Ai }, run: ModelRun): AsyncGenerator<ModelRunEvent> {
  const task = await taskOf(run);
  const left = [...run.providers];
  let plan = nextProvider(deps.ai, left);
  let fault = new ModelFault("unavailable");
  if (plan && run.drafts && asksForDrafts(plan.choice, run)) {
    yield { type: "progress", ...STEPS.drafting[run.lang] };
    const stopped = await takeDrafts(deps.ai, task, plan.choice, run.drafts);
    if (stopped) return yield { type: "failed", kind: stopped.kind, ...task.called };
    yield { type: "progress", ...STEPS.comparing[run.lang] };
  }
  while (plan) {
    const outcome: ModelAnswer | Failure = yield* callOnce(deps.ai, task, plan);
    if ("type" in outcome) return yield outcome;
    ({ fault } = outcome);
    plan = await planAfter(deps.ai, task, outcome, plan.choice, left);
    if (plan && task.hasShown) yield { type: "restart" };
    task.hasShown = false;
  }
  if (task.best && fault.kind !== "stopped") yield { type: "answer", ...task.best, ...task.called };
  else yield { type: "failed", kind: fault.kind, ...task.called };
}

async function taskOf(run: ModelRun): Promise<Task> {
  const { viaModel } = run.runner;
  if (!viaModel) throw new Error("this tool has no model half");
  const limits = run.limits ?? LIMITS;
  const context: RunContext = { lang: run.lang, signal: run.signal, ports: run.ports };
  const request = weaving(await viaModel.request(run.input, context), run.woven);
  return {
    ...run,
    limits,
    request,
    best: null,
    parse: (reply) => viaModel.parse(reply, run.input, { ...context, evidence: request.evidence, woven: run.woven }),
    endsAt: performance.now() + limits.totalMs,
    called: { tokensIn: null, tokensOut: null, calls: 0 },
    hasShown: false,
  };
}

/** A model of one's own machine writes one answer at a time: there two drafts would treble the wait. */
function asksForDrafts({ providerName }: ProviderChoice, { woven }: ModelRun): boolean {
  return !woven && providerName !== "local";
}

/** Lets the answer be written from two drafts. Gives the fault where the person stopped meanwhile. */
async function takeDrafts(ai: Ai, task: Task, choice: ProviderChoice, drafts: DraftTexts): Promise<ModelFault | null> {
  const { request, limits, called } = task;
  const given = await draftAnswers(ai, choice, {
    drafts,
    request,
    language: task.lang,
    signal: task.signal,
    firstContentMs: limits.firstContentMs,
    totalMs: Math.min(DRAFTS_MS, limits.totalMs),
  });
  if (given instanceof ModelFault) return given;
  called.tokensIn = sum(called.tokensIn, given.tokensIn);
  called.tokensOut = sum(called.tokensOut, given.tokensOut);
  called.drafts = given.calls;
  if (Object.keys(given.fields).length > 0) {
    task.request = { ...request, fields: { ...request.fields, ...given.fields } };
    task.prompt = `${task.prompt.trim()}\n\n${drafts.edit}`;
  }
  task.endsAt = performance.now() + limits.totalMs;
  return null;
}

/** The earlier result and the answer travel beside the person's text, as data. */
function weaving(request: ModelRequest, woven: WovenAnswer | undefined): ModelRequest {
  if (!woven) return request;
  const fields = { ...request.fields, earlier_result: woven.draft, question: woven.ask, answer: woven.text };
  return { ...request, fields };
}

function nextProvider(ai: Ai, left: ProviderChoice[]): Plan | null {
  for (let choice = left.shift(); choice; choice = left.shift()) if (ai.isAvailable(choice)) return { choice };
  return null;
}

/** One request to one provider. Leaving it early closes the upstream. */
async function* callOnce(ai: Ai, task: Task, plan: Plan): AsyncGenerator<ModelRunEvent, ModelAnswer | Failure> {
  const { request, called } = task;
  const { system, user } = writeMessages(task.prompt, request, task.lang, task.woven !== undefined);
  const reader = task.mainText === null ? null : new AnswerTextReader(task.mainText);
  const guard = new LeakGuard(task.prompt, [request.user, ...Object.values(request.fields ?? {})]);
  const remaining = task.endsAt - performance.now();
  called.calls += 1;
  called.provider = plan.choice.providerName;
  called.model = plan.choice.modelName;
  const call = {
    system,
    user,
    images: request.images,
    repair: plan.repair,
    answerSchema: request.answerSchema,
    maxOutputTokens: request.maxOutputTokens,
    temperature: request.temperature,
    signal: task.signal,
    firstContentMs: Math.min(task.limits.firstContentMs, remaining),
    totalMs: remaining,
  };
  try {
    for await (const event of ai.stream(plan.choice, call)) {
      if (event.type === "text") {
        const text = reader?.read(event.text) ?? "";
        if (guard.sees(text)) throw leaked();
        if (text === "") continue;
        task.hasShown = true;
        yield { type: "text", text };
        continue;
      }
      called.model = event.model;
      called.tokensIn = sum(called.tokensIn, event.tokensIn);
      called.tokensOut = sum(called.tokensOut, event.tokensOut);
      return await readAnswer(task, event.text);
    }
    throw new ModelFault("truncated", { retryable: true });
  } catch (error) {
    if (error instanceof ModelFault) return { fault: error };
    throw error;
  }
}

function sum(before: number | null, more: number | null): number | null {
  return more === null ? before : (before ?? 0) + more;
}

/** Chooses what the next call is for, waiting first where a provider asked for it; null when there is none to make. */
async function planAfter(
  ai: Ai,
  task: Task,
  failure: Failure,
  choice: ProviderChoice,
  left: ProviderChoice[],
): Promise<Plan | null> {
  const { fault, repair } = failure;
  // Another model is not asked to write what one refused, and nobody waits for what the user stopped.
  if (task.called.calls >= MOST_CALLS || fault.kind === "refused" || fault.kind === "stopped") return null;
  const timeLeft = task.endsAt - performance.now();
  if (timeLeft <= 0) return null;
  if (repair) return ai.isAvailable(choice) ? { choice, repair } : null;
  const other = nextProvider(ai, left);
  if (other) return other;
  const wait = fault.retryAfterMs ?? USUAL_WAIT_MS;
  if (!fault.retryable || wait > LONGEST_WAIT_MS || wait >= timeLeft) return null;
  await sleep(wait, undefined, { signal: task.signal }).catch(() => {});
  return ai.isAvailable(choice) && !task.signal.aborted ? { choice } : null;
}
