import { expect, test } from "vitest";
import type { Box, GrayImage } from "#engines/ocr/image/gray-image.ts";
import { readMissedPlaces, withUnreadInk } from "./missed-places.ts";
import type { OcrLine, OcrWord, Recognition } from "#engines/ocr/recognised.ts";

/** Letters as blocks of ink: three to a word. */
function pageWith(words: readonly Box[]): GrayImage {
  const page = { width: 400, height: 120, pixels: new Uint8Array(400 * 120).fill(240) };
  for (const { x0, x1, y0, y1 } of words)
    for (let y = y0; y < y1; y += 1)
      for (let x = x0; x < x1; x += 1) if ((x - x0) % 16 < 12) page.pixels[y * 400 + x] = 20;
  return page;
}

const word = (text: string, box: Box, confidence = 92): OcrWord => ({ text, confidence, box });
const line = (...words: OcrWord[]): OcrLine => ({ words, box: words[0]?.box as Box });

function readingOf(steps: Generator<Recognition, OcrLine[], OcrLine[]>, answers: readonly OcrLine[][]) {
  const asked: Recognition[] = [];
  let step = steps.next();
  while (!step.done) {
    asked.push(step.value);
    step = steps.next(answers[asked.length - 1] ?? []);
  }
  return { asked, text: step.value.map((one) => one.words.map(({ text }) => text).join(" ")) };
}

const FIRST = { x0: 300, x1: 348, y0: 20, y1: 40 };
const SECOND = { x0: 200, x1: 248, y0: 20, y1: 40 };
const BELOW = { x0: 300, x1: 348, y0: 70, y1: 90 };
const WHOLE = { x0: 12, x1: 72, y0: 12, y1: 48 };
const read = [line(word("سطر", FIRST), word("أول", SECOND))];

test("a short line that was missed is read alone, in the language of the page, and becomes a line", () => {
  const page = pageWith([FIRST, SECOND, BELOW]);
  const { asked, text } = readingOf(readMissedPlaces(page, read, "ara+eng"), [[line(word("وآخر", WHOLE))]]);
  expect(asked.map(({ language, shape }) => [language, shape])).toEqual([["ara", "line"]]);
  expect(text).toEqual(["سطر أول", "وآخر"]);
});

test("a doubtful word is replaced where it stands; what is no surer leaves it, after each way of asking", () => {
  const page = pageWith([FIRST, SECOND]);
  const doubtful = [line(word("سطر", FIRST), word("أمس", { ...FIRST, x0: 352, x1: 390 }), word("gas", SECOND, 50))];
  const better = readingOf(readMissedPlaces(page, doubtful, "ara+eng"), [[line(word("أول", WHOLE))]]);
  expect(better.text).toEqual(["سطر أمس أول"]);
  const worse = readingOf(readMissedPlaces(page, doubtful, "ara+eng"), []);
  expect(worse.asked.map(({ language }) => language)).toEqual(["ara", "ara", "ara+eng", "ara+eng"]);
  expect(worse.text).toEqual(["سطر أمس gas"]);
});

test("a page without print beside its words, and one full of other ink, are left alone", () => {
  expect(readingOf(readMissedPlaces(pageWith([FIRST, SECOND]), read, "ara+eng"), []).asked).toEqual([]);
  const spots = Array.from({ length: 8 }, (_, at) => ({
    x0: 10 + (at % 2) * 120,
    x1: 50 + (at % 2) * 120,
    y0: 4 + at * 14,
    y1: 14 + at * 14,
  }));
  expect(readingOf(readMissedPlaces(pageWith([FIRST, ...spots]), read, "ara+eng"), []).asked).toEqual([]);
});

test("ink that no word lies on shows as doubt in its place, on its line or on a line of its own; a page read whole has none", () => {
  const said = (words: readonly Box[], paper: "light" | "dark") => {
    const page = pageWith(words);
    const pixels = paper === "dark" ? page.pixels.map((value) => 255 - value) : page.pixels;
    return withUnreadInk({ ...page, pixels }, read).map((one) => one.words.map(({ text }) => text).join(" "));
  };
  const beside = { x0: 100, x1: 148, y0: 20, y1: 40 };
  expect(said([FIRST, SECOND], "light")).toEqual(["سطر أول"]);
  expect(said([FIRST, SECOND, BELOW], "light")).toEqual(["سطر أول", "[…]"]);
  expect(said([FIRST, SECOND, beside], "dark")).toEqual(["سطر أول […]"]);
});

test("grain in the shadow of a photograph, however like letters its patches are, is no unread ink", () => {
  const page = pageWith([FIRST, SECOND, BELOW]);
  const shadow = (value: number, at: number) => {
    const [x, y] = [at % 400, Math.floor(at / 400)];
    const isBelow = y >= BELOW.y0 && y < BELOW.y1 && x >= BELOW.x0 && x < BELOW.x1;
    return isBelow ? (value === 20 ? 100 : 130) : value;
  };
  const shaded = { ...page, pixels: page.pixels.map(shadow) };
  const said = (each: GrayImage) => withUnreadInk(each, read).map((one) => one.words.map(({ text }) => text).join(" "));
  expect(said(page)).toEqual(["سطر أول", "[…]"]);
  expect(said(shaded)).toEqual(["سطر أول"]);
});
