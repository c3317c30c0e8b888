import { expect, test } from "vitest";
import { generatePrompt } from "#engines/prompt-composer/generate-prompt.ts";

/** The variety in which somebody is asked. */
function varietyOf(text: string): string | undefined {
  const input = { text, answers: [], detail: "standard", tone: "", interfaceLanguage: "ar" };
  return generatePrompt(input as unknown as Parameters<typeof generatePrompt>[0]).variety;
}

test.each([
  "رسالة لعميل متأخر في دفع فاتورة ١٥٠٠ جنيه، بلطف",
  "هدية لمديرتي بحدود ٢٠٠ درهم",
  "رسالة شكر ومعها ١٠٠ ريال",
  "إعلان شقة بسعر ٣٠٠٠ ليرة",
  "فكرة مشروع برأس مال ٢٠ ألف جنيه",
])("a price alone makes no dialect: %s", (text) => {
  expect(varietyOf(text)).toBe("msa");
});

test.each([
  ["هدية لمعلمة بنتي ما تزيد عن ٢٠٠ ريال ومو عطر ولا ورد", "glf"],
  ["اشمن تيليفون ناخد ب ٢٠٠٠ درهم", "mgr"],
  ["عايز فكرة مشروع بعشرين ألف جنيه", "egy"],
])("speech beside a price does: %s", (text, dialect) => {
  expect(varietyOf(text)).toBe(dialect);
});
