import { expect, it } from "vitest";
import { factsOfRequest } from "./facts-of-request.ts";
import type { KnownFact } from "./match-facts.ts";

function fact(name: string, words: string, sourceQuestion: string | null = null): KnownFact {
  return { id: name, name, words, sourceQuestion, createdAt: "2026-11-01T08:00:00.000Z", lastUsedAt: null };
}
const labels = (facts: KnownFact[], request: string, language: "ar" | "en" = "ar") =>
  factsOfRequest(facts, request, language).map(({ fact: { name }, label }) => `${name} > ${label}`);

const ARABIC = [
  fact("صحة", "أمي عمرها ٦٨، سكري وضغط، تاخذ جلوكوفاج"),
  fact("الأولاد", "ابني يوسف، ٩ سنين"),
  fact("مخبز النور", "محلي في البصرة، خبز تنور وكعك"),
];
const ENGLISH = [
  fact("Health", "My mom is 68, diabetes and blood pressure"),
  fact("Family", "my son Adam, 9, third grade"),
  fact("Hill Bakery", "my shop in Leeds, sourdough"),
];

it.each([
  ["جدول وجبات لأمي", ["صحة > عن أمي"]],
  ["ابي برنامج مشي لامي كبيرة بالسن", ["صحة > عن أمي"]],
  ["كيف أساعد والدتي على النوم", ["صحة > عن أمي"]],
  ["هدية للوالدة", ["صحة > عن أمي"]],
  ["خطة مذاكرة لابني", ["الأولاد > عن ابني"]],
  ["أنشطة لأولادي في العيد", ["الأولاد > عن ابني"]],
  ["قصة قبل النوم ليوسف", ["الأولاد > عن ابني"]],
  ["إعلان لمحلي", ["مخبز النور > عن محلي"]],
  ["منشور عن مخبز النور", ["مخبز النور > مخبز النور"]],
  ["my mother needs a walking plan", ["صحة > عن أمي"]],
  // About others, or about nobody.
  ["جدول وجبات لبنتي", []],
  ["رسالة لابن عمي", []],
  ["عايز أبني تطبيق", []],
  ["مقال عن منتج محلي", []],
  ["نشرة عن محو الأمية", []],
  ["رجل عمره ٦٨ عنده سكري", []],
])("Arabic: %s", (request, found) => expect(labels(ARABIC, request)).toEqual(found));

it.each([
  ["meal plan for my mother", ["Health > About my mother"]],
  ["a poem for mum", ["Health > About my mother"]],
  ["study plan for my son", ["Family > About my son"]],
  ["bedtime story for adam", ["Family > About my son"]],
  ["an ad for my bakery", ["Hill Bakery > About my shop"]],
  ["post about Hill Bakery", ["Hill Bakery > Hill Bakery"]],
  ["خطة مذاكرة لابني", ["Family > About my son"]],
  ["plan for my daughter", []],
  ["a story about a mother and her son", []],
  ["how to season a pan", []],
  ["the bakery that shut", []],
])("English: %s", (request, found) => expect(labels(ENGLISH, request, "en")).toEqual(found));

it("of two sons the one who is named, and both where nobody is", () => {
  const sons = [fact("ابني يوسف", "٩ سنين، صف رابع"), fact("ابني علي", "١٤ سنة")];
  expect(labels(sons, "خطة لابني علي")).toEqual(["ابني علي > ابني علي"]);
  expect(labels(sons, "خطة لابني")).toEqual(["ابني يوسف > ابني يوسف", "ابني علي > ابني علي"]);
});

it("«أبي» that wants is no father, and a kind of thing is no name", () => {
  const father = fact("أبي", "عمره ٧٠");
  expect(labels([father], "أبي برنامج مشي")).toEqual([]);
  expect(labels([father], "برنامج مشي لأبي")).toEqual(["أبي > أبي"]);
  expect(labels([fact("القارئ", "زبائن الحي"), fact("tone", "warm")], "أقنع القارئ with a tone")).toEqual([]);
  expect(labels([fact("المحل والعنوان", "زبائن الحي", "write-people")], "اكتب عن المحل والعنوان")).toEqual([]);
});
