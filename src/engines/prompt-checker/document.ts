import { foldAligned, sourceSpan, type FoldedText } from "#engines/text/fold.ts";
import { detectLanguage, type TextLanguage } from "#engines/text/language.ts";
import { sentences, type Span } from "#engines/text/segment.ts";
import { detectVariety, type ArabicVariety } from "#engines/text/variety.ts";
import type { Lexicon, Wording } from "./lexicon.ts";
import { readWords, type BegunWording } from "./read-words.ts";
import { blankRegions, findRegions, type Region } from "./regions.ts";
import type { Bilingual, Strictness } from "./rule.ts";
import type { Hit, Word } from "./word.ts";
import { detectTask, type DetectedTask } from "./task-types.ts";

const NOTHING: readonly BegunWording[] = [];

/** Negations of a noun, which reach the next two words only. */
const SHORT_REACH = new Set(["without", "no", "بدون", "دون", "بلا", "غير"]);

const OR = /^(?:or|nor|او)$/;
/** How far before its items the negation of a row stands, in words. */
const MOST_IN_ROW = 8;

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
  private readonly begun: ReadonlyMap<Lexicon, readonly BegunWording[]>;
  private readonly found = new Map<Lexicon, readonly Hit[]>();

  constructor(text: string, strictness: Strictness) {
    this.text = text;
    this.strictness = strictness;
    this.folded = foldAligned(text);
    this.regions = findRegions(text, this.folded);
    this.freeText = blankRegions(this.folded, this.regions);
    this.sentences = sentences(text);
    ({ words: this.words, begun: this.begun } = readWords(this.freeText, this.folded, this.sentences));
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
    for (const { rest, places } of this.begun.get(lexicon) ?? NOTHING) {
      for (const at of places) {
        const last = this.matchRest(at, rest, lexicon.loose);
        if (last >= 0) hits.push(this.hit(at, last));
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

  /** The places of a lexicon that begin between two words, found by halving. */
  findWithin(lexicon: Lexicon, first: number, last: number): readonly Hit[] {
    const hits = this.find(lexicon);
    let [low, high] = [0, hits.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((hits[middle] as Hit).first < first) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (end < hits.length && (hits[end] as Hit).first <= last) end += 1;
    return hits.slice(low, end);
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

  /** True when a negation stands within three words before, in the same clause, or before the row the hit is joined to by "or". */
  isNegated(hit: { first: number; last?: number }): boolean {
    return this.isDenied(hit) || this.isInDeniedRow(hit);
  }

  /** "Do not forge, impersonate or mislead": one item of a row between commas, with an "or" after it or before it. */
  private isInDeniedRow({ first, last = first }: { first: number; last?: number }): boolean {
    const word = this.words[first] as Word;
    if (!word.opens && !OR.test(this.words[first - 1]?.text ?? "")) return false;
    if (word.opens && !OR.test(this.words[last + 1]?.text ?? "")) return false;
    for (let index = first - 1; index >= Math.max(0, first - MOST_IN_ROW); index -= 1) {
      if (this.words[index]?.sentence !== word.sentence) return false;
      if (this.words[index]?.negates && !SHORT_REACH.has(this.words[index]?.text as string)) return true;
    }
    return false;
  }

  private isDenied(hit: { first: number }): boolean {
    for (let index = hit.first; index > hit.first - 3; index -= 1) {
      if ((this.words[index] as Word).opens) return false;
      const before = this.words[index - 1] as Word;
      if (before.negates && !(index < hit.first - 1 && SHORT_REACH.has(before.text))) return true;
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
    return { start: from.start, end: to.end, first, last, text: first === last ? from.text : this.phrase(first, last) };
  }

  /** The instructions' words; an unbroken run is cut, since no language is told by its tail. */
  private prose(): string {
    return this.words.map((word) => this.text.slice(word.start, Math.min(word.end, word.start + 40))).join(" ");
  }

  private matchRest(at: number, rest: Wording["rest"], loose: boolean): number {
    let position = at;
    let gap = 0;
    for (const slot of rest) {
      if (typeof slot === "number") {
        gap = slot;
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
}

function withoutNested(hits: Hit[]): Hit[] {
  const kept: Hit[] = [];
  for (const hit of hits.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (!last || hit.start >= last.end) kept.push(hit);
  }
  return kept;
}
