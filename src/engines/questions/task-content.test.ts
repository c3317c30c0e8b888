import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { CLOSED_FACTS } from "#engines/reader/fact-words.ts";
import { KINDS_OF_TYPE, STATED, TASK_TYPES } from "#engines/reader/reading.ts";
import { arabicShare } from "#engines/text/language.ts";
import { findQuestion } from "./find-question.ts";
import { INTENTS } from "./intent-features.ts";
import { saidOf } from "./says-nothing.ts";
import { type AskedLine, gapOf, LACKING_QUESTIONS, QUESTION_SETS, SPARE_QUESTIONS } from "./task-content.ts";

const KINDS = Object.entries(KINDS_OF_TYPE).flatMap(([type, kinds]) => kinds.map((kind) => `${type}/${kind}`));
const MOST_TAPS = 3;
const both = (most: number) => z.strictObject({ ar: z.string().min(2).max(most), en: z.string().min(2).max(most) });
const taps = z.array(z.string().min(1).max(90)).min(1).max(MOST_TAPS);
const line = z.strictObject({
  ask: both(100),
  taps: z.strictObject({ ar: taps, en: taps }).optional(),
  halves: z
    .array(z.strictObject({ by: z.array(z.enum([...STATED, ...CLOSED_FACTS])).min(1), rest: both(100) }))
    .optional(),
});
const question = line.extend({
  id: z.string().regex(/^[a-z-]+$/),
  about: z.array(z.string()).min(1),
  label: both(30),
  gap: both(60),
  why: both(80),
  open: z.literal(true).optional(),
});
const wording = z.strictObject({
  for: z.array(z.enum([...TASK_TYPES, ...KINDS])).min(1),
  asks: z.array(line.nullable()).length(4),
});
const set = z.strictObject({ questions: z.array(question).length(4), wordings: z.array(wording) });
const schema = z.strictObject({
  ...Object.fromEntries([...INTENTS.filter((intent) => intent !== "fact"), "general"].map((name) => [name, set])),
  spare: z.array(question),
  lacking: z.array(question),
});

const sets = Object.entries(QUESTION_SETS);
const all = [...sets.flatMap(([, { questions }]) => questions), ...SPARE_QUESTIONS, ...LACKING_QUESTIONS];
const lines: AskedLine[] = [...all, ...sets.flatMap(([, own]) => own.wordings.flatMap(({ asks }) => asks))].filter(
  (one) => one !== null,
);

describe("content/tasks/intents.json", () => {
  test("is as its schema says", () => {
    expect(schema.safeParse(JSON.parse(readFileSync("content/tasks/intents.json", "utf8"))).error).toBeUndefined();
  });

  test("names what is guessed without an answer, but where half of it is said", () => {
    const reader = QUESTION_SETS.write.questions[1] as (typeof QUESTION_SETS.write.questions)[number];
    const rest = reader.halves?.[0]?.rest.en ?? "";
    expect(gapOf({ id: "write-reader", ask: reader.ask.en }, "en")).toBe("who reads it, and what is between you");
    expect(rest).not.toBe("");
    expect(gapOf({ id: "write-reader", ask: rest }, "en")).toBeUndefined();
    expect(gapOf({ id: "m1", ask: "How old is he?" }, "en")).toBeUndefined();
  });

  test("has an id once, and one open question of four at most", () => {
    const ids = [...new Set(all)].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, { questions }] of sets) expect(questions.filter(({ open }) => open).length).toBeLessThanOrEqual(1);
  });

  test.each(sets)("%s asks after no matter twice", (_, { questions }) => {
    const about = questions.flatMap((one) => one.about);
    expect(new Set(about).size).toBe(about.length);
  });

  test("is Arabic in Arabic and English in English, and each line asks", () => {
    for (const { ask, halves = [], taps: own } of lines) {
      for (const one of [ask, ...halves.map(({ rest }) => rest)]) {
        expect(one.ar).toMatch(/؟/);
        expect(one.en).toMatch(/\?/);
        expect(arabicShare(one.ar)).toBeGreaterThan(0.9);
        expect(arabicShare(one.en)).toBe(0);
      }
      for (const tap of own?.ar ?? []) expect([tap, arabicShare(tap) > 0.3]).toEqual([tap, true]);
      for (const tap of own?.en ?? []) expect([tap, arabicShare(tap)]).toEqual([tap, 0]);
    }
  });

  test("no likely answer passes its question over", () => {
    for (const { id, taps: own } of all)
      for (const tap of [...(own?.ar ?? []), ...(own?.en ?? [])])
        expect(saidOf(tap, findQuestion(id, { language: "en", dialect: null }))).toBe(tap);
    for (const { taps: own } of lines)
      for (const tap of [...(own?.ar ?? []), ...(own?.en ?? [])]) expect(saidOf(tap, null)).toBe(tap);
  });

  test("no label turns an answer's meaning: below it a noun and a whole sentence read alike", () => {
    for (const { label } of all) {
      expect(label.ar).not.toMatch(/(?:^|\s)(?:لا|ما لا|غير|ممنوع|مرفوض)(?:\s|$)/u);
      expect(label.en).not.toMatch(/\b(?:not|no|never|avoid|cannot|ruled)\b/iu);
    }
  });

  test("whom the work is for has no sex until the person says so", () => {
    for (const { ask } of lines) {
      expect(ask.ar).not.toMatch(/(?:علاقتك|صلتك) (?:به|معه)(?=[\s،؟])|(?:^|[\s،])ف?(?:عمره|سنه|حياته)(?=[\s،؟])/u);
      expect(ask.en).not.toMatch(/\b(?:he|him|his|she|her)\b/iu);
    }
  });

  test("an open question shows one answer, the form of one: others' stories are no choice", () => {
    const worded = sets.flatMap(([, { questions, wordings }]) =>
      wordings.flatMap(({ asks }) => asks.filter((one, at) => one !== null && questions[at]?.open)),
    );
    const shown = [...all.filter(({ open }) => open), ...worded].map((one) => one?.taps?.ar.length);
    expect(new Set(shown)).toEqual(new Set([1]));
  });
});
