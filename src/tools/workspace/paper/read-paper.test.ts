import { describe, expect, it } from "vitest";
import type { Block } from "./paper.ts";
import { wordsOf } from "./paper.ts";
import { readPaper } from "./read-paper.ts";
import { piecesOf, spansOf } from "./spans.ts";

/** A block in one short line: what it is, its direction, its words. */
function shown(block: Block): string {
  if (block.kind === "heading") return `h${block.level} ${block.direction} ${wordsOf(block.spans)}`;
  if (block.kind === "line") return `${block.isClose ? "close" : "line"} ${block.direction} ${wordsOf(block.spans)}`;
  if (block.kind === "list")
    return block.items
      .map(({ depth, mark, direction, spans }) => `${depth} ${mark ?? "•"} ${direction} ${wordsOf(spans)}`)
      .join(" / ");
  if (block.kind === "table") {
    const rows = block.rows.map((row) => row.map(({ spans }) => wordsOf(spans)).join("|")).join(" / ");
    return `table ${block.direction}${block.hasHead ? " head" : ""} ${rows}`;
  }
  if (block.kind === "quote") return `quote ${block.lines.map(({ spans }) => wordsOf(spans)).join(" / ")}`;
  return block.kind === "code" ? `code ${block.lines.join(" / ")}` : "rule";
}

const blocksOf = (text: string) => readPaper(text, "ltr").blocks.map(shown);

describe("a text as a paper", () => {
  it("has headings, lines, a rule, a quotation and code", () => {
    const text = "# Plan\nFirst line\nsecond line\n\nThird\n---\n> said\n> twice\n```\na = 1\n```\n#### Deep";
    expect(blocksOf(text)).toEqual([
      "h1 ltr Plan",
      "line ltr First line",
      "close ltr second line",
      "line ltr Third",
      "rule",
      "quote said / twice",
      "code a = 1",
      "h3 ltr Deep",
    ]);
  });

  it("has lists with their numbers as written, also in Arabic-Indic digits and below an item", () => {
    expect(blocksOf("3. three\n   - under\n4) four\n\n5. five\n\nend")).toEqual([
      "0 3. ltr three / 1 • ltr under / 0 4) ltr four / 0 5. ltr five",
      "line ltr end",
    ]);
    expect(blocksOf("١. أولًا\n١٠- عاشرًا")).toEqual(["0 ١. rtl أولًا / 0 ١٠- rtl عاشرًا"]);
  });

  it("takes a year or a dash inside a sentence for no list", () => {
    expect(blocksOf("2026 was good\n-5 degrees\n1.5 litres")).toEqual([
      "line ltr 2026 was good",
      "close ltr -5 degrees",
      "close ltr 1.5 litres",
    ]);
  });

  it("has tables with rows of one length", () => {
    expect(
      blocksOf(String.raw`| الصنف | السعر |
|---|:-:|
| قلم \| حبر | 5 |
| دفتر |
بعده`),
    ).toEqual([String.raw`table rtl head الصنف|السعر / قلم | حبر|5 / دفتر|`, "line rtl بعده"]);
    expect(blocksOf("either | or")).toEqual(["line ltr either | or"]);
  });

  it("gives each line its own direction", () => {
    expect(blocksOf("عقد مع شركة\n\nAcme Ltd.\n\niPhone جهاز من شركة آبل الأمريكية")).toEqual([
      "line rtl عقد مع شركة",
      "line ltr Acme Ltd.",
      "line rtl iPhone جهاز من شركة آبل الأمريكية",
    ]);
    expect(blocksOf("A long plan in English for the shop\n\nOwner: منى السالم\n\nهذا سطر عربي")).toEqual([
      "line ltr A long plan in English for the shop",
      "line ltr Owner: منى السالم",
      "line rtl هذا سطر عربي",
    ]);
  });

  it("says language, digits, title and what a mail is called", () => {
    const { language, digits, title, subject } = readPaper("إلى المدير\n\n**الموضوع:** طلب إجازة ٣ أيام\n\nنص", "ltr");
    expect([language, digits, title, subject]).toEqual(["ar", "arabic-indic", "طلب إجازة ٣ أيام", "طلب إجازة ٣ أيام"]);
    expect(readPaper("## The plan\nSubject: Bread", "rtl")).toMatchObject({ title: "The plan", subject: "Bread" });
    expect(readPaper("نص فيه 12", "ltr").digits).toBe("latin");
    expect(readPaper(`${"word ".repeat(30)}`, "ltr").title).toBe(`${"word ".repeat(15)}word…`);
  });
});

describe("the looks inside a line", () => {
  const looks = (line: string) =>
    spansOf(line).map(
      ({ text, isBold, isItalic, isCode }) => `${isBold ? "b" : ""}${isItalic ? "i" : ""}${isCode ? "c" : ""}:${text}`,
    );

  it("are bold, italic, both and code, and marks without a partner stay", () => {
    expect(looks("a **b** *c* ***d*** `e*f*` __g__ _h_")).toEqual([
      ":a ",
      "b:b",
      ": ",
      "i:c",
      ": ",
      "bi:d",
      ": ",
      "c:e*f*",
      ": ",
      "b:g",
      ": ",
      "i:h",
    ]);
    expect(looks("2 * 3 * 4, snake_case_name, **open")).toEqual([":2 * 3 * 4, snake_case_name, **open"]);
    expect(looks(String.raw`\*not\*`)).toEqual([":*not*"]);
  });

  it("put an address behind its words", () => {
    expect(looks("see [the site](https://a.b/c) or [x@y.z](mailto:x@y.z)")).toEqual([
      ":see the site (https://a.b/c) or x@y.z",
    ]);
  });

  it("are cut by direction, numbers with the words that they belong to", () => {
    const pieces = (text: string, direction: "rtl" | "ltr") =>
      piecesOf({ text, isBold: false, isItalic: false, isCode: false }, direction).map(
        (piece) => `${piece.direction}:${piece.text}`,
      );
    expect(pieces("طراز Philips MX450 (وعددها 12)", "rtl")).toEqual([
      "rtl:طراز ",
      "ltr:Philips MX450",
      "rtl: (وعددها 12)",
    ]);
    expect(pieces("١٤٤٨ هـ، عبر https://a.b/c?d=1 ثم", "rtl")).toEqual([
      "rtl:١٤٤٨ هـ، عبر ",
      "ltr:https://a.b/c?d=1",
      "rtl: ثم",
    ]);
    expect(pieces("Owner: منى السالم, today", "ltr")).toEqual(["ltr:Owner: ", "rtl:منى السالم", "ltr:, today"]);
  });
});
