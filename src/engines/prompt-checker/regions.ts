import type { FoldedText } from "../text/fold.ts";
import { findSecrets } from "./secrets.ts";

export type RegionKind = "code" | "quote" | "example" | "delimited" | "pasted" | "placeholder" | "address" | "secret";

/** A stretch of the text that is not the author's instruction; offsets in the original, `end` exclusive. */
export interface Region {
  kind: RegionKind;
  start: number;
  end: number;
}

/**
 * In order of precedence: the first pattern that covers a place owns it. With a third, a text without it has no match:
 * words can be the beginning of an address and lines that of an example, which took half the time of all patterns.
 */
const PATTERNS: [RegionKind, RegExp, needs?: RegExp][] = [
  ["code", /```[\s\S]*?(?:```|$)|`[^`\n]+`/g],
  [
    "delimited",
    /"""[\s\S]*?"""|'''[\s\S]*?'''|(?<=^|\n)-{3,}\n[\s\S]*?\n-{3,}(?=\n|$)|(?<=^|\n)={3,}\n[\s\S]*?\n={3,}(?=\n|$)/g,
  ],
  ["placeholder", /\{\{[^{}\n]{1,60}\}\}|<<[^<>\n]{1,60}>>|\[\[[^[\]\n]{1,60}\]\]/g],
  ["address", /(?:https?:\/\/|www\.)[^\s<>"'«»،؛]+|[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})+/g, /:\/\/|www\.|@/],
  [
    "example",
    /(?<=^|\n|[.!?؟»”"] )[ \t]*(?:examples?|e\.g\.|for (?:example|instance)|like (?:this|these|so)|sample|مثال|أمثلة|امثلة|نموذج|عينة|مثلًا|مثلا|على سبيل المثال)(?:[ \t]+[\p{L}\p{N}]{1,20}){0,3}[ \t]*(?:[:：]|—|–|-(?= )|\n(?=[^\n]{1,200}\n|[^\n]*[:：]))[\s\S]*?(?=\n[ \t]*\n|\n<|$)/giu,
  ],
  ["example", /(?<=^|\n)(?:q|s|سؤال|س)[ \t]*[:：][^\n]{1,300}\n[ \t]*(?:a|answer|جواب|ج)[ \t]*[:：][^\n]{1,300}/giu],
  [
    "example",
    /(?<=[.!?؟] )(?:example|for instance|e\.g\.|مثال|مثلًا|مثلا)[ \t]*[:：]?[^\n.]{0,120}(?:→|->|=>|←|becomes|تصبح|يصير|تصير)[^\n]{1,80}/giu,
  ],
  ["quote", /"[^"\n]{1,400}"|“[^”\n]{1,400}”|«[^»\n]{1,400}»|(?<![\p{L}\p{N}])'[^'\n]{2,200}'(?![\p{L}\p{N}])/gu],
  ["delimited", /(?<=^|\n)>[^\n]*(?:\n>[^\n]*)*/g],
];
/** A label that ends a line announces pasted text up to the end or the next blank line with an instruction. */
const PASTED =
  /(?<=^|\n)(?![^\n:]*(?:context|keep to|observe|stick to|work from|base it on|follow the|requirements?|rules|steps|القواعد|الشروط|الخطوات|المعطيات|المتطلبات)[^\n:]{0,24}:[ \t]*\n+[ \t]*(?:[-*•]|\d{1,2}[.)]) )[^\n:]{0,80}(?<!\p{L})(?:text|message|article|email|transcript|notes|code|data|passage|paragraph|review|reviews|comments|story|essay|النص|الرسالة|المقال|الإيميل|الايميل|المحضر|الملاحظات|الكود|البيانات|الفقرة|التعليقات|القصة|الشكوى|المحادثة|التالي|التالية|following|below)[^\n:]{0,24}:[ \t]*\n+(?=[^\n]*(?:\s[^\n\s]+){7})[\s\S]+$/giu;

/** Regions of a text that instructions are not looked for in, without overlaps, by place. */
export function findRegions(text: string, folded: FoldedText): Region[] {
  const taken = new Uint8Array(text.length);
  const regions: Region[] = [];
  const claim = (kind: RegionKind, start: number, end: number) => {
    if (taken[start] === 1 || taken[end - 1] === 1) return;
    taken.fill(1, start, end);
    regions.push({ kind, start, end });
  };
  for (const secret of findSecrets(text, folded)) claim("secret", secret.start, secret.end);
  for (const { start, end } of findTagged(text)) claim("delimited", start, end);
  for (const [kind, pattern, needs] of PATTERNS) {
    if (needs && !needs.test(text)) continue;
    for (const match of text.matchAll(pattern)) claim(kind, match.index, match.index + match[0].length);
  }
  const pasted = /:[ \t]*\n/.test(text) ? PASTED.exec(text) : null;
  PASTED.lastIndex = 0;
  if (pasted) {
    const start = pasted.index + pasted[0].indexOf("\n") + 1;
    if (!taken.subarray(start).includes(1)) claim("pasted", start, text.length);
  }
  return regions.sort((a, b) => a.start - b.start);
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
const INSTRUCTION_TAG =
  /^(?:instructions?|rules?|tasks?|details|context|role|format|output(?:_format)?|requirements?|constraints?|steps?|goal|audience|style|تعليمات|التعليمات|قواعد|القواعد|مهمة|المهمة|تفاصيل|التفاصيل|سياق|السياق|دور|الدور|شكل_المخرجات|المخرجات|متطلبات|المتطلبات|شروط|الشروط|خطوات|الخطوات|الهدف)$/iu;

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
