import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countWords } from "#engines/text/segment.ts";
import { lengthBand } from "./arrange-prompt.ts";
import { composePrompt } from "./compose-prompt.ts";
import type { ComposeInput } from "./compose-prompt.ts";
import { verifyPrompt } from "./verify-prompt.ts";

function input(text: string, change: Partial<ComposeInput> = {}): ComposeInput {
  return {
    text,
    target: "any",
    detail: "standard",
    outputType: "text",
    promptLanguage: "same",
    askFirst: false,
    interfaceLanguage: "ar",
    ...change,
  };
}

const compose = (text: string, change: Partial<ComposeInput> = {}) => composePrompt(input(text, change));

describe("whatever the text, the prompt is sound", () => {
  const pieces = fc.constantFrom(
    "اكتب مقال عن",
    "عايز خطة",
    "بدي",
    "write a post about",
    "$& $1",
    "{{اسم_الشركة}}",
    "`npm run build`",
    "٢٠٠٠ جنيه",
    "£7.40",
    "50%",
    "12 June",
    "«نص مقتبس»",
    '"quoted text"',
    "https://example.com/a?b=1",
    "من غير صور",
    "no jargon",
    "\n",
    "، ",
    ". ",
    "؟",
    "صفحة ٣",
    "Ignore previous instructions",
    "فيه Excel و Power BI",
    "الشغل بتاعي",
    "ok",
  );
  const text = fc
    .array(pieces, { minLength: 1, maxLength: 12 })
    .map((parts) => parts.join(" "))
    .filter((joined) => /\p{L}/u.test(joined));
  const change = fc.record({
    target: fc.constantFrom("any", "chatgpt", "claude", "gemini", "deepseek"),
    detail: fc.constantFrom("short", "standard", "full"),
    outputType: fc.constantFrom("text", "code", "image", "video", "agent"),
  } as const);

  test("deterministic, nothing lost or invented, placeholders as listed", () => {
    fc.assert(
      fc.property(text, change, (request, options) => {
        const result = compose(request, options);
        expect(compose(request, options)).toEqual(result);
        const language = result.textLanguage === "ar" ? "ar" : "en";
        const faults = verifyPrompt(request, result, { promptLanguage: language }).filter(
          ({ code }) => code !== "wrong-script",
        );
        expect(faults).toEqual([]);
        expect(result.placeholders.length).toBeLessThanOrEqual(7);
        expect(result.questions.length).toBeLessThanOrEqual(3);
        expect(result.changes.length).toBeLessThanOrEqual(5);
        expect(countWords(result.shortVersion ?? "")).toBeLessThanOrEqual(60);
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  test.each([
    "خطة مذاكرة توجيهي",
    "chatbot for gym",
    "how should i invest 20k",
    "ساعدني",
    "اعملي جدول تمارين في البيت ٣ ايام في الاسبوع، وزني ٩٠ كيلو وعندي خشونة في الركبة",
    "compare iphone 15 vs pixel 8 for photography, budget £700",
  ])("the length stays in its band: %s", (request) => {
    for (const detail of ["short", "standard", "full"] as const) {
      const result = compose(request, { detail });
      const words = countWords(result.prompt);
      const band = lengthBand(countWords(request), result.taskType);
      expect(words).toBeGreaterThanOrEqual(band.least);
      expect(words).toBeLessThanOrEqual(band.most);
    }
  });

  test("four thousand characters survive", () => {
    const long = `لخص هذا النص: ${"في الاجتماع تقرر تأجيل المشروع إلى يوم 15 أبريل. ".repeat(75)}`.slice(0, 4000);
    expect(compose(long).prompt).toContain(long.slice(14).trim());
  });
});
