import { type Ai, type ModelCall, ModelFault, type ProviderChoice } from "#platform/ai/ai.ts";
import { runOnModels } from "#tools/model-call/run-model.ts";
import type { Ports } from "#tools/ports.ts";
import { promptGenerateTool } from "#tools/prompt-generate/index.ts";
import { promptGenerateRunner } from "#tools/prompt-generate/run/run.ts";
import { promptGenerate } from "#tools/prompt-generate/tool.ts";

type Input = Parameters<NonNullable<typeof promptGenerateRunner.viaModel>["parse"]>[1];
type Result = ReturnType<NonNullable<typeof promptGenerateRunner.answers>["byRule"]>["result"];
type Job = "ask" | "weave";

/** One call of the model, as a provider would get it: `call` is the job and its turn, "ask-1" or the repair "ask-2". */
export interface WrittenCall {
  id: string;
  call: string;
  system: string;
  messages: { role: "user" | "assistant"; content: string }[];
}

export interface CallReply {
  id: string;
  call: string;
  reply: string;
}

interface ModelOutcome {
  condition: "model" | "model-details" | "model-answered";
  message: string;
  /** The product would have fallen back to its rules: no reply passed the checks. */
  isFallback: boolean;
}

interface ModelRequest {
  id: string;
  lang: "ar" | "en";
  request: string;
  modelAnswers?: Record<string, string>;
}

export interface RunResult {
  /** Calls without a reply yet. */
  open: WrittenCall[];
  outcomes: ModelOutcome[];
  questions: Result["questions"];
}

const CHOICE: ProviderChoice = { providerName: "local", modelName: "bench", apiKeyName: "", apiEndpoint: null };
/** No time runs out while somebody answers by hand. */
const LIMITS = { firstContentMs: 3_600_000, totalMs: 3_600_000 };

/**
 * One request through the product's own code for models, its provider replaced by a file of replies: the same messages,
 * checks, repair turn and fallback as in a run. Stops at the first call whose reply is not there.
 */
export async function runByFile(request: ModelRequest, replies: readonly CallReply[]): Promise<RunResult> {
  const input = promptGenerate.input.parse({ text: request.request });
  const asked = await callModel("ask", request, input, replies);
  if (asked.open) return { open: [asked.open], outcomes: [], questions: [] };
  const own = asked.result ?? byRules(input, request.lang);
  const first = { input, result: own, engine: asked.result ? "provider" : "builtin" } as const;
  const unanswered = { condition: "model", message: own.prompt, isFallback: asked.result === null } as const;
  const { questions } = own;
  if (!request.modelAnswers) return { open: [], outcomes: [unanswered], questions };
  const answers = Object.entries(request.modelAnswers).map(([id, text]) => ({ id, text }));
  const rules = promptGenerateRunner.answers as NonNullable<typeof promptGenerateRunner.answers>;
  const details = rules.byRule(first, input, rules.schema.parse({ answers }));
  const outcomes: ModelOutcome[] = [
    unanswered,
    { condition: "model-details", message: details.result.prompt, isFallback: asked.result === null },
  ];
  // The product weaves answers, and only those to what a model asked.
  const woven =
    asked.result && answers.some(({ text }) => text.trim() !== "")
      ? await callModel("weave", request, details.input, replies)
      : { result: null };
  if (woven.open) return { open: [woven.open], outcomes, questions };
  const message = (woven.result ?? details.result).prompt;
  outcomes.push({ condition: "model-answered", message, isFallback: woven.result === null });
  return { open: [], outcomes, questions };
}

function byRules(input: Input, lang: "ar" | "en"): Result {
  const context = { lang, signal: new AbortController().signal, ports: {} as Ports };
  return (promptGenerateRunner.builtIn as (input: Input, given: typeof context) => { result: Result })(input, context)
    .result;
}

async function callModel(
  job: Job,
  { id, lang }: ModelRequest,
  input: Input,
  replies: readonly CallReply[],
): Promise<{ open?: WrittenCall; result: Result | null }> {
  const provider = new FileProvider(id, job, replies);
  let result: Result | null = null;
  for await (const event of runOnModels(
    { ai: provider },
    {
      runner: promptGenerateRunner as Parameters<typeof runOnModels>[1]["runner"],
      input,
      lang,
      prompt: promptGenerateTool.systemPrompts[lang],
      providers: [CHOICE],
      mainText: promptGenerate.mainText,
      signal: new AbortController().signal,
      ports: {} as Ports,
      limits: LIMITS,
    },
  ))
    if (event.type === "answer") result = event.result as Result;
  return provider.open ? { open: provider.open, result: null } : { result };
}

/** A provider whose answers are lines of a file; what is not there yet it keeps as an open call. */
class FileProvider implements Ai {
  open: WrittenCall | undefined;
  #turn = 0;

  readonly #id: string;
  readonly #job: Job;
  readonly #replies: readonly CallReply[];

  constructor(id: string, job: Job, replies: readonly CallReply[]) {
    this.#id = id;
    this.#job = job;
    this.#replies = replies;
  }

  refreshKeys = async () => {};
  faultOf = () => null;
  isAvailable = () => true;
  sees = () => false;
  health = () => [];

  async *stream(_choice: ProviderChoice, { system = "", user, repair }: ModelCall) {
    this.#turn += 1;
    const call = `${this.#job}-${this.#turn}`;
    const text = this.#replies.find((one) => one.id === this.#id && one.call === call)?.reply;
    if (text === undefined) {
      const messages: WrittenCall["messages"] = [{ role: "user", content: user }];
      if (repair) messages.push({ role: "assistant", content: repair.reply }, { role: "user", content: repair.fault });
      this.open = { id: this.#id, call, system, messages };
      throw new ModelFault("stopped");
    }
    yield { type: "text" as const, text };
    yield { type: "end" as const, text, model: CHOICE.modelName, tokensIn: null, tokensOut: null };
  }
}
