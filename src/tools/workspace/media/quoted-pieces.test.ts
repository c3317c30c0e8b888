import { expect, test } from "vitest";
import { quotedPieces } from "./quoted-pieces.ts";

const quoted = (text: string) =>
  quotedPieces(text).map((line) => line.filter((one) => one.isQuoted).map((one) => one.text));

test("a person's Arabic words in an English prompt stand apart, with the quotation inside them", () => {
  expect(quotedPieces("falcon, «صقر، مكتوب تحته “نادي”», at sunset")).toEqual([
    [
      { text: "falcon, ", isQuoted: false },
      { text: "«صقر، مكتوب تحته “نادي”»", isQuoted: true },
      { text: ", at sunset", isQuoted: false },
    ],
  ]);
});

test("English words in an Arabic prompt stand apart too", () => {
  expect(quoted('المشهد بلغة صاحبه: «a fox, asleep». النص: "Winter"')).toEqual([["«a fox, asleep»", '"Winter"']]);
});

test("words that go over lines are quoted on each of them", () => {
  expect(quoted("The scene: «ثعلب\nنائم في الثلج». Soft light.")).toEqual([["«ثعلب"], ["نائم في الثلج»"]]);
});

test("a generator's parameters at the end stand apart, dashes and order kept", () => {
  expect(quotedPieces("قطة على كرسي، صورة فوتوغرافية --ar 1:1 --raw --v 8.2")).toEqual([
    [
      { text: "قطة على كرسي، صورة فوتوغرافية ", isQuoted: false },
      { text: "--ar 1:1 --raw --v 8.2", isQuoted: false, areFlags: true },
    ],
  ]);
  expect(quotedPieces("--ar 1:1").flat()).toEqual([{ text: "--ar 1:1", isQuoted: false, areFlags: true }]);
});

test("a dash inside the words is no parameter", () => {
  expect(quotedPieces("a well--known cat -- asleep").flat()).toEqual([
    { text: "a well--known cat -- asleep", isQuoted: false },
  ]);
});

test("no letter is lost or added", () => {
  for (const text of ["قطة «ب» --ar 1:1", "a «ب", 'one "two" three\n\nfour', "«»", ""])
    expect(
      quotedPieces(text)
        .map((line) => line.map((one) => one.text).join(""))
        .join("\n"),
    ).toBe(text);
});
