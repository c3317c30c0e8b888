import { loadStyle } from "./load-style.ts";
import type { Sign } from "./humanizer-types.ts";
import type { Sentence, StyleText } from "./read-style.ts";
import { LEARNED_SIGNS, type LearnedSign } from "./signs/sign-outputs.ts";
import { touchesLock } from "./facts/locked-spans.ts";

/** A sentence with the signs that the model counts in it, the most probable first, and how likely it says nothing. */
export interface JudgedSentence {
  sentence: Sentence;
  signs: Sign[];
  emptiness: number;
}

/** Clauses that run to the sentence's end, whatever part of them spoke loudest. */
const TO_THE_END = new Set<LearnedSign>(["shallow-tail", "legacy-tail", "tailing-negation"]);

/** The learned signs of each sentence of a text, each at the words that speak most for it; `known`: a table saw one there. */
export function judgeSentences(style: StyleText, known: readonly boolean[]): JudgedSentence[] {
  const { signs: model } = loadStyle(style.language);
  const probabilities = style.sentences.map((sentence) => model.probabilities(style.tokens, sentence));
  const judged = model.judge(probabilities, known);
  return style.sentences.map((sentence, index) => ({
    sentence,
    emptiness: probabilities[index]?.at(-1) ?? 0,
    signs: (judged[index] ?? [])
      .toSorted((a, b) => (probabilities[index]?.[b] ?? 0) - (probabilities[index]?.[a] ?? 0))
      .flatMap((output) => {
        const ruleId = LEARNED_SIGNS[output] as LearnedSign;
        const place = model.locate(style.tokens, sentence, output);
        if (place === null) return [];
        const start = style.tokens[place.from]?.start ?? sentence.start;
        const end = TO_THE_END.has(ruleId) ? sentence.end : (style.tokens[place.to - 1]?.end ?? sentence.end);
        return isQuoted(style, start, end) ? [] : [{ ruleId, start, end }];
      }),
  }));
}

/** What is quoted, scripture, code or left alone is not the writer's style. */
export function isQuoted({ locks }: StyleText, start: number, end: number): boolean {
  const closed = locks.filter(({ kind }) => /^(?:leave|quote|sacred|code|verse|line)$/.test(kind));
  return touchesLock(closed, start, end) && closed.some((lock) => lock.start <= start && lock.end >= end - 1);
}
