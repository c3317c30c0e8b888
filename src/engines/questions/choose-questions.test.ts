import { describe, expect, test } from "vitest";
import { KINDS_OF_TYPE, STATED, TASK_TYPES, type Reading, type Stated } from "#engines/reader/reading.ts";
import { BANKS } from "./bank/banks-data.ts";
import { chooseQuestions } from "./choose-questions.ts";

const reading = (more: Partial<Reading>, stated: Partial<Record<Stated, number>> = {}) => ({
  type: null,
  kind: null,
  likely: [] as Reading["likely"],
  parts: [] as Reading["parts"],
  ...more,
  stated: { ...(Object.fromEntries(STATED.map((slot) => [slot, 0])) as Reading["stated"]), ...stated },
});
const ENGLISH = { language: "en", dialect: null } as const;
const ids = (text: string, read: ReturnType<typeof reading>, more = {}) =>
  chooseQuestions({ text, reading: read, voice: ENGLISH, ...more }).map(({ id }) => id);

describe("which questions are asked", () => {
  test("each type and kind has a bank of its own", () => {
    for (const type of TASK_TYPES) expect(Object.keys(BANKS)).toContain(type);
    for (const [type, kinds] of Object.entries(KINDS_OF_TYPE))
      for (const kind of kinds) expect(Object.keys(BANKS)).toContain(`${type}/${kind}`);
  });

  test("those that change the answer most come first", () => {
    const asked = ids("ad for my shop", reading({ type: "marketing", kind: "post-ad" }));
    expect(asked).toEqual(BANKS["marketing/post-ad"]);
    expect(asked[0]).toBe("facts-marketing-post-ad");
  });

  test("what the request states is not asked; what it may state is asked later", () => {
    const type = { type: "marketing", kind: "post-ad" } as const;
    expect(ids("ad", reading(type, { audience: 0.9 }))).not.toContain("market-customer");
    const unsure = ids("ad", reading(type, { audience: 0.4 }));
    expect(unsure.indexOf("market-customer")).toBeGreaterThan(ids("ad", reading(type)).indexOf("market-customer"));
  });

  test("a sum, a date, a platform or a country in the text answers its question", () => {
    const type = { type: "marketing", kind: "post-ad" } as const;
    expect(ids("instagram ad, £3 a ticket", reading(type))).not.toEqual(
      expect.arrayContaining(["market-offer", "market-place"]),
    );
    expect(ids("fired in Ontario without notice", reading({ type: "legal-info", kind: "rights" }))).not.toContain(
      "law-country",
    );
  });

  test("done and given ones go, the next come", () => {
    const type = reading({ type: "email-letter", kind: "personal-message" });
    const [first, second] = ids("a note", type) as [string, string];
    expect(ids("a note", type, { done: [first] })[0]).toBe(second);
    expect(ids("a note", type, { given: ["audience"] })).not.toContain("personal-who");
  });

  test("an unsure type asks general questions, and those of a kind in another type never", () => {
    expect(ids("hm", reading({})).slice(0, 8)).toEqual(BANKS["unsure"]?.slice(0, 8));
    expect(ids("hm", reading({ type: "plan", kind: "study" }))).toContain("study-exam");
    expect(ids("hm", reading({ type: "research-compare", kind: "study" }))).not.toContain("study-exam");
  });

  test("where the reader abstains, an unlikely kind asks nothing and two likely ones what they share", () => {
    const guess = (...likely: Reading["likely"]) => ids("hm", reading({ likely })).slice(0, 4);
    const letter = { type: "email-letter", probability: 0.45 } as const;
    expect(guess({ type: "recipe", probability: 0.2 })).toEqual(BANKS["unsure"]?.slice(0, 4));
    expect(guess({ type: "recipe", probability: 0.8 }).slice(0, 2)).toEqual(BANKS["recipe"]?.slice(0, 2));
    expect(guess(letter)).not.toContain("letter-channel");
    const fitting = [...(BANKS["unsure"] ?? []), ...(BANKS["support-reply"] ?? [])];
    expect(fitting).toEqual(expect.arrayContaining(guess(letter, { type: "support-reply", probability: 0.45 })));
  });

  test("a part of the request that tells it answers it", () => {
    const letter = { type: "email-letter", kind: null } as const;
    const part = { start: 0, end: 80, role: "background", probability: 0.9 } as const;
    expect(ids("word ".repeat(16), reading({ ...letter, parts: [part] }))).not.toContain("letter-happened");
    expect(ids("word ".repeat(16), reading({ ...letter, parts: [{ ...part, end: 12 }] }))).toContain("letter-happened");
  });

  test("in dialect to those who write in dialect", () => {
    const asks = (["egy", "glf", "lev", "mgr", null] as const).map(
      (dialect) => chooseQuestions({ text: "رسالة", reading: reading({}), voice: { language: "ar", dialect } })[0]?.ask,
    );
    expect(new Set(asks).size).toBe(5);
  });
});
