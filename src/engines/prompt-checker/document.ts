import { foldAligned, sourceSpan, type FoldedText } from "../text/fold.ts";
import { detectLanguage, type TextLanguage } from "../text/language.ts";
import { sentences, type Span } from "../text/segment.ts";
import { detectVariety, type ArabicVariety } from "../text/variety.ts";
import { looseStemsOf, stemsOf, type Lexicon } from "./lexicon.ts";
import { blankRegions, findRegions, type Region } from "./regions.ts";
import type { Bilingual, Strictness } from "./rule.ts";
import type { Hit, Word } from "./word.ts";
import { detectTask, type DetectedTask } from "./task-types.ts";

const NOWHERE: readonly number[] = [];
const WORD = /[\p{L}\p{N}]+(?:'\p{L}+)*/gu;
const NEGATORS = new Set([
  "no",
  "not",
  "don't",
  "dont",
  "never",
  "without",
  "avoid",
  "isn't",
  "isnt",
  "doesn't",
  "needn't",
  "nor",
  "neither",
  "لا",
  "بدون",
  "بلا",
  "دون",
  "مش",
  "مو",
  "ليس",
  "ليست",
  "غير",
  "ولا",
  "مب",
  "ماابي",
  "مابي",
  "تجنب",
  "بلاش",
  "من غير",
]);

/** Negations of a noun, which reach the next two words only. */
const SHORT_REACH = new Set(["without", "no", "بدون", "دون", "بلا", "غير"]);

/** A prompt parsed once, for all rules. Everything is by offset in the original text. */
export class PromptDocument {
  readonly text: string;
  readonly strictness: Strictness;
  readonly language: TextLanguage;
  readonly folded: FoldedText;
  /** Folded text with everything in a region blanked, the same length as `folded.text`. */
  readonly freeText: string;
  readonly regions: readonly Region[];
  readonly sentences: readonly Span[];
  /** Words outside regions. */
  readonly words: readonly Word[];
  readonly task: DetectedTask;
  private readonly exact = new Map<string, number[]>();
  private readonly loose = new Map<string, number[]>();
  private readonly found = new Map<Lexicon, readonly Hit[]>();

  constructor(text: string, strictness: Strictness) {
    this.text = text;
    this.strictness = strictness;
    this.folded = foldAligned(text);
    this.regions = findRegions(text, this.folded);
    this.freeText = blankRegions(this.folded, this.regions);
    this.sentences = sentences(text);
    this.words = this.readWords();
    this.language = detectLanguage(this.prose());
    this.task = detectTask(this);
  }

  /** The variety of an Arabic prompt's instructions. */
  get variety(): ArabicVariety | undefined {
    return this.language === "ar" ? detectVariety(this.prose()) : undefined;
  }

  /** Every place of a wording of the lexicon, by place; of nested ones the longest. */
  find(lexicon: Lexicon): readonly Hit[] {
    const known = this.found.get(lexicon);
    if (known) return known;
    const hits: Hit[] = [];
    const collect = (places: readonly number[] | undefined, rest: Lexicon["entries"][number]["rest"]) => {
      for (const at of places ?? NOWHERE) {
        const last = this.matchRest(at, rest, lexicon.loose);
        if (last >= 0) hits.push(this.hit(at, last));
      }
    };
    for (const entry of lexicon.entries) {
      for (const first of entry.first) {
        collect(this.exact.get(first), entry.rest);
        if (lexicon.loose) collect(this.loose.get(first), entry.rest);
      }
    }
    const longest = withoutNested(hits);
    this.found.set(lexicon, longest);
    return longest;
  }

  /** The places of a lexicon that no negation stands before. */
  findAffirmed(lexicon: Lexicon): Hit[] {
    return this.find(lexicon).filter((hit) => !this.isNegated(hit));
  }

  has(lexicon: Lexicon): boolean {
    return this.find(lexicon).length > 0;
  }

  /** Every match of a global pattern in the free folded text, as original offsets. */
  match(pattern: RegExp): { start: number; end: number; text: string }[] {
    return [...this.freeText.matchAll(pattern)].map((match) => ({
      ...sourceSpan(this.folded, match.index, match.index + match[0].length),
      text: match[0],
    }));
  }

  /** True when a negation stands within three words before, in the same clause. */
  isNegated(hit: { first: number }): boolean {
    for (let index = hit.first; index > hit.first - 3; index -= 1) {
      if ((this.words[index] as Word).opens) return false;
      const before = this.words[index - 1] as Word;
      if (isNegator(before) && !(index < hit.first - 1 && SHORT_REACH.has(before.text))) return true;
    }
    return false;
  }

  /** Words of the free text between two word indexes, joined by spaces, folded. */
  phrase(first: number, last: number): string {
    return this.words
      .slice(Math.max(0, first), last + 1)
      .map((word) => word.text)
      .join(" ");
  }

  /** The wording in the prompt's own language. */
  inTextLanguage(wording: Bilingual): string {
    return this.language === "ar" ? wording.ar : wording.en;
  }

  hit(first: number, last: number): Hit {
    const from = this.words[first] as Word;
    const to = this.words[last] as Word;
    return { start: from.start, end: to.end, first, last, text: this.phrase(first, last) };
  }

  /** The instructions' words; an unbroken run is cut, since no language is told by its tail. */
  private prose(): string {
    return this.words.map((word) => this.text.slice(word.start, Math.min(word.end, word.start + 40))).join(" ");
  }

  private matchRest(at: number, rest: Lexicon["entries"][number]["rest"], loose: boolean): number {
    let position = at;
    let gap = 0;
    for (const slot of rest) {
      if (slot === "gap") {
        gap = 4;
        continue;
      }
      let next = position + 1;
      const limit = next + gap;
      while (next <= limit && !this.fits(next, position, slot, loose, gap > 0)) next += 1;
      if (next > limit) return -1;
      position = next;
      gap = 0;
    }
    return position;
  }

  private fits(index: number, from: number, slot: ReadonlySet<string>, loose: boolean, gap: boolean): boolean {
    const word = this.words[index];
    const before = this.words[from] as Word;
    if (!word || word.sentence !== before.sentence || (!gap && word.opens)) return false;
    for (const stem of word.stems) if (slot.has(stem)) return true;
    if (loose) for (const stem of word.loose) if (slot.has(stem)) return true;
    return false;
  }

  private readWords(): Word[] {
    const found: Word[] = [];
    const known = new Map<string, ReturnType<typeof formsOf>>();
    let sentence = 0;
    let last = 0;
    for (const match of this.freeText.matchAll(WORD)) {
      const { start, end } = sourceSpan(this.folded, match.index, match.index + match[0].length);
      while (sentence < this.sentences.length - 1 && start >= (this.sentences[sentence] as Span).end) sentence += 1;
      const between = this.freeText.slice(last, match.index);
      last = match.index + match[0].length;
      let forms = known.get(match[0]);
      if (!forms) known.set(match[0], (forms = formsOf(match[0])));
      const { stems, loose } = forms;
      const index = found.length;
      found.push({
        text: match[0],
        start,
        end,
        index,
        sentence,
        opens: index === 0 || /[^\s'"\-_/*#]/.test(between) || between.includes("\n"),
        stems,
        loose,
      });
      for (const stem of stems) push(this.exact, stem, index);
      for (const stem of loose) push(this.loose, stem, index);
    }
    return found;
  }
}

/** The stems of a word, and those only found with its endings cut. */
function formsOf(word: string): { stems: string[]; loose: string[] } {
  const stems = stemsOf(word);
  return { stems, loose: looseStemsOf(stems) };
}

function isNegator(word: Word): boolean {
  return NEGATORS.has(word.text) || (/^م[ء-ي]{3,}ش$/.test(word.text) && word.text.length > 4);
}

function push(map: Map<string, number[]>, key: string, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function withoutNested(hits: Hit[]): Hit[] {
  const kept: Hit[] = [];
  for (const hit of hits.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (!last || hit.start >= last.end) kept.push(hit);
  }
  return kept;
}
