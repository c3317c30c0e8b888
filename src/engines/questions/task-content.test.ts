import { describe, expect, test } from "vitest";
import { arabicShare } from "#engines/text/language.ts";
import { findQuestion } from "./find-question.ts";
import { saidOf } from "./says-nothing.ts";
import { type AskedLine, gapOf, LACKING_QUESTIONS, QUESTION_SETS, SPARE_QUESTIONS } from "./task-content.ts";

const sets = Object.entries(QUESTION_SETS);
const all = [...sets.flatMap(([, { questions }]) => questions), ...SPARE_QUESTIONS, ...LACKING_QUESTIONS];
const lines: AskedLine[] = [...all, ...sets.flatMap(([, own]) => own.wordings.flatMap(({ asks }) => asks))].filter(
  (one) => one !== null,
);

describe("content/tasks/intents.yaml", () => {
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
