import { describe, expect, test } from "vitest";
import { kindOf, type PdfCharacter } from "./character.ts";
import { arrangedText } from "./page-text.ts";

const SIZE = 10;
const WIDTH = 5;

/** A line as it is drawn, its signs given from left to right and read by the library from `order`; spaces are gaps. */
function drawn(fromLeft: string, { y = 100, glyphs = [] as string[] } = {}): PdfCharacter[] {
  const characters: PdfCharacter[] = [];
  let x = 0;
  let isParted = false;
  for (const sign of fromLeft) {
    if (sign === " ") isParted = true;
    const place = { x, y, left: x, right: x + WIDTH, advance: WIDTH, size: SIZE, object: 1 + x };
    if (sign !== " ")
      for (const text of glyphs[Number(sign)] ?? sign) characters.push({ ...place, text, before: null });
    x += sign === " " ? WIDTH / 2 : WIDTH;
  }
  expect(isParted || fromLeft.length > 0).toBe(true);
  return fromRight(characters);
}

/** The library's order of a right-to-left line: the last drawn first, a space where there is a gap. */
function fromRight(characters: PdfCharacter[]): PdfCharacter[] {
  const groups = Map.groupBy(characters, ({ x }) => x);
  const read = [...groups.values()].toReversed().flat();
  return read.map((each, at) => {
    const before = read[at - 1];
    return { ...each, before: at === 0 ? "line" : before && before.x - each.right > 1 ? "space" : null };
  });
}

describe("a line read from the right", () => {
  test.each([
    ["numbers stay as drawn", "باب 12,5 توت", "توت 12,5 باب"],
    ["a percentage has its sign after it", "باب %12 توت", "توت 12% باب"],
    ["groups parted by hyphens are drawn from the right", "باب 30-20-10 توت", "توت 10-20-30 باب"],
    ["a phone number set from the left is kept", "باب 079-123-4567 توت", "توت 079-123-4567 باب"],
    ["and one drawn from the right is put in order", "باب 4567-123-079 توت", "توت 079-123-4567 باب"],
    ["a phone number with its plus and spaces", "باب +962 79 123 4567 توت", "توت +962 79 123 4567 باب"],
    ["a date keeps what is on the page", "باب 2026-05-12 توت", "توت 2026-05-12 باب"],
    ["years of a range rise", "باب 2025-2024 توت", "توت 2024-2025 باب"],
    ["also where they were set from the left", "باب 2024-2025 توت", "توت 2024-2025 باب"],
    ["a minus before its number", "باب 5- توت", "توت -5 باب"],
    ["Latin words are read from the left", "باب Pro Max 15 توت", "توت Pro Max 15 باب"],
    ["a comma parts an address from a year", "باب a@b.co ،2026 توت", "توت 2026، a@b.co باب"],
    ["brackets given as drawn are turned", "باب (ت) توت", "توت (ت) باب"],
    ["brackets given as typed are left", "باب )ت( توت", "توت (ت) باب"],
  ])("%s", (_name, line, typed) => {
    expect(arrangedText(drawn(line)).text).toBe(typed);
  });

  test("cells in a row keep their order beside Latin letters", () => {
    expect(arrangedText(drawn("باب 12     A4 توت")).text).toBe("توت A4 12 باب");
  });

  test.each([
    ["lam-alef turned round", ["ا", "ل"], "لا"],
    ["lam-alef in order", ["ل", "ا"], "لا"],
    ["another ligature turned round", ["ا", "ب"], "با"],
    ["a letter after its vowel", ["\u064E", "ب"], "ب\u064E"],
    ["a letter before its vowel", ["ب", "\u064E"], "ب\u064E"],
    ["the whole of one name", ["ه", "ل", "ل"], "لله"],
  ])("one glyph of %s", (_name, letters, typed) => {
    expect(arrangedText(drawn("د1س", { glyphs: ["", letters.join("")] })).text).toBe(`س${typed}د`);
  });

  test("pieces at other heights that go on to the right are of the line", () => {
    const pieces = [drawn("د"), drawn("  ر").map((each) => ({ ...each, y: 104 }))].flat();
    expect(arrangedText(pieces).text).toBe("رد");
    expect(arrangedText(pieces.map((each, at) => ({ ...each, y: 100 - at * 12 }))).text).toBe("د\nر");
  });
});

