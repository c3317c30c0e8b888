import { describe, expect, test } from "vitest";
import { missingLiterals, verifyPrompt } from "./verify-prompt.ts";

const codes = (source: string, prompt: string, language: "ar" | "en") =>
  verifyPrompt(source, prompt, language).map(({ code }) => code);

describe("what a model's prompt is checked for", () => {
  test("figures, quotations, addresses and ids survive; an ordinary foreign word may be translated", () => {
    const source = "ابغى Agent يرد على العملاء budget 500 ريال، ويذكر «الدفع أولًا» و a@b.co ورقم INV-2041";
    expect(missingLiterals(source, "مساعد آلي")).toEqual(["500 ريال", "«الدفع أولًا»", "a@b.co", "INV-2041"]);
    expect(missingLiterals(source, "وكيل بميزانية ٥٠٠ ريال، «الدفع أولًا»، a@b.co، INV-2041")).toEqual([]);
    expect(missingLiterals("بميزانية ١٥٠٠", "a budget of 1,500")).toEqual([]);
  });

  test("an invented figure, a slot, invisible characters, a fence and the finished work are faults", () => {
    expect(codes("email about the trip", "Write an email about the trip at $40", "en")).toEqual(["new-number"]);
    expect(codes("email about the trip", "Write to {{name}} about the trip", "en")).toEqual(["empty-slot"]);
    expect(codes("email to {{name}}", "Write an email to {{name}}", "en")).toEqual([]);
    expect(codes("email about the trip", "Write\u200B an email", "en")).toEqual(["control-character"]);
    expect(codes("email about the trip", "```\nWrite an email\n```", "en")).toEqual(["wrapped"]);
    expect(codes("email about the trip", "Dear parents, the trip is on.", "en")).toEqual(["does-the-task"]);
    expect(codes("اسم لقطة بيضا", "اسم لقطة بيضا\n\nتفاصيل:\n- لا أريد فيه: أسماء أجنبية", "ar")).toEqual([]);
    expect(codes("اسم لقطة", "Suggest a name for a white cat with a black tail", "ar")).toEqual(["wrong-script"]);
  });
});
