import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  LevelFormat,
  type ILevelsOptions,
  type IXmlableObject,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from "docx";
import type { Direction, ListItem, Paper } from "./paper.ts";
import { bidirectional, LINE, runsOf, tableOf } from "./word-parts.ts";

/** A4 with 2.2 cm around, twips. */
const PAGE = { width: 11_906, height: 16_838, margin: 1_247 };
const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin;
/** A list's indent a level, twips. */
const INDENT = 425;
const WIDE_INDENT = 620;
const HEADING_SIZES = { 1: 32, 2: 28, 3: 24 } as const;
/** Half points. Arabic letters are drawn smaller than Latin ones of the same size. */
const BODY = { rtl: 24, ltr: 22 } as const;
const ARABIC_LARGER = 1.17;

/**
 * Faces that come with Word, and what to take where one is missing: `w:altName`, which the library does not write. Nothing is
 * embedded.
 */
const FONT_TABLE =
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:fonts ` +
  `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:font w:name="Sakkal ` +
  `Majalla"><w:altName w:val="Arial"/><w:charset w:val="B2"/><w:family w:val="auto"/><w:pitch ` +
  `w:val="variable"/></w:font><w:font w:name="Arial"><w:charset w:val="00"/><w:family w:val="swiss"/><w:pitch ` +
  `w:val="variable"/></w:font></w:fonts>`;

/** The paper as a Word file (.docx): A4, each paragraph, table and run in its own direction, its pages numbered. */
export async function wordFile(paper: Paper): Promise<Blob> {
  return Packer.toBlob(documentOf(paper), false, [{ path: "word/fontTable.xml", data: FONT_TABLE }]);
}

function documentOf(paper: Paper): Document {
  const lists = paper.blocks.filter((block) => block.kind === "list");
  const { width, height, margin } = PAGE;
  const around = { top: margin, bottom: margin, left: margin, right: margin };
  const made = new Document({
    title: paper.title,
    creator: "",
    lastModifiedBy: "",
    styles: stylesOf(paper.direction),
    numbering: {
      config: [
        { reference: "bullets", levels: levelsOf(LevelFormat.BULLET, () => "•") },
        ...lists.map(({ items }, at) => ({
          reference: `numbers-${at}`,
          levels: levelsOf(LevelFormat.DECIMAL, (level) => numberText(items, level), items),
        })),
      ],
    },
    sections: [
      {
        properties: { page: { size: { width, height }, margin: around } },
        footers: { default: new Footer({ children: [pageNumber(paper)] }) },
        children: childrenOf(paper),
      },
    ],
  });
  if (paper.direction === "rtl") turnSection(made);
  return made;
}

/** The page's own direction (`w:bidi` of the section), for which the library has no option. */
function turnSection(made: Document): void {
  const { View: view } = made.Document;
  const written = view.prepForXml.bind(view);
  view.prepForXml = (context) => {
    const xml = written(context);
    const [section] = partsNamed(partsNamed([xml], "w:document").flat(), "w:body")
      .flat()
      .flatMap((part) => partsNamed([part], "w:sectPr"));
    // The schema has it before the grid.
    const grid = section?.findIndex((part) => "w:docGrid" in part) ?? -1;
    if (grid >= 0) section?.splice(grid, 0, { "w:bidi": {} });
    return xml;
  };
}

function partsNamed(parts: readonly (IXmlableObject | undefined)[], name: string): IXmlableObject[][] {
  return parts.flatMap((part) => {
    const inside: unknown = part?.[name];
    return Array.isArray(inside) ? [inside as IXmlableObject[]] : [];
  });
}

function stylesOf(direction: Direction) {
  const heading = (level: 1 | 2 | 3) => ({
    run: {
      bold: true,
      boldComplexScript: true,
      color: "1F2A30",
      size: HEADING_SIZES[level],
      sizeComplexScript: Math.round(HEADING_SIZES[level] * ARABIC_LARGER),
    },
    paragraph: { keepNext: true, spacing: { before: 240, after: 100 } },
  });
  return {
    default: {
      document: {
        run: {
          font: { ascii: "Arial", hAnsi: "Arial", eastAsia: "Arial", cs: "Sakkal Majalla" },
          size: BODY[direction],
          sizeComplexScript: Math.round(BODY[direction] * ARABIC_LARGER),
          language: { value: "en-US", bidirectional: "ar-SA" },
        },
        paragraph: { spacing: LINE },
      },
      heading1: heading(1),
      heading2: heading(2),
      heading3: heading(3),
    },
  };
}

