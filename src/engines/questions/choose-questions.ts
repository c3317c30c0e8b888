import { closedFactsIn } from "#engines/reader/find-facts.ts";
import type { Reading, Stated } from "#engines/reader/reading.ts";
import { readTokens, type Token, TOKEN } from "#engines/reader/tokens.ts";
import { questionFrom } from "./find-question.ts";
import type { Question, QuestionLanguage, Voice } from "./question.ts";
import { readIntent } from "./read-intent.ts";
import {
  type AskedIntent,
  CLOSING_QUESTIONS,
  QUESTION_SETS,
  type QuestionPart,
  type TaskQuestion,
} from "./task-content.ts";
import type { Task } from "./tasks.ts";

/** A part of a question is taken as answered where the reader is so sure that it is stated. */
const LEAST_STATED = 0.8;
/** Of so few words nothing can be read: "write something" is no question of fact. */
const FEW_WORDS = 2;

export interface Asked {
  /** The request as written. */
  text: string;
  reading: Pick<Reading, "type" | "likely" | "stated">;
  voice: Voice;
  /** What options state: never asked for. */
  given?: readonly Stated[];
  /** Questions that were answered or skipped. */
  done?: readonly string[];
  /** The task of the catalogue that the request is surely about: its own questions come first. */
  task?: Task | null;
}

/**
 * The questions to ask, best first; none for a question of fact. Deterministic. Each asks after the things that the request does not
 * answer.
 */
export function chooseQuestions(asked: Asked): Question[] {
  const intent = askedIntent(asked);
  if (intent === null) return [];
  const { text, reading, voice, given = [], done = [], task } = asked;
  const known = knownFrom(text, reading.stated, given);
  return (task ? questionsOfTask(task, done, voice.language) : QUESTION_SETS[intent])
    .filter(({ id }) => !done.includes(id))
    .flatMap((question) => {
      const parts = question.parts.flatMap((part) => unsaid(part, known));
      // No later question asks after what this one does.
      for (const { by } of question.parts.flatMap(({ said = [] }) => said)) for (const fact of by) known.add(fact);
      return parts.length === 0 ? [] : [questionFrom(question, parts, voice)];
    });
}

/**
 * A task's own first four two by two, then what is wanted and the limits, without what its own ask for, then the rest of its own. Of a
 * pair that is answered by half, as on the task's page, the other half is asked.
 */
function questionsOfTask(task: Task, done: readonly string[], language: QuestionLanguage): TaskQuestion[] {
  const own = task.pairs.flatMap((pair, at) => {
    if (done.includes(pair.id)) return [];
    const halves = task.questions.slice(2 * at, 2 * at + 2);
    const open = halves.filter(({ id }) => !done.includes(id));
    return open.length === halves.length ? [pair] : open;
  });
  const closing = CLOSING_QUESTIONS.map((question) => ({
    ...question,
    parts: question.parts.filter((part) => !isAskedBy(task, part, language)),
  }));
  return [...own, ...closing, ...task.questions.slice(2 * task.pairs.length)];
}

/** Whether a task's own first questions ask for what a part of a closing one does. */
function isAskedBy({ pairs }: Task, { asked }: QuestionPart, language: QuestionLanguage): boolean {
  const words = asked?.[language] ?? [];
  const own = pairs.flatMap(({ parts }) => parts.map(({ ask }) => ask[language].toLowerCase()));
  return own.some((ask) => words.some((word) => ask.includes(word)));
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

/** The type was given by itself, not read: it is sure, whatever the words are. */
function isTypeChosen({ type, likely }: Asked["reading"]): boolean {
  return type !== null && likely[0]?.type !== type;
}

function saidIn(text: string): Token[] {
  return readTokens(text).filter(({ courtesy }) => !courtesy);
}

function knownFrom(text: string, stated: Reading["stated"], given: readonly Stated[]): Set<string> {
  const slots = (Object.keys(stated) as Stated[]).filter((slot) => stated[slot] >= LEAST_STATED);
  return new Set<string>([...closedFactsIn(saidIn(text)), ...slots, ...given]);
}

/** What is left to ask of a part: nothing where two of its things are stated, or one that leaves nothing. */
function unsaid(part: QuestionPart, known: ReadonlySet<string>): Pick<QuestionPart, "ask">[] {
  const said = part.said?.filter(({ by }) => by.some((fact) => known.has(fact))) ?? [];
  if (said.length === 0) return [part];
  const rest = said.length === 1 ? said[0]?.rest : undefined;
  return rest ? [{ ask: rest }] : [];
}
