import { readFileSync, writeFileSync } from "node:fs";
import { toldBy } from "#engines/questions/answered.ts";
import { readingFrom, readRequest } from "#engines/reader/read-request.ts";
import { AR_WEIGHTS } from "#engines/reader/weights/ar.ts";
import { EN_WEIGHTS } from "#engines/reader/weights/en.ts";
import { calibrate } from "../reader/calibrate.ts";
import { heldOut } from "../reader/held-out.ts";
import { readCues, readRows } from "../reader/read-rows.ts";
import { chanceOf, fitAnswered, type Pair } from "./fit-answered.ts";

interface Labelled {
  id: string;
  asked: string[];
  answered: string[];
}
interface Brief {
  writer: string;
  lang: "ar" | "en";
  text: string;
  draws: Record<string, number[]>;
  answered: string[];
}
/** Writers of briefs that are learned from; the others' are kept to measure on. */
const LEARNED_FROM = ["ba", "bd"];

/**
 * Learns from `training/answered` when a request answers a question already, and writes `answered-data.ts`. Run it after the
 * reader's training: of requests that the reader learned from, it is shown what the reader says when it has not seen their writer.
 */
export async function train(): Promise<void> {
  const pairs = [...pairsOfRequests(), ...pairsOfBriefs()];
  report(pairs);
  const model = fitAnswered(pairs);
  const source = [
    "// Written by `npm run train -- answered`. Do not edit.",
    "/** What was learned of when a request answers a question; see training/answered. */",
    `export const ANSWERED_WEIGHTS: { bias: number; weights: Readonly<Record<string, number>> } = ${JSON.stringify(model, null, 2)};`,
    "",
  ].join("\n");
  writeFileSync("src/engines/questions/bank/answered-data.ts", source.replace(/"([A-Za-z]+)":/g, "$1:"));
  await Promise.resolve();
}

function readLines<Row>(name: string): Row[] {
  return readFileSync(`training/${name}.jsonl`, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);
}

function pairsOfRequests(): Pair[] {
  const labelled = new Map(readLines<Labelled>("answered/labelled-requests").map((row) => [row.id, row]));
  return (["ar", "en"] as const).flatMap((language) => {
    const rows = readRows("training/requests").filter(({ lang }) => lang === language);
    const cues = readCues("training/requests").filter(({ lang }) => lang === language);
    const held = heldOut(rows, cues, language);
    const calibration = calibrate(held);
    return held.flatMap(({ row, tokens, parts, scores }) => {
      const own = labelled.get(row.id);
      if (own === undefined) return [];
      const reading = readingFrom(row.text, tokens, parts, scores, calibration);
      return pairsOf(row.writer, own, toldBy(row.text, reading));
    });
  });
}

function pairsOfBriefs(): Pair[] {
  return readLines<Brief>("questions/briefs")
    .filter(({ writer }) => LEARNED_FROM.includes(writer))
    .flatMap(({ writer, lang, text, draws, answered }) => {
      const reading = readRequest(text, lang === "ar" ? AR_WEIGHTS : EN_WEIGHTS);
      return pairsOf(writer, { asked: Object.keys(draws), answered }, toldBy(text, reading));
    });
}

function pairsOf(writer: string, { asked, answered }: Omit<Labelled, "id">, told: Pair["told"]): Pair[] {
  return asked.map((id) => ({ writer, id, told, isAnswered: answered.includes(id) }));
}

/** How well it tells them apart, each writer left out: of the pairs it calls answered from 0.4, and of those that are. */
function report(pairs: readonly Pair[]): void {
  for (const writer of new Set(pairs.map((pair) => pair.writer))) {
    const model = fitAnswered(pairs.filter((pair) => pair.writer !== writer));
    const own = pairs.filter((pair) => pair.writer === writer);
    const told = own.filter((pair) => chanceOf(model, pair) >= 0.4);
    const right = told.filter(({ isAnswered }) => isAnswered).length;
    const all = own.filter(({ isAnswered }) => isAnswered).length;
    process.stdout.write(`${writer}: ${own.length} pairs, ${all} answered, ${told.length} told, ${right} rightly\n`);
  }
}
