import { expect, test } from "vitest";
import { type GrayImage, turned } from "./image/gray-image.ts";
import type { QuarterTurn } from "./reading.ts";
import type { OcrLine } from "./recognised.ts";
import { findTurn } from "./turned-page.ts";

const [WIDTH, HEIGHT] = [600, 400];

/** Six lines of print as blocks of ink, shorter from line to line. */
function uprightPage(): GrayImage {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(245);
  for (let line = 0; line < 6; line += 1)
    for (let letter = 0; letter < 40 - 3 * line; letter += 1)
      for (let row = 0; row < 16; row += 1) {
        const at = (40 + line * 50 + row) * WIDTH + 40 + letter * 13;
        if (letter % 6 < 5) pixels.fill(30, at, at + 9);
      }
  return { width: WIDTH, height: HEIGHT, pixels };
}

function read(text: string, confidence: number): OcrLine[] {
  const box = { x0: 40, y0: 40, x1: 200, y1: 56 };
  return [{ words: text.split(" ").map((word) => ({ text: word, confidence, box })), box }];
}

/** What a recogniser makes of the upright page, and of any other. */
const SENSE = read("الفندق يفتح صباح السبت", 91);
const NONSENSE = read("jij ,اا Il ııl", 31);

/** The turn that is found for a page as it came, and how often the recogniser was asked. */
function turnOf(upright: GrayImage, page: GrayImage) {
  const recognise = (image: GrayImage) =>
    Buffer.from(image.pixels).equals(upright.pixels) && image.width === upright.width ? SENSE : NONSENSE;
  const steps = findTurn(
    page,
    recognise(page).flatMap(({ words }) => words),
    "auto",
  );
  let asked = 0;
  let step = steps.next();
  for (; !step.done; asked += 1) step = steps.next(recognise(step.value.image));
  return { turn: step.value, asked };
}

test.each([90, 180, 270] as QuarterTurn[])("a page that has to be turned by %i degrees is read turned", (turn) => {
  const upright = uprightPage();
  expect(turnOf(upright, turned(upright, (360 - turn) as QuarterTurn)).turn).toBe(turn);
});

test("a page that reads well is not turned, and no second reading is asked for", () => {
  const upright = uprightPage();
  expect(turnOf(upright, upright)).toEqual({ turn: 0, asked: 0 });
});

test("a page that reads badly every way stays as it came", () => {
  const upright = uprightPage();
  const other = { ...upright, pixels: upright.pixels.map((value) => value + 1) };
  expect(turnOf(upright, other).turn).toBe(0);
});
