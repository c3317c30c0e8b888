import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generatePrompt } from "#engines/prompt-composer/generate-prompt.ts";
import type { CallReply, WrittenCall } from "../support/file-provider.ts";
import { runByFile, type RunResult } from "../support/outcome-model.ts";
import { keyOf, type Message, RAW, resultsOf, type Score, tableOf } from "../support/outcome-scores.ts";

/**
 * The outcome test: are the answers that our prompts get nearer to what the person meant than the answer to their own words?
 *
 * How to: put `requests.jsonl` into a directory, then `npm run bench -- outcome --data DIR` after each step by hand. Each run
 * does all that the files so far allow. Every file is JSON, one object a line; "written" ones are the bench's, "given" ones
 * are yours, in any order and as many lines as are ready.
 *
 * 1. Given `requests.jsonl` {id, lang, request, brief}. Written: `questions.jsonl` {id, engine: "built-in", request,
 *    questions: [{id, ask, examples}]}; `calls.jsonl` {id, call, system, messages: [{role, content}]}, exactly what the
 *    product sends to a model: "ask-1"; later "ask-2", the repair of a refused reply, then "weave-1" and "weave-2".
 * 2. A model, one fresh chat a call, nothing else in sight. Given: `call-replies.jsonl` {id, call, reply}, its whole text.
 *    The product's own code checks it, has it repaired once, else falls back to the rules. Written: the model's questions, as
 *    further lines of `questions.jsonl` with engine "model"; a call that waits for a reply is printed under `openCalls`.
 * 3. Somebody who knows the brief alone answers. Given: `answers.jsonl` {id, engine, answers: {questionId: text}}, skipped
 *    questions left out. Written: the weaving calls, for step 2 again.
 * 4. Written: `messages.jsonl` {id, condition, message}, and `sending.jsonl` {key, message}, shuffled, each distinct message
 *    once and nothing that tells its condition. Conditions: `raw`; `built-in-answered`; `model`; `model-answered`, woven;
 *    `model-details`, the model's questions with the answers set below by rule; `assistant-answered`, the same chat after a plain
 *    assistant was asked to ask four questions first (written `assistant-calls.jsonl` {id, message}; given `assistant-asks.jsonl`
 *    {id, reply}, and in `answers.jsonl` a row of engine "assistant" with the answers under any ids, in order). Answer each in a fresh chat. Given: `replies.jsonl` {key, reply}.
 * 5. Written: `judging.jsonl` {key, request, brief, reply}. Judges who see nothing else say how near each reply comes to the
 *    brief, 0 to 10. Given: `scores.jsonl` {key, judge, score}. Printed: means, and against the raw request the mean difference
 *    with its 90 % bootstrap interval over requests, and in how many it was better, equal (less than half a point) or worse.
 *
 * What `calls`, `questions` and `messages` hold is kept, so that a later change of the product does not move a test that is
 * under way; delete them to begin again.
 */
type Engine = "built-in" | "model" | "assistant";
interface Request {
  id: string;
  lang: "ar" | "en";
  request: string;
  brief: string;
}
interface Answered {
  id: string;
  engine: Engine;
  answers: Record<string, string>;
}
interface Asked {
  id: string;
  engine: Engine;
  request: string;
  questions: { id: string; ask: string; examples: readonly string[] }[];
}
export async function run({ data }: { data?: string }): Promise<{ table: string[][]; json: object }> {
  const directory = data ?? new URL("../samples/outcome/", import.meta.url).pathname;
  const read = <Row>(name: string): Row[] => readRows(join(directory, name));
  const write = (name: string, rows: readonly object[]): void => {
    if (data !== undefined) writeRows(join(directory, name), rows);
  };
  const requests = read<Request>("requests.jsonl");
  const answers = read<Answered>("answers.jsonl");
  const callReplies = read<CallReply>("call-replies.jsonl");
  const asked = read<{ id: string; reply: string }>("assistant-asks.jsonl");
  write("assistant-calls.jsonl", requests.map(assistantCall));
  const viaModel = await Promise.all(
    requests.map(async (request) => ({
      ...request,
      ...(await runByFile({ ...request, ...modelAnswersOf(request, answers) }, callReplies)),
    })),
  );
  const calls = kept(
    read<WrittenCall>("calls.jsonl"),
    viaModel.flatMap(({ open }) => open),
    ({ id, call }) => `${id} ${call}`,
  );
  const questions = kept(
    read<Asked>("questions.jsonl"),
    [...requests.map(builtInQuestions), ...viaModel.flatMap(modelQuestions)],
    ({ id, engine }) => `${id} ${engine}`,
  );
  const messages = kept(
    read<Message>("messages.jsonl"),
    [
      ...requests.flatMap((request) => builtInMessages(request, answers)),
      ...requests.flatMap((request) => assistantMessages(request, asked, answers)),
      ...viaModel.flatMap(({ id, outcomes }) => outcomes.map(({ condition, message }) => ({ id, condition, message }))),
    ],
    ({ id, condition }) => `${id} ${condition}`,
  );
  write("calls.jsonl", calls);
  write("questions.jsonl", questions);
  write("messages.jsonl", messages);
  write("sending.jsonl", sendingOf(messages));
  write("judging.jsonl", judgingOf(requests, messages, read("replies.jsonl")));
  const scores = read<Score>("scores.jsonl");
  const results = resultsOf(messages, scores);
  return {
    table: tableOf(results),
    json: {
      requests: requests.length,
      openCalls: viaModel.flatMap(({ open }) => open.map(({ id, call }) => `${id} ${call}`)),
      fellBack: viaModel.flatMap(({ id, outcomes }) =>
        outcomes.filter(({ isFallback }) => isFallback).map(({ condition }) => `${id} ${condition}`),
      ),
      scores: scores.length,
      ofAssistant: sharesOf(results),
      results,
    },
  };
}

