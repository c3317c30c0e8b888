import { describe, expect, test } from "vitest";
import { composePrompt } from "#engines/prompt-composer/compose-prompt.ts";
import { checkPrompt } from "./check-prompt.ts";

const score = (text: string) => checkPrompt({ text, strictness: "normal", target: "any", interfaceLanguage: "en" });

const REQUESTS = [
  "Write an email to my landlord about the damp, it has been there since 4 May, firm but polite",
  "I run a small nursery in Kent. Need 4 instagram captions for our open day, £3 a ticket, no hashtags, no emojis",
  "Draw up a study plan for my driving theory test on 9 June, an hour a day",
  "Rewrite my cover letter so it sounds warmer but not chatty",
  "compare a heat pump and a gas boiler for a 3 bed house, long winters, and keep it short",
  "عايز رسالة لصاحب الشقة عشان الحنفية بايظة من 3 ايام، تكون محترمة وقصيرة",
  "اكتب قصة قصيرة لطفل عمره 7 سنوات عن نملة تخاف من المطر، من غير شيء مخيف",
  "ابي رد على عميل وصلته القهوة متأخرة، حنا نبدل خلال 5 ايام بس ما نرجع المبلغ",
  "ازاي اقنع مديري يخليني اشتغل من البيت يومين؟ عايز كلام هادي اقوله",
  "سو لي جدول مشي للشهر الجاي، ركبتي تعورني ووزني 88",
  "نبي نروح الطايف ثلاث ايام بالسيارة وما نبي مشي واجد، يا ليت جدول يوم بيوم",
  "اشرح لي بند التجديد في عقد المحل ووش اسأل المحامي عنه، بحط لك النص",
  "cover letter for a night porter job, moving from bar work, one page, dont make anything up",
  "shop listing for hand forged hooks, £12 each, sound like a person",
  "Compare two invoicing apps for our studio, we now keep it all in shared Excel files, budget £20 a month",
];

describe("a composed prompt is not accused falsely", () => {
  test.each(REQUESTS)("%s", (text) => {
    const before = score(text);
    const { prompt } = composePrompt({
      text,
      target: "any",
      detail: "standard",
      outputType: "text",
      promptLanguage: "same",
      askFirst: false,
      interfaceLanguage: "en",
    });
    const after = score(prompt);
    expect(after.issues.filter(({ severity }) => severity !== "low" && severity !== "info")).toEqual([]);
    expect(after.score).toBeGreaterThanOrEqual(Math.max(before.score, 90));
  });
});

describe("what only looks like a fault", () => {
  const ids = (text: string) => score(text).issues.map(({ id }) => id);

  test("a heading such as Context is no label of pasted text", () => {
    const list =
      "Write six captions for our pottery workshop for first-time visitors.\n\nContext:\n- We are a studio of two people in an old dairy by the river, open at weekends only.\n- A place costs £45 and includes clay, glazes and firing of two pieces.\n\nRequirements:\n- Keep each caption to one idea in 30 words.\n- Close with one call to action.";
    expect(ids(list)).not.toContain("missing-delimiters");
  });

  test("an email is something to write; sending one is not", () => {
    expect(ids("Write a firm email to my landlord asking for the repair by Friday.")).not.toContain(
      "impossible-capability",
    );
    expect(ids("Email my landlord and ask for the repair by Friday.")).toContain("impossible-capability");
  });

  test("how long is no length, and a short list beside the text is no short text", () => {
    expect(ids("Plan the move in a table: when, what, how long, under one short line with the goal.")).not.toContain(
      "contradictory-instructions",
    );
    expect(ids("Return the new text in full, then a short list of the changes made to the letter.")).not.toContain(
      "contradictory-instructions",
    );
  });

  test("months after a number are not a superlative", () => {
    expect(ids("ضع خطة من ثلاثة أشهر لتعلم الخياطة.")).not.toContain("vague-quantifier");
  });
});
