import type { Box } from "#engines/ocr/image/gray-image.ts";
import type { PageReading, ReadLine } from "./reading.ts";
import { ARABIC_LETTER, ARABIC_MARK, around, countMatches, hasArabic, LATIN_LETTER, median } from "./recognised.ts";
import { inColumns, sentencesBeside } from "#engines/ocr/columns/level-columns.ts";
import { repairText } from "./repair.ts";
import { markdownOf } from "./table-text.ts";

/** How the text is wanted. `table` puts tabs between cells, `markdown` sets tables with bars, `layout` keeps lines and wide gaps. */
export interface TextWishes {
  mode: "plain" | "layout" | "table" | "markdown";
  diacritics: "keep" | "remove";
  digits: "keep" | "latin" | "arabic";
  joinLines: boolean;
}

/** Lines that belong together: a paragraph, a heading, the rows of a table. Confidences run from 0 to 1. */
export interface TextBlock {
  text: string;
  lang: "ar" | "en" | "mixed" | "none";
  dir: "rtl" | "ltr";
  confidence: number;
  box: Box;
  /** More likely dirt or decoration than text; it is not part of the page's text. */
  isWeak: boolean;
  words: { text: string; confidence: number; box: Box }[];
}

export interface ComposedPage {
  text: string;
  blocks: TextBlock[];
  tables: string[][][];
  confidence: number;
  /** Sentences run beside one another and stayed in one line: columns, or a table of sentences. */
  hasUnclearColumns: boolean;
}

/** From so many lines with a sentence on both sides of a gap a page may be set in columns. */
const UNCLEAR = 3;

/** A page's text, blocks and tables in reading order. */
export function composePage(page: PageReading, wishes: TextWishes): ComposedPage {
  const columns = inColumns(page);
  const groups = columns.flatMap(groupLines);
  const blocks = groups.map((lines) => blockOf(lines, page.direction, wishes));
  const strong = blocks.filter((block) => !block.isWeak);
  const words = strong.flatMap((block) => block.words);
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  return {
    text: strong.map((block) => block.text).join("\n\n"),
    blocks,
    tables: groups.filter(isTable).map((lines) => rowsOf(lines, wishes)),
    hasUnclearColumns: columns.some((lines) => sentencesBeside(lines).length >= UNCLEAR),
    confidence: letters === 0 ? 0 : words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / letters,
  };
}

/** Lines parted into blocks where the distance is clearly wider than usual, or where doubtful and sure lines meet. */
function groupLines(lines: readonly ReadLine[]): ReadLine[][] {
  const steps = lines.slice(1).map((line, at) => middle(line.box) - middle((lines[at] as ReadLine).box));
  const usual = median(steps);
  const groups: ReadLine[][] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const apart = before && before.grid === undefined && (steps[at - 1] as number) > 1.5 * usual;
    const last = groups.at(-1);
    if (!last || !before || apart || before.isWeak !== line.isWeak || before.grid !== line.grid) groups.push([line]);
    else last.push(line);
  }
  return groups;
}

function middle(box: Box): number {
  return (box.y0 + box.y1) / 2;
}

function blockOf(lines: readonly ReadLine[], direction: "rtl" | "ltr", wishes: TextWishes): TextBlock {
  const words = lines.flatMap((line) => line.cells.flat());
  const letters = words.map((word) => word.text).join("");
  const arabic = countMatches(letters, ARABIC_LETTER);
  const latin = countMatches(letters, LATIN_LETTER);
  const sizes = words.reduce((sum, word) => sum + word.text.length, 0);
  return {
    text: textOf(lines, wishes),
    lang: langOf(arabic, latin),
    dir: arabic + latin === 0 ? direction : arabic >= latin ? "rtl" : "ltr",
    confidence:
      sizes === 0 ? 0 : words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / sizes / 100,
    box: around(lines.map((line) => line.box)),
    isWeak: lines.every((line) => line.isWeak),
    words: words.map((word) => ({ ...word, text: wished(word.text, wishes), confidence: word.confidence / 100 })),
  };
}

function langOf(arabic: number, latin: number): TextBlock["lang"] {
  if (arabic + latin === 0) return "none";
  if (arabic >= 0.9 * (arabic + latin)) return "ar";
  return latin >= 0.9 * (arabic + latin) ? "en" : "mixed";
}

