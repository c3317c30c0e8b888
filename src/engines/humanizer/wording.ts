import { fold } from "../text/fold.ts";
import type { FoldedText } from "../text/fold.ts";
import type { Sign } from "./humanizer-types.ts";
import type { RuleId } from "./messages.ts";
import { once } from "./read-text.ts";
import { WORD_CLASSES } from "./rules/word-classes-data.ts";
import { partsOf } from "./wording-parts.ts";
import type { Beginning, PlacesByBeginning, WantedHeads } from "./wording-places.ts";
import { headKey, LETTER, placesAt, placesIn, placesOf, wantedHeads, WORD_CHARACTER } from "./wording-places.ts";
import { prefilterOf } from "./wording-prefilter.ts";

/** Stands for a group that a rewrite leaves untouched in its place. */
export const kept = (group: number): string => `\uE001${group}`;

/** Gets the groups as they stand in the original ("" where a group took no part) and gives what takes the match's place, or null for no edit. */
export type Rewrite = (groups: string[]) => string | null;

/**
 * A wording of a rule: a pattern over folded text, or several that are treated alike, and what takes its place. In the
 * pattern, {NAME} is any word of a class of `word-classes-data`, {^} is the start of a
 * sentence, {$} its end, {w} a word, {c} the inside of a clause, {s} anything within the sentence, {an} «أن» with its
 * pronoun, {&} a leading و or ف, {+} at the end lets the word run on. In the replacement, $1… are groups left untouched in their order, {an} is «إن» where
 * the sentence needs it, {&} the conjunction unless a sentence starts there. Without a replacement the wording is counted only.
 */
export type Wording = readonly [
  find: string | readonly string[],
  to?: string | Rewrite | null,
  options?: {
    level?: 1 | 2 | 3;
    weight?: number;
    drop?: boolean;
    flag?: NonNullable<Sign["flag"]>;
    /** Only among the first or the last sentences of the text. */
    at?: NonNullable<Sign["at"]>;
  },
];
export type PhraseBook = Partial<Record<RuleId, { en?: readonly Wording[]; ar?: readonly Wording[] }>>;

interface Compiled {
  ruleId: RuleId;
  /** Made when first asked for: most wordings never meet a text that could hold them. */
  pattern(): RegExp;
  anyOf: string[];
  /** What a match can begin with, and the keys of it in groups that begin alike: matches of one group do not overlap. */
  heads: string[];
  headGroups: number[][];
  /** Where a match can begin: at a sentence, at a word, or at a space or mark. */
  begins: Beginning;
  to: string | Rewrite | null;
  level: 1 | 2 | 3;
  weight: number;
  drop: boolean;
  flag: Sign["flag"];
  at: Sign["at"];
  whole: boolean;
}

export interface MaskedText {
  original: string;
  folded: FoldedText;
  masked: string;
  /** What the patterns are matched on: `masked` with stand-ins for the letters of other alphabets. */
  plain: string;
  /** No for most strings that `plain` does not hold, yes for all that it does. */
  mayHold(part: string): boolean;
}

const MACROS: Record<string, string> = {
  "{^}": "",
  "{$}": "(?=[ \\t]*(?:[.!?؟؛;\\n]|$))",
  "{w}": `[${WORD_CHARACTER}'’-]+`,
  "{c}": "[^.!?؟؛;،,:\\n]*?",
  "{s}": "[^.!?؟؛;\\n]*?",
  "{an}": "(?<an>ان(?:ه|ها|هم|هما|هن|نا|ني|ك|كم)?)",
  "{&}": "(?<lead>[وف])?",
  "{+}": "",
};

/** The wordings of a language, and the heads they begin with. */
export interface Wordings {
  compiled: Compiled[];
  heads: Record<Beginning, WantedHeads>;
}

/** Compiles the wordings of a language from several books. */
export function compileWordings(books: PhraseBook[], language: "ar" | "en"): Wordings {
  const compiled: Compiled[] = [];
  for (const book of books) {
    for (const [ruleId, byLanguage] of Object.entries(book)) {
      for (const [finds, to, options] of byLanguage[language] ?? [])
        for (const find of typeof finds === "string" ? [finds] : finds)
          compiled.push(compile(ruleId as RuleId, withClasses(find, language), to ?? null, options ?? {}));
    }
  }
  const heads = (begins: Beginning) =>
    wantedHeads(compiled.filter((wording) => wording.begins === begins).flatMap((wording) => wording.heads));
  return { compiled, heads: { sentence: heads("sentence"), word: heads("word"), gap: heads("gap") } };
}

/** A pattern with its word classes written out. */
function withClasses(find: string, language: "ar" | "en"): string {
  return find.replace(/\{([A-Z_]{2,})\}/g, (_, name: string) => {
    const words = WORD_CLASSES[language][name];
    if (words === undefined) throw new Error(`No word class ${name} for ${language}`);
    return `(?:${words})`;
  });
}

/** Frames in a row that are looked for behind each other at the head of a sentence. */
const MOST_CHAINED = 3;

