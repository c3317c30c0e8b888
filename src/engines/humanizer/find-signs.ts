import { sigmoid } from "#engines/reader/linear-table.ts";
import { loadStyle } from "./load-style.ts";
import type { Sign } from "./humanizer-types.ts";
import type { Sentence, StyleText } from "./read-style.ts";
import { figureEvidence } from "./signs/figure-model.ts";
import { type Figure, figuresIn } from "./signs/figures-in.ts";
import { EMPTY_SENTENCE, isNear, SIGN_OUTPUTS } from "./signs/sign-model.ts";
import { LEARNED_SIGNS, type LearnedSign } from "./signs/sign-outputs.ts";
import type { Span } from "#engines/text/segment.ts";
import { touchesLock } from "./facts/locked-spans.ts";

/** A sentence with the signs that the model counts in it, the surest first, and how likely it says nothing. */
export interface JudgedSentence {
  sentence: Sentence;
  signs: Sign[];
  emptiness: number;
}

/** Clauses that run to the sentence's end, whatever part of them spoke loudest. */
const TO_THE_END = new Set<LearnedSign>(["shallow-tail", "legacy-tail", "tailing-negation"]);

/** Labels that the model gives a sentence at the most: the later ones are guesses. */
const MOST_LABELS = 3;

const NOTHING = new Float64Array(SIGN_OUTPUTS);

/** The learned signs of each sentence of a text, each at the words that speak most for it, near a sentence that is `known` to hold one. */
export function judgeSentences(style: StyleText, known: readonly boolean[]): JudgedSentence[] {
  const { signs: model } = loadStyle(style.language);
  // Elsewhere nothing would count: most of a person's text is never weighed.
  const evidence = style.sentences.map((sentence, index) =>
    isNear(known, index) ? model.evidence(style.tokens, sentence) : NOTHING,
  );
  const judged = model.judge(evidence, known);
  return style.sentences.map((sentence, index) => {
    const own = evidence[index] as Float64Array;
    const signs = (judged[index] as number[])
      .toSorted((a, b) => (own[b] as number) - (own[a] as number))
      .slice(0, MOST_LABELS)
      .flatMap((output) => {
        const ruleId = LEARNED_SIGNS[output] as LearnedSign;
        const place = placeOf(style, sentence, model.locate(style.tokens, sentence, output));
        const { start } = place;
        const end = TO_THE_END.has(ruleId) ? sentence.end : place.end;
        return isQuoted(style, start, end) ? [] : [{ ruleId, start, end }];
      });
    return { sentence, signs, emptiness: sigmoid(own[EMPTY_SENTENCE] as number) };
  });
}

/** A construction that says less than this is no sign by itself. */
const SPEAKS = 0.7;

/** Tokens between two constructions that are shown as one. */
const CLOSE = 1;

/** The signs of each sentence by its constructions, the surest first, where those and its neighbours' say enough; what a table knows (`taken`) has its sign. */
export function figureSigns(style: StyleText, taken: readonly Sign[]): Sign[][] {
  const { figures: learned } = loadStyle(style.language);
  const found = style.sentences.map(({ from, to }) => figuresIn(style.tokens, style.language, from, to));
  const evidence = figureEvidence(found, learned);
  const weightOf = ({ index }: Figure) => learned.weights[index] as number;
  return found.map((figures, at) => {
    if ((evidence[at] as number) < learned.least) return [];
    const own = figures
      .filter((figure) => weightOf(figure) >= SPEAKS && learned.signs[figure.index] !== -1)
      .filter((figure) => {
        const { start, end } = placeOf(style, style.sentences[at] as Sentence, figure);
        return !taken.some((sign) => sign.start < end && sign.end > start);
      })
      .toSorted((a, b) => weightOf(b) - weightOf(a));
    return joined(own).flatMap((figure) => {
      const ruleId = LEARNED_SIGNS[learned.signs[figure.index] as number] as LearnedSign;
      const { start, end } = placeOf(style, style.sentences[at] as Sentence, figure);
      return isQuoted(style, start, end) ? [] : [{ ruleId, start, end }];
    });
  });
}

/** Constructions that meet, as one under the name of the surest. */
function joined(figures: readonly Figure[]): Figure[] {
  const kept: Figure[] = [];
  for (const figure of figures) {
    const other = kept.find(({ from, to }) => figure.from <= to + CLOSE && figure.to >= from - CLOSE);
    if (other) {
      other.from = Math.min(other.from, figure.from);
      other.to = Math.max(other.to, figure.to);
    } else kept.push({ ...figure });
  }
  return kept;
}

/** Where a run of tokens stands; a mark alone shows nothing, so the sentence stands for it. */
function placeOf(style: StyleText, sentence: Sentence, { from, to }: { from: number; to: number }): Span {
  const start = style.tokens[from]?.start ?? sentence.start;
  const end = style.tokens[to - 1]?.end ?? sentence.end;
  const text = style.text.slice(start, end);
  return /\p{L}/u.test(text) ? { start, end, text } : sentence;
}

/** What is quoted, scripture, code or left alone is not the writer's style. */
function isQuoted({ locks }: StyleText, start: number, end: number): boolean {
  const closed = locks.filter(({ kind }) => /^(?:leave|quote|sacred|code|verse|line)$/.test(kind));
  return touchesLock(closed, start, end) && closed.some((lock) => lock.start <= start && lock.end >= end - 1);
}