function textOf(lines: readonly ReadLine[], wishes: TextWishes): string {
  const rows = rowsOf(lines, wishes);
  if (wishes.mode === "markdown" && isTable(lines)) return markdownOf(rows);
  if (isTable(lines) || wishes.mode === "table")
    return rows.map((cells) => cells.join(gapOf(lines, wishes))).join("\n");
  const texts = rowsOf(lines, wishes).map((cells) => cells.join(wishes.mode === "layout" ? "    " : " "));
  if (!wishes.joinLines || wishes.mode === "layout" || isGrid(lines)) return texts.join("\n");
  return joined(lines, texts);
}

/** Cells of a drawn grid stay apart in running text as well: a tab is what spreadsheets take. */
function gapOf(lines: readonly ReadLine[], { mode }: TextWishes): string {
  if (mode === "layout") return "    ";
  return mode === "table" || isGrid(lines) ? "\t" : " ";
}

/** A line that fills its block's width runs on into the next one; a hyphen at its end goes with the break. */
function joined(lines: readonly ReadLine[], texts: readonly string[]): string {
  if (isNotice(lines, texts)) return texts.join("\n");
  const width = Math.max(...lines.map((line) => line.box.x1 - line.box.x0));
  return texts.reduce((text, next, at) => {
    const before = lines[at - 1];
    if (!before) return next;
    const isFull = before.box.x1 - before.box.x0 > 0.85 * width && countWords(text) >= 4;
    if (!isFull) return `${text}\n${next}`;
    return /[a-z]-$/u.test(text) && /^[a-z]/u.test(next) ? text.slice(0, -1) + next : `${text} ${next}`;
  }, "");
}

/** A notice or a card has so many lines. */
const NOTICE = { least: 3, most: 6 };
/** From one line's middle to the next, in heights of a line: a paragraph's lines are nearer. */
const WIDE_STEP = 1.75;

/**
 * Few lines far apart, or of which most before the last end early: each was set by itself, and is no part of a paragraph. A line that
 * begins with a small letter goes on from the one above.
 */
function isNotice(lines: readonly ReadLine[], texts: readonly string[]): boolean {
  if (lines.length < NOTICE.least || lines.length > NOTICE.most) return false;
  if (texts.slice(1).some((text) => /^\p{Ll}/u.test(text))) return false;
  const steps = lines.slice(1).map((line, at) => middle(line.box) - middle((lines[at] as ReadLine).box));
  const height = median(lines.map((line) => line.box.y1 - line.box.y0));
  const width = Math.max(...lines.map((line) => line.box.x1 - line.box.x0));
  const early = lines.slice(0, -1).filter((line) => line.box.x1 - line.box.x0 < 0.85 * width);
  return median(steps) > WIDE_STEP * height || 2 * early.length > lines.length - 1;
}

function countWords(text: string): number {
  return text.slice(text.lastIndexOf("\n") + 1).split(" ").length;
}

/** Rows with several cells in most lines: a receipt, a price list, a table. */
function isTable(lines: readonly ReadLine[]): boolean {
  if (isGrid(lines)) return (lines[0]?.cells.length ?? 0) > 1;
  return lines.length >= 2 && lines.filter((line) => line.cells.length > 1).length >= 0.5 * lines.length;
}

function isGrid(lines: readonly ReadLine[]): boolean {
  return lines[0]?.grid !== undefined;
}

function rowsOf(lines: readonly ReadLine[], wishes: TextWishes): string[][] {
  return lines.map((line) =>
    line.cells.map((cell) => wished(repairText(cell.map((word) => word.text).join(" ")), wishes)),
  );
}

const INDIC = "٠١٢٣٤٥٦٧٨٩";

/** A text with the digits and vowel marks that were asked for. */
export function wished(text: string, { diacritics, digits }: Pick<TextWishes, "diacritics" | "digits">): string {
  const bare = diacritics === "remove" ? text.replace(ARABIC_MARK, "") : text;
  if (digits === "latin")
    return bare
      .replace(/[٠-٩]/gu, (digit) => String(INDIC.indexOf(digit)))
      .replace(/(?<=\d)٫(?=\d)/gu, ".")
      .replace(/(?<=\d)٬(?=\d)/gu, ",")
      .replace(/(?<=\d)٪/gu, "%");
  if (digits === "arabic" && (hasArabic(bare) || !/[A-Za-z]/u.test(bare)))
    return bare
      .replace(/(?<=\d)\.(?=\d)/gu, "٫")
      .replace(/(?<=\d),(?=\d{3})/gu, "٬")
      .replace(/\d/gu, (digit) => INDIC[Number(digit)] as string);
  return bare;
}
