import { generatePrompt } from "#engines/prompt-composer/generate-prompt.ts";
import { chooseQuestions } from "#engines/questions/choose-questions.ts";
import { leaveWritersOut, rowOf, shareOf } from "#training/intents/leave-writers-out.ts";
import { readingOf, readTaskRows, type TaskRow } from "#training/intents/read-task-rows.ts";
import { readRows } from "#training/reader/read-rows.ts";

const SHOWN = 4;
const ROUNDS = 5;

/**
 * Measures what the generator asks by itself: how many requests get four questions and at most one open one, how many questions of
 * fact get none, and how long choosing takes. Of the labelled requests of this repository; with --data DIR of the rows there, and
 * how often their intent is named by a model that saw no row of their writer.
 */
export async function run({ data }: { data?: string }): Promise<{ table: string[][]; json: object }> {
  await Promise.resolve();
  const tasks = data === undefined ? null : readTaskRows(data);
  const requests =
    tasks ?? readRows().map(({ text, kind }) => ({ request: text, intent: kind === "fact" ? "fact" : "" }));
  const asked = requests.map(({ request, intent }) => ({ intent, questions: shownFor(request) }));
  const work = asked.filter(({ intent }) => intent !== "fact");
  const facts = asked.filter(({ intent }) => intent === "fact");
  const json = {
    requests: requests.length,
    four: shareOf(work, ({ questions }) => questions.length === SHOWN),
    mostOneOpen: shareOf(work, ({ questions }) => questions.filter(({ isOpen }) => isOpen).length <= 1),
    factsAskedNothing: shareOf(facts, ({ questions }) => questions.length === 0),
    ...(tasks === null ? {} : intentsOf(tasks)),
    millisecondsToChoose: Number(timeOf(requests.map(({ request }) => request)).toFixed(3)),
  };
  return { table: [["measure", "value"], ...Object.entries(json).map(([name, value]) => [name, String(value)])], json };
}

function shownFor(request: string) {
  const input = { text: request, detail: "standard", promptLanguage: "same", interfaceLanguage: "ar" } as const;
  return generatePrompt(input).questions;
}

/** By models that saw no row of a request's writer. */
function intentsOf(tasks: readonly TaskRow[]): object {
  const { named, right, near, asked, notAsked } = leaveWritersOut(tasks.map(rowOf)).measured;
  return {
    intentNamed: named,
    intentRight: right,
    intentRightOrNear: near,
    workAskedByOthers: asked,
    factsAskedNothingByOthers: notAsked,
  };
}

/** Milliseconds to choose for one request that is read already: the median of rounds. */
function timeOf(requests: readonly string[]): number {
  const read = requests.map(readingOf);
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    for (const { text, reading } of read) chooseQuestions({ text, reading, voice: { language: "ar", dialect: null } });
    return (performance.now() - start) / requests.length;
  }).toSorted((a, b) => a - b);
  return times[Math.floor(ROUNDS / 2)] as number;
}
