import { expect, test } from "vitest";
import { countWords } from "./count-words.ts";

test.each([
  ["", 0],
  ["… — !", 0],
  ["Send it by 9 June, please.", 6],
  ["Don't pay £1,200.50 twice", 4],
  ["a step-by-step plan", 5],
  ["أرسلْ رسالةً إلى الجيران، وقيمتها ١٬٥٠٠ ريال.", 7],
  ["اكتب API بلغة Go", 4],
])("%j has %i words", (text, words) => {
  expect(countWords(text)).toBe(words);
});

test("20,000 characters are counted while typing", () => {
  const text = "اكتب رسالة قصيرة إلى الجيران. ".repeat(700);
  countWords(text);
  const start = process.cpuUsage();
  expect(countWords(text)).toBe(3500);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(50);
});
