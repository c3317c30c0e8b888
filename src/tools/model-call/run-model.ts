import { setTimeout as sleep } from "node:timers/promises";
import type { Language } from "#i18n/language.ts";
import { type Ai, ModelFault, type ModelFaultKind, type ProviderChoice } from "#platform/ai/ai.ts";
import { readAnswerJson } from "./answer-json.ts";
import { LeakGuard } from "./leak-guard.ts";
import { AnswerTextReader } from "./answer-text-reader.ts";
import { repairMessage, writeMessages } from "./model-messages.ts";
import type { Ports } from "#tools/ports.ts";
import type { AskedRunner } from "#tools/pipeline/thread-runner.ts";
import type { ModelReply, ModelRequest, ModelResult, RunContext, WovenAnswer } from "#tools/runner.ts";

export interface ModelRun {
  runner: AskedRunner;
  input: unknown;
  lang: Language;
  /** The stored system prompt, variables and all. */
  prompt: string;
  /** The feature's active rows in order. */
  providers: readonly ProviderChoice[];
  /** The result's key that is streamed, or null. */
  mainText: string | null;
  signal: AbortSignal;
  ports: Ports;
  /** The answer to the question of an earlier result, to be worked into it. */
  woven?: WovenAnswer | undefined;
  /** Milliseconds; the tests shorten them. */
  limits?: { firstContentMs: number; totalMs: number };
}

/** How a run on models ended. `calls` counts requests that were sent, at most two. */
export type ModelAnswer =
  | ({ type: "answer" } & ModelResult<unknown> & Called)
  | ({ type: "failed"; kind: ModelFaultKind } & Called);

interface Called {
  provider?: string;
  model?: string;
  tokensIn: number | null;
  tokensOut: number | null;
  calls: number;
}

export type ModelRunEvent = { type: "text"; text: string } | { type: "restart" } | ModelAnswer;

const LIMITS = { firstContentMs: 20_000, totalMs: 60_000 };
const MOST_CALLS = 2;
/** A reader would rather have the built-in engine's result than wait longer than this for a second try. */
const LONGEST_WAIT_MS = 8_000;
const USUAL_WAIT_MS = 400;
const LONGEST_REPAIRED_REPLY = 20_000;
/** Half as long again as the longest text we ask for. A model that repeats itself writes on, and the checks of a text are made for texts that people read. */
const LONGEST_TEXT = 20_000;

interface Task extends ModelRun {
  request: ModelRequest;
  parse(reply: unknown): ModelReply<unknown> | Promise<ModelReply<unknown>>;
  limits: { firstContentMs: number; totalMs: number };
  endsAt: number;
  called: Called;
  /** The best answer so far that failed a check and may be shown. */
  best: ModelResult<unknown> | null;
  /** Whether the call at hand has shown the reader anything. */
  hasShown: boolean;
}

/** One call to make: to whom, and after which answer when it is a repair. */
interface Plan {
  choice: ProviderChoice;
  repair?: { reply: string; fault: string };
}

/** A call that gave no result. `repair` is there when the model answered and a check refused the answer. */
interface Failure {
  fault: ModelFault;
  repair?: { reply: string; fault: string };
}

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

function leaked(): ModelFault {
  return new ModelFault("refused", { detail: "the answer repeats the system prompt" });
}

async function readAnswer(task: Task, text: string): Promise<ModelAnswer | Failure> {
  const guard = new LeakGuard(task.prompt, [task.request.user, ...Object.values(task.request.fields ?? {})]);
  const json = readAnswerJson(text, task.mainText ?? undefined);
  if (json.kind === "cut")
    return { fault: new ModelFault("truncated", { retryable: true, detail: "the answer's JSON is cut" }) };
  const strings = stringsIn(json.kind === "object" ? json.value : text);
  if (strings.some((string) => string.length > LONGEST_TEXT))
    return { fault: new ModelFault("malformed", { detail: "a text of the answer is far too long" }) };
  const reply =
    json.kind === "object" ? await task.parse(json.value) : ({ ok: false, fault: "no JSON object" } as const);
  if (strings.some((string) => guard.sees(string))) return { fault: leaked() };
  if (reply.ok) return { type: "answer", ...shownOf(reply), ...task.called };
  if ("best" in reply && reply.best) task.best = reply.best;
  return {
    fault: new ModelFault("malformed", { detail: "the answer failed a check" }),
    repair: { reply: text.slice(0, LONGEST_REPAIRED_REPLY), fault: repairMessage(reply.fault, task.lang) },
  };
}

function shownOf({ result, warnings, variety, isFree }: ModelResult<unknown>): ModelResult<unknown> {
  return { result, warnings, ...(variety ? { variety } : {}), ...(isFree ? { isFree } : {}) };
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
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
