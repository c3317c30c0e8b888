import { describe, expect, test } from "vitest";
import { KINDS_OF_TYPE, STATED, TASK_TYPES } from "#engines/reader/reading.ts";
import { arabicShare } from "#engines/text/language.ts";
import { ARABIC_QUESTIONS } from "./bank/ar/arabic-questions.ts";
import { BANKS } from "./bank/banks-data.ts";
import { ENGLISH_QUESTIONS } from "./bank/en/english-questions.ts";
import { TOPICS } from "./bank/topics-data.ts";

const kinds = Object.entries(KINDS_OF_TYPE).flatMap(([type, names]) => names.map((name) => `${type}/${name}`));

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

  test.each(Object.entries(ARABIC_QUESTIONS))("%s reads as one short Arabic line in five wordings", (_, question) => {
    const { label, ask, egy, glf, lev, mgr, why, examples } = question;
    for (const line of [ask, egy, glf, lev, mgr]) {
      expect(line).toMatch(/؟/);
      expect(line.length).toBeLessThanOrEqual(100);
    }
    for (const line of [label, ask, egy, glf, lev, mgr, why]) expect(arabicShare(line)).toBeGreaterThan(0.5);
    expect(label.length).toBeLessThanOrEqual(30);
    expect(why.length).toBeLessThanOrEqual(70);
    expect(examples.length).toBeGreaterThanOrEqual(2);
    expect(examples.length).toBeLessThanOrEqual(3);
  });

  test.each(Object.entries(ENGLISH_QUESTIONS))("%s reads as one short English line", (_, question) => {
    const { label, ask, why, examples } = question;
    expect(ask).toMatch(/\?/);
    expect(ask.length).toBeLessThanOrEqual(100);
    expect(label.length).toBeLessThanOrEqual(32);
    expect(why.length).toBeLessThanOrEqual(80);
    expect(arabicShare(`${label} ${ask} ${why} ${examples.join(" ")}`)).toBe(0);
    expect(examples.length).toBeGreaterThanOrEqual(2);
    expect(examples.length).toBeLessThanOrEqual(3);
  });
});
