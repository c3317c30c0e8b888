import { expect, test } from "vitest";
import { measureLayout } from "./measure-layout.ts";

const SIDE = 240;

/** A picture from a rule that gives each pixel's grey. */
function drawn(grey: (x: number, y: number) => number) {
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let at = 0; at < SIDE * SIDE; at += 1) data.fill(grey(at % SIDE, Math.floor(at / SIDE)), at * 3, at * 3 + 3);
  return { width: SIDE, height: SIDE, data };
}
/** Grain that is the same each time. */
const grain = (x: number, y: number, most: number) => ((x * 7919 + y * 104_729 + x * y * 31) % 97) * (most / 97);

test("one colour is flat and minimal, and claims nothing else", () => {
  expect(measureLayout(drawn(() => 120))).toEqual({
    detail: "minimal",
    weight: "even",
    isMirrored: false,
    focus: "even",
    isFlat: true,
  });
});

test.each([
  ["left", 30, 120],
  ["right", 210, 120],
  ["top", 120, 30],
  ["bottom", 120, 210],
  ["centre", 120, 120],
] as const)("where the edges gather is the weight: %s", (weight, cx, cy) => {
  const image = drawn((x, y) => (Math.hypot(x - cx, y - cy) < 24 ? (((x >> 2) + (y >> 2)) % 2) * 200 : 230));
  expect(measureLayout(image).weight).toBe(weight);
});

test("grain all over is busy and even, not flat", () => {
  expect(measureLayout(drawn((x, y) => grain(x, y, 200)))).toMatchObject({
    detail: "busy",
    weight: "even",
    isFlat: false,
  });
});

test("halves that mirror each other are seen, others not", () => {
  expect(measureLayout(drawn((x) => Math.abs(x - (SIDE - 1) / 2) * 2)).isMirrored).toBe(true);
  expect(measureLayout(drawn((x) => x)).isMirrored).toBe(false);
});

test("a sharp middle before soft surroundings hints at a shallow depth of field; a plain ground does not", () => {
  const isMiddle = (x: number, y: number) => Math.hypot(x - 120, y - 120) < 38;
  const soft = (x: number, y: number) => 120 + 60 * Math.sin(x / 5) * Math.cos(y / 4);
  expect(measureLayout(drawn((x, y) => (isMiddle(x, y) ? grain(x, y, 250) : soft(x, y)))).focus).toBe("centre");
  expect(measureLayout(drawn((x, y) => (isMiddle(x, y) ? grain(x, y, 250) : 200))).focus).toBe("even");
});
