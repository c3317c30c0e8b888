import type { Reading, Stated } from "#engines/reader/reading.ts";
import { askOnce } from "./ask-once.ts";
import { BANKS } from "./bank/banks-data.ts";
import { TOPICS } from "./bank/topics-data.ts";
import { worthModel } from "./worth-model.ts";
import { findQuestion } from "./find-question.ts";
import { isOwnOpen, type Question, type Voice } from "./question.ts";
import { type Chances, chancesOf, knownFrom, type Known, type WorthModel } from "./worth.ts";

/** What a question costs that does not fit, and one that the text answers, beside what one is worth that changes the work. */
const COST = { out: 3, said: 2 };
/** A question is dropped that is worth less, or that is so likely not to fit or to be answered. The chances are those of training. */
const LEAST_WORTH = 0;
const MOST_OUT = 0.15;
const MOST_SAID = 0.2;
/** Nor is one asked whose answer readers hardly ever found to change the work: four answers carry 1 % less of a brief for it. */
const LEAST_GOOD = 0.05;
/** How much what it draws out counts beside what it is worth: with more, more of a brief is drawn out by more questions that change little. */
const DRAW = 0.8;
/** A bank is ordered by what its questions drew out of briefs: each place draws out this share of the first less, down to a least. */
const FALL_OF_DRAW = 0.12;
const LEAST_DRAW = 0.1;
/** Two questions that ask a person to talk: one of them is enough, unless fewer questions than these are left. */
const TALK = new Set(["situation", "matters"]);
const FEWEST = 2;
/** So many are shown at once. */
const SHOWN = 4;
/**
 * A general open question is asked where no other is worth asking, unless it too is likely out of place: a question of fact, or a
 * text to turn into another, lacks nothing, and then nothing is asked. Of 153 requests in which it came to more than the bound,
 * readers called it good for 31 and out of place for 30. Words that say next to nothing ("write something") are always asked.
 */
const FALL_BACK = { id: "situation", mostOut: 0.15, fewWords: 2 };

export interface Asked {
  /** The request as written. */
  text: string;
  reading: Pick<Reading, "type" | "kind" | "likely" | "stated" | "parts">;
  voice: Voice;
  /** What options state: never asked for. */
  given?: readonly Stated[];
  /** Questions that were answered or skipped. */
  done?: readonly string[];
}

/**
 * The questions whose answers may be expected to change this work most, best first: those that hardly fit or that the request
 * answers are left out, and so there may be fewer than four. Deterministic.
 */
export function chooseQuestions({ text, reading, voice, given = [], done = [] }: Asked): Question[] {
  return chooseIds(knownFrom(text, reading), given, done)
    .map((id) => findQuestion(id, voice))
    .filter((question) => question !== null);
}

/** The ids alone; training tries other weights. */
export function chooseIds(
  known: Known,
  given: readonly Stated[] = [],
  done: readonly string[] = [],
  model: WorthModel = worthModel(),
): string[] {
  const worth = candidatesOf(known)
    .filter((id) => !isGiven(id, given))
    .map((id) => ({ id, chances: chancesOf(id, known, model) }))
    .filter(({ chances: { good, out, said } }) => good >= LEAST_GOOD && out <= MOST_OUT && said <= MOST_SAID)
    .map(({ id, chances }) => ({ id, worth: worthOf(chances) + DRAW * drawOf(id, known) }))
    .filter(({ worth }) => worth >= LEAST_WORTH)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ id }) => id);
  const banks = known.works.map(({ name }) => new Set(BANKS[name]));
  const order = worth.length > 0 || done.length > 0 ? worth : fallBack(known, model);
  const once = (ids: readonly string[]) => askOnce(ids, { done, stated: known.concerns, shown: SHOWN });
  const ids = once(withoutTwins(order, done, banks, TALK));
  return ids.length < FEWEST ? once(withoutTwins(order, done, banks)) : ids;
}

function fallBack(known: Known, model: WorthModel): string[] {
  const { id, mostOut, fewWords } = FALL_BACK;
  return known.words <= fewWords || chancesOf(id, known, model).out <= mostOut ? [id] : [];
}

/** All questions of the kinds of work that it may be, and those that fit any. */
function candidatesOf({ works }: Known): string[] {
  return [...new Set([...works.flatMap(({ name }) => BANKS[name] ?? []), ...(BANKS["unsure"] ?? [])])];
}

/** What a question may be expected to bring. */
function worthOf({ good, out, said }: Chances): number {
  return good - COST.out * out - COST.said * said;
}

/** What its answer may be expected to draw out of a person, 0 to 1: by its place in the banks of the likely kinds of work. */
function drawOf(id: string, { works }: Known): number {
  return works.reduce((sum, { name, probability }) => {
    const place = BANKS[name]?.indexOf(id) ?? -1;
    return place < 0 ? sum : sum + probability * Math.max(LEAST_DRAW, 1 - FALL_OF_DRAW * place);
  }, 0);
}

function isGiven(id: string, given: readonly Stated[]): boolean {
  return (TOPICS[id]?.answeredBy ?? []).some((slot) => given.includes(slot));
}

/** Leaves out what was done, and of two banks' questions about the same thing the later one. */
function withoutTwins(
  order: readonly string[],
  done: readonly string[],
  banks: readonly ReadonlySet<string>[],
  alike: ReadonlySet<string> = new Set(),
): string[] {
  const asked = done.filter((id) => Object.hasOwn(TOPICS, id));
  const open: string[] = [];
  for (const id of order) {
    const concept = TOPICS[id]?.concept ?? null;
    const isTwin = [...asked, ...open].some(
      (other) =>
        (isOwnOpen(id) && isOwnOpen(other)) ||
        (alike.has(id) && alike.has(other)) ||
        (concept !== null &&
          TOPICS[other]?.concept === concept &&
          !banks.some((bank) => bank.has(other) && bank.has(id))),
    );
    if (!done.includes(id) && !isTwin) open.push(id);
  }
  return open;
}
