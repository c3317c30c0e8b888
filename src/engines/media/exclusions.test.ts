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
  expect(read("a waiter says welcome, no crowd", "video")).toEqual([["crowds"], []]);
});

test.each([
  "صورة لستي بالبيت، ما بدي حدا غيرها",
  "a portrait of my grandmother at the window, no one else",
  "صورة للعروسة بدون أي حد غيرها",
  "my son on the beach, nobody else in the picture",
  "بابا في المحل ومحدش غيره",
  "راجل عجوز في السوق من غير ناس تانية",
  "طفلة تقرأ، بدون أي شخص آخر",
  "ابني على البحر ولا حد غيره",
  "a woman reading in a library, no other people",
  "a chef in his kitchen with no one else around",
  "a dancer on a stage without anyone else",
])("whoever is named stays in: «%s»", (text) => {
  expect(read(text)).toEqual([["anyone else"], []]);
});

test.each([
  ["صورة بالمطبخ ما بدي فيها حدا غير أمي", "ما بدي فيها حدا غير أمي"],
  ["a hall, no one but the bride", "no one but the bride"],
])("somebody who is named only as the exception is not ruled out: «%s»", (text, denied) => {
  expect(read(text)).toEqual([[], [denied]]);
});

test("a wording of the table that ends in a word of courtesy or place is known whole", () => {
  const [one] = findDenials("no extra people", readWords("no extra people"), "image").exclusions;
  expect(one).toMatchObject({ words: "extra people", known: { en: "anyone else" } });
});
