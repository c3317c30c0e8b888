import { readFileSync } from "node:fs";
import { knownFrom, type Known } from "#engines/questions/worth.ts";
import { readingFrom, readRequest } from "#engines/reader/read-request.ts";
import type { Reading } from "#engines/reader/reading.ts";
import { AR_WEIGHTS } from "#engines/reader/weights/ar.ts";
import { EN_WEIGHTS } from "#engines/reader/weights/en.ts";
import { readBriefs } from "../questions/read-briefs.ts";
import { calibrate } from "../reader/calibrate.ts";
import { heldOut } from "../reader/held-out.ts";
import { readCues, readRows, type Row } from "../reader/read-rows.ts";

export type Label = "good" | "weak" | "out" | "said";

/** One question of one request and what a reader said of it; `null` where it was not asked about. */
export interface Pair {
  writer: string;
  request: string;
  id: string;
  known: Known;
  /** 0 to 1. */
  good: number | null;
  out: boolean | null;
  said: boolean | null;
  /** What it counts beside a judged question: 1 unless it says otherwise. */
  weight?: number;
}

/** What a brief says of a question is less than what a strict reader says: of whether it fits, and of what it is worth. */
const FIT_WEIGHT = 0.6;
const BRIEF_WEIGHT = 0.15;

export interface JudgedRow extends Row {
  labels: Record<string, Label>;
}

/** A request with what the reader makes of it when it has not seen its writer. */
export interface ReadRow {
  row: Row;
  reading: Reading;
}

/** All rows that the reader learns from, read without their writers. */
export function readHeldOut(): ReadRow[] {
  return (["ar", "en"] as const).flatMap((language) => {
    const rows = readRows().filter(({ lang }) => lang === language);
    const cues = readCues("training/requests").filter(({ lang }) => lang === language);
    const held = heldOut(rows, cues, language);
    const calibration = calibrate(held);
    return held.map(({ row, tokens, parts, scores }) => ({
      row,
      reading: readingFrom(row.text, tokens, parts, scores, calibration),
    }));
  });
}

/** Pairs of the requests whose questions were judged, of those where only "answered already" was asked, and of the briefs. */
export function pairsOf(held: readonly ReadRow[]): Pair[] {
  const answered = new Map(answeredRows().map((row) => [row.id, row]));
  return [
    ...held.flatMap(({ row, reading }) => [
      ...judgedPairs(row as JudgedRow, reading),
      ...answeredPairs(answered.get(row.id), row, reading),
    ]),
    ...briefPairs(),
  ];
}

function judgedPairs({ labels, id: request, writer, text }: JudgedRow, reading: Reading): Pair[] {
  if (labels === undefined) return [];
  const known = knownFrom(text, reading);
  return Object.entries(labels).map(([id, label]) => ({
    writer: handOf(writer),
    request,
    id,
    known,
    good: label === "good" ? 1 : 0,
    out: label === "out",
    said: label === "said",
  }));
}

interface AnsweredRow {
  id: string;
  asked: string[];
  answered: string[];
}

function answeredRows(): AnsweredRow[] {
  const lines = readFileSync("training/fit/answered.jsonl", "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as AnsweredRow);
}

function answeredPairs(own: AnsweredRow | undefined, { id: request, writer, text }: Row, reading: Reading): Pair[] {
  if (own === undefined) return [];
  const known = knownFrom(text, reading);
  return own.asked.map((id) => {
    const said = own.answered.includes(id);
    return { writer: handOf(writer), request, id, known, good: said ? 0 : null, out: said ? false : null, said };
  });
}

function briefPairs(): Pair[] {
  return readBriefs("training/questions").flatMap(({ id: request, writer, lang, text, draws, answered, odd }) => {
    const known = knownFrom(text, readRequest(text, lang === "ar" ? AR_WEIGHTS : EN_WEIGHTS));
    return Object.keys(draws).flatMap((id) => {
      const isIdle = answered.includes(id) || odd.includes(id);
      const pair = { writer, request, id, known, good: null, out: null, said: null };
      return [
        { ...pair, said: answered.includes(id) },
        { ...pair, out: odd.includes(id), weight: FIT_WEIGHT },
        { ...pair, good: isIdle ? 0 : drawn(draws[id] as number[]), weight: BRIEF_WEIGHT },
      ];
    });
  });
}

/** One hand wrote in both languages. */
export function handOf(writer: string): string {
  return writer.replace(/^(?:ar|en)-/, "");
}

/** An answer that carries the fact that matters most is so likely good. */
const GOOD_OF_FACT = 0.3;

/** What an answer carries of a brief, as a chance of being good: facts that matter most come first. */
function drawn(facts: readonly number[]): number {
  return Math.min(1, facts.reduce((sum, fact) => sum + 1 / (1 + fact * 0.1), 0) * GOOD_OF_FACT);
}
