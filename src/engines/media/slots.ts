import { findTerms, indexTerms, readWords, type TermIndex } from "./match-terms.ts";
import type { PartTag } from "./parts/part-tags.ts";
import { type Scene, termsOf, wordsOfPart } from "./read-scene.ts";
import { ANGLE, LENS, MOVE, SHOT } from "./vocabulary/terms.ts";
import { LIGHT, MOOD, STYLE } from "./vocabulary/terms.ts";
import type { Term, TermKind, Vocabulary } from "./vocabulary/term.ts";
import { COLOUR } from "./vocabulary/terms.ts";

export type PromptLanguage = "ar" | "en";

/** In which a prompt can be written without a model: an Arabic request is not translated, so its prompt is Arabic whatever was `asked`. */
export function promptLanguageOf(scene: Scene, asked: PromptLanguage): PromptLanguage {
  return scene.language === "ar" ? "ar" : asked;
}

/**
 * One thing a prompt says, and who said it: the request, an option of the form, or we (`assumed`, yours to change).
 * `inWords`: the person's sentence, which is in the prompt in its own language, says it already.
 */
export interface Slot {
  terms: readonly Term[];
  /** What no vocabulary knows, as it was written. */
  words?: string;
  origin: "stated" | "option" | "assumed";
  inWords: boolean;
}

const OF_OPTION = {
  style: indexTerms([STYLE]),
  light: indexTerms([LIGHT]),
  shot: indexTerms([SHOT, ANGLE]),
  lens: indexTerms([LENS]),
  mood: indexTerms([MOOD]),
  colour: indexTerms([COLOUR]),
  move: indexTerms([MOVE]),
} satisfies Record<string, TermIndex>;
export type OptionSlot = keyof typeof OF_OPTION;

const VOCABULARIES: Record<string, Vocabulary> = {
  style: STYLE,
  light: LIGHT,
  shot: SHOT,
  angle: ANGLE,
  lens: LENS,
  mood: MOOD,
  colour: COLOUR,
  move: MOVE,
};

/** A term by its kind and id; the id must exist. */
export function termById(kind: TermKind, id: string): Term {
  const term = VOCABULARIES[kind]?.terms.find((each) => each.id === id);
  if (!term) throw new Error(`no ${kind} ${id}`);
  return term;
}

/** A field of the form: its terms where they cover it whole, else its words. */
export function slotOfOption(name: OptionSlot, value: string): Slot {
  const words = readWords(value);
  const terms: Term[] = [];
  let covered = 0;
  for (const found of findTerms(words, OF_OPTION[name])) {
    if (found.from < covered) continue;
    terms.push(found.term);
    covered = found.to;
  }
  const isWhole = terms.length > 0 && covered >= words.length && findTerms(words, OF_OPTION[name])[0]?.from === 0;
  return { terms: isWhole ? terms : [], ...(isWhole ? {} : { words: value }), origin: "option", inWords: false };
}

/** What the request states of some kinds: the terms of the tables, else the words of that part. */
export function statedSlot(
  scene: Scene,
  kinds: readonly TermKind[],
  language: PromptLanguage,
  most: number,
  tag?: PartTag,
): Slot | null {
  const terms = kinds.flatMap((kind) => termsOf(scene, kind)).slice(0, most);
  if (terms.length === 0) return tag ? wordedSlot(scene, tag) : null;
  return { terms, origin: "stated", inWords: scene.language === language };
}

/** What no table knows, in the words that were read as this part: the person's sentence, which is kept whole, says it already. */
export function wordedSlot(scene: Scene, tag: PartTag): Slot | null {
  const words = wordsOfPart(scene, tag, scene.language === "ar" ? "ar" : "en");
  return words.length > 2 ? { terms: [], words, origin: "stated", inWords: true } : null;
}

export function assumedSlot(...terms: Term[]): Slot {
  return { terms, origin: "assumed", inWords: false };
}

/** A slot in a language: terms by name, other words as they are, in guillemets where they are in another language. */
export function sayIn(slot: Slot, language: PromptLanguage, isForeign = false): string {
  if (slot.words !== undefined) return isForeign ? `«${slot.words}»` : slot.words;
  return slot.terms.map((term) => term[language]).join(language === "ar" ? "، " : ", ");
}
