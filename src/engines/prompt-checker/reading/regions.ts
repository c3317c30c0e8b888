import checkerWords from "../checker-words.json" with { type: "json" };
import type { FoldedText } from "#engines/text/fold.ts";
import { findBlanks } from "#engines/text/blanks.ts";
import { findSecrets } from "#engines/prompt-checker/tables/secrets.ts";

export type RegionKind = "code" | "quote" | "example" | "delimited" | "pasted" | "placeholder" | "address" | "secret";

/** A stretch of the text that is not the author's instruction; offsets in the original, `end` exclusive. */
export interface Region {
  kind: RegionKind;
  start: number;
  end: number;
}

type Place = Pick<Region, "start" | "end">;

/**
 * In order of precedence: the first pattern that covers a place owns it. With a third, a text without it has no match:
 * words can be the beginning of an address and lines that of an example, which took half the time of all patterns.
 */
const PATTERNS: readonly (readonly [RegionKind, RegExp | ((text: string) => readonly Place[]), needs?: RegExp])[] = [
  ["code", /```[\s\S]*?(?:```|$)|`[^`\n]+`/g],
  [
    "delimited",
    /"""[\s\S]*?"""|'''[\s\S]*?'''|(?<=^|\n)-{3,}\n[\s\S]*?\n-{3,}(?=\n|$)|(?<=^|\n)={3,}\n[\s\S]*?\n={3,}(?=\n|$)/g,
  ],
  [
    "code",
    /\$\{\{[^{}\n]{1,200}\}\}|=\{\{[^{}\n]{1,200}\}\}|\{\{ ?[#^/!>&][^{}\n]{1,60}\}\}|(?<!\{)\{{3,4}[^{}\n]{1,200}\}{3,4}/g,
    /\{\{/,
  ],
  ["placeholder", findBlanks, /\{\{/],
  ["placeholder", /<<[^<>\n]{1,60}>>|\[\[[^[\]\n]{1,60}\]\]/g],
  ["address", /(?:https?:\/\/|www\.)[^\s<>"'«»،؛]+|[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})+/g, /:\/\/|www\.|@/],
  [
    "example",
    new RegExp(
      [
        `(?<=^|\\n|[.!?؟»”"] )[ \\t]*(?:${checkerWords.regions.exampleLabels})(?:[ \\t]+[\\p{L}\\p{N}]{1,20}){0,3}`,
        "[ \\t]*(?:[:：]|—|–|-(?= )|\\n(?=[^\\n]{1,200}\\n|[^\\n]*[:：]))[\\s\\S]*?(?=\\n[ \\t]*\\n|\\n<|$)",
      ].join(""),
      "giu",
    ),
    /example|e\.g|for instance|like (?:th|so)|sample|مثال|مثل|أمثلة|نموذج|عينة/i,
  ],
  [
    "example",
    /(?<=^|\n)(?:q|s|سؤال|س)[ \t]*[:：][^\n]{1,300}\n[ \t]*(?:a|answer|جواب|ج)[ \t]*[:：][^\n]{1,300}/giu,
    /[qsلس][ \t]*[:：]/i,
  ],
  [
    "example",
    /(?<=[.!?؟] )(?:example|for instance|e\.g\.|مثال|مثلًا|مثلا)[ \t]*[:：]?[^\n.]{0,120}(?:→|->|=>|←|becomes|تصبح|يصير|تصير)[^\n]{1,80}/giu,
    /[.!?؟] (?:example|for inst|e\.g|مثال|مثل)/i,
  ],
  ["quote", findQuotations],
  ["delimited", /(?<=^|\n)>[^\n]*(?:\n>[^\n]*)*/g],
];
/** A label that ends a line announces pasted text up to the end or the next blank line with an instruction. */
const PASTED = new RegExp(
  [
    `(?<=^|\\n)(?![^\\n:]*(?:for each|for every|لكل)[^\\n:]*:)`,
    `(?![^\\n:]*(?:${checkerWords.regions.orderLabels})[^\\n:]{0,24}:[ \\t]*\\n+[ \\t]*(?:[-*•]|\\d{1,2}[.)]) )`,
    `[^\\n:]{0,80}(?<!\\p{L})(?:${checkerWords.regions.pastedLabels})[^\\n:]{0,24}:[ \\t]*`,
    `\\n+(?=[^\\n]*(?:\\s[^\\n\\s]+){7})[\\s\\S]+$`,
  ].join(""),
  "giu",
);