function levelsOf(
  format: (typeof LevelFormat)[keyof typeof LevelFormat],
  text: (level: number) => string,
  items: readonly ListItem[] = [],
): ILevelsOptions[] {
  return [0, 1, 2].map((level) => {
    const first = items.find(({ depth, mark }) => depth === level && mark)?.mark;
    return {
      level,
      format,
      text: text(level),
      alignment: AlignmentType.START,
      start: first ? Number(first.replace(/\D/gu, "")) : 1,
      style: { paragraph: { indent: { start: INDENT * (level + 1), hanging: INDENT } } },
    };
  });
}

/** "1)" in the text is "%1)" in Word. */
function numberText(items: readonly ListItem[], level: number): string {
  const mark = items.find((item) => item.depth === level && item.mark)?.mark ?? "1.";
  return mark.replace(/[0-9]+/u, `%${level + 1}`);
}

function childrenOf(paper: Paper) {
  let list = -1;
  return paper.blocks.flatMap((block, at) => {
    if (block.kind === "heading") return [headingOf(block)];
    if (block.kind === "table") return tableOf(block, TEXT_WIDTH, paper.direction);
    if (block.kind === "list") {
      list += 1;
      return listOf(block.items, `numbers-${list}`);
    }
    if (block.kind === "quote")
      return block.lines.map(
        ({ spans, direction }) =>
          new Paragraph({
            ...bidirectional(direction),
            indent: { start: 2 * INDENT, end: INDENT },
            children: runsOf(spans, direction, { color: "44525A" }),
          }),
      );
    if (block.kind === "code")
      return block.lines.map(
        (text) =>
          new Paragraph({
            shading: { fill: "F1F1EE" },
            spacing: { after: 0 },
            children: [new TextRun({ text, font: "Consolas", size: 20, noProof: true })],
          }),
      );
    if (block.kind === "rule")
      return [new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: "9AA5AB", space: 1 } } })];
    const next = paper.blocks[at + 1];
    const isFollowed = next?.kind === "line" && next.isClose;
    const { spans, direction } = block;
    return [
      new Paragraph({
        ...bidirectional(direction),
        ...(isFollowed ? { spacing: { ...LINE, after: 0 } } : {}),
        // A line in bold alone is a small heading.
        keepNext: next !== undefined && spans.every(({ isBold }) => isBold),
        children: runsOf(spans, direction),
      }),
    ];
  });
}

function headingOf({ level, spans, direction }: Extract<Paper["blocks"][number], { kind: "heading" }>): Paragraph {
  return new Paragraph({
    heading: `Heading${level}`,
    ...bidirectional(direction),
    children: runsOf(spans, direction),
  });
}

/**
 * Items as Word's own lists. Numbers in Arabic-Indic digits, and those of right-to-left lists, are written out: Word shows a
 * list's digits as its reader's settings say, not as the text has them.
 */
function listOf(items: readonly ListItem[], numbers: string): Paragraph[] {
  // "١٠-" needs more room than "١.".
  const room = items.some(({ mark }) => (mark?.length ?? 0) > 2) ? WIDE_INDENT : INDENT;
  return items.map(({ spans, direction, depth, mark }, at) => {
    const isOwn = mark !== null && !(direction === "ltr" && /^\(?[0-9]/u.test(mark));
    const isLast = at === items.length - 1;
    return new Paragraph({
      ...bidirectional(direction),
      spacing: { ...LINE, after: isLast ? LINE.after : 40 },
      ...(isOwn
        ? {
            indent: { start: room * (depth + 1), hanging: room },
            tabStops: [{ type: "start" as const, position: room * (depth + 1) }],
          }
        : { numbering: { reference: mark === null ? "bullets" : numbers, level: depth } }),
      children: [...(isOwn ? numberRuns(mark, direction) : []), ...runsOf(spans, direction)],
    });
  });
}

function numberRuns(mark: string, direction: Direction): TextRun[] {
  return [new TextRun({ text: `${mark}\t`, rightToLeft: direction === "rtl" })];
}

/** A field: Word counts, and in a right-to-left run it takes the digits that its settings have for Arabic. */
function pageNumber({ direction }: Paper): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    ...bidirectional(direction),
    children: [
      new TextRun({
        children: [PageNumber.CURRENT],
        size: 18,
        sizeComplexScript: 22,
        color: "5B6870",
        rightToLeft: direction === "rtl",
      }),
    ],
  });
}