describe("where the file holds its spaces", () => {
  const spaceAt = (x: number) => ({ x, y: 100 });
  /** Letters from left to right, each as far from the one before as given. */
  const apart = (letters: string, gaps: readonly number[]) => {
    let x = 0;
    const characters = [...letters].map((text, at): PdfCharacter => {
      x += at === 0 ? 0 : WIDTH + (gaps[at - 1] as number);
      return { text, x, y: 100, left: x, right: x + WIDTH, advance: WIDTH, size: SIZE, object: at + 1, before: null };
    });
    return characters.toReversed();
  };
  test("a gap that the library took for one and the file has not parts no word", () => {
    const line = apart("توراد", [0, 2.4, 2.4, 2.4]).map((each): PdfCharacter => ({ ...each, before: "space" }));
    expect(arrangedText(line, []).text).toBe("د ا ر و ت");
    expect(arrangedText(line, [spaceAt(WIDTH)]).text).toBe("داروت");
  });

  test.each([
    ["a space of the file parts words however near they are", "تور", [3, -1], [5], "رو ت"],
    ["one without room before the next letter is none", "تور", [2, 2], [6.8, 13.8], "روت"],
    ["a gap as wide as a space is one without a space of the file", "تور", [3, 3.2], [5], "ر و ت"],
    ["digits far apart too", "12تب", [2.2, 2.2, 0], [20], "بت 2 1"],
  ])("%s", (_name, letters, gaps, spaces, typed) => {
    expect(arrangedText(apart(letters, gaps), spaces.map(spaceAt)).text).toBe(typed);
  });
});

test("letters in one place with no room for them are doubtful, a wide glyph for a formula is not", () => {
  const at = { x: 0, y: 100, left: 0, right: WIDTH, size: SIZE, object: 1, before: null };
  const glyph = (text: string, advance: number) =>
    [...text].map((sign): PdfCharacter => ({ ...at, text: sign, advance }));
  expect(arrangedText(glyph("حابصلك", 3)).isDoubtful).toBe(true);
  expect(arrangedText(glyph("ملسوهيلعهللاىلص", 12)).isDoubtful).toBe(false);
});

test("marks that a doubled letter has twice come once", () => {
  expect(arrangedText(drawn("د1س", { glyphs: ["", "\u064E\u0651\u064E\u0651ب"] })).text).toBe("سب\u0651\u064Eد");
});

test("a line that other words begin, end and fill is read from the left", () => {
  const english = drawn("On the باب of it.");
  const arabic = Array.from({ length: 5 }, (_each, at) => drawn("باب توت", { y: 80 - at * 20 }));
  expect(
    arrangedText([...english, ...arabic.flat()])
      .text.split("\n")
      .slice(0, 2),
  ).toEqual(["On the باب of it.", "توت باب"]);
});

describe("a stretched joint without a letter of its own", () => {
  const line = (sign: string, times: number) =>
    Array.from({ length: times }, (_each, at) => drawn(`ب${sign}س`, { y: 500 - at * 20 })).flat();

  test("goes where one sign recurs inside words", () => {
    expect(arrangedText(line("L", 3)).text).toBe("سب\nسب\nسب");
    expect(arrangedText(line("LL", 3)).text).toBe("سب\nسب\nسب");
  });

  test("and stays where it is alone", () => {
    expect(arrangedText(line("L", 2)).text).toBe("سLب\nسLب");
  });
});

test("kinds of characters", () => {
  expect(["ب", "\u064E", "\u0640", "a", "7", "٧", "("].map(kindOf)).toEqual([
    "arabic",
    "mark",
    "arabic",
    "latin",
    "digit",
    "digit",
    "sign",
  ]);
});
