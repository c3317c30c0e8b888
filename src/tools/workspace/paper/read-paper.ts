import { directionOf } from "#ui/text/text-direction.ts";
import { type Block, type Cell, type Direction, type ListItem, type Paper, wordsOf } from "./paper.ts";
import { spansOf } from "./spans.ts";
import { isTableAt, readTable } from "./read-table.ts";

/** A title longer than this is cut at a word, characters. */
const LONGEST_TITLE = 80;
/** A list's mark and the room it takes: "- ", "١. ", "(2) ". */
const ITEM = /^(\s*)(?:([-•*▪–])|(\(?\p{Nd}{1,3}(?:[.)]|\s?[-–])))\s+(?=\S)/u;
const HEADING = /^\s{0,3}(#{1,6})\s+(.+?)\s*#*\s*$/u;
const RULE = /^\s*(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/u;
const SUBJECT = /^[\s*_#>]*(?:subject|re|الموضوع|موضوع)[*_]*\s*[:：][*_]*\s*(.+?)[\s*_]*$/iu;

/** Reads a text as a paper. `otherwise` is the direction of a text without letters: the page's. */
export function readPaper(text: string, otherwise: Direction): Paper {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const direction = paperDirection(text, otherwise);
  const blocks = blocksOf(lines, direction);
  const subject = subjectOf(lines);
  return {
    title: titleOf(blocks, subject),
    direction,
    language: direction === "rtl" ? "ar" : "en",
    digits: digitsOf(text, direction),
    subject,
    blocks,
  };
}

/** By most of its letters, addresses and code left out: one Arabic name, or one line in English, turns no paper. */
function paperDirection(text: string, otherwise: Direction): Direction {
  const letters = text.replace(/```[^`]*```|`[^`\n]+`|https?:\/\/\S+|\S+@\S+/gu, " ").match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return otherwise;
  const right = letters.filter((letter) => directionOf(letter, otherwise) === "rtl").length;
  return 2 * right >= letters.length ? "rtl" : "ltr";
}

/** Whether a line is the one that says what a letter is about. */
export function isSubjectLine(line: string): boolean {
  return SUBJECT.test(line);
}

/** Only among the first lines: further down "Re:" is a word of the text. */
function subjectOf(lines: readonly string[]): string | null {
  const first = lines.filter((line) => line.trim() !== "").slice(0, 12);
  const found = first.map((line) => SUBJECT.exec(line)?.[1]).find(Boolean);
  return found ? wordsOf(spansOf(found)).trim() : null;
}

function titleOf(blocks: readonly Block[], subject: string | null): string {
  const heading = blocks.find((block) => block.kind === "heading");
  const line = blocks.find((block) => block.kind === "line");
  const title = heading ? wordsOf(heading.spans) : (subject ?? (line ? wordsOf(line.spans) : ""));
  if (title.length <= LONGEST_TITLE) return title.trim();
  return `${title.slice(0, LONGEST_TITLE).replace(/\s+\S*$/u, "")}…`;
}

/** By the majority of the digits, those of names like "MX450" and of addresses left out; without any by the language. */
function digitsOf(text: string, direction: Direction): Paper["digits"] {
  const own = text.replace(/\S*\p{Script=Latin}\S*/gu, " ");
  const indic = (own.match(/[٠-٩]/gu) ?? []).length;
  const latin = (own.match(/[0-9]/gu) ?? []).length;
  if (indic === latin) return direction === "rtl" ? "arabic-indic" : "latin";
  return indic > latin ? "arabic-indic" : "latin";
}

/**
 * Of a line in an Arabic paper as everywhere on our pages; in an English one by its first letter alone: "Owner: منى السالم" is
 * an English line there.
 */
function lineDirection(words: string, whole: Direction): Direction {
  if (whole === "rtl") return directionOf(words, whole);
  const first = /\p{L}/u.exec(words)?.[0];
  return first ? directionOf(first, whole) : whole;
}

function blocksOf(lines: readonly string[], whole: Direction): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at] as string;
    const isAfterBlank = at === 0 || (lines[at - 1] as string).trim() === "";
    if (line.trim() === "") at += 1;
    else if (/^\s*```/u.test(line)) at = takeCode(lines, at, blocks);
    else if (isTableAt(lines, at)) at = takeTable(lines, at, whole, blocks);
    else if (/^\s*>/u.test(line)) at = takeQuote(lines, at, whole, blocks);
    else if (RULE.test(line)) {
      blocks.push({ kind: "rule" });
      at += 1;
    } else if (ITEM.test(line)) at = takeList(lines, at, whole, blocks);
    else {
      blocks.push(headingOf(line, whole) ?? lineOf(line, whole, !isAfterBlank && blocks.at(-1)?.kind === "line"));
      at += 1;
    }
  }
  return blocks;
}

function headingOf(line: string, whole: Direction): Block | null {
  const [, marks = "", words = ""] = HEADING.exec(line) ?? [];
  if (!marks) return null;
  const level = Math.min(marks.length, 3) as 1 | 2 | 3;
  // A heading is bold already: the stars would say it twice.
  const spans = spansOf(words).map((span) => ({ ...span, isBold: false }));
  return { kind: "heading", level, spans, direction: lineDirection(words, whole) };
}

function lineOf(line: string, whole: Direction, isClose: boolean): Block {
  return { kind: "line", ...cellOf(line, whole), isClose };
}

function cellOf(words: string, whole: Direction): Cell {
  return { spans: spansOf(words.trim()), direction: lineDirection(words, whole) };
}

function takeCode(lines: readonly string[], at: number, blocks: Block[]): number {
  const end = lines.findIndex((line, place) => place > at && /^\s*```/u.test(line));
  const until = end === -1 ? lines.length : end;
  blocks.push({ kind: "code", lines: lines.slice(at + 1, until) });
  return until + 1;
}

function takeTable(lines: readonly string[], at: number, whole: Direction, blocks: Block[]): number {
  const { rows, hasHead, end } = readTable(lines, at);
  const cells = rows.map((row) => row.map((words) => cellOf(words, whole)));
  const direction = lineDirection(rows.flat().join(" "), whole);
  blocks.push({ kind: "table", rows: cells, hasHead, direction });
  return end;
}

function takeQuote(lines: readonly string[], at: number, whole: Direction, blocks: Block[]): number {
  const quoted: Cell[] = [];
  let end = at;
  for (; end < lines.length && /^\s*>/u.test(lines[end] as string); end += 1) {
    const words = (lines[end] as string).replace(/^\s*(?:>\s?)+/u, "");
    if (words.trim()) quoted.push(cellOf(words, whole));
  }
  if (quoted.length > 0) blocks.push({ kind: "quote", lines: quoted });
  return end;
}

/** Items, with blank lines between items of one list and lines that go on below an item. */
function takeList(lines: readonly string[], at: number, whole: Direction, blocks: Block[]): number {
  const items: ListItem[] = [];
  const indents: number[] = [];
  let end = at;
  while (end < lines.length) {
    const line = lines[end] as string;
    const found = ITEM.exec(line);
    if (found && !RULE.test(line)) {
      const [all, room = "", , number] = found;
      const words = line.slice(all.length);
      while (indents.length > 0 && (indents.at(-1) as number) >= room.length) indents.pop();
      const depth = Math.min(indents.length, 2);
      indents.push(room.length);
      items.push({ ...cellOf(words, whole), depth, mark: number ? number.replace(/\s/gu, "") : null });
      end += 1;
    } else if (/^\s{2,}\S/u.test(line) && items.length > 0) {
      const last = items.at(-1) as ListItem;
      last.spans = [...last.spans, ...spansOf(` ${line.trim()}`)];
      end += 1;
    } else if (line.trim() === "" && ITEM.test(lines[end + 1] ?? "")) end += 1;
    else break;
  }
  blocks.push({ kind: "list", items, direction: items[0]?.direction ?? whole });
  return end;
}
