import { expect, test } from "vitest";
import { checkCommon } from "./check-prompt-form.ts";

test("signs between quotation marks are no end of what is quoted", () => {
  const prompt = 'One numeral above each panel: right "١", middle "٢", left "٣".';
  expect(checkCommon(prompt, [], "رقم ١ و٢ و٣ فوق كل مربع")).toEqual([]);
  expect(checkCommon('A sign "SALE" and "OPEN".', [], "a shop sign OPEN")).toEqual([
    { code: "invented-text", detail: "SALE" },
  ]);
});
