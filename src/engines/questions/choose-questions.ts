import { closedFactsIn } from "#engines/reader/find-facts.ts";
import type { ClosedFact } from "#engines/reader/fact-words.ts";
import type { Reading, Stated } from "#engines/reader/reading.ts";
import { readTokens, type Token, TOKEN } from "#engines/reader/tokens.ts";
import { isTypeChosen, likelyWorks } from "./likely-works.ts";
import type { Question, Voice } from "./question.ts";
import { readIntent } from "./read-intent.ts";
import {
  type AskedIntent,
  type AskedLine,
  QUESTION_SETS,
  SPARE_QUESTIONS,
  type TaskQuestion,
  taskQuestion,
} from "./task-content.ts";
import { questionFrom } from "./find-question.ts";
import type { Task } from "./tasks.ts";

/** A half of a question is taken as answered where the reader is so sure that it is stated. */
const LEAST_STATED = 0.8;
/** Questions are worded for a kind of work where it is so likely. */
const LEAST_KIND = 0.5;
/** Of so few words nothing can be read: "write something" is no question of fact. */
const FEW_WORDS = 2;

export interface Asked {
  /** The request as written. */
  text: string;
  reading: Pick<Reading, "type" | "kind" | "likely" | "stated">;
  voice: Voice;
  /** What options state: never asked for. */
  given?: readonly Stated[];
  /** Questions that were answered or skipped. */
  done?: readonly string[];
  /** The task of the catalogue that the request is surely about: its own questions are asked. */
  task?: Task | null;
}

/** The questions to ask, best first; none for a question of fact. Deterministic. */
export function chooseQuestions(asked: Asked): Question[] {
  const intent = askedIntent(asked);
  if (intent === null) return [];
  return questionsOf(
    asked.task?.questions.map((question) => [question, question]) ?? worded(intent, asked.reading),
    asked,
  );
}

/**
 * The questions of a task or the four of an intent, each in the words of the kind of work and without what the request says already, then
 * spare ones about other matters.
 */
function questionsOf(
  asks: readonly (readonly [TaskQuestion, AskedLine])[],
  { text, reading, voice, given = [], done = [], task }: Asked,
): Question[] {
  const said = saidIn(text);
  const known = knownFrom(closedFactsIn(said), reading.stated, given);
  const lines = asks.map(([question, line]) => ({
    question,
    line,
    rest: question.by?.some((fact) => known.has(fact)) ? null : withoutSaid(line, known),
  }));
  const asked = lines.flatMap(({ question, line, rest }) => (rest === null ? [] : [{ question, line, ask: rest }]));
  const about = new Set([
    ...lines.flatMap(({ question }) => question.about),
    ...done.flatMap((id) => taskQuestion(id)?.about ?? []),
  ]);
  // A task has questions enough, and general ones would ask after its own matters again.
  const spare = (task ? [] : SPARE_QUESTIONS).flatMap((question) => {
    const ask = withoutSaid(question, known);
    if (ask === null || question.about.some((matter) => about.has(matter))) return [];
    for (const matter of question.about) about.add(matter);
    return [{ question, line: question, ask }];
  });
  return [...asked, ...spare]
    .filter(({ question }) => !done.includes(question.id))
    .map(({ question, line, ask }) => questionFrom(question, { ...line, ask }, voice));
}

/** Somebody's own case is no question of fact, however short it is asked. */
const OWN_CASE =
  /\b(?:should (?:i|we)|my|our|ours|mine)\b|(?<!\p{L})(?:عندي|عندنا|لدي|لدينا|محلي|محلنا|ابني|بنتي|بيتي|شغلي)(?!\p{L})/iu;

/** Whose questions are asked; null where none are. */
function askedIntent({ text, reading }: Asked): AskedIntent | null {
  if (isTypeChosen(reading)) return "build-mend";
  const intent = readIntent(text, reading.likely);
  if (intent !== "fact") return intent ?? "general";
  if (OWN_CASE.test(text)) return "general";
  return saidIn(text).filter(({ shape }) => shape < TOKEN.mark).length <= FEW_WORDS ? "general" : null;
}

function saidIn(text: string): Token[] {
  return readTokens(text).filter(({ courtesy }) => !courtesy);
}

/** The questions of an intent, each with its line in the words of the likeliest kind of work. */
function worded(intent: AskedIntent, reading: Asked["reading"]): [TaskQuestion, AskedLine][] {
  const { questions, wordings } = QUESTION_SETS[intent];
  const works = likelyWorks(reading);
  const ranked = wordings
    .map((wording) => ({
      ...wording,
      chance: works.reduce((sum, { name, probability }) => sum + (wording.for.includes(name) ? probability : 0), 0),
    }))
    .toSorted((a, b) => b.chance - a.chance);
  const asks = ranked[0] !== undefined && ranked[0].chance >= LEAST_KIND ? ranked[0].asks : [];
  return questions.map((question, at) => [question, asks[at] ?? question]);
}

function knownFrom(
  facts: ReadonlySet<ClosedFact>,
  stated: Reading["stated"],
  given: readonly Stated[],
): ReadonlySet<string> {
  const slots = (Object.keys(stated) as Stated[]).filter((slot) => stated[slot] >= LEAST_STATED);
  return new Set<string>([...facts, ...slots, ...given]);
}

/** What is left to ask of a line; null where the request says both halves. */
function withoutSaid(line: AskedLine, known: ReadonlySet<string>): AskedLine["ask"] | null {
  const halves = line.halves ?? [];
  const said = halves.filter(({ by }) => by.some((fact) => known.has(fact)));
  if (said.length > 1) return null;
  return said[0]?.rest ?? line.ask;
}
