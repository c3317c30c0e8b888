import { detectLanguage } from "#engines/text/language.ts";
import { detectVariety } from "#engines/text/arabic/variety.ts";
import { bandOf, calibrate, type DetectorWeights, type Sensitivity } from "./detector-weights.ts";
import { explainSentence, explainSignals, type Signal } from "./explain-detection.ts";
import { ABSTAINS, judgeMaterial, type Reason } from "./judge-material.ts";
import { REASON_WORDS } from "./messages.ts";
import type { DetectorLanguage } from "./features/read-tokens.ts";
import { type ScoredText, scoreText } from "./score-text.ts";
import { probabilityOf, spreadEvidence, standardError, widestCut } from "./spread-evidence.ts";

type Verdict = "likely-human" | "mixed" | "likely-ai" | "cannot-tell";

export interface DetectInput {
  text: string;
  sensitivity: Sensitivity;
  /** The language of labels and reasons. */
  interfaceLanguage: "ar" | "en";
  /** True when `text` is the beginning of a longer one. */
  isCut?: boolean;
}

export interface Detection {
  verdict: Verdict;
  /** Calibrated on human and machine texts in equal number; never the share of a text that a machine wrote. */
  probability: number;
  /** 90 %: sentences drawn again, and the error between sources. */
  interval: { low: number; high: number };
  reliability: { level: "high" | "medium" | "low"; reasons: string[] };
  sentences: { start: number; end: number; probability: number; reason: string }[];
  signals: Signal[];
  /**
   * Measured share of human texts of this language and length that are called likely AI at this sensitivity; none for a
   * language that was not measured.
   */
  falseAlarmRate?: number;
  textLanguage: DetectorLanguage;
  words: number;
}

/** The language whose weights a text is judged by; a text in neither is judged by the nearer and gets no verdict. */
export function languageFor(text: string, wanted: "auto" | DetectorLanguage): DetectorLanguage {
  if (wanted !== "auto") return wanted;
  return detectLanguage(text) === "ar" ? "ar" : "en";
}

/** Below this many words every sensitivity uses the careful threshold, and nothing is called free of signs. */
const CAREFUL_BELOW = 120;
const LONG_ENOUGH = 250;
/** 90 % of a normal distribution lie within so many standard errors. */
const NINETY_PERCENT = 1.645;

/** Judges a text; see docs/model-card-detector.md for what its figures are worth. Deterministic, never throws. */
export function detectText(input: DetectInput, weights: DetectorWeights): Detection {
  const scored = scoreText(input.text, weights);
  const odds = calibrate(weights, scored.score, scored.words);
  const error = standardError(scored, weights);
  // The error is laid around what may be said, so that a text far beyond every measured one does not look certain.
  const believed = Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds));
  const sensitivity = scored.words < CAREFUL_BELOW ? "careful" : input.sensitivity;
  const band = bandOf(weights, scored.words);
  const reasons = reasonsOf(input, scored, weights.language, Math.abs(odds - band.ai[sensitivity]) < 0.5);
  const isSilent = reasons.some((reason) => ABSTAINS.has(reason));
  return {
    verdict: isSilent ? "cannot-tell" : verdictOf(input.text, scored, odds, sensitivity, weights),
    probability: rounded(probabilityOf(odds)),
    interval: {
      low: rounded(probabilityOf(believed - NINETY_PERCENT * error)),
      high: rounded(probabilityOf(believed + NINETY_PERCENT * error)),
    },
    reliability: {
      level: levelOf(reasons, scored.words, isSilent),
      reasons: reasons.map((reason) => REASON_WORDS[reason][input.interfaceLanguage]),
    },
    sentences: spreadEvidence(scored, weights).map(({ start, end, odds: own }, index) => ({
      start,
      end,
      probability: rounded(probabilityOf(own)),
      reason: explainSentence(
        scored.sentences[index] as ScoredText["sentences"][number],
        own,
        weights.language,
        input.interfaceLanguage,
      ),
    })),
    signals: isSilent ? [] : explainSignals(scored, weights, input.interfaceLanguage),
    ...(reasons.includes("other-language") ? {} : { falseAlarmRate: band.falseAlarms[sensitivity] }),
    textLanguage: weights.language,
    words: scored.words,
  };
}