/** Each condition's gain over the raw request as a share of what a plain assistant's own four questions gain. */
function sharesOf(results: ReturnType<typeof resultsOf>): Record<string, number> {
  const whole = results.find(({ condition }) => condition === "assistant-answered")?.difference;
  return Object.fromEntries(
    results.flatMap(({ condition, difference }) =>
      whole && difference !== null ? [[condition, difference / whole]] : [],
    ),
  );
}

function answersOf(id: string, engine: Engine, answers: readonly Answered[]): Record<string, string> | undefined {
  return answers.find((one) => one.id === id && one.engine === engine)?.answers;
}

function modelAnswersOf({ id }: Request, answers: readonly Answered[]): { modelAnswers?: Record<string, string> } {
  const modelAnswers = answersOf(id, "model", answers);
  return modelAnswers === undefined ? {} : { modelAnswers };
}

/** The rows that were there, then the new ones that were not. */
function kept<Row>(before: readonly Row[], now: readonly Row[], nameOf: (row: Row) => string): Row[] {
  const known = new Set(before.map(nameOf));
  return [...before, ...now.filter((row) => !known.has(nameOf(row)))];
}

function compose({ request, lang }: Request, answers: Record<string, string>) {
  return generatePrompt({
    text: request,
    detail: "standard",
    promptLanguage: "same",
    interfaceLanguage: lang,
    answers: Object.entries(answers).map(([id, text]) => ({ id, text })),
  });
}

function builtInMessages(request: Request, given: readonly Answered[]): Message[] {
  const message = (condition: string, text: string) => ({ id: request.id, condition, message: text });
  const answers = answersOf(request.id, "built-in", given);
  return [
    message(RAW, request.request),
    ...(answers ? [message("built-in-answered", compose(request, answers).prompt)] : []),
  ];
}

const ASK_FIRST = {
  ar: "قبل أن تجيب اسألني أربعة أسئلة، ثم انتظر إجاباتي.",
  en: "Before you answer, ask me four questions and wait for my answers.",
};

/** What a person types who has no tool but the assistant. */
function assistantCall({ id, lang, request }: Request): object {
  return { id, message: `${request}\n\n${ASK_FIRST[lang]}` };
}

/** The same chat gone on: what was asked, and what the person answers under each question. */
function assistantMessages(
  request: Request,
  asked: readonly { id: string; reply: string }[],
  given: readonly Answered[],
): Message[] {
  const reply = asked.find(({ id }) => id === request.id)?.reply;
  const answers = answersOf(request.id, "assistant", given);
  if (reply === undefined || !answers) return [];
  const turns = [`${request.request}\n\n${ASK_FIRST[request.lang]}`, reply, Object.values(answers).join("\n")];
  const message = turns.map((turn, index) => `[${index === 1 ? "you" : "I"}]\n${turn}`).join("\n\n");
  return [{ id: request.id, condition: "assistant-answered", message }];
}

function builtInQuestions(request: Request): Asked {
  return askedOf(request, "built-in", compose(request, {}).questions);
}

function modelQuestions(run: Request & Pick<RunResult, "questions">): Asked[] {
  return run.questions.length === 0 ? [] : [askedOf(run, "model", run.questions)];
}

function askedOf({ id, request }: Request, engine: Engine, questions: Asked["questions"]): Asked {
  return {
    id,
    engine,
    request,
    questions: questions.map(({ id: own, ask, examples }) => ({ id: own, ask, examples })),
  };
}

function byKey<Row extends { key: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.key, row])).values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

function sendingOf(messages: readonly Message[]): object[] {
  return byKey(messages.map((message) => ({ key: keyOf(message), message: message.message })));
}

function judgingOf(
  requests: readonly Request[],
  messages: readonly Message[],
  replies: readonly { key: string; reply: string }[],
): object[] {
  const judged = messages.flatMap((message) => {
    const key = keyOf(message);
    const reply = replies.find((one) => one.key === key)?.reply;
    const request = requests.find((one) => one.id === message.id);
    return reply === undefined || !request ? [] : [{ key, request: request.request, brief: request.brief, reply }];
  });
  return byKey(judged);
}

function readRows<Row>(path: string): Row[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Row);
}

function writeRows(path: string, rows: readonly object[]): void {
  writeFileSync(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
}
