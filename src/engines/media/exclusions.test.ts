import { expect, test } from "vitest";
import { findDenials } from "./exclusions.ts";
import { readWords } from "./match-terms.ts";

const read = (text: string, medium: "image" | "video" = "image") => {
  const { exclusions, denied } = findDenials(text, readWords(text), medium);
  return [
    exclusions.map(({ known, words }) => known?.en ?? words),
    denied.map(({ start, end }) => text.slice(start, end)),
  ];
};

test.each([
  ["a lake, no boats no people", [["boats", "people"], []]],
  ["ملعب رملي مافيه احد", [["people"], []]],
  ["حديقة ما فيش فيها ناس", [["people"], []]],
  ["مخبز قديم والزباين ما يبانو", [["الزباين"], []]],
  ["قلعة، لا يوجد حراس ولا خيول ولا أي لافتة", [["حراس", "خيول", "لافتة"], []]],
  ["ما بدي صوت راوي ولا بدي موسيقى", [["صوت راوي", "music"], []]],
  ["storybook look but not manga, no wolves", [["manga", "wolves"], []]],
  ["a tower, dont draw birds or kites", [["birds", "kites"], []]],
  ["احمر ولا ازرق", [[], []]],
  ["شارع، لا ناس ولا تلفزيون ولا يفط", [["people", "تلفزيون", "يفط"], []]],
  ["poster, no birds, kites or balloons, red", [["birds", "kites", "balloons"], []]],
  ["no blue, keep red or orange", [["blue"], []]],
  ["an empty hall, nobody in it", [["people"], []]],
  ["قاعة محد فيها", [["people"], []]],
  ["ما يطلع فيها ناس ولا لوحات", [["people", "لوحات"], []]],
] as const)("what is ruled out in «%s»", (text, wanted) => {
  expect(read(text)).toEqual(wanted);
});

test.each([
  ["a mug, dont move the handle", [[], ["dont move the handle"]]],
  ["a market, nobody smiling at us", [[], ["nobody smiling at us"]]],
  ["زخرفة بلا ما تنقطع الخطوط", [[], ["بلا ما تنقطع الخطوط"]]],
  ["flute at the end, no drums before that", [[], ["no drums"]]],
  ["a kitchen, no people except the chef", [[], ["no people except the chef"]]],
  ["all grey except the red door", [[], []]],
  ["not too shiny", [[], []]],
  ["ولد، لا ينظر للكاميرا", [[], ["لا ينظر للكاميرا"]]],
  ["صحراء لا نهائية", [[], []]],
] as const)("a denial that is no thing stays in the words: «%s»", (text, wanted) => {
  const [things, denied] = read(text);
  expect([things, (denied as string[]).map((one) => one.slice(0, wanted[1][0]?.length))]).toEqual(wanted);
});

test("words in a video are spoken, in a picture written", () => {
  expect(read("من غير كلام", "video")[0]).toEqual(["speech"]);
  expect(read("من غير كلام")[0]).toEqual(["text"]);
});

test("what somebody says rules nothing out of a video", () => {
  expect(read("a minimart, cashier yells hey thats not paid for", "video")).toEqual([[], []]);
  expect(read("a waiter says welcome, no crowd", "video")).toEqual([["people"], []]);
});