/** Regions of a text that instructions are not looked for in, without overlaps, by place. */
export function findRegions(text: string, folded: FoldedText): Region[] {
  const taken = new Uint8Array(text.length);
  const regions: Region[] = [];
  const claim = (kind: RegionKind, start: number, to: number) => {
    if (taken[start] === 1) return;
    // An example ends where marked material begins, on the same line too.
    const end = kind === "example" && taken[to - 1] === 1 ? taken.indexOf(1, start) : to;
    if (taken[end - 1] === 1) return;
    taken.fill(1, start, end);
    regions.push({ kind, start, end });
  };
  for (const secret of findSecrets(text, folded)) claim("secret", secret.start, secret.end);
  for (const { start, end } of findTagged(text)) claim("delimited", start, end);
  for (const [kind, pattern, needs] of PATTERNS) {
    if (needs && !needs.test(text)) continue;
    const places = typeof pattern === "function" ? pattern(text) : placesOf(text, pattern);
    for (const { start, end } of places) claim(kind, start, end);
  }
  const pasted = /:[ \t]*\n/.test(text) ? PASTED.exec(text) : null;
  PASTED.lastIndex = 0;
  if (pasted) {
    const start = pasted.index + pasted[0].indexOf("\n") + 1;
    if (!taken.subarray(start).includes(1)) claim("pasted", start, text.length);
  }
  return regions.sort((a, b) => a.start - b.start);
}

function placesOf(text: string, pattern: RegExp): Place[] {
  return Array.from(text.matchAll(pattern), ({ index, 0: match }) => ({ start: index, end: index + match.length }));
}

/** Each opening mark with its closing one and the most characters between them. */
const QUOTATION_MARKS: Readonly<Record<string, readonly [closing: string, least: number, most: number]>> = {
  '"': ['"', 1, 400],
  "“": ["”", 1, 400],
  "«": ["»", 1, 400],
  "'": ["'", 2, 200],
};
const OPENING = /["“«]|(?<![\p{L}\p{N}])'/gu;

/**
 * Quotations inside a line. Closing marks are looked for once, going forward: a pattern would read on from each of 10,000
 * marks that nothing closes.
 */
function findQuotations(text: string): Place[] {
  const next = new Map<string, number>();
  const find = (mark: string, from: number) => {
    let at = next.get(mark) ?? -1;
    if (at < from) {
      at = text.indexOf(mark, from);
      next.set(mark, at < 0 ? (at = Infinity) : at);
    }
    return at;
  };
  const found: Place[] = [];
  let read = 0;
  for (const { index, 0: mark } of text.matchAll(OPENING)) {
    if (index < read) continue;
    const [closing, least, most] = QUOTATION_MARKS[mark] as [string, number, number];
    const close = find(closing, index + 1);
    const length = close - index - 1;
    if (length < least || length > most || find("\n", index + 1) < close) continue;
    if (mark === "'" && /[\p{L}\p{N}]/u.test(text[close + 1] ?? "")) continue;
    found.push({ start: index, end: (read = close + 1) });
  }
  return found;
}

/** Folded text with everything in a region blanked by a non-letter, the same length; line breaks stay. */
export function blankRegions(folded: FoldedText, regions: readonly Region[]): string {
  if (regions.length === 0) return folded.text;
  let out = "";
  let next = 0;
  for (let index = 0; index < folded.text.length; index += 1) {
    const source = folded.source[index] as number;
    while (next < regions.length && source >= (regions[next] as Region).end) next += 1;
    const region = regions[next];
    out += region && source >= region.start && folded.text[index] !== "\n" ? MASK : (folded.text[index] as string);
  }
  return out;
}

const MASK = "\uFFFC";

/** Tags that people put around instructions, not around material. */
const INSTRUCTION_TAG = new RegExp(`^(?:${checkerWords.regions.instructionTags})$`, "iu");

/** Tagged blocks: each closing tag with the nearest opening tag of its name before it, so that a mention of the tag stays instruction. */
function findTagged(text: string): { start: number; end: number }[] {
  const opened = new Map<string, number>();
  const blocks: { start: number; end: number }[] = [];
  for (const tag of text.matchAll(/<(\/?)([\p{L}][\p{L}\p{N}_-]{0,40})(?:\s[^<>\n]{0,80})?>/gu)) {
    const name = tag[2] as string;
    if (INSTRUCTION_TAG.test(name)) continue;
    if (tag[1] === "") opened.set(name, tag.index);
    else if (opened.has(name)) blocks.push({ start: opened.get(name) as number, end: tag.index + tag[0].length });
  }
  return blocks.sort((a, b) => b.end - b.start - (a.end - a.start));
}
