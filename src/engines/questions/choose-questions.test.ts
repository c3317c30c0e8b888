import { describe, expect, test } from "vitest";
import {
  KINDS_OF_TYPE,
  type LikelyType,
  STATED,
  TASK_TYPES,
  type Reading,
  type Stated,
} from "#engines/reader/reading.ts";
import { answeredChance, toldBy } from "./answered.ts";
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

  test("what the request states is asked later, and not at all where it is sure", () => {
    const type = { type: "marketing", kind: "post-ad" } as const;
    const place = (audience: number) => {
      const found = ids("an ad for our bakery with fresh bread every morning", reading(type, { audience }));
      return found.includes("market-customer") ? found.indexOf("market-customer") : Infinity;
    };
    expect(place(0.1)).toBeLessThan(Infinity);
    expect(place(0.9)).toBeGreaterThan(place(0.1));
    expect(ids("ad", reading(type), { given: ["audience"] })).not.toContain("market-customer");
  });

  test("a sum, a date, a platform or a country in the text answers its question", () => {
    const type = { type: "marketing", kind: "post-ad" } as const;
    const shown = ids("instagram ad, £3 a ticket, for the fair", reading(type)).slice(0, 4);
    expect(shown).not.toContain("market-offer");
    expect(shown).not.toContain("market-place");
    expect(
      ids("fired in Ontario without notice", reading({ type: "legal-info", kind: "rights" }, { place: 0.5 })).slice(
        0,
        4,
      ),
    ).not.toContain("law-country");
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
    const guess = (...likely: Omit<LikelyType, "kinds">[]) =>
      ids("hm", reading({ likely: likely.map((one) => ({ ...one, kinds: [] })) })).slice(0, 4);
    const letter = { type: "email-letter", probability: 0.45 } as const;
    expect(guess({ type: "recipe", probability: 0.2 })).toEqual(BANKS["unsure"]?.slice(0, 4));
    expect(guess({ type: "recipe", probability: 0.8 }).slice(0, 2)).toEqual(BANKS["recipe"]?.slice(0, 2));
    expect(guess(letter)).not.toContain("letter-channel");
    const fitting = [...(BANKS["unsure"] ?? []), ...(BANKS["support-reply"] ?? [])];
    expect(fitting).toEqual(expect.arrayContaining(guess(letter, { type: "support-reply", probability: 0.45 })));
  });

  test("a part of the request that tells it answers it", () => {
    const letter = { type: "email-letter", kind: null } as const;
    const part = { start: 0, end: 30, role: "background", probability: 0.9 } as const;
    const text = "word ".repeat(6);
    const chance = (parts: Reading["parts"]) =>
      answeredChance("letter-happened", toldBy(text, reading({ ...letter, parts })));
    expect(chance([part])).toBeGreaterThan(chance([]) * 1.3);
  });

  test("in dialect to those who write in dialect", () => {
    const asks = (["egy", "glf", "lev", "mgr", null] as const).map(
      (dialect) => chooseQuestions({ text: "رسالة", reading: reading({}), voice: { language: "ar", dialect } })[0]?.ask,
    );
    expect(new Set(asks).size).toBe(5);
  });
});
