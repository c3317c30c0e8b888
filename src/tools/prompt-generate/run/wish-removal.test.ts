import { describe, expect, test } from "vitest";
import { withoutWhatIsWished } from "./wish-removal.ts";

const answers = [
  { id: "facts", text: "- أسعار الصيف\n- موعد الافتتاح", ask: "الوقائع" },
  { id: "reader", text: "my landlord", ask: "Reader" },
];

describe("a wish that removes takes out what is there", () => {
  test.each([
    ["شيل النبرة", { tone: "رسمية" }, { tone: undefined }, false],
    ["please remove the tone", { tone: "dry", length: "short" }, { tone: undefined, length: "short" }, false],
    ["احذف الشروط", { constraints: "اذكر المهلة\nبلا أسماء" }, { constraints: undefined }, false],
    ["drop the prices", { constraints: "mention prices\nno names" }, { constraints: "no names" }, false],
    ["without prices", { constraints: "mention our prices" }, { constraints: undefined }, true],
    ["لو سمحت شيل بدون أسماء", { constraints: "بدون أسماء\nاذكر المهلة" }, { constraints: "اذكر المهلة" }, false],
    ["بدون جدول", { format: "جدول" }, { format: undefined }, true],
  ] as const)("%s", (wish, input, left, keeps) =>
    expect(withoutWhatIsWished(input, wish)).toEqual({ input: left, keeps }),
  );

  test("an answer by its question's name, and a line of a list", () => {
    expect(withoutWhatIsWished({ answers }, "take out the reader")?.input.answers).toEqual([
      answers[0],
      { ...answers[1], text: "" },
    ]);
    expect(withoutWhatIsWished({ answers }, "من غير أسعار")).toEqual({
      input: { answers: [{ ...answers[0], text: "- موعد الافتتاح" }, answers[1]] },
      keeps: true,
    });
  });
});

describe("it takes out nothing else", () => {
  test.each([
    ["without prices", { constraints: "no prices" }],
    ["شيل الأسعار", { constraints: "بدون أسعار" }],
    ["without prices", { constraints: "mention our prices, opening hours and the garden" }],
    ["mention the prices", { constraints: "prices" }],
    ["remove the", { tone: "dry" }],
    ["بدون ذكر المحكمة", { answers }],
    ["بلاغة أكثر", { constraints: "بلاغة" }],
  ])("%s: %j", (wish, input) => expect(withoutWhatIsWished(input, wish)).toBeNull());
});
