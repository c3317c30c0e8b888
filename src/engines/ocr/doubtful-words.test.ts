import { expect, test } from "vitest";
import { withDoubts } from "./doubtful-words.ts";

/** The words of one line that are shown as doubtful; each is read with the given certainty. */
function doubtfulOf(text: string, confidence = 80): string[] {
  const box = { x0: 0, y0: 0, x1: 10, y1: 10 };
  const words = text.split(" ").map((word) => ({ text: word, confidence, box }));
  const [line] = withDoubts([{ cells: [words], box, confidence, isWeak: false }]);
  return (line?.cells ?? []).flat().flatMap((word) => (word.confidence < 60 ? [word.text] : []));
}

test("a time that no clock shows is doubtful, in either digits, however sure the recogniser was", () => {
  expect(doubtfulOf("الساعة 29:43", 96)).toEqual(["29:43"]);
  expect(doubtfulOf("at 7:75 or 12:30", 96)).toEqual(["7:75"]);
  expect(doubtfulOf("من ٠٨:٣٥ إلى ٢٦:١٠", 96)).toEqual(["٢٦:١٠"]);
  expect(doubtfulOf("9:41 23:59 24:00 4:3 2:255", 96)).toEqual([]);
});

test("a small Latin letter beside a time is doubtful, another one is not", () => {
  expect(doubtfulOf("p 9:46", 96)).toEqual(["p"]);
  expect(doubtfulOf("a ferry at 9:46 am", 96)).toEqual([]);
});

test("a code of letters and figures is doubtful unless it is sure", () => {
  expect(doubtfulOf("حبر أسود B5A")).toEqual(["B5A"]);
  expect(doubtfulOf("حبر أسود 85A")).toEqual(["85A"]);
  expect(doubtfulOf("حبر أسود 85A", 92)).toEqual([]);
  expect(doubtfulOf("8kg 500ml 3rd 2026 2L")).toEqual([]);
});

test("a paper size whose figure was lost is doubtful in an Arabic line, a short word and an English line are not", () => {
  expect(doubtfulOf("ورق Ad")).toEqual(["Ad"]);
  expect(doubtfulOf("ورق Ad", 92)).toEqual([]);
  expect(doubtfulOf("شركة Al نور")).toEqual([]);
  expect(doubtfulOf("Ed came")).toEqual([]);
});

test("figures with room for more are doubtful: the recogniser lost some", () => {
  const read = (text: string, width: number) => {
    const box = { x0: 0, y0: 0, x1: width, y1: 30 };
    return withDoubts([{ cells: [[{ text, confidence: 95, box }]], box, confidence: 95, isWeak: false }])[0]
      ?.cells[0]?.[0];
  };
  expect(read("0", 150)?.confidence).toBe(40);
  expect(read("4,815.60", 150)?.confidence).toBe(95);
});
