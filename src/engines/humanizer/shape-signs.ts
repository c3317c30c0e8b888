import { either, inOrder } from "#engines/text/words/word-pattern.ts";
import styleWords from "./style-words.json" with { type: "json" };
import type { Edit, Sign } from "./humanizer-types.ts";
import type { StyleText } from "./read-style.ts";
import { touchesLock } from "./facts/locked-spans.ts";

/** A sign of a text's marks and, where one takes it out, its edit. */
export interface ShapeSign {
  sign: Sign;
  edits: Edit[];
}

const TOOL_RESIDUE = either(
  "giu",
  /[ \t]?\[cite(?:_start|_end)?(?::[ \t]?[\d,\s–-]{1,30})?\]/u,
  /[ \t]?\[\^?\d+\^\]|[ \t]?\[\d+†[^\]\n]{1,40}\]/u,
  /[ \t]?:?contentReference\[oaicite:\d+\](?:\{index=\d+\})?/u,
  /[ \t]?【[^】\n]{1,40}】|[ \t]?\bturn\d+(?:search|view|news|image|fetch)\d+\b/u,
  /<\/?(?:think|thinking|answer)>|[\u200B\u2060\uFEFF]+/u,
  /(?<=\S)[?&]utm_source=(?:chatgpt|openai|copilot|perplexity)[^\s)]*/u,
);
const PLACEHOLDERS = new RegExp(
  [
    `\\[(?!sic\\]|سورة|هكذا)(?:(?:${styleWords.residue.blanks})\\b[^\\]\\n]{0,40}|\\p{Lu}[\\p{L}'’]+(?: \\p{L}+){1,3})\\](?!\\()`,
    `\\[(?:${styleWords.residue.blanksInArabic})[^\\]\\n]{0,40}\\]`,
    "\\bINSERT [A-Z ]{3,30}\\b",
    "_{4,}",
  ].join("|"),
  "giu",
);
const BOLD = /(\*\*|__)(?=\S)([^*_\n]{1,120}?\S|\S)\1/gu;
const LEAD_IN = /^[ \t]*(?:[-*•–]|\d+[.)])?[ \t]*\*\*[^*\n]{1,60}(?::\*\*|\*\*:)/gmu;
const HEADING = /^[ \t]{0,3}#{1,6}[ \t]+(?=\S)/gmu;
const EMOJI = inOrder(
  "gu",
  /(?:^|(?<=\n)|(?<=[.!?؟…:] ))[ \t]*(?:[-*•][ \t]*)?/u,
  /(\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}])*[ \t]*)/u,
);
const NOT_DECOR = /^[©®™↔↕✂✉✏✒✔✖‼⁉ℹ0-9]/u;
const DASH = /[ \t][—–][ \t]|(?<=\p{L})—(?=\p{L})/gu;
const SHOUT = /(?<=[\p{L}\p{N}»"')])!{1,}(?=\s|$)/gu;
const LATIN_MARK = /(?<=[ء-يً-ْ»)])[ \t]?([,;?])(?=\s|$)/gu;
const STRETCHED = /(?<=[ء-ي])ـ+(?=[ء-ي])/gu;
const ARABIC_MARKS: Record<string, string> = { ",": "،", ";": "؛", "?": "؟" };
const SOCIAL =
  /social|instagram|tweet|facebook|linkedin|tiktok|caption|post\b|whatsapp|سوشيال|تواصل|منشور|بوست|تغريد|إنست|كابشن|واتساب|تيك توك/iu;
const MARKDOWN = /markdown|readme|docs?\b|wiki|ماركداون|توثيق/iu;
const MANY = { dashes: 3, shouts: 2, bold: 3, headings: 2, leadIns: 2, emoji: 2 };
/** Words a heading at the least, or it is one too many. */
const WORDS_A_HEADING = 60;

/** Signs in a text's marks, by tables: residue of tools, blanks, bold, headings, emoji, dashes and typing. */
export function shapeSigns({ text, language, locks }: StyleText, purpose: string, usesDashes: boolean): ShapeSign[] {
  const free = (match: RegExpMatchArray) =>
    !touchesLock(
      locks.filter(({ kind }) => kind !== "amount" && kind !== "heading"),
      match.index as number,
      (match.index as number) + match[0].length,
    );
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].filter(free);
  const found: ShapeSign[] = [...text.matchAll(TOOL_RESIDUE)].map((match) => gone("tool-residue", match));
  for (const match of text.matchAll(PLACEHOLDERS)) found.push(seen("placeholder-residue", match));
  if (!MARKDOWN.test(purpose)) found.push(...markupSigns(text, all));
  if (!SOCIAL.test(purpose)) {
    const emoji = [...text.matchAll(EMOJI)].filter((match) => !NOT_DECOR.test(match[1] as string));
    if (emoji.length >= MANY.emoji) found.push(...emoji.map((match) => goneGroup("emoji-decor", match)));
  }
  const dashes = all(DASH);
  if (dashes.length >= MANY.dashes && !usesDashes) found.push(...dashes.map((match) => seen("em-dash-run", match)));
  const shouts = all(SHOUT);
  if (shouts.length > MANY.shouts) found.push(...shouts.map((match) => seen("exclamation-run", match)));
  if (language === "ar") {
    for (const match of all(LATIN_MARK))
      found.push(gone("mixed-digits-punct", match, ARABIC_MARKS[match[1] as string] as string));
    for (const match of all(STRETCHED)) found.push(gone("mixed-digits-punct", match));
  }
  return found;
}