function verdictOf(
  text: string,
  scored: ScoredText,
  odds: number,
  sensitivity: Sensitivity,
  weights: DetectorWeights,
): Verdict {
  const band = bandOf(weights, scored.words);
  const parts = partsOf(text, scored, weights);
  if (isMixed(parts, weights)) return "mixed";
  if (odds >= band.ai[sensitivity]) return "likely-ai";
  const hasLeaningPart = parts.some((part) => part.odds > LEANING_PART);
  return band.human !== null && odds <= band.human && !hasLeaningPart ? "likely-human" : "cannot-tell";
}

/** Log odds of a part above which the whole is not called free of signs. */
const LEANING_PART = 0;
/** How far beyond the careful threshold a part must lie: three cuts were open to choice, and each could err. */
const MIXED_MARGIN = 0.5;

interface Part {
  words: number;
  odds: number;
}

/** A long text cut in two where its parts differ most, each judged by itself; nothing for a shorter one. */
function partsOf(text: string, scored: ScoredText, weights: DetectorWeights): Part[] {
  if (scored.words < 2 * CAREFUL_BELOW || scored.sentences.length < 6) return [];
  const cut = widestCut(scored);
  return [text.slice(0, cut), text.slice(cut)].map((part) => {
    const { score, words } = scoreText(part, weights);
    return { words, odds: calibrate(weights, score, words) };
  });
}

/** One part is clearly a machine's and the other clearly shows no sign. */
function isMixed(parts: readonly Part[], weights: DetectorWeights): boolean {
  const isAi = ({ words, odds }: Part) => words >= 60 && odds >= bandOf(weights, words).ai.careful + MIXED_MARGIN;
  const isHuman = ({ words, odds }: Part) => odds <= (bandOf(weights, words).human ?? HUMAN_PART);
  return parts.some(isAi) && parts.some(isHuman);
}

/** For a part too short to be called free of signs by itself. */
const HUMAN_PART = -1.5;

/** Share of known features below which one in twenty human texts lies in the sources that are hardest to know. */
const FAMILIAR = { ar: 0.7, en: 0.87 } as const;
/** Letters a content word and share of different words below which learners' and children's writing is frequent. */
const PLAIN = { ar: { wordLength: 5.1, vocabulary: 0.84 }, en: { wordLength: 6, vocabulary: 0.72 } } as const;

function reasonsOf(input: DetectInput, scored: ScoredText, language: DetectorLanguage, isNear: boolean): Reason[] {
  const reasons = judgeMaterial(input.text, scored.sentences, language);
  const { words, style } = scored;
  if (words < CAREFUL_BELOW && !reasons.includes("too-short")) reasons.push("short");
  if (scored.sentences.length < 4) reasons.push("few-sentences");
  if (scored.known < FAMILIAR[language]) reasons.push("unfamiliar");
  if (language === "ar" && isDialect(input.text)) reasons.push("dialect");
  const plain = PLAIN[language];
  if (style["word-length"] < plain.wordLength && style.vocabulary < plain.vocabulary) reasons.push("simple-writing");
  if (isNear) reasons.push("near-the-line");
  if (input.isCut) reasons.push("cut");
  return reasons;
}

function isDialect(text: string): boolean {
  const variety = detectVariety(text);
  return variety !== "msa" && variety !== "mixed";
}

function levelOf(reasons: readonly Reason[], words: number, isSilent: boolean): "high" | "medium" | "low" {
  if (isSilent || reasons.some((reason) => reason !== "near-the-line" && reason !== "cut")) return "low";
  return words >= LONG_ENOUGH && reasons.length === 0 ? "high" : "medium";
}

/** Nothing nearer to certainty than this was measured, so nothing nearer is said. */
const MOST_CERTAIN = 0.97;
const MOST_ODDS = Math.log(MOST_CERTAIN / (1 - MOST_CERTAIN));

function rounded(probability: number): number {
  return Number(Math.min(MOST_CERTAIN, Math.max(1 - MOST_CERTAIN, probability)).toFixed(3));
}
