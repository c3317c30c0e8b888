import { fold } from "#engines/text/fold.ts";
import type { FoldedText } from "#engines/text/fold.ts";
import type { Sign } from "./humanizer-types.ts";
import type { RuleId } from "./messages.ts";
import { once } from "./read-text.ts";
import { WORD_CLASSES } from "./rules/word-classes-data.ts";
import type { Beginning, WantedHeads } from "./wording-places.ts";
import { headKey, LETTER, wantedHeads, WORD_CHARACTER } from "./wording-places.ts";
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

export interface Compiled {
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

/** A wording at the places of some of its heads; matches of one target do not overlap. */
export interface Target {
  wording: Compiled;
  /** The wording's place among all, and the target's own: they decide between equals. */
  index: number;
  order: number;
}

/** The wordings of a language, by what they can begin with. */
export interface Wordings {
  heads: Record<Beginning, WantedHeads>;
  byHead: Record<Beginning, Map<number, Target[]>>;
  /** Those whose beginning cannot be told. */
  headless: Record<Beginning, Target[]>;
  /** All in their order. */
  targets: Target[];
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
  const wordings: Wordings = {
    heads: { sentence: heads("sentence"), word: heads("word"), gap: heads("gap") },
    byHead: { sentence: new Map(), word: new Map(), gap: new Map() },
    headless: { sentence: [], word: [], gap: [] },
    targets: [],
  };
  for (const [index, wording] of compiled.entries()) {
    const byHead = wordings.byHead[wording.begins];
    for (const keys of wording.headGroups) {
      const target = { wording, index, order: wordings.targets.length };
      wordings.targets.push(target);
      if (keys.length === 0) wordings.headless[wording.begins].push(target);
      for (const key of new Set(keys)) {
        const known = byHead.get(key);
        if (known) known.push(target);
        else byHead.set(key, [target]);
      }
    }
  }
  return wordings;
}

/** A pattern with its word classes written out. */
function withClasses(find: string, language: "ar" | "en"): string {
  return find.replace(/\{([A-Z_]{2,})\}/g, (_, name: string) => {
    const words = WORD_CLASSES[language][name];
    if (words === undefined) throw new Error(`No word class ${name} for ${language}`);
    return `(?:${words})`;
  });
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
