import { describe, expect, test } from "vitest";
import { KINDS_OF_TYPE, STATED, TASK_TYPES } from "#engines/reader/reading.ts";
import { arabicShare } from "#engines/text/language.ts";
import { ARABIC_QUESTIONS } from "./bank/ar/arabic-questions.ts";
import { BANKS } from "./bank/banks-data.ts";
import { ENGLISH_QUESTIONS } from "./bank/en/english-questions.ts";
import { TOPICS } from "./bank/topics-data.ts";
import { findQuestion } from "./find-question.ts";
import { saidOf } from "./says-nothing.ts";

const kinds = Object.entries(KINDS_OF_TYPE).flatMap(([type, names]) => names.map((name) => `${type}/${name}`));

/** Asked under requests of any kind, where an example would be about something else. */
const GENERAL = ["situation", "matters", "true-details", "use", "why-now", "result-form", "facts-general"];
/** Elsewhere as many as make sense under any request of the kind, which may be none: a made-up third one is worse. */
const mostExamples = (id: string) => (GENERAL.includes(id) ? 0 : 3);

describe("the question bank", () => {
  test("names known work only, with eight questions or more each, none twice", () => {
    for (const [name, ids] of Object.entries(BANKS)) {
      expect([...TASK_TYPES, ...kinds, "unsure"] as string[]).toContain(name);
      expect(ids.length).toBeGreaterThanOrEqual(8);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => !Object.hasOwn(TOPICS, id))).toEqual([]);
    }
  });

  test("has both languages for each question, and states that the reader knows", () => {
    expect(Object.keys(ARABIC_QUESTIONS).toSorted()).toEqual(Object.keys(TOPICS).toSorted());
    expect(Object.keys(ENGLISH_QUESTIONS).toSorted()).toEqual(Object.keys(TOPICS).toSorted());
    for (const { answeredBy } of Object.values(TOPICS)) for (const slot of answeredBy) expect(STATED).toContain(slot);
  });

  test.each(Object.entries(ARABIC_QUESTIONS))("%s reads as one short Arabic line in five wordings", (id, question) => {
    const { label, ask, egy, glf, lev, mgr, why, examples } = question;
    for (const line of [ask, egy, glf, lev, mgr]) {
      expect(line).toMatch(/؟/);
      expect(line.length).toBeLessThanOrEqual(100);
    }
    for (const line of [label, ask, egy, glf, lev, mgr, why]) expect(arabicShare(line)).toBeGreaterThan(0.5);
    expect(label.length).toBeLessThanOrEqual(30);
    expect(why.length).toBeLessThanOrEqual(70);
    expect(examples.length).toBeLessThanOrEqual(mostExamples(id));
    expect(new Set(examples).size).toBe(examples.length);
  });

  test.each(Object.entries(ENGLISH_QUESTIONS))("%s reads as one short English line", (id, question) => {
    const { label, ask, why, examples } = question;
    expect(ask).toMatch(/\?/);
    expect(ask.length).toBeLessThanOrEqual(100);
    expect(label.length).toBeLessThanOrEqual(32);
    expect(why.length).toBeLessThanOrEqual(80);
    expect(arabicShare(`${label} ${ask} ${why} ${examples.join(" ")}`)).toBe(0);
    expect(examples.length).toBeLessThanOrEqual(mostExamples(id));
    expect(new Set(examples).size).toBe(examples.length);
  });

  test("no label turns an answer's meaning: below it a noun and a whole sentence read alike", () => {
    for (const id of Object.keys(TOPICS).filter((one) => TOPICS[one]?.answeredBy.includes("exclusions"))) {
      expect(ARABIC_QUESTIONS[id]?.label).not.toMatch(/(?:^|\s)(?:لا|ما لا|غير|ممنوع|مرفوض)(?:\s|$)/u);
      expect(ENGLISH_QUESTIONS[id]?.label).not.toMatch(/\b(?:not|no|never|avoid|cannot|ruled)\b/iu);
    }
  });

  test("an open question shows one example at most in Arabic, the form of an answer to any request of its kind", () => {
    for (const id of Object.keys(TOPICS).filter((one) => TOPICS[one]?.isOpen))
      expect([id, (ARABIC_QUESTIONS[id]?.examples.length ?? 0) <= 1]).toEqual([id, true]);
  });

  test("no example that can be tapped passes its question over", () => {
    for (const id of Object.keys(TOPICS))
      for (const { examples } of [ARABIC_QUESTIONS[id], ENGLISH_QUESTIONS[id]] as { examples: readonly string[] }[])
        for (const example of examples)
          expect([id, saidOf(example, findQuestion(id, { language: "en", dialect: null }))]).toEqual([id, example]);
  });

  test("whom the work is for has no sex until the person says so", () => {
    const his = /(?:علاقتك|صلتك|علاقة ديالك) (?:بيه|به|فيه|معاه)|(?:^|[\s،])ف?(?:عمره|عمرو|سنه|حياته)(?=[\s،؟])/u;
    for (const { label, ask, egy, glf, lev, mgr } of Object.values(ARABIC_QUESTIONS))
      for (const line of [label, ask, egy, glf, lev, mgr]) expect(line).not.toMatch(his);
    for (const { label, ask } of Object.values(ENGLISH_QUESTIONS))
      expect(`${label} ${ask}`).not.toMatch(/\b(?:he|him|his|she|her)\b/iu);
  });
});
