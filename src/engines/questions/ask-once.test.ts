import { describe, expect, test } from "vitest";
import { generatePrompt } from "#engines/prompt-composer/generate-prompt.ts";
import { promptGenerateMessages } from "#tools/prompt-generate/messages.ts";
import { askOnce } from "./ask-once.ts";
import { CONCERNS } from "./bank/concerns-data.ts";
import { TOPICS } from "./bank/topics-data.ts";
import { namesDrug } from "./named-drug.ts";

function idsFor(text: string): string[] {
  const { questions, moreQuestions } = generatePrompt({
    text,
    detail: "full",
    promptLanguage: "same",
    interfaceLanguage: "ar",
  });
  return [...questions, ...moreQuestions].map(({ id }) => id);
}

describe("one matter is asked after once", () => {
  test("every concern belongs to a question of the bank", () => {
    expect(Object.keys(CONCERNS).filter((id) => !Object.hasOwn(TOPICS, id))).toEqual([]);
  });

  test("a named medicine and an age are not asked, other medicines and illness once", () => {
    for (const text of ["جرعة بنادول لطفل عمره ٣ سنوات", "paracetamol dose for my son, 3 years old"]) {
      const ids = idsFor(text);
      expect(ids).not.toContain("drug-name");
      expect(ids).not.toContain("health-who");
      for (const matter of ["age", "illness", "medicines"] as const)
        expect([text, matter, ids.filter((id) => CONCERNS[id]?.includes(matter)).length]).toEqual([
          text,
          matter,
          matter === "age" ? 0 : 1,
        ]);
    }
  });

  test.each([
    promptGenerateMessages.ar.example1,
    promptGenerateMessages.en.example1,
    "instagram ad for my bakery",
    "اعلان لمحل حلويات",
    "وصف منتج لصابون زيت الزيتون",
  ])("price and what is special once: %s", (text) => {
    const ids = idsFor(text);
    for (const matter of ["price", "special", "product", "doubts"] as const)
      expect([matter, ids.filter((id) => CONCERNS[id]?.includes(matter)).length]).not.toEqual([matter, 2]);
  });

  const order = ["market-special", "market-offer", "exclude", "facts-marketing-post-ad"];
  const nothing = { done: [], stated: new Set<never>() };

  test("beside an open question that is shown the narrow ones go, beside one further behind they stay", () => {
    expect(askOnce(order, { ...nothing, shown: 4 })).toEqual(["exclude", "facts-marketing-post-ad"]);
    expect(askOnce(order, { ...nothing, shown: 3 })).toEqual(order);
  });

  test("what was answered is not asked again in another's words", () => {
    const done = ["facts-marketing-post-ad"];
    expect(askOnce(order.slice(0, 3), { done, stated: new Set(), shown: 4 })).toEqual(["exclude"]);
  });

  test("an open question of which a part is stated gives way to one that asks the rest, and stays without one", () => {
    const stated = new Set(["age"] as const);
    const open = "facts-health-info-drug";
    expect(askOnce([open, "health-conditions"], { done: [], stated, shown: 4 })).toEqual(["health-conditions"]);
    expect(askOnce([open, "drug-others"], { done: [], stated, shown: 4 })).toEqual([open]);
  });
});

test.each([
  ["جرعة بنادول لطفل عمره ٣ سنوات", true],
  ["كم جرعة الأوجمنتين لولد وزنه ١٥ كيلو", true],
  ["what is the right dose of ibuprofen for a toddler", true],
  ["amoxicillin dosage for a 6 year old", true],
  ["نسيت جرعة دواء الضغط لأمي", false],
  ["كم الجرعة المناسبة لطفل", false],
  ["جرعة الطفل كم", false],
  ["what is a safe dose for a child", false],
  ["i missed a dose of my medication", false],
])("whether a medicine is named: %s", (text, isNamed) => expect(namesDrug(text)).toBe(isNamed));
