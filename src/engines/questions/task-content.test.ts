import { describe, expect, test } from "vitest";
import { arabicShare } from "#engines/text/language.ts";
import { findQuestion } from "./find-question.ts";
import { saidOf } from "./says-nothing.ts";
import { askOf, CLOSING_QUESTIONS, gapOf, LACKING_QUESTIONS, QUESTION_SETS } from "./task-content.ts";

const sets = Object.entries(QUESTION_SETS);
const all = [...sets.flatMap(([, questions]) => questions), ...CLOSING_QUESTIONS, ...LACKING_QUESTIONS];
const lines = all.flatMap(({ parts }) =>
  parts.flatMap(({ ask, said = [] }) => [ask, ...said.flatMap(({ rest }) => rest ?? [])]),
);

describe("content/tasks/intents.yaml", () => {
  test("names what is guessed without an answer, but where a part of it is said", () => {
    const [, people] = QUESTION_SETS.write;
    const gap = (ask: string) => gapOf(people, ask, "en");
    expect(gap(askOf(people.parts, "en"))).toBe("who reads it, and what they know");
    expect(gap(askOf(people.parts.slice(1), "en"))).toBeUndefined();
    expect(gapOf(undefined, "How old is he?", "en")).toBeUndefined();
  });

  test("has an id once, and one open question of four at most", () => {
    const ids = all.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, questions] of sets) expect(questions.filter(({ open }) => open).length).toBeLessThanOrEqual(1);
  });

  test.each(sets)(
    "%s: the case, the people, what is wanted, the limits; three things each, none twice",
    (_, questions) => {
      expect(questions.map(({ parts }) => parts.length)).toEqual([3, 3, 3, 3]);
      expect(questions.map(({ id }) => id.slice(id.lastIndexOf("-") + 1))).toEqual(["case", "people", "aim", "limits"]);
      for (const language of ["ar", "en"] as const) {
        const asked = questions.flatMap(({ parts }) => parts.map(({ ask }) => ask[language]));
        expect(new Set(asked).size).toBe(asked.length);
        for (const { parts } of questions) expect(askOf(parts, language).length).toBeLessThanOrEqual(170);
      }
    },
  );

  test("is Arabic in Arabic and English in English; parts of one sentence begin like questions and end openly", () => {
    for (const one of lines) {
      expect(arabicShare(one.ar)).toBeGreaterThan(0.9);
      expect(arabicShare(one.en)).toBe(0);
    }
    for (const { parts } of all.filter((one) => one.parts.length > 1))
      for (const { ask, said = [] } of parts)
        for (const { ar, en } of [ask, ...said.flatMap(({ rest }) => rest ?? [])]) {
          expect(ar).toMatch(/^(?:ما|ماذا|من|متى|أين|كيف|كم|أي|بأي|لأي|لمن)(?= )[^؟]+$/u);
          expect(en).toMatch(/^(?:what|who|which|when|where|how|in what|is there)\b[^?]+$/u);
        }
    for (const { taps: own } of all) {
      for (const tap of own?.ar ?? []) expect([tap, arabicShare(tap) > 0.3]).toEqual([tap, true]);
      for (const tap of own?.en ?? []) expect([tap, arabicShare(tap)]).toEqual([tap, 0]);
    }
  });

  test("parts are one sentence in both languages, whole questions stay sentences", () => {
    const part = (ar: string, en: string) => ({ ask: { ar, en } });
    const [one, two, three] = [
      part("ما الأمر", "what is it"),
      part("من يقرأه", "who reads it"),
      part("كم طوله", "how long is it"),
    ];
    expect(askOf([one], "ar")).toBe("ما الأمر؟");
    expect(askOf([one, two], "en")).toBe("What is it and who reads it?");
    expect(askOf([one, two, three], "en")).toBe("What is it, who reads it, and how long is it?");
    expect(askOf([one, two, three], "ar")).toBe("ما الأمر، ومن يقرأه، وكم طوله؟");
    expect(askOf([part("من أنت؟", "Who are you?"), part("وأين؟", "Where?")], "en")).toBe("Who are you? Where?");
  });

  test("no likely answer passes its question over", () => {
    for (const { id, taps: own } of all)
      for (const tap of [...(own?.ar ?? []), ...(own?.en ?? [])])
        expect(saidOf(tap, findQuestion(id, { language: "en", dialect: null }))).toBe(tap);
  });

  test("no label turns an answer's meaning: below it a noun and a whole sentence read alike", () => {
    for (const { label } of all) {
      expect(label.ar).not.toMatch(/(?:^|\s)(?:لا|ما لا|غير|ممنوع|مرفوض)(?:\s|$)/u);
      expect(label.en).not.toMatch(/\b(?:not|no|never|avoid|cannot|ruled)\b/iu);
    }
  });

  test("whom the work is for has no sex until the person says so", () => {
    for (const ask of lines) {
      expect(ask.ar).not.toMatch(/(?:علاقتك|صلتك) (?:به|معه)(?=[\s،؟])|(?:^|[\s،])ف?(?:عمره|سنه|حياته)(?=[\s،؟])/u);
      expect(ask.en).not.toMatch(/\b(?:he|him|his|she|her)\b/iu);
    }
  });

  test("an open question of an intent shows no answer: it would be of somebody else's story", () => {
    const open = all.filter(({ open, id }) => open && id.endsWith("-case"));
    expect(open).toHaveLength(9);
    expect(open.filter(({ taps: own }) => own !== undefined)).toEqual([]);
  });
});
