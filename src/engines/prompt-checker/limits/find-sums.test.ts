import { expect, it } from "vitest";
import { analyse } from "../find-faults.ts";
import { findSums } from "./find-sums.ts";

function sumsIn(text: string): string[] {
  const { reading, limits } = analyse(text, "normal").prompt;
  const all = reading.pieces.map(() => true);
  return findSums(text, reading, limits, all).map(({ first, second }) =>
    [text.slice(first.start, first.end), text.slice(second.start, second.end)].join(" | "),
  );
}

it.each([
  ["marks", "Write a test of six questions at three marks each. The paper is worth 20 marks in total."],
  ["marks in Arabic", "أعد اختبارا من ستة أسئلة، لكل سؤال ثلاث درجات، والمجموع عشرون درجة."],
  ["minutes", "Plan a 40-minute club meeting: 10 minutes of news, 20 minutes of debate, then 15 minutes of voting."],
  ["money", "We have £300 for the whole party. Book the band for £350."],
  ["money a head", "The budget is £300. We are 20 guests. Order the £18-a-head menu."],
  ["money together", "The budget is £180 for everything. Fixed: £90 for food, £50 for drinks, £65 for the tent."],
  ["words", "Write a 300-word report. Use five paragraphs of 120 words."],
  [
    "words in Arabic",
    "اكتب مقالا لا يتجاوز أربعمئة كلمة في خمسة محاور:\n- أ\n- ب\n- ج\n- د\n- هـ\nلكل محور فقرة من مئتي كلمة.",
  ],
  ["pages", "Write a letter on one page. Facts:\n- noise\n- dust\n- smell\nGive each fact its own page."],
  [
    "points",
    "Sum it up in three bullets. Every numbered item gets its own bullet.\n1. rent\n2. nets\n3. gate\n4. keys",
  ],
])("sees that parts of %s do not meet their whole", (_, text) => {
  expect(sumsIn(text)).toHaveLength(1);
});

it.each([
  ["marks", "Write a test of six questions at three marks each. The paper is worth 18 marks in total."],
  ["marks in Arabic", "أعد اختبارا من ستة أسئلة، لكل سؤال ثلاث درجات، والمجموع ثماني عشرة درجة."],
  ["minutes", "Plan a 45-minute club meeting: 10 minutes of news, 20 minutes of debate, then 15 minutes of voting."],
  ["money", "We have £300 for the whole party. Book the band for £250."],
  ["money a head", "The budget is £400. We are 20 guests. Order the £18-a-head menu."],
  ["money together", "The budget is £210 for everything. Fixed: £90 for food, £50 for drinks, £65 for the tent."],
  ["prices compared", "The budget is £180. Compare the three tents: £90, £150 and £170."],
  ["words", "Write a 600-word report. Use five paragraphs of 120 words."],
  ["points", "Sum it up in four bullets. Every numbered item gets its own bullet.\n1. rent\n2. nets\n3. gate\n4. keys"],
])("leaves parts of %s that meet their whole", (_, text) => {
  expect(sumsIn(text)).toEqual([]);
});
