import type { Direction, Span } from "./paper.ts";

/** An escaped sign, `code`, ***both***, **bold**, __bold__, *italic*, _italic_ between word borders, [words](address). */
const MARKED = new RegExp(
  [
    /\\([\\`*_#|[\]-])|`([^`\n]+)`/u,
    /\*\*\*(?=\S)([^*\n]+?)(?<=\S)\*\*\*/u,
    /\*\*(?=\S)(.+?)(?<=\S)\*\*(?!\*)/u,
    /(?<![\p{L}\p{N}_])__(?=\S)([^\n]+?)(?<=\S)__(?![\p{L}\p{N}_])/u,
    /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]+?)(?<=[^\s*])\*(?![\p{L}\p{N}*])/u,
    /(?<![\p{L}\p{N}_])_(?=[^\s_])([^_\n]+?)(?<=[^\s_])_(?![\p{L}\p{N}_])/u,
    /\[([^[\]\n]+)\]\((https?:\/\/[^\s()]+|mailto:[^\s()]+)\)/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gu",
);

const PLAIN = { isBold: false, isItalic: false, isCode: false };

/** One line of Markdown-like text as spans. A mark without its partner stays as it was written. */
export function spansOf(line: string, look: Omit<Span, "text"> = PLAIN): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of line.matchAll(MARKED)) {
    if (match.index > end) spans.push({ text: line.slice(end, match.index), ...look });
    const [all, sign, code, both, bold, low, italic, lowItalic, words, address = ""] = match;
    if (sign !== undefined) spans.push({ text: sign, ...look });
    else if (code !== undefined) spans.push({ text: code, ...look, isCode: true });
    else if (both !== undefined) spans.push(...spansOf(both, { ...look, isBold: true, isItalic: true }));
    else if (bold !== undefined || low !== undefined)
      spans.push(...spansOf((bold ?? low) as string, { ...look, isBold: true }));
    else if (words !== undefined) {
      // On paper nobody can press a link: the address follows its words.
      const shown = address.replace(/^mailto:/u, "");
      spans.push(...spansOf(words, look));
      if (shown !== words) spans.push({ text: ` (${shown})`, ...look });
    } else spans.push(...spansOf((italic ?? lowItalic) as string, { ...look, isItalic: true }));
    end = match.index + all.length;
  }
  if (end < line.length) spans.push({ text: line.slice(end), ...look });
  return joined(spans);
}

/** Neighbours of one look as one span. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    const isAlike =
      last && last.isBold === span.isBold && last.isItalic === span.isItalic && !last.isCode && !span.isCode;
    if (isAlike) all[all.length - 1] = { ...last, text: last.text + span.text };
    else all.push(span);
  }
  return all;
}

/** What is left to right wherever it is: addresses and blanks in braces. */
const APART = /https?:\/\/[^\s<>"«»()]+|[\w.+-]+@[\w-]+\.[\w.-]*\w|\{\{[^{}\n]+\}\}/u;

/** Letters of the other direction with what belongs to them: "iPhone 15" in Arabic, an Arabic name in English. */
const STRETCHES: Record<Direction, RegExp> = {
  rtl: stretchOf(
    // By extensions: the stretched stroke in "هـ" belongs to no script alone.
    String.raw`(?![\p{scx=Arabic}\p{scx=Hebrew}])\p{L}`,
    String.raw`\p{scx=Arabic}\p{scx=Hebrew}`,
  ),
  ltr: stretchOf(
    String.raw`(?=[\p{scx=Arabic}\p{scx=Hebrew}])\p{L}`,
    String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}`,
  ),
};

function stretchOf(letter: string, other: string): RegExp {
  // From a number or sign that touches the first letter to the last letter or digit before a letter of the paragraph's own.
  return new RegExp(
    [
      String.raw`${APART.source}|(?:[#@\p{Nd}][\p{Nd}.,/-]*)?(?:${letter})`,
      String.raw`(?:[^${other}()[\]\u00AB\u00BB\u201C\u201D:;\u061B\u060C\n]*(?:(?:${letter})|[\p{M}\p{Nd}%+]))?`,
    ].join(""),
    "gu",
  );
}

/** A piece of a span in one direction: Word and print show each by itself. */
export interface DirectedPiece {
  text: string;
  direction: Direction;
}

/** Cuts a span's text by direction inside a paragraph; joined again the pieces give the text. */
export function piecesOf({ text, isCode }: Span, paragraph: Direction): DirectedPiece[] {
  if (isCode) return [{ text, direction: "ltr" }];
  const other = paragraph === "rtl" ? "ltr" : "rtl";
  const pieces: DirectedPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(STRETCHES[paragraph])) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), direction: paragraph });
    pieces.push({ text: match[0], direction: APART.test(match[0]) ? "ltr" : other });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), direction: paragraph });
  return pieces;
}