function markupSigns(text: string, all: (pattern: RegExp) => RegExpMatchArray[]): ShapeSign[] {
  if (!/\*\*|__|#/.test(text)) return [];
  const leadIns = all(LEAD_IN);
  const bold = all(BOLD);
  const isLead = (match: RegExpMatchArray) =>
    leadIns.some(
      (lead) =>
        (match.index as number) >= (lead.index as number) &&
        (match.index as number) < (lead.index as number) + lead[0].length,
    );
  const asLead = leadIns.length >= MANY.leadIns;
  const found = bold.map((match) =>
    unwrapped(
      asLead && isLead(match)
        ? "inline-header-bullets"
        : bold.length >= MANY.bold
          ? "boldface-scatter"
          : "tool-residue",
      match,
    ),
  );
  const headings = all(HEADING);
  const words = text.split(/\s+/).length;
  if (headings.length >= MANY.headings && words / headings.length < WORDS_A_HEADING)
    found.push(...headings.map((match) => seen("heading-inflation", match)));
  return found;
}

function placeOf(ruleId: Sign["ruleId"], match: RegExpMatchArray): Sign {
  const start = match.index as number;
  return { ruleId, start, end: start + match[0].length };
}

function seen(ruleId: Sign["ruleId"], match: RegExpMatchArray): ShapeSign {
  return { sign: placeOf(ruleId, match), edits: [] };
}

function gone(ruleId: Sign["ruleId"], match: RegExpMatchArray, after = ""): ShapeSign {
  const sign = placeOf(ruleId, match);
  return { sign, edits: [{ kind: ruleId === "tool-residue" ? "residue" : "typing", ...sign, after }] };
}

/** The first group goes, what comes before it stays. */
function goneGroup(ruleId: Sign["ruleId"], match: RegExpMatchArray): ShapeSign {
  const end = (match.index as number) + match[0].length;
  const sign: Sign = { ruleId, start: end - (match[1] as string).length, end };
  return { sign, edits: [{ kind: "typing", ...sign, after: "" }] };
}

/** The words stay without the two marks around them. */
function unwrapped(ruleId: Sign["ruleId"], match: RegExpMatchArray): ShapeSign {
  const sign = placeOf(ruleId, match);
  return { sign, edits: [{ kind: "typing", ...sign, after: match[2] as string }] };
}
