import type { DetectorWeights } from "./detector-weights.ts";
import { ARABIC_HABITS, ENGLISH_HABITS } from "./features/habits-lexicon.ts";
import type { StyleId } from "./features/measure-style.ts";
import { SENTENCE_REASONS } from "./messages.ts";
import type { DetectorLanguage, TokenSentence } from "./features/read-tokens.ts";
import type { ScoredText } from "./score-text.ts";
import { SIGNALS, type SignalUnit } from "./signals-messages.ts";

export interface Signal {
  id: string;
  label: string;
  value: number;
  /** The middle 80 % of human texts, in the unit of the value. */
  humanRange: [number, number];
  direction: "ai" | "human";
}

const MOST_SIGNALS = 6;
/** What a measure must add to the score, either way, to be worth a line. */
const LEAST_EVIDENCE = 0.12;

/** The measures of style that moved the score most, in units that people can check. */
export function explainSignals(scored: ScoredText, weights: DetectorWeights, language: "ar" | "en"): Signal[] {
  const ids = Object.keys(SIGNALS) as StyleId[];
  return ids
    .filter((id) => SIGNALS[id]?.texts.includes(weights.language))
    .filter((id) => Math.abs(scored.styleEvidence[id]) >= LEAST_EVIDENCE && !isUsualAbsence(id, scored, weights))
    .toSorted((a, b) => Math.abs(scored.styleEvidence[b]) - Math.abs(scored.styleEvidence[a]))
    .slice(0, MOST_SIGNALS)
    .map((id) => {
      const words = SIGNALS[id] as NonNullable<(typeof SIGNALS)[StyleId]>;
      const [low, high] = weights.humanRange[id] ?? [0, 0];
      return {
        id,
        label: words[language],
        value: shown(scored.style[id], words.unit),
        humanRange: [shown(low, words.unit), shown(high, words.unit)],
        direction: scored.styleEvidence[id] > 0 ? "ai" : "human",
      };
    });
}

/** That something is absent, as with many people, counts; but it tells a reader nothing. */
function isUsualAbsence(id: StyleId, scored: ScoredText, weights: DetectorWeights): boolean {
  return scored.style[id] === 0 && (weights.humanRange[id]?.[0] ?? 0) <= 0;
}

function shown(value: number, unit: SignalUnit): number {
  const inUnit = unit === "words" ? Math.exp(value) : unit === "per100" || unit === "percent" ? value * 100 : value;
  return Number(inUnit.toFixed(unit === "number" ? 2 : 1));
}

/** One short reason for what a sentence leans to, in words; `lean` is its log odds. */
export function explainSentence(
  sentence: TokenSentence,
  lean: number,
  textLanguage: DetectorLanguage,
  language: "ar" | "en",
): string {
  const habits = textLanguage === "ar" ? ARABIC_HABITS : ENGLISH_HABITS;
  const line = ` ${sentence.tokens.map(({ text }) => text).join(" ")} `;
  const has = (pattern: RegExp) => line.search(pattern) >= 0;
  const kind: keyof typeof SENTENCE_REASONS =
    Math.abs(lean) < 0.4
      ? "neutral"
      : lean > 0
        ? has(habits.contrast)
          ? "contrast"
          : has(habits.triad)
            ? "triad"
            : has(habits.tail)
              ? "tail"
              : has(habits.formal)
                ? "formal"
                : has(habits.stock)
                  ? "stock"
                  : "smoothAi"
        : has(habits.slip)
          ? "slip"
          : has(habits.firstPerson)
            ? "firstPerson"
            : has(habits.casual)
              ? "casual"
              : sentence.tokens.some(({ text, shape }) => text === "0" || shape === "~Name")
                ? "figures"
                : "smoothHuman";
  return SENTENCE_REASONS[kind][language];
}
