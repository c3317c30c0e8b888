import content from "./fact-words.json" with { type: "json" };

/** Closed vocabularies, in both languages: words and phrases between bars, from `content/lexicon/fact-words.yaml`. */
export const FACT_WORDS = content.words;

export type ClosedFact = keyof typeof content.closed;
/** Facts that a question can ask for. */
export const CLOSED_FACTS = Object.keys(content.closed) as readonly ClosedFact[] as readonly [
  ClosedFact,
  ...ClosedFact[],
];
