import { describe, expect, test } from "vitest";
import {
  KINDS_OF_TYPE,
  type LikelyType,
  STATED,
  TASK_TYPES,
  type Reading,
  type Stated,
} from "#engines/reader/reading.ts";
import { readRequest } from "#engines/reader/read-request.ts";
import { AR_WEIGHTS } from "#engines/reader/weights/ar.ts";
import { BANKS } from "./bank/banks-data.ts";
import { chooseIds, chooseQuestions } from "./choose-questions.ts";
import { isOwnOpen } from "./question.ts";
import { chancesOf, knownFrom } from "./worth.ts";
import { worthModel } from "./worth-model.ts";

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

  test("a sure kind of work asks its own open question among the first four, and nothing of other kinds", () => {
    const asked = ids("ad for my shop", reading({ type: "marketing", kind: "post-ad" }));
    expect(asked.slice(0, 4)).toContain("facts-marketing-post-ad");
    expect(asked.filter(isOwnOpen)).toEqual(["facts-marketing-post-ad"]);
    const fitting = [...(BANKS["marketing/post-ad"] ?? []), ...(BANKS["unsure"] ?? [])];
    expect(fitting).toEqual(expect.arrayContaining(asked));
  });

  test("what the request states is likelier to be answered, and what an option gives is not asked", () => {
    const type = { type: "marketing", kind: "post-ad" } as const;
    const said = (audience: number) => {
      const known = knownFrom("an ad for our bakery with fresh bread", reading(type, { audience }));
      return chancesOf("market-customer", known, worthModel()).said;
    };
    expect(said(0.99)).toBeGreaterThan(said(0.01) * 1.2);
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
    const general = ids("hm", reading({}));
    expect(general.length).toBeGreaterThan(0);
    expect(BANKS["unsure"]).toEqual(expect.arrayContaining(general));
    expect(ids("hm", reading({ type: "plan", kind: "study" }))).toContain("study-exam");
    expect(ids("hm", reading({ type: "research-compare", kind: "study" }))).not.toContain("study-exam");
  });

  test("the less likely a kind of work, the fewer questions of its own", () => {
    const own = (probability: number) => {
      const likely: LikelyType[] = [{ type: "recipe", probability, kinds: [] }];
      const unsure = new Set(BANKS["unsure"]);
      return ids("dinner for six", reading({ likely })).filter((id) => !unsure.has(id)).length;
    };
    expect(own(0.2)).toBeLessThan(own(0.95));
    expect(own(0.95)).toBeGreaterThan(1);
  });

  test("where nothing else is worth asking, one general open question is left, unless it too is out of place", () => {
    const worthLittle = (out: number) => ({ bias: [-5, out, 5], weights: new Map() });
    const known = knownFrom("one two three", reading({ type: "rewrite" }));
    expect(chooseIds(known, [], [], worthLittle(-2))).toEqual(["situation"]);
    expect(chooseIds(known, [], [], worthLittle(0))).toEqual([]);
    expect(chooseIds(known, [], ["situation"], worthLittle(-2))).toEqual([]);
    expect(chooseIds(knownFrom("one", reading({})), [], [], worthLittle(0))).toEqual(["situation"]);
  });

  test("a question of fact is asked nothing, a request that says nearly nothing is asked something", () => {
    const fact = "ما عاصمة بوركينا فاسو";
    expect(chooseIds(knownFrom(fact, readRequest(fact, AR_WEIGHTS)))).toEqual([]);
    for (const vague of ["ساعدني", "رسالة"])
      expect(chooseIds(knownFrom(vague, readRequest(vague, AR_WEIGHTS))).length).toBeGreaterThan(0);
  });

  test("of two that ask a person to talk one is asked, where there are others", () => {
    const asked = TASK_TYPES.map((type) => ids("short words", reading({ type }))).filter(({ length }) => length > 2);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((own) => own.includes("situation") && own.includes("matters"))).toEqual([]);
  });

  test("a part of the request that tells it answers it", () => {
    const letter = { type: "email-letter", kind: null } as const;
    const part = { start: 0, end: 30, role: "background", probability: 0.9 } as const;
    const text = "word ".repeat(6);
    const chance = (parts: Reading["parts"]) =>
      chancesOf("letter-happened", knownFrom(text, reading({ ...letter, parts })), worthModel()).said;
    expect(chance([part])).toBeGreaterThan(chance([]));
  });

  test("in dialect to those who write in dialect", () => {
    const asks = (["egy", "glf", "lev", "mgr", null] as const).map(
      (dialect) => chooseQuestions({ text: "رسالة", reading: reading({}), voice: { language: "ar", dialect } })[0]?.ask,
    );
    expect(new Set(asks).size).toBe(5);
  });
});
