import { describe, expect, test } from "vitest";
import { composePage, type TextWishes, wished } from "./compose.ts";
import type { PageReading, ReadLine } from "./reading.ts";

const PLAIN: TextWishes = { mode: "plain", diacritics: "keep", digits: "keep", joinLines: true };

/** A line at a height, its cells given as text; each starts at its own x. */
function line(y: number, cells: Record<number, string>, confidence = 90): ReadLine {
  const parts = Object.entries(cells).map(([x, text]) => {
    let at = Number(x);
    return text.split(" ").map((word) => {
      const box = { x0: at, y0: y, x1: at + word.length * 10, y1: y + 20 };
      at = box.x1 + 8;
      return { text: word, confidence, box };
    });
  });
  const boxes = parts.flat().map((word) => word.box);
  const box = {
    x0: Math.min(...boxes.map((one) => one.x0)),
    y0: y,
    x1: Math.max(...boxes.map((one) => one.x1)),
    y1: y + 20,
  };
  return { cells: parts, box, confidence, isWeak: confidence < 45 };
}

function page(lines: ReadLine[], direction: "rtl" | "ltr" = "ltr"): PageReading {
  return { lines, direction, turn: 0, tilt: 0, width: 1000, height: 1000 };
}

describe("a page's text", () => {
  test("lines of a paragraph are joined, a short line ends it", () => {
    const lines = [
      line(0, { 0: "the ferry leaves at seven and" }),
      line(30, { 0: "comes back before it is" }),
      line(60, { 0: "dark" }),
    ];
    expect(composePage(page(lines), PLAIN).text).toBe("the ferry leaves at seven and comes back before it is\ndark");
    expect(composePage(page(lines), { ...PLAIN, joinLines: false }).text.split("\n")).toHaveLength(3);
  });

  test("few lines far apart, or mostly short, stay lines; one that begins with a small letter goes on", () => {
    const far = ["Water is off on Sunday", "From nine until twelve", "Questions to Mrs Hill", "Call 0551234567 now"];
    const linesAt = (step: number, texts: readonly string[]) => texts.map((text, at) => line(at * step, { 0: text }));
    expect(composePage(page(linesAt(40, far)), PLAIN).text).toBe(far.join("\n"));
    expect(composePage(page(linesAt(28, far)), PLAIN).text).toBe(far.join(" "));
    const mixed = ["Notice", "Please pay the rent before the first Thursday", "To Mrs Hill", "Call 0551234567 now"];
    expect(composePage(page(linesAt(28, mixed)), PLAIN).text).toBe(mixed.join("\n"));
    const running = ["Water is off on Sunday", "from nine until twelve", "and on Monday all day"];
    expect(composePage(page(linesAt(40, running)), PLAIN).text).toBe(running.join(" "));
  });

  test("a wide distance starts a new block", () => {
    const lines = [
      line(0, { 0: "Title" }),
      line(90, { 0: "first line" }),
      line(120, { 0: "second line" }),
      line(150, { 0: "third" }),
    ];
    expect(composePage(page(lines), PLAIN).blocks.map((block) => block.text.split("\n")[0])).toEqual([
      "Title",
      "first line",
    ]);
  });

  test("rows with cells make a table", () => {
    const lines = [
      line(0, { 0: "Bread", 300: "2.90" }),
      line(30, { 0: "Oil", 300: "7.49" }),
      line(60, { 0: "Total", 300: "10.39" }),
    ];
    const { tables, text } = composePage(page(lines), { ...PLAIN, mode: "table" });
    expect(tables).toEqual([
      [
        ["Bread", "2.90"],
        ["Oil", "7.49"],
        ["Total", "10.39"],
      ],
    ]);
    expect(text).toBe("Bread\t2.90\nOil\t7.49\nTotal\t10.39");
  });

  test("two columns of sentences are read one after the other", () => {
    const lines = [0, 30, 60, 90].map((y, at) => line(y, { 0: `left side line ${at}`, 500: `right side line ${at}` }));
    const { text } = composePage(page(lines), PLAIN);
    expect(text.indexOf("left side line 3")).toBeLessThan(text.indexOf("right side line 0"));
  });

  test("doubtful lines are shown as blocks and kept out of the text", () => {
    const lines = [line(0, { 0: "a sure line" }), line(30, { 0: "~ dirt" }, 20)];
    const { text, blocks } = composePage(page(lines), PLAIN);
    expect(text).toBe("a sure line");
    expect(blocks.map((block) => block.isWeak)).toEqual([false, true]);
  });
});

describe("digits and marks as wanted", () => {
  test("Arabic-Indic numbers become Latin with their signs, and the other way", () => {
    expect(wished("المجموع ١٬٢٥٠٫٧٥", { diacritics: "keep", digits: "latin" })).toBe("المجموع 1,250.75");
    expect(wished("المجموع 1,250.75", { diacritics: "keep", digits: "arabic" })).toBe("المجموع ١٬٢٥٠٫٧٥");
  });

  test("nothing is changed unasked, and vowel marks go when they are to go", () => {
    expect(wished("كِتَابٌ ٣ 4", { diacritics: "keep", digits: "keep" })).toBe("كِتَابٌ ٣ 4");
    expect(wished("كِتَابٌ", { diacritics: "remove", digits: "keep" })).toBe("كتاب");
  });
});

describe("columns", () => {
  const beside = (y: number) => line(y, { 0: "one two three", 500: "four five six" });

  test("that were read apart stay in the order of their parts, whatever their heights", () => {
    const first = { ...line(60, { 500: "read first" }), part: 0 };
    const second = { ...line(0, { 0: "read second" }), part: 1 };
    expect(composePage(page([first, second]), PLAIN).text).toBe("read first\n\nread second");
  });

  test("of level sentences are parted; too few of them are said to be unclear, and a table is neither", () => {
    const four = composePage(page([0, 30, 60, 90].map(beside)), PLAIN);
    expect([four.text.split("\n").at(-1)?.includes("four"), four.hasUnclearColumns]).toEqual([true, false]);
    const three = composePage(page([0, 30, 60].map(beside)), PLAIN);
    expect([three.blocks.length, three.hasUnclearColumns]).toEqual([1, true]);
    const rows = [0, 30, 60].map((y) => line(y, { 0: "one two three", 500: "4.50" }));
    expect(composePage(page(rows), PLAIN).hasUnclearColumns).toBe(false);
  });
});
