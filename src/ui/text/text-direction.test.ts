import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blankName, directionOf, hasPlainDirections, textPieces } from "./text-direction.ts";

describe("the direction of a block", () => {
  it.each([
    ["ChatGPT يكتب لك مقالًا كاملًا عن القهوة", "rtl"],
    ["1. اكتب المقدمة", "rtl"],
    ["The word صياغة means wording", "ltr"],
    ["`npm run start --production` ثم افتح الصفحة", "rtl"],
    ["https://example.com/a/very/long/address هنا", "rtl"],
    ["2024 — 15 %", "rtl"],
    ["بدي presentation عن القهوة، 10 slides، مش ممل", "rtl"],
    ["عايز presentation عن الـ remote work للـ HR team", "rtl"],
    ["- «remote work» و meeting notes for the whole HR team", "ltr"],
    ["email للمدير عن إجازتي", "rtl"],
  ])("%s is %s", (text, direction) => {
    expect(directionOf(text, "rtl")).toBe(direction);
  });

  it("takes the page's direction when there are no letters", () => {
    expect(directionOf("123", "ltr")).toBe("ltr");
  });
});

describe("paragraphs that a browser may read by itself", () => {
  it.each([
    ["اكتب مقالًا\n\nThen sum it up", true],
    ["", true],
    ["ChatGPT يكتب لك مقالًا كاملًا\nThen sum it up", false],
  ])("%j: %s", (text, isPlain) => {
    expect(hasPlainDirections(text)).toBe(isPlain);
  });
});

describe("pieces of a line", () => {
  it("sets code, addresses and placeholders apart", () => {
    expect(textPieces("راسل help@site.com أو اكتب `npm i` باسم {{name}}").filter((piece) => piece.isolated)).toEqual([
      { text: "help@site.com", isolated: true },
      { text: "`npm i`", isolated: true },
      { text: "{{name}}", isolated: true },
    ]);
  });

  it("names the blanks among them as words", () => {
    expect(textPieces("خطاب إلى {{ اسم_الجهة }}، `{{code}}` و help@site.com").map(blankName)).toEqual([
      null,
      "اسم الجهة",
      null,
      null,
      null,
      null,
    ]);
  });

  it("loses nothing", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("`", "a", "ب", "{", "}", "@", ".", "c", " ", "http://x") }),
        (line) => {
          expect(
            textPieces(line)
              .map((piece) => piece.text)
              .join(""),
          ).toBe(line);
        },
      ),
    );
  });
});
