import { type FoldedText, foldAligned } from "#engines/text/fold.ts";
import { detectLanguage, type TextLanguage } from "#engines/text/language.ts";
import { sentences, type Span } from "#engines/text/segment.ts";
import { type ArabicVariety, detectVariety } from "#engines/text/arabic/variety.ts";
import { type Limit, readLimits } from "../limits/read-limits.ts";
import type { Bilingual, Strictness } from "../rule.ts";
import { type Evidence, gatherEvidence } from "../score/evidence.ts";
import { type CheckerWeights, type PromptReading, readPrompt } from "./read-prompt.ts";
import { blankRegions, findRegions, type Region, type RegionKind } from "./regions.ts";

/** A prompt read once, for all that looks into it. Everything is by offset in the original text. */
export class Prompt {
  readonly text: string;
  readonly strictness: Strictness;
  readonly language: TextLanguage;
  readonly folded: FoldedText;
  /** Folded text with everything that is not the author's own words blanked, the same length as `folded.text`. */
  readonly freeText: string;
  readonly regions: readonly Region[];
  readonly reading: PromptReading;
  readonly limits: readonly Limit[];
  readonly evidence: Evidence;
  #sentences: readonly Span[] | undefined;

  constructor(text: string, strictness: Strictness, weights: Readonly<Record<"ar" | "en", CheckerWeights>>) {
    this.text = text;
    this.strictness = strictness;
    this.folded = foldAligned(text);
    this.regions = findRegions(text, this.folded);
    this.freeText = blankRegions(this.folded, this.regions);
    this.language = detectLanguage(this.freeText.replaceAll("\uFFFC", " "));
    this.reading = readPrompt(text, this.regions, weights[this.language === "ar" ? "ar" : "en"]);
    this.limits = readLimits(text, this.reading.tokens, this.reading.pieces);
    this.evidence = gatherEvidence(this);
  }

  get sentences(): readonly Span[] {
    return (this.#sentences ??= sentences(this.text));
  }

  /** The variety of an Arabic prompt. */
  get variety(): ArabicVariety | undefined {
    return this.language === "ar" ? detectVariety(this.freeText) : undefined;
  }

  /** True where a place lies in a region of one of the kinds, or of any. */
  isInRegion(start: number, kinds?: readonly RegionKind[]): boolean {
    return this.regions.some(
      (region) => start >= region.start && start < region.end && (kinds === undefined || kinds.includes(region.kind)),
    );
  }

  /** Every match of a global pattern in the author's own folded words, as original offsets. */
  match(pattern: RegExp): { start: number; end: number; text: string }[] {
    return Array.from(this.freeText.matchAll(pattern), (match) => ({
      start: this.folded.source[match.index] as number,
      end: this.folded.source[match.index + match[0].length] as number,
      text: match[0],
    }));
  }

  /** The wording in the prompt's own language. */
  inTextLanguage(wording: Bilingual): string {
    return this.language === "ar" ? wording.ar : wording.en;
  }
}
