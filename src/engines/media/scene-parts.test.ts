import { expect, test } from "vitest";
import { partsShown, readScene } from "./read-scene.ts";

const partsOf = (text: string, medium: "image" | "video" = "image") => {
  const scene = readScene(text, medium);
  return Object.fromEntries(partsShown(scene, scene.language === "ar" ? "ar" : "en"));
};

test.each([
  ["make a product video for a running shoe", { subject: "a running shoe" }],
  ["seamless pattern of tiny lemons and leaves", { subject: "tiny lemons and leaves" }],
  ["a chef plates a dessert", { subject: "a chef", action: "plates a dessert" }],
  [
    "a vendor in Marrakech flipping msemen at night",
    { subject: "a vendor", setting: "in Marrakech, at night", action: "flipping msemen" },
  ],
  ["time-lapse of a tower in Riyadh", { subject: "a tower", setting: "in Riyadh" }],
  ["portrait of a girl, laughing in a field", { subject: "a girl", action: "laughing", setting: "in a field" }],
  ["صورة لعائلة تجلس على الأرض", { subject: "عائلة", action: "تجلس", setting: "على الأرض" }],
  ["عايز فيديو لست بتخبز عيش", { subject: "ست", action: "بتخبز عيش" }],
  ["أريد صورة ليمون على طاولة", { subject: "صورة ليمون", setting: "على طاولة" }],
  ["ولد عم يغلي مي عالنار", { subject: "ولد", action: "يغلي مي", setting: "عالنار" }],
  ["تايم لابس لبناء برج في الرياض", { subject: "بناء برج", setting: "في الرياض" }],
])("the parts of «%s»", (text, parts) => {
  expect(partsOf(text, "video")).toEqual(parts);
});

test("a part never reaches into words that stay to the letter", () => {
  expect(partsOf("ملصق في الحي مكتوب عليه «بطولة الحي»")).toEqual({ subject: "ملصق", setting: "في الحي" });
});

test("words with many senses are no terms of the trade", () => {
  const kinds = readScene(
    "a full moon over a low wall, a street vendor, a crane and olive oil in a pan",
    "video",
  ).terms;
  expect(kinds.filter(({ term }) => ["shot", "angle", "light", "move", "style"].includes(term.kind))).toEqual([]);
});

test.each([
  ["a city, no flying cars", "flying cars"],
  ["a bottle without any face wrinkles", "face wrinkles"],
  ["a girl, no hat please", "hat"],
  ["مدينة من غير سيارات طايرة", "سيارات طايرة"],
])("a thing with words of its own stays whole where it is ruled out: %s", (text, words) => {
  expect(readScene(text, "image").exclusions).toEqual([expect.objectContaining({ words })]);
  expect(readScene(text, "image").exclusions[0]?.known).toBeUndefined();
});

test("a list ruled out is still read to its end, in Arabic with a joining letter", () => {
  const known = (text: string) => readScene(text, "image").exclusions.map((one) => one.known?.en);
  expect(known("a street with no text, people or cars")).toEqual(["text", "people", "cars"]);
  expect(known("فنجان على طاولة وما بدي كتابة")).toEqual(["text"]);
});