/** Every sign the wordings find, with its edit in the original's places. */
export function matchWordings(text: MaskedText, wordings: Wordings): Sign[] {
  const wanted = wordings.compiled.filter(({ anyOf }) => anyOf.length === 0 || anyOf.some(text.mayHold));
  const found: Sign[] = [];
  let places = placesIn(text.plain, wordings.heads);
  for (let round = 0; round < MOST_CHAINED; round += 1) {
    const heads = new Set<number>();
    for (const wording of round === 0 ? wanted : wanted.filter(({ begins }) => begins === "sentence"))
      for (const { sign, end } of matchesOf(text, wording, places, round > 0)) {
        found.push(sign);
        if (wording.begins === "sentence" && isCutOff(sign)) heads.add(end);
      }
    if (heads.size === 0) break;
    // «بصراحة، من الجدير بالذكر أن»: behind a frame that goes, a sentence begins.
    places = placesAt(
      text.plain,
      [...heads].toSorted((a, b) => a - b),
      wordings.heads,
    );
  }
  return found;
}

function isCutOff({ start, end, parts }: Sign): boolean {
  return parts?.length === 1 && parts[0]?.after === "" && parts[0].start === start && parts[0].end === end;
}

function matchesOf(
  text: MaskedText,
  wording: Compiled,
  places: PlacesByBeginning,
  isChained: boolean,
): { sign: Sign; end: number }[] {
  const found: { sign: Sign; end: number }[] = [];
  const pattern = wording.pattern();
  for (const heads of wording.headGroups) {
    let free = 0;
    for (const place of placesOf(places[wording.begins], heads)) {
      if (place < free) continue;
      pattern.lastIndex = place;
      const match = pattern.exec(text.plain);
      if (!match || match[0] === "") continue;
      free = place + match[0].length;
      found.push({ sign: signOf(text, wording, match, isChained), end: free });
    }
  }
  return found;
}

/** The start of a sentence and what may stand between it and the words that count. */
const ANYWHERE = /^\{\^\}\[\^[^\]]*\]\{\d+,\d+\}\??(?=\(\?:|[a-zء-ي])/;

function compile(
  ruleId: RuleId,
  find: string,
  to: string | Rewrite | null,
  options: NonNullable<Wording[2]>,
): Compiled {
  // Told by a word somewhere in it: the word is looked for, and the sentence is meant.
  const inside = options.drop === true && to === null ? find.replace(ANYWHERE, "") : find;
  const folded = inside.replace(/[^\u0000-\u007F]+/g, (run) => fold(run));
  let groups = 0;
  const source = folded
    .replace(/\\.|\((?!\?)/g, (token) => (token === "(" ? `(?<g${(groups += 1)}>` : token))
    .replace(/\[(?:\\.|[^\]])*\]| /g, (token) => (token === " " ? "[ \\t]+" : token))
    .replaceAll("[ \\t]+?", "[ \\t]*")
    .replace(/\{[\^$wcs&+]\}|\{an\}/g, (macro) => MACROS[macro] as string)
    .replaceAll("\\p{L}", `[${LETTER}]`);
  const end =
    folded.endsWith("{+}") || endsInLookaround(folded) ? "" : `(?:(?<![${WORD_CHARACTER}])|(?![${WORD_CHARACTER}]))`;
  const begins = folded.startsWith("{^}")
    ? "sentence"
    : /^(?:\p{L}|\((?:\?:)?[\p{L}({]|\{[w&c]\})/u.test(folded) && !folded.startsWith("(?<")
      ? "word"
      : "gap";
  const joins = begins === "word" && /^[^ء-ي]*[ء-ي]/.test(folded) && !/^(?:\{&\}|\(*\{w\})/.test(folded);
  const { anyOf, heads } = prefilterOf(joins ? `{&}${folded}` : folded);
  return {
    ruleId,
    pattern: once(() => new RegExp(joins ? `[وف]?(?<body>${source})${end}` : `(?:${source})${end}`, "duy")),
    anyOf,
    heads: heads ?? [],
    headGroups: heads
      ? [...Map.groupBy(heads, (head) => head.slice(0, 2)).values()].map((group) => group.map(headKey))
      : [[]],
    begins,
    to,
    level: options.level ?? 1,
    weight: options.weight ?? 1,
    drop: options.drop ?? false,
    flag: options.flag,
    at: options.at,
    whole:
      options.drop === true && to === null && (inside !== find || (find.startsWith("{^}") && find.endsWith("{$}"))),
  };
}

function endsInLookaround(find: string): boolean {
  if (!find.endsWith(")")) return false;
  let depth = 0;
  for (let index = find.length - 1; index >= 0; index -= 1) {
    if (find[index] === ")") depth += 1;
    else if (find[index] === "(") depth -= 1;
    if (depth === 0) return /^\(\?<?[=!]/.test(find.slice(index));
  }
  return false;
}

function signOf(text: MaskedText, wording: Compiled, match: RegExpExecArray, isChained: boolean): Sign {
  const { source } = text.folded;
  // A conjunction written with the first word stays.
  const start = source[match.indices?.groups?.["body"]?.[0] ?? match.index] as number;
  const end = source[match.index + match[0].length] as number;
  const sign: Sign = { ruleId: wording.ruleId, start, end, level: wording.level, weight: wording.weight };
  if (wording.drop) sign.drop = true;
  if (wording.flag) sign.flag = wording.flag;
  if (wording.at) sign.at = wording.at;
  if (wording.whole) sign.whole = true;
  const parts = partsOf(text, wording.to, { match, start, end, isChained });
  if (parts) sign.parts = parts;
  return sign;
}
