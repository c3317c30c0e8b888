import { ModelFault } from "#platform/ai/ai.ts";
import type { ModelResult } from "#tools/runner.ts";
import { readAnswerJson } from "./answer-json.ts";
import { LeakGuard } from "./leak-guard.ts";
import { repairMessage } from "./model-messages.ts";
import type { Failure, ModelAnswer, Task } from "./model-run.ts";

const LONGEST_REPAIRED_REPLY = 20_000;
/**
 * Half as long again as the longest text we ask for. A model that repeats itself writes on, and the checks of a text are made for
 * texts that people read.
 */
const LONGEST_TEXT = 20_000;

export function leaked(): ModelFault {
  return new ModelFault("refused", { detail: "the answer repeats the system prompt" });
}

/**
 * A whole answer against the tool's checks: the result, or what a repair is asked for. An answer that may be shown after all is
 * kept with the task.
 */
export async function readAnswer(task: Task, text: string): Promise<ModelAnswer | Failure> {
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
