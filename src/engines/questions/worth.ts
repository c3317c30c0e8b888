import type { ClosedFact } from "#engines/reader/fact-words-data.ts";
import { closedFactsIn } from "#engines/reader/find-facts.ts";
import { sigmoid } from "#engines/reader/linear-table.ts";
import type { PartRole, Reading, Stated } from "#engines/reader/reading.ts";
import { readTokens, TOKEN } from "#engines/reader/tokens.ts";
import type { Concern } from "./bank/concerns-data.ts";
import { BANKS } from "./bank/banks-data.ts";
import { TOPICS } from "./bank/topics-data.ts";
import { isOwnOpen } from "./question.ts";
import { namesDrug } from "./named-drug.ts";
import { type LikelyWork, likelyWorks } from "./likely-works.ts";

/** What a request says of itself, as far as it bears on what a question is worth. */
export interface Known {
  works: readonly LikelyWork[];
  stated: Reading["stated"];
  facts: ReadonlySet<ClosedFact>;
  /** Matters that questions ask after and that it states. */
  concerns: ReadonlySet<Concern>;
  /** The roles that have a part long enough to tell something, with the probability of the surest. */
  parts: ReadonlyMap<PartRole, number>;
  words: number;
}

/** A part of so many words tells something for sure. */
const FULL_PART = 10;
/** A request of so many words is one of usual length. */
const USUAL_WORDS = 8;
const SURE = 0.999;

export function knownFrom(
  text: string,
  reading: Pick<Reading, "type" | "kind" | "likely" | "stated" | "parts">,
): Known {
  const said = readTokens(text).filter(({ courtesy }) => !courtesy);
  const words = said.filter(({ shape }) => shape < TOKEN.mark);
  const strengths = new Map<PartRole, number>();
  for (const { start, end, role, probability } of reading.parts) {
    const length = words.filter((token) => token.start >= start && token.end <= end).length;
    strengths.set(role, Math.max(strengths.get(role) ?? 0, probability * Math.min(1, length / FULL_PART)));
  }
  const facts = closedFactsIn(said);
  const concerns: Concern[] = [
    ...(facts.has("age") ? ["age" as const] : []),
    ...(namesDrug(text) ? ["drug" as const] : []),
  ];
  return {
    works: likelyWorks(reading),
    stated: reading.stated,
    facts,
    concerns: new Set(concerns),
    parts: strengths,
    words: words.length,
  };
}

/** A name is said of many questions, or begins with "?" and is said of one. */
export type WorthFeature = readonly [name: string, value: number];

const inBanks = new Map<string, Map<string, number>>(
  Object.entries(BANKS).map(([name, ids]) => [name, new Map(ids.map((id, place) => [id, 1 - place / ids.length]))]),
);
const typesOf = new Map<string, Set<string>>();
for (const [name, ids] of Object.entries(BANKS))
  for (const id of ids) typesOf.set(id, (typesOf.get(id) ?? new Set()).add(name.split("/")[0] as string));
const SHARED = new Set(BANKS["unsure"]);

/** What speaks for and against asking: whether it is at home in the likely kinds of work, what is stated, how long the text is. */
export function worthFeatures(id: string, known: Known): WorthFeature[] {
  const topic = TOPICS[id];
  const length = Math.log(Math.max(known.words, 2) / USUAL_WORDS);
  let home = 0;
  let place = 0;
  let top = 0;
  let near = 0;
  for (const { name, type, probability } of known.works) {
    if (typesOf.get(id)?.has(type)) near += probability;
    const at = inBanks.get(name)?.get(id);
    top = Math.max(top, probability);
    if (at === undefined) continue;
    home += probability;
    place += probability * at;
  }
  const family = familyOf(id);
  const slots = (topic?.answeredBy ?? []).map((slot: Stated) => [slot, strength(known.stated[slot])] as const);
  const facts = (topic?.facts ?? []).filter((fact) => known.facts.has(fact));
  const part = Math.max(0, ...(topic?.parts ?? []).map((role) => known.parts.get(role) ?? 0));
  const concept = topic?.concept ?? "none";
  return [
    [family, 1],
    [`${family} home`, home],
    [`${family} near`, near],
    [`${family} odds`, Math.log((home + 0.03) / (1.03 - home)) / 2],
    [`${family} near odds`, Math.log((near + 0.03) / (1.03 - near)) / 2],
    [`${family} place`, place],
    [`${family} top`, top],
    [`${family} length`, length],
    ["length", length],
    [`c ${concept}`, 1],
    [`c ${concept} length`, length],
    [`?${id}`, 1],
    [`?${id} length`, length],
    [`?${id} home`, home],
    [`?${id} away`, 1 - near],
    ...(topic?.kind === "choice" ? [["choice", 1] as const] : []),
    ...known.works.flatMap(({ name, type, probability }) => [
      [`t ${type} ${family}`, probability] as const,
      [`k ${name} ${family}`, probability] as const,
      ...(SHARED.has(id) ? [[`?${id} t ${type}`, probability] as const] : []),
      ...(SHARED.has(id) && name !== type ? [[`?${id} k ${name}`, probability] as const] : []),
      [`c ${concept} t ${type}`, probability] as const,
    ]),
    ...(slots.length === 0 ? [] : [["slot", Math.max(...slots.map(([, value]) => value))] as const]),
    ...slots.map(([slot, value]) => [`stated ${slot}`, value] as const),
    ...(facts.length === 0 ? [] : [["fact", 1] as const]),
    ...facts.map((fact) => [`fact ${fact}`, 1] as const),
    ["part", part],
  ];
}

/** How likely a question is to be one that changes the work, one that does not fit, one that the text answers. */
export interface Chances {
  good: number;
  out: number;
  said: number;
}

export function chancesOf(id: string, known: Known, { bias, weights }: WorthModel): Chances {
  const scores = Float64Array.from(bias);
  for (const [name, value] of worthFeatures(id, known))
    weights.get(name)?.forEach((weight, output) => (scores[output] = (scores[output] as number) + weight * value));
  const [good, out, said] = Array.from(scores, sigmoid) as [number, number, number];
  return { good, out, said };
}

/** Weights by the name of a feature, for good, out and said. */
export interface WorthModel {
  bias: readonly number[];
  weights: ReadonlyMap<string, readonly number[]>;
}

/** Questions that fit any work, a type's open question, a kind's, and the narrow ones: what makes them fit differs. */
function familyOf(id: string): string {
  if (SHARED.has(id)) return "shared";
  if (!isOwnOpen(id)) return "own";
  return BANKS[id.slice("facts-".length)]?.includes(id) ? "wide" : "open";
}

/** Log odds, brought to about -1 to 3. */
function strength(probability: number): number {
  const odds = Math.min(SURE, Math.max(1 - SURE, probability));
  return Math.log(odds / (1 - odds)) / 3 + 1;
}
