import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blockAt, keepInside, type Layout, layOut, middleOf, movedBy, snapped, stepOf, wrapText } from "./layout.ts";
import { type Block, EMPTY_SHEET } from "./sheet.ts";

const ROOM = { width: 1000, height: 500 };
const [FIRST] = EMPTY_SHEET.blocks as [Block];

/** Each letter is half as wide as its size, with ink of 0.7 above and 0.2 below the baseline. */
const inkOf = (line: string, _direction: string, size: number) => ({
  width: line.length * size * 0.5,
  ascent: size * 0.7,
  descent: size * 0.2,
});
const laid = (change: Partial<Block>): Layout =>
  layOut({ ...FIRST, size: 10, measure: 100, ...change }, ROOM, "rtl", 1.5, inkOf) as Layout;

describe("wrapping", () => {
  const wrap = (text: string, width: number) => wrapText(text, width, (line) => line.length);

  test("breaks between words and keeps the author's lines", () => {
    expect(wrap("قهوة الصباح في البيت", 11)).toEqual(["قهوة الصباح", "في البيت"]);
    expect(wrap("سطر\n\nوسطر", 20)).toEqual(["سطر", "", "وسطر"]);
    expect(wrap("  one   two ", 20)).toEqual(["one two"]);
  });

  test("leaves a word whole that is wider than the line", () => {
    expect(wrap("a مستشفياتنا b", 4)).toEqual(["a", "مستشفياتنا", "b"]);
  });

  test("loses no word, and no line of several words is too wide", () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), fc.integer({ min: 1, max: 30 }), (words, width) => {
        const lines = wrap(words.join(" "), width);
        expect(lines.join(" ")).toBe(words.join(" "));
        expect(lines.filter((line) => line.includes(" ") && line.length > width)).toEqual([]);
      }),
    );
  });
});

describe("laying out", () => {
  test("puts one line in the middle of the picture, by its ink", () => {
    const { fontSize, box, lines } = laid({ text: "نواة" });
    expect(fontSize).toBe(50);
    expect(box).toEqual({ x: 450, y: 227.5, width: 100, height: 45 });
    expect(lines).toEqual([{ text: "نواة", direction: "rtl", x: 500, y: 262.5 }]);
  });

  test("ties lines to the side that was chosen and keeps an empty line's room", () => {
    const { lines, box } = laid({ text: "أهلًا بكم\n\nهنا", align: "right" });
    expect(lines.map(({ x }) => x)).toEqual([box.x + box.width, box.x + box.width]);
    expect(lines.map(({ y }) => y - (lines[0]?.y ?? 0))).toEqual([0, 150]);
  });

  test("gives each line the direction of its own letters, a figure that of the text", () => {
    expect(laid({ text: "مقهى نواة\nNawa Coffee\n2026" }).lines.map(({ direction }) => direction)).toEqual([
      "rtl",
      "ltr",
      "rtl",
    ]);
  });

  test("wraps to the width that was set", () => {
    expect(laid({ text: "قهوة الصباح في البيت", measure: 30 }).lines.map(({ text }) => text)).toEqual([
      "قهوة الصباح",
      "في البيت",
    ]);
  });

  test("keeps the room of a plate and of an outline around the letters", () => {
    const bare = laid({ text: "نواة" }).box;
    const plate = laid({ text: "نواة", ground: "plate" });
    expect([plate.box.width - bare.width, plate.box.height - bare.height]).toEqual([35, 35]);
    expect(laid({ text: "نواة", ground: "outline" }).box.width - bare.width).toBeCloseTo(7);
    expect(plate.lines[0]).toEqual({ text: "نواة", direction: "rtl", x: 500, y: 262.5 });
  });

  test("draws letters smaller where the picture has no room for them, whole and inside it", () => {
    const { box, lines, fontSize } = laid({ text: "كل عام وأنتم بخير\nحلويات سكر طنطا\nأهلًا بكم\nفي العيد", size: 30 });
    expect(fontSize).toBeLessThan(150);
    expect(lines.map(({ text }) => text).join(" ")).toBe("كل عام وأنتم بخير حلويات سكر طنطا أهلًا بكم في العيد");
    expect([box.x, box.y].every((from) => from >= 0)).toBe(true);
    expect(box.x + box.width).toBeLessThanOrEqual(ROOM.width);
    expect(box.y + box.height).toBeLessThanOrEqual(ROOM.height);
    expect(laid({ text: "نواة", size: 10 }).fontSize).toBe(50);
  });

  test("draws nothing for spaces", () => {
    expect(layOut({ ...FIRST, text: " \n " }, ROOM, "rtl", 1.5, inkOf)).toBeNull();
  });

  test("stays inside the picture wherever it is put", () => {
    const place = fc.double({ min: -1, max: 2, noNaN: true });
    fc.assert(
      fc.property(place, place, (x, y) => {
        const { box } = laid({ text: "نواة", x, y });
        expect(box.x).toBeGreaterThanOrEqual(-0.001);
        expect(box.y).toBeGreaterThanOrEqual(-0.001);
        expect(box.x + box.width).toBeLessThanOrEqual(ROOM.width + 0.001);
        expect(box.y + box.height).toBeLessThanOrEqual(ROOM.height + 0.001);
      }),
    );
  });
});

test("what is longer than its room covers it", () => {
  expect(keepInside(50, 300, 200)).toBe(50);
  expect(keepInside(0, 300, 200)).toBe(50);
  expect(keepInside(500, 300, 200)).toBe(150);
});

describe("a finger", () => {
  const one = laid({ text: "نواة" });
  const two = laid({ text: "Nawa Coffee", x: 0.5, y: 0.6 });

  test("takes the text below it, or near to it", () => {
    expect(blockAt([one], middleOf(one.box), 0)).toBe(one);
    expect(blockAt([one], { x: 440, y: 250 }, 0)).toBeNull();
    expect(blockAt([one], { x: 440, y: 250 }, 12)).toBe(one);
    expect(blockAt([one, two], { x: 500, y: 300 }, 60)).toBe(two);
  });

  test("moves it from where it is drawn, no further than the edge", () => {
    expect(movedBy(one, { x: 100, y: -50 }, ROOM)).toEqual({ x: 0.6, y: 0.4 });
    expect(movedBy(one, { x: 10_000, y: 0 }, ROOM)).toEqual({ x: 0.95, y: 0.5 });
  });

  test("lets it fall into the middle", () => {
    expect(snapped({ x: 0.49, y: 0.53 })).toEqual({ x: 0.5, y: 0.53 });
  });
});

test("arrows move to the side they show, further with Shift", () => {
  expect(stepOf("ArrowLeft", false, ROOM)).toEqual({ x: -5, y: 0 });
  expect(stepOf("ArrowDown", true, ROOM)).toEqual({ x: 0, y: 25 });
  expect(stepOf("Enter", false, ROOM)).toBeNull();
});
