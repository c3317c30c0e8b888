import styleWords from "../style-words.json" with { type: "json" };
import { fold } from "#engines/text/fold.ts";
import { NO_LETTER_BEFORE, words, wordTexts } from "#engines/text/segment.ts";
import { CONTRASTS, NEGATION_IDIOMS, NOT_ALONE, STOPS_SHORT } from "./figures-lexicon.ts";

export interface Negation {
  /** The negation with the word it denies, as written. */
  text: string;
  stem: string;
  /** What follows the negation, up to the end of its clause. */
  scope: string;
  /** Stems of what is denied, where that serves only to name something else ("not a tool but a mindset"). */
  contrast?: string[];
}

const FUNCTION_WORDS = new Set(styleWords.claims.functionWords.split(" ").map(fold));
const ENGLISH_NEGATION = new RegExp(`\\b(?:${styleWords.claims.negations})\\b`, "giu");
const ARABIC_NEGATION = new RegExp(
  [
    `${NO_LETTER_BEFORE}[وف]?(?:${styleWords.claims.negationsInArabic})(?!\\p{L})`,
    `(?! (?:${styleWords.claims.noNegationBeforeInArabic}))`,
  ].join(""),
  "gu",
);
const ENGLISH_HEDGES =
  /\b(?:may|might|could|perhaps|possibly|probably|likely|appears?|seems?|suggests?|approximately|roughly|presumably|apparently)\b/giu;
const ARABIC_HEDGES = new RegExp(
  `${NO_LETTER_BEFORE}[وف]?(?:(?:${styleWords.claims.hedgesInArabic})(?!\\p{L})|قد (?!ت\\p{L}*ت(?!\\p{L}))[أنيت]\\p{L}{2,})`,
  "giu",
);
const HEDGES = new RegExp(`${ENGLISH_HEDGES.source}|${ARABIC_HEDGES.source}`, "giu");
/** A sentence is searched only for what its letters can write: most are of one alphabet, which saves half of the time. */
const LATIN = /[a-z]/i;
const ARABIC = /[ء-ي]/;

/** The denied words of a text, by stem. Denials that are only a figure of speech ("not only", «لا يقتصر») do not count. */
export function negationsIn(text: string): Negation[] {
  const found: Negation[] = [];
  for (const [pattern, letter] of [
    [ENGLISH_NEGATION, LATIN],
    [ARABIC_NEGATION, ARABIC],
  ] as const) {
    for (const match of letter.test(text) ? text.matchAll(pattern) : []) {
      const end = match.index + match[0].length;
      if (isInIdiom(text, match.index, end)) continue;
      const opposed = opposedIn(text.slice(end, end + 160));
      if (opposed === "affirmed") continue;
      const rest = /^[^.!?؟؛\n"”»]{0,60}/u.exec(text.slice(end, end + 60))?.[0] ?? "";
      const denied = words(rest).find((word) => !FUNCTION_WORDS.has(fold(word.text)));
      if (denied && denied.start < 30)
        found.push({
          text: text.slice(match.index, end + denied.end),
          stem: stemOf(denied.text),
          scope: rest.split(/[،,]/, 1)[0] as string,
          ...(opposed === null ? {} : { contrast: contentStems(opposed) }),
        });
    }
  }
  return found;
}

/** True for a negation inside a fixed expression of praise or emphasis. */
function isInIdiom(text: string, start: number, end: number): boolean {
  const from = Math.max(0, start - 12);
  for (const { index, 0: idiom } of fold(text.slice(from, end + 40)).matchAll(NEGATION_IDIOMS)) {
    const place = start - from;
    if (index <= place + 2 && index + idiom.length >= place) return true;
  }
  return false;
}

/** What a contrast denies, from what follows the negation; "affirmed" where it says only that this is not all. */
function opposedIn(rest: string): string | null {
  for (const pattern of CONTRASTS) {
    const denied = pattern.exec(rest)?.[1];
    if (denied !== undefined) return NOT_ALONE.test(denied) || STOPS_SHORT.test(rest) ? "affirmed" : denied;
  }
  return null;
}

export function contentStems(text: string): string[] {
  return words(text).flatMap((word) => (FUNCTION_WORDS.has(fold(word.text)) ? [] : [stemOf(word.text)]));
}

export interface Hedge {
  text: string;
  /** Stems of what is doubted. */
  doubted: string[];
}

/** The hedges of a text with what follows each, up to the end of its clause. */
export function doubtsIn(text: string): Hedge[] {
  return Array.from(text.matchAll(hedgePattern(text)), ({ index, 0: hedge }) => ({
    text: hedge,
    doubted: contentStems(/^[^.!?؟؛;،,:\n]{0,80}/u.exec(text.slice(index, index + hedge.length + 80))?.[0] ?? ""),
  }));
}

function hedgePattern(text: string): RegExp {
  const pattern = !ARABIC.test(text) ? ENGLISH_HEDGES : LATIN.test(text) ? HEDGES : ARABIC_HEDGES;
  return pattern;
}

/** A rough stem for comparing: folded, without the commonest endings and prefixes. */
function stemOf(word: string): string {
  return stemOfFolded(fold(word));
}

function stemOfFolded(folded: string): string {
  if (/[ء-ي]/.test(folded)) {
    const bare = folded
      .replace(/^(?:وال|فال|بال|كال|لل|ال|[وفبلس](?=[ء-ي]{4}))/, "")
      .replace(/(?:ها|هم|ون|ين|ات|ان|ه|ا|ي)$/, "");
    return (bare.length >= 3 ? bare : folded).replace(/^[يتنا](?=[ء-ي]{3})/, "");
  }
  const bare = folded.replace(/(?:'s|’s|ing|ed|es|s|ly)$/, "");
  return (bare.length >= 3 ? bare : folded).slice(0, 7);
}

/** Reads the stems of texts' words, those with content and all; a word or text met again is not read again. */
export function stemReader(): (text: string) => { content: Set<string>; all: Set<string> } {
  const knownWords = new Map<string, { stem: string; hasContent: boolean }>();
  const knownTexts = new Map<string, { content: Set<string>; all: Set<string> }>();
  const read = (word: string) => {
    const folded = fold(word);
    return { stem: stemOfFolded(folded), hasContent: !FUNCTION_WORDS.has(folded) };
  };
  return (text) => {
    const before = knownTexts.get(text);
    if (before) return before;
    const content = new Set<string>();
    const all = new Set<string>();
    for (const word of wordTexts(text)) {
      let found = knownWords.get(word);
      if (!found) knownWords.set(word, (found = read(word)));
      all.add(found.stem);
      if (found.hasContent) content.add(found.stem);
    }
    const stems = { content, all };
    knownTexts.set(text, stems);
    return stems;
  };
}
