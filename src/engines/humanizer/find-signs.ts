import { sigmoid } from "#engines/reader/linear-table.ts";
import { isLetterFormula, letterOpening } from "./letter-formulas.ts";
import { loadStyle } from "./load-style.ts";
import type { Sign } from "./humanizer-types.ts";
import type { RuleId } from "./messages.ts";
import type { Sentence, StyleText } from "./read-style.ts";
import { figureEvidence } from "./signs/figure-model.ts";
import { type Figure, figuresIn } from "./signs/figures-in.ts";
import { EMPTY_SENTENCE, likeliestSign, signsIn } from "./signs/sign-model.ts";
import { LEARNED_SIGNS, type LearnedSign } from "./signs/sign-outputs.ts";
import { weighSentences } from "./signs/weigh-sentences.ts";
import type { Span } from "#engines/text/segment.ts";

/** A sentence with the signs that count in it, the surest first, and how likely it says nothing. */
export interface JudgedSentence {
  sentence: Sentence;
  signs: Sign[];
  emptiness: number;
}

/** Clauses that run to the sentence's end, whatever part of them spoke loudest. */
const TO_THE_END = new Set<LearnedSign>(["shallow-tail", "legacy-tail", "tailing-negation"]);

/** Labels that the model gives a sentence at the most: the later ones are guesses. */
const MOST_LABELS = 3;

/**
 * The learned signs of each sentence that counts, the surest first: its constructions, then what its words say, each at the words
 * that speak most for it. `known`: the sentences in which a table is sure of a sign; what a table knows (`taken`) has its sign.
 */
export function judgeSentences(style: StyleText, known: readonly boolean[], taken: readonly Sign[]): JudgedSentence[] {
  const { signs: model, figures: learned } = loadStyle(style.language);
  const found = style.sentences.map(({ from, to }) => figuresIn(style.tokens, style.language, from, to));
  const words = style.sentences.map((sentence) => model.evidence(style.tokens, sentence));
  const weighed = weighSentences(words.map(likeliestSign), figureEvidence(found, learned), known);
  return style.sentences.map((sentence, index) => {
    const own = words[index] as Float64Array;
    const emptiness = sigmoid(own[EMPTY_SENTENCE] as number);
    const isQuiet = (weighed[index] as number) < model.least || isLetterFormula(sentence.text);
    if (isQuiet) return { sentence, signs: [], emptiness: 0 };
    const byFigure = figureSigns(style, sentence, found[index] as Figure[], taken);
    const byWords = signsIn(own)
      .toSorted((a, b) => (own[b] as number) - (own[a] as number))
      .slice(0, MOST_LABELS)
      .flatMap((output) => wordSign(style, sentence, output));
    const signs = [...byFigure, ...byWords];
    const opening = letterOpening(sentence.text);
    if (opening === null) return { sentence, signs, emptiness };
    return { sentence, ...ofOpening(opening, signs, emptiness) };
  });
}

/** Signs of a chat, which no letter's opening is. */
const OF_CHAT = new Set<RuleId>(["chatbot-opening", "chatbot-closing"]);

/** Courtesy is a stock opening and no part of a chat; the sentence that says what a letter is for shows nothing by that, and stays. */
function ofOpening(
  opening: "courtesy" | "purpose",
  signs: readonly Sign[],
  emptiness: number,
): Pick<JudgedSentence, "signs" | "emptiness"> {
  const others = signs.filter(({ ruleId }) => !OF_CHAT.has(ruleId));
  if (opening === "purpose") return { signs: others, emptiness: 0 };
  const stock = signs.filter(({ ruleId }) => OF_CHAT.has(ruleId));
  const renamed = stock.map((sign): Sign => ({ ...sign, ruleId: "opener-cliche" }));
  return { signs: [...others, ...renamed], emptiness: others.length > 0 ? emptiness : 0 };
}

/** A sign of the model at the words that speak most for it. */
function wordSign(style: StyleText, sentence: Sentence, output: number): Sign[] {
  const { signs: model } = loadStyle(style.language);
  const ruleId = LEARNED_SIGNS[output] as LearnedSign;
  const place = placeOf(style, sentence, model.locate(style.tokens, sentence, output));
  const { start } = place;
  const end = TO_THE_END.has(ruleId) ? sentence.end : place.end;
  return isQuoted(style, start, end) ? [] : [{ ruleId, start, end }];
}

/** A construction that says less than this is no sign by itself. */
const SPEAKS = 0.7;

/** Tokens between two constructions that are shown as one. */
const CLOSE = 1;

/** The signs of a sentence by its constructions, the surest first. */
function figureSigns(style: StyleText, sentence: Sentence, found: readonly Figure[], taken: readonly Sign[]): Sign[] {
  const { figures: learned } = loadStyle(style.language);
  const weightOf = ({ index }: Figure) => learned.weights[index] as number;
  const own = found
    .filter((figure) => weightOf(figure) >= SPEAKS && learned.signs[figure.index] !== -1)
    .filter((figure) => {
      const { start, end } = placeOf(style, sentence, figure);
      return !taken.some((sign) => sign.start < end && sign.end > start);
    })
    .toSorted((a, b) => weightOf(b) - weightOf(a));
  return joined(own).flatMap((figure) => {
    const ruleId = LEARNED_SIGNS[learned.signs[figure.index] as number] as LearnedSign;
    const { start, end } = placeOf(style, sentence, figure);
    return isQuoted(style, start, end) ? [] : [{ ruleId, start, end }];
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

/** The place of a run of tokens; a mark alone shows nothing, so the sentence stands for it. */
function placeOf(style: StyleText, sentence: Sentence, { from, to }: { from: number; to: number }): Span {
  const start = style.tokens[from]?.start ?? sentence.start;
  const end = style.tokens[to - 1]?.end ?? sentence.end;
  const text = style.text.slice(start, end);
  return /\p{L}/u.test(text) ? { start, end, text } : sentence;
}

/** So much of a sign in what is not the writer's own, and the sign is not theirs either. */
const NOT_OWN = 0.6;

/** What is quoted, scripture, code or left alone is not the writer's style. */
export function isQuoted({ locks }: StyleText, start: number, end: number): boolean {
  const closed = locks.filter(({ kind }) => /^(?:leave|quote|sacred|code|verse|line|heading)$/.test(kind));
  const inside = closed.reduce(
    (sum, lock) => sum + Math.max(0, Math.min(lock.end, end) - Math.max(lock.start, start)),
    0,
  );
  return inside > 0 && inside >= NOT_OWN * (end - start);
}
