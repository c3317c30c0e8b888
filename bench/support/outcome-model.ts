import { runOnModels } from "#tools/model-call/run-model.ts";
import type { Ports } from "#tools/ports.ts";
import { promptGenerateTool } from "#tools/prompt-generate/index.ts";
import { promptGenerateRunner } from "#tools/prompt-generate/run/run.ts";
import { promptGenerate } from "#tools/prompt-generate/tool.ts";
import { type CallReply, CHOICE, FileProvider, LIMITS, type WrittenCall } from "./file-provider.ts";

type Input = Parameters<NonNullable<typeof promptGenerateRunner.viaModel>["parse"]>[1];
type Result = ReturnType<NonNullable<typeof promptGenerateRunner.answers>["byRule"]>["result"];
type Job = "ask" | "weave";

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
  open: readonly WrittenCall[];
  outcomes: ModelOutcome[];
  questions: Result["questions"];
}

/**
 * One request through the product's own code for models, its provider replaced by a file of replies: the same messages,
 * checks, repair turn and fallback as in a run. Stops at the first call whose reply is not there.
 */
export async function runByFile(request: ModelRequest, replies: readonly CallReply[]): Promise<RunResult> {
  const input = promptGenerate.input.parse({ text: request.request });
  const asked = await callModel("ask", request, input, replies);
  if (asked.open.length > 0) return { open: asked.open, outcomes: [], questions: [] };
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
      : { open: [], result: null };
  if (woven.open.length > 0) return { open: woven.open, outcomes, questions };
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
): Promise<{ open: readonly WrittenCall[]; result: Result | null }> {
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
  return { open: provider.open, result };
}
