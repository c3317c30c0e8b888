import { describe, expect, test } from "vitest";
import type { OcrWord } from "./recognised.ts";
import { cellsInOrder, directionOf } from "./word-order.ts";

/** Words as they lie on a line from left to right; `|` is a wide gap. */
function line(...fromLeft: string[]): OcrWord[] {
  let x = 0;
  return fromLeft.flatMap((text) => {
    if (text === "|") {
      x += 200;
      return [];
    }
    const word = { text, confidence: 90, box: { x0: x, y0: 0, x1: x + 40, y1: 20 } };
    x += 50;
    return [word];
  });
}

function read(words: OcrWord[], direction: "rtl" | "ltr"): string {
  return cellsInOrder(words, direction)
    .map((cell) => cell.map((word) => word.text).join(" "))
    .join(" | ");
}

describe("the order of words on a line", () => {
  test("Arabic words are read from the right", () => {
    expect(read(line("السنابل", "مخبز"), "rtl")).toBe("مخبز السنابل");
  });

  test("Latin words inside Arabic keep their own order", () => {
    expect(read(line("المتجر", "من", "Weather", "Plus", "تطبيق"), "rtl")).toBe("تطبيق Weather Plus من المتجر");
  });

  test("a unit of measure follows its number, and the sentence's mark comes last", () => {
    expect(read(line(".GB", "8", "ذاكرة"), "rtl")).toBe("ذاكرة 8 GB.");
  });

  test("on an Arabic receipt the item comes first and the price last", () => {
    expect(read(line("2.50", "|", "قهوة"), "rtl")).toBe("قهوة | 2.50");
  });

  test("English is read from the left", () => {
    expect(read(line("Rye", "bread", "|", "2.90"), "ltr")).toBe("Rye bread | 2.90");
  });

  test("Arabic words inside an English line are turned alone", () => {
    expect(read(line("The", "word", "الخير", "صباح", "means", "good", "morning"), "ltr")).toBe(
      "The word صباح الخير means good morning",
    );
  });

  test("a document is read from the right from three Arabic letters in ten", () => {
    expect(directionOf(line("Gate", "بوابة"))).toBe("rtl");
    expect(directionOf(line("International", "في"))).toBe("ltr");
  });
});
