import { saneEmbeddedText } from "#engines/text/embedded-text.ts";
import { detectLanguage } from "#engines/text/language.ts";
import type { PdfSheet } from "#tools/ports.ts";
import type { ImageToTextResult } from "./file-reading.ts";

/** One page as read, blocks and words numbered from its own first. */
export type ReadPage = Omit<ImageToTextResult, "language" | "pages"> & { hasUnclearColumns: boolean };

/** The text that a page carries, and what of its picture is read: nothing, all, what the text leaves, or all to compare. */
export interface PagePlan {
  text: string | null;
  look: "none" | "whole" | "rest" | "compare";
  /** A text that is not believed; figures seen otherwise than it has them are in doubt. */
  doubted?: string;
  /** The middle of its text, 0 at the top of the page and 1 at the foot. */
  textMiddle: number;
}

/** A page with more of it under pictures than this is looked at beside its text. */
const PART = 0.15;
/** What a picture beside sound text must reach to be taken for writing: photographs give letters too, with less confidence. */
const LEAST_CONFIDENCE = 0.6;
const LEAST_LETTERS = 3;
/** The confidence of a figure that the text of the page has otherwise. */
const IN_DOUBT = 0.4;

/** What to do with a page of a PDF, by the text that it carries and by what it shows. */
export function planOf(raw: string, sheet: PdfSheet | undefined): PagePlan {
  const text = saneEmbeddedText(raw);
  const textMiddle = sheet?.textMiddle ?? 0;
  if (text === null) return { text, look: "whole", textMiddle };
  if (!sheet) return { text, look: "none", textMiddle };
  if (sheet.isHidden) return { text, look: "compare", textMiddle };
  if (sheet.isDoubtful) return { text: null, look: "whole", doubted: text, textMiddle };
  return { text, look: sheet.pictures > PART ? "rest" : "none", textMiddle };
}

/** A page of its text and of what was seen on it. A hidden text in another script than the picture's is not its text. */
export function pageOf({ text, look, doubted, textMiddle }: PagePlan, seen: ReadPage | null): ReadPage {
  if (text === null) return seen ? withDoubts(seen, doubted) : pageOfText("");
  const carried = pageOfText(text);
  if (seen === null) return carried;
  if (look === "compare") return languageOf(seen.text) === languageOf(text) || seen.text === "" ? carried : seen;
  const beside = withoutGuesses(seen);
  if (beside.blocks.length === 0) return carried;
  return middleOf(beside) < textMiddle ? joined(beside, carried) : joined(carried, beside);
}

function pageOfText(text: string): ReadPage {
  const lang = detectLanguage(text);
  const block = { text, lang, dir: lang === "ar" ? "rtl" : "ltr", confidence: 1, box: null, page: 1, weak: false };
  const sheets = [{ width: 0, height: 0 }];
  return { text, blocks: [block], words: [], confidence: 1, tables: [], sheets, hasUnclearColumns: false };
}

/** The digits of a text that was not believed are right more often than those of a picture: where the two differ, neither is sure. */
function withDoubts(seen: ReadPage, doubted: string | undefined): ReadPage {
  if (doubted === undefined) return seen;
  const known = new Set(numbersOf(doubted));
  const isInDoubt = (text: string) => numbersOf(text).some((number) => !known.has(number));
  const words = seen.words.map((word) =>
    isInDoubt(word.text) ? { ...word, confidence: Math.min(word.confidence, IN_DOUBT) } : word,
  );
  return asSpelt({ ...seen, words }, doubted);
}

/** Last letters that differ by their dots alone, which pictures lose. */
const DOTS: Readonly<Record<string, string>> = { ى: "ي", ي: "ى", ه: "ة", ة: "ه" };
const SPELT_LETTERS = 4;

/** Words whose last letter's dots the doubted text has otherwise, and never so: whatever its order, its letters are the file's own. */
function asSpelt(seen: ReadPage, doubted: string): ReadPage {
  const other = (word: string) => word.slice(0, -1) + DOTS[word.at(-1) as string];
  const spelt = (text: string) =>
    text.replace(/[\p{L}\p{M}]*[ىيهة](?![\p{L}\p{M}])/gu, (word) => {
      const isOther = word.length >= SPELT_LETTERS && !doubted.includes(word) && doubted.includes(other(word));
      return isOther ? other(word) : word;
    });
  return {
    ...seen,
    text: spelt(seen.text),
    blocks: seen.blocks.map((block) => ({ ...block, text: spelt(block.text) })),
    words: seen.words.map((word) => ({ ...word, text: spelt(word.text) })),
  };
}

function numbersOf(text: string): string[] {
  return text.match(/\p{Nd}+/gu) ?? [];
}

function languageOf(text: string): "ar" | "other" {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  return arabic * 2 > (text.match(/\p{L}/gu)?.length ?? 0) ? "ar" : "other";
}

function withoutGuesses(page: ReadPage): ReadPage {
  const isWriting = ({ weak, confidence, text }: ReadPage["blocks"][number]) =>
    !weak && confidence >= LEAST_CONFIDENCE && (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= LEAST_LETTERS;
  const kept = page.blocks.map((block, at) => ({ block, at })).filter(({ block }) => isWriting(block));
  const blocks = kept.map(({ block }) => block);
  const words = kept.flatMap(({ at }, block) =>
    page.words.flatMap((word) => (word.block === at ? [{ ...word, block }] : [])),
  );
  return { ...page, blocks, words, text: blocks.map((block) => block.text).join("\n\n") };
}

function middleOf({ blocks, sheets }: ReadPage): number {
  const middles = blocks.flatMap(({ box }) => (box ? [box.y + box.height / 2] : []));
  const height = sheets[0]?.height ?? 0;
  return height === 0 ? 0 : middles.reduce((sum, middle) => sum + middle, 0) / Math.max(1, middles.length) / height;
}

function joined(first: ReadPage, second: ReadPage): ReadPage {
  const letters = first.text.length + second.text.length;
  const sheet = [first, second].flatMap(({ sheets }) => sheets).find(({ width }) => width > 0) ?? {
    width: 0,
    height: 0,
  };
  return {
    text: `${first.text}\n\n${second.text}`,
    blocks: [...first.blocks, ...second.blocks],
    words: [...first.words, ...second.words.map((word) => ({ ...word, block: word.block + first.blocks.length }))],
    confidence: (first.confidence * first.text.length + second.confidence * second.text.length) / Math.max(1, letters),
    tables: [...first.tables, ...second.tables],
    sheets: [sheet],
    hasUnclearColumns: first.hasUnclearColumns || second.hasUnclearColumns,
  };
}
