import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { CANDIDATE_LINES, type CandidateLine } from "#engines/prompt-composer/candidate-lines.ts";
import { generatePrompt } from "#engines/prompt-composer/generate-prompt.ts";
import { bootstrapInterval, mean } from "./support/bootstrap.ts";

/**
 * The outcome test: are the answers that our prompts get nearer to what the person meant than the answer to their own words?
 * `npm run bench -- outcome --data DIR`, once for each step; every file is JSON, one object a line.
 *
 * 1. Given `requests.jsonl` {id, lang, request, brief, answers?: {questionId: text}}, with optional `model.jsonl`
 *    {id, condition, message} for messages of a model's road, it writes
 *    `questions.jsonl` {id, request, questions: [{id, ask, examples}]} for whoever answers from the brief alone, and
 *    `messages.jsonl` {id, condition, message}: raw, built-in, built-in-answered, line:… (each candidate line alone, where it
 *    fits), and those of the model. A message that equals the raw one is not written twice: it takes the raw one's scores.
 * 2. Each message is sent to an assistant in a fresh chat, by any hand; its answer goes into `replies.jsonl`
 *    {id, condition, reply}. Then it writes `judging.jsonl` {key, request, brief, reply}: shuffled, the condition hidden.
 * 3. Judges who see nothing else give how near each reply comes to the brief, 0 to 10, in `scores.jsonl` {key, judge, score}.
 *    Then it prints means, and against the raw request the mean difference with its 90 % bootstrap interval over requests,
 *    and in how many requests it was better, equal (less than half a point) or worse.
 */
interface Request {
  id: string;
  lang: "ar" | "en";
  request: string;
  brief: string;
  answers?: Record<string, string>;
}
interface Message {
  id: string;
  condition: string;
  message: string;
}
interface Score {
  key: string;
  judge: string;
  score: number;
}

const RAW = "raw";
const EQUAL = 0.5;

export async function run({ data }: { data?: string }): Promise<{ table: string[][]; json: object }> {
  const directory = data ?? new URL("./samples/", import.meta.url).pathname;
  const read = <Row>(name: string): Row[] => readRows(join(directory, name));
  const requests = read<Request>(data === undefined ? "outcome.jsonl" : "requests.jsonl");
  const given = data === undefined ? [] : read<Message>("model.jsonl");
  const messages = [...requests.flatMap(messagesOf), ...given];
  if (data !== undefined) {
    writeRows(join(directory, "questions.jsonl"), requests.map(questionsOf));
    writeRows(join(directory, "messages.jsonl"), distinct(messages));
    writeRows(join(directory, "judging.jsonl"), judgingOf(requests, read("replies.jsonl")));
  }
  const scores = data === undefined ? [] : read<Score>("scores.jsonl");
  const results = conditionsOf(messages).map((condition) => resultOf(condition, requests, messages, scores));
  return { table: [HEAD, ...results.map(rowOf)], json: { requests: requests.length, scores: scores.length, results } };
}

function compose({ request, lang }: Request, answers: Record<string, string>, lines: readonly CandidateLine[]) {
  return generatePrompt(
    {
      text: request,
      detail: "standard",
      promptLanguage: "same",
      interfaceLanguage: lang,
      answers: Object.entries(answers).map(([id, text]) => ({ id, text })),
    },
    lines,
  );
}

function messagesOf(request: Request): Message[] {
  const message = (condition: string, text: string) => ({ id: request.id, condition, message: text });
  const alone = compose(request, {}, []).prompt;
  const lines = CANDIDATE_LINES.map((line) => [line, compose(request, {}, [line]).prompt] as const);
  return [
    message(RAW, request.request),
    message("built-in", compose(request, {}, []).prompt),
    ...(request.answers ? [message("built-in-answered", compose(request, request.answers, []).prompt)] : []),
    ...lines.filter(([, prompt]) => prompt !== alone).map(([line, prompt]) => message(`line:${line}`, prompt)),
  ];
}

function questionsOf(request: Request): object {
  const { questions } = compose(request, {}, []);
  return {
    id: request.id,
    request: request.request,
    questions: questions.map(({ id, ask, examples }) => ({ id, ask, examples })),
  };
}

function distinct(messages: Message[]): Message[] {
  const raw = new Map(messages.filter(({ condition }) => condition === RAW).map(({ id, message }) => [id, message]));
  return messages.filter(({ id, condition, message }) => condition === RAW || message !== raw.get(id));
}

/** Hides the condition and, ordered by it, the order too. */
function keyOf(id: string, condition: string): string {
  return createHash("sha256").update(`${id}\n${condition}`).digest("hex").slice(0, 16);
}

function judgingOf(requests: Request[], replies: { id: string; condition: string; reply: string }[]): object[] {
  return replies
    .flatMap(({ id, condition, reply }) => {
      const request = requests.find((one) => one.id === id);
      return request ? [{ key: keyOf(id, condition), request: request.request, brief: request.brief, reply }] : [];
    })
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

function conditionsOf(messages: Message[]): string[] {
  return [...new Set(messages.map(({ condition }) => condition))];
}

interface Result {
  condition: string;
  messages: number;
  judged: number;
  mean: number | null;
  difference: number | null;
  interval: [number, number] | null;
  better: number;
  equal: number;
  worse: number;
}

function resultOf(condition: string, requests: Request[], messages: Message[], scores: Score[]): Result {
  const own = messages.filter((message) => message.condition === condition);
  const scoreOf = (id: string, wanted: string): number | null => {
    const raw = messages.find((message) => message.id === id && message.condition === RAW);
    const message = messages.find((one) => one.id === id && one.condition === wanted);
    const key = keyOf(id, message !== undefined && message.message === raw?.message ? RAW : wanted);
    const found = scores.filter((score) => score.key === key).map(({ score }) => score);
    return found.length === 0 ? null : mean(found);
  };
  const pairs = own.flatMap(({ id }) => {
    const [score, raw] = [scoreOf(id, condition), scoreOf(id, RAW)];
    return requests.some((request) => request.id === id) && score !== null && raw !== null ? [{ score, raw }] : [];
  });
  const differences = pairs.map(({ score, raw }) => score - raw);
  const count = (fits: (difference: number) => boolean) => differences.filter(fits).length;
  return {
    condition,
    messages: own.length,
    judged: pairs.length,
    mean: pairs.length === 0 ? null : mean(pairs.map(({ score }) => score)),
    difference: pairs.length === 0 ? null : mean(differences),
    interval: pairs.length === 0 ? null : bootstrapInterval(differences, 0.9),
    better: count((difference) => difference >= EQUAL),
    equal: count((difference) => Math.abs(difference) < EQUAL),
    worse: count((difference) => difference <= -EQUAL),
  };
}

const HEAD = ["condition", "messages", "judged", "mean", "against raw", "90 %", "better", "equal", "worse"];

function rowOf({
  condition,
  messages,
  judged,
  mean: own,
  difference,
  interval,
  better,
  equal,
  worse,
}: Result): string[] {
  const figure = (value: number | null) => (value === null ? "–" : value.toFixed(2));
  return [
    condition,
    String(messages),
    String(judged),
    figure(own),
    figure(difference),
    interval === null ? "–" : `${figure(interval[0])} to ${figure(interval[1])}`,
    ...[better, equal, worse].map(String),
  ];
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
