import { Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from "docx";
import type { Block, Cell, Direction, Span } from "./paper.ts";
import { wordsOf } from "./paper.ts";
import { piecesOf } from "./spans.ts";

/** Between lines and below a paragraph, twips and 240ths of a line. */
export const LINE = { line: 276, after: 120 };
/** A narrow column still takes a word, twips. */
const LEAST_COLUMN = 900;

/** A paragraph's direction (`w:bidi`), written only where it is right to left. It has no alignment: that follows by itself. */
export function bidirectional(direction: Direction): { bidirectional?: boolean } {
  return direction === "rtl" ? { bidirectional: true } : {};
}

/** Spans as runs, each in one direction (`w:rtl`) and language. */
export function runsOf(
  spans: readonly Span[],
  direction: Direction,
  look: { color?: string; isBold?: boolean } = {},
): TextRun[] {
  return spans.flatMap((span) =>
    piecesOf(span, direction).map((piece) => {
      const isRight = piece.direction === "rtl";
      // Arabic has no slanted letters: what is stressed is bold.
      const isBold = span.isBold || look.isBold === true || (span.isItalic && isRight);
      const isItalic = span.isItalic && !isRight;
      return new TextRun({
        text: piece.text,
        ...(isBold ? { bold: true, boldComplexScript: true } : {}),
        ...(isItalic ? { italics: true } : {}),
        ...(span.isCode ? { font: "Consolas", noProof: true } : {}),
        ...(look.color ? { color: look.color } : {}),
        ...(isRight ? { rightToLeft: true, language: { bidirectional: "ar-SA" } } : { language: { value: "en-US" } }),
      });
    }),
  );
}

/** A table whose first column is at the side where reading begins, then the room below it. */
export function tableOf(
  { rows, hasHead, direction }: Extract<Block, { kind: "table" }>,
  width: number,
  paper: Direction,
): (Table | Paragraph)[] {
  const columns = columnWidths(rows, width);
  const table = new Table({
    rows: rows.map((row, at) => rowOf(row, columns, hasHead && at === 0)),
    columnWidths: columns,
    width: { size: width, type: WidthType.DXA },
    ...(direction === "rtl" ? { visuallyRightToLeft: true } : {}),
  });
  return [table, new Paragraph({ ...bidirectional(paper), spacing: { after: 60 } })];
}

/** A row stays on one page; the head comes again on each. */
function rowOf(row: readonly Cell[], columns: readonly number[], isHead: boolean): TableRow {
  return new TableRow({
    cantSplit: true,
    ...(isHead ? { tableHeader: true } : {}),
    children: row.map(
      ({ spans, direction }, column) =>
        new TableCell({
          width: { size: columns[column] as number, type: WidthType.DXA },
          margins: { top: 50, bottom: 50, left: 100, right: 100 },
          ...(isHead ? { shading: { fill: "ECEEEA" } } : {}),
          children: [
            new Paragraph({
              ...bidirectional(direction),
              spacing: { after: 0 },
              keepNext: isHead,
              children: runsOf(spans, direction, { isBold: isHead }),
            }),
          ],
        }),
    ),
  });
}

/** Shares of the width by the length of each column's longest cell, none too narrow for a word. */
function columnWidths(rows: readonly (readonly Cell[])[], width: number): number[] {
  const lengths = (rows[0] ?? []).map((_, column) =>
    Math.min(40, Math.max(4, ...rows.map((row) => wordsOf(row[column]?.spans ?? []).length))),
  );
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const least = Math.min(LEAST_COLUMN, Math.floor(width / Math.max(lengths.length, 1)));
  const room = width - least * lengths.length;
  return lengths.map((length) => least + Math.floor((room * length) / all));
}
