import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CheckInput, checkPrompt } from "./check-prompt.ts";
import { RULE_EXAMPLES } from "./guide/rule-examples.ts";
import { checkLive } from "./live-check.ts";

const check = (text: string, more: Partial<CheckInput> = {}) =>
  checkPrompt({ text, target: "any", strictness: "normal", interfaceLanguage: "en", ...more });

const NEXT_TO_NOTHING = 30;

describe("any text", () => {
  const pieces = [
    ...Object.values(RULE_EXAMPLES).flatMap(({ bad, good }) => [bad.en, bad.ar, good.en]),
    "$& $1 {{x}} {{x",
    "\uD83D",
    "\u202E\u200F",
    "\u0000",
    "<a><b></a>",
    "```",
    "«",
    "“”",
    "!!!",
    "\n\n\n",
    "{{اسم}}",
    "[x]",
  ];
  const texts = fc.oneof(
    fc.string({ unit: "binary", maxLength: 120 }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 4 }).map((list) => list.join(" ")),
    fc
      .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 })
      .map((list) => list.map((piece) => piece.slice(Math.floor(piece.length / 3))).join("\n")),
  );

  it("gives at most eight issues with spans inside it, a score of 0 to 100, and the same result again", () => {
    fc.assert(
      fc.property(texts, fc.constantFrom("gentle", "normal", "strict"), (text, strictness) => {
        const result = check(text, { strictness });
        expect(result.issues.length).toBeLessThanOrEqual(8);
        expect(result.score).toBeGreaterThanOrEqual(0);
        expect(result.score).toBeLessThanOrEqual(100);
        const exact = result.issues.every(
          ({ start, end, quote }) =>
            start === null ||
            end === null ||
            (0 <= start &&
              start < end &&
              end <= text.length &&
              (quote?.includes("••") || text.slice(start, end) === quote)),
        );
        expect(exact).toBe(true);
        expect(check(text, { strictness })).toEqual(result);
      }),
      { numRuns: 60 },
    );
  });

  it("scores no lower after the rewrite", () => {
    fc.assert(
      fc.property(texts, fc.constantFrom("any", "chatgpt", "claude", "gemini", "deepseek"), (text, target) => {
        expect(check(check(text, { target }).improved).score).toBeGreaterThanOrEqual(check(text).score);
      }),
      { numRuns: 60 },
    );
  });

  it("never scores higher with its first secret added, unless it said next to nothing before", () => {
    fc.assert(
      fc.property(
        texts,
        fc.constantFrom(" password: Qx92-lmR7a", "\napi_key=a81bC93kd02Zz", " ghp_a1B2c3D4e5F6g7H8i9J0k1L2m3"),
        (text, secret) => {
          const before = check(text);
          fc.pre(!before.issues.some(({ id }) => id === "leaked-secret"));
          expect(check(text + secret).score).toBeLessThanOrEqual(Math.max(before.score, NEXT_TO_NOTHING));
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    "{{",
    "<a>",
    "a",
    "!",
    "'",
    '"',
    "A",
    "1",
    "\n",
    " ",
    "eyJ",
    "...",
    "as a, ",
    "لا ",
    "Mr A ",
    "password:",
    "[",
    "<a ",
    "score then ",
    "?",
    "«",
    "“",
    "{{a",
    "[insert",
    "(the ",
    "%aa%",
    "---\n",
    "1 ",
    "a;b\n",
    "send me ",
    "this is ",
    "£5, £6. ",
    "no price, say price, ",
    "لا سعر، قل السعر، ",
    "no nuts. almond, ",
    "only csv, below say it, ",
    "in English only, in French. ",
  ])("10,000 characters of %j take no longer than 200 ms", (seed) => {
    const text = seed.repeat(10_000).slice(0, 10_000);
    checkLive(text, "normal", "en");
    const start = process.cpuUsage();
    checkLive(text, "normal", "en");
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(200);
  });
});
