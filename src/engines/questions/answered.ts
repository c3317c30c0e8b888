import type { ClosedFact } from "#engines/reader/fact-words-data.ts";
import { closedFactsIn } from "#engines/reader/find-facts.ts";
import { sigmoid } from "#engines/reader/linear-table.ts";
import type { PartRole, Reading, Stated } from "#engines/reader/reading.ts";
import { readTokens, TOKEN } from "#engines/reader/tokens.ts";
import { ANSWERED_WEIGHTS } from "./bank/answered-data.ts";
import { TOPICS } from "./bank/topics-data.ts";

/** What the request tells, as far as it can answer a question. */
export interface Told {
  stated: Reading["stated"];
  facts: ReadonlySet<ClosedFact>;
  /** The roles that have a part long enough to tell something, with the probability of the surest. */
  parts: ReadonlyMap<PartRole, number>;
  words: number;
}

/** A part of so many words tells something for sure. */
const FULL_PART = 10;
/** A request of so many words is one of usual length. */
const USUAL_WORDS = 8;
const SURE = 0.999;

export function toldBy(text: string, { stated, parts }: Pick<Reading, "stated" | "parts">): Told {
  const said = readTokens(text).filter(({ courtesy }) => !courtesy);
  const words = said.filter(({ shape }) => shape < TOKEN.mark);
  const told = new Map<PartRole, number>();
  for (const { start, end, role, probability } of parts) {
    const length = words.filter((token) => token.start >= start && token.end <= end).length;
    told.set(role, Math.max(told.get(role) ?? 0, probability * Math.min(1, length / FULL_PART)));
  }
  return { stated, facts: closedFactsIn(said), parts: told, words: words.length };
}

/** A name is said of many questions, or begins with "?" and is said of one. */
export type AnsweredFeature = readonly [name: string, value: number];

/** What speaks for a question's being answered: what answers it in general, and how often this one is in a text so long. */
export function answeredFeatures(id: string, told: Told): AnsweredFeature[] {
  const topic = TOPICS[id];
  const length = Math.log(Math.max(told.words, 2) / USUAL_WORDS);
  const slots = (topic?.answeredBy ?? []).map((slot: Stated) => [slot, strength(told.stated[slot])] as const);
  const facts = (topic?.facts ?? []).filter((fact) => told.facts.has(fact));
  return [
    ["length", length],
    [`?${id}`, 1],
    [`?${id} length`, length],
    ...(slots.length === 0 ? [] : [["slot", Math.max(...slots.map(([, value]) => value))] as const]),
    ...slots.map(([slot, value]) => [`stated ${slot}`, value] as const),
    ...(facts.length === 0 ? [] : [["fact", 1] as const]),
    ...facts.map((fact) => [`fact ${fact}`, 1] as const),
    ["part", Math.max(0, ...(topic?.parts ?? []).map((role) => told.parts.get(role) ?? 0))],
  ];
}

/** How likely it is that the request answers the question already; learned, see `training/answered`. */
export function answeredChance(id: string, told: Told): number {
  const { bias, weights } = ANSWERED_WEIGHTS;
  return sigmoid(answeredFeatures(id, told).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, bias));
}

/** Log odds, brought to about -1 to 3. */
function strength(probability: number): number {
  const odds = Math.min(SURE, Math.max(1 - SURE, probability));
  return Math.log(odds / (1 - odds)) / 3 + 1;
}
