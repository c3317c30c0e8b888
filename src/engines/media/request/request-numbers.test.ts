import { expect, test } from "vitest";
import { nearestRatio, sizeFor } from "#engines/media/fit-ratio.ts";
import { imageModel } from "#engines/media/media-models.ts";
import { findNumbers } from "./request-numbers.ts";

test.each([
  ["a cat, 16:9", { ratio: "16:9" }],
  ["قطة، عريضة ١٦:٩", { ratio: "16:9" }],
  ["صورة ٤ × ٥", { ratio: "4:5" }],
  ["the match starts at 18:30", {}],
  ["vertical clip, 10 sec", { ratio: "9:16", seconds: 10 }],
  ["مقطع طولي مدته ثماني ثوانٍ", { ratio: "9:16", seconds: 8 }],
  ["فيديو ٦ ثوانٍ من لقطتين", { seconds: 6, shots: 2 }],
  ["vertical teaser for a pottery class", { ratio: "9:16" }],
  ["my grandmother baking at dawn, vertical for Instagram", { ratio: "9:16" }],
  ["ستّي عم تخبز الفجر، للانستغرام طولي", { ratio: "9:16" }],
  ["half a minute in three shots", { seconds: 30, shots: 3 }],
  ["wide streets of Salt, a portrait of its people", {}],
  ["آيات بخط ثلث عريض على جدار", {}],
  ["a baker at work, 6 seconds, wide", { ratio: "16:9", seconds: 6 }],
  ["school flyer A4", { ratio: "5:7" }],
  ["كرت A6 عرضي", { ratio: "7:5" }],
  ["a fox asleep, landscape format", { ratio: "3:2" }],
  ["90s cartoon of a cat, 12 seconds", { seconds: 12 }],
  ["a chase as in the 70s", {}],
  ["60s ad for a bakery", { seconds: 60 }],
  ["a fox digs, 20s", { seconds: 20 }],
  ["فيديو خمسطعش ثانية لقهوة", { seconds: 15 }],
])("settings in «%s»", (text, wanted) => {
  const { ratio, seconds, shots } = findNumbers(text);
  expect({ ratio, seconds, shots }).toEqual({ ratio: undefined, seconds: undefined, shots: undefined, ...wanted });
});

test("colours by code, and the places of figures in the request", () => {
  const text = "awning in #C1440E, 3:2";
  const { hex, spans } = findNumbers(text);
  expect(hex).toEqual(["#C1440E"]);
  expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(["3:2"]);
});

test("a shape is fitted to the nearest that a model takes, and a size to its rule", () => {
  expect(nearestRatio("21:9", imageModel("sdxl").ratios)).toBe("16:9");
  expect(sizeFor(imageModel("sdxl"), "16:9")).toBe("1344x768");
  const [width = 0, height = 0] = (sizeFor(imageModel("gpt-image"), "3:4") ?? "").split("x").map(Number);
  expect([width % 16, height % 16]).toEqual([0, 0]);
  expect(Math.abs(width / height - 3 / 4)).toBeLessThan(0.02);
  expect(sizeFor(imageModel("midjourney"), "3:4")).toBeFalsy();
});

test("a square to walk on is no shape", () => {
  expect(findNumbers("a market square from dawn to midnight").ratio).toBeUndefined();
  expect(findNumbers("a poster of a fox, square").ratio).toBe("1:1");
});

test("two shapes that were asked for are both known", () => {
  expect(findNumbers("فيديو لمخبز، نسختين طولي وعرضي")).toMatchObject({ ratio: "9:16", otherRatio: "16:9" });
});
