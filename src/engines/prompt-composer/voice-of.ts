import type { Voice } from "#engines/questions/question.ts";
import type { Reading } from "#engines/reader/reading.ts";
import { detectDialect } from "#engines/text/variety.ts";
import type { PromptLanguage } from "./compose-types.ts";

/** Words that people who write Arabic in Latin letters use in nearly every sentence; names and English words are none. */
const ARABIZI_WORD =
  /(?<![\w'])(?:[a-z]*[a-z][2357][a-z]+|[2357][a-z]{2,}|ana|enta|enti|msh|mesh|mish|mafish|3la|fel|bel|elly|yalli|illi|eh|leh|ezay|kifash|wach|wash|bghit|bidi|baddi|abgha|kteb|ektb|a3mel|shu|shou|kif|wala|bas|aw|ya3ni|dyal|chno|ndir|bech|habibi|w|fi|el)(?![\w'])/giu;
const LEAST_ARABIZI = 3;
const LEAST_SHARE = 0.25;

/** The language and dialect to ask somebody in: their own, or the interface's where the bank does not have it. */
export function voiceOf(text: string, reading: Pick<Reading, "language" | "variety">, fallback: PromptLanguage): Voice {
  if (reading.language === "ar") return { language: "ar", dialect: dialectOf(text, reading) };
  if (reading.language === "other") return { language: fallback, dialect: null };
  if (!isArabizi(text)) return { language: "en", dialect: null };
  return { language: "ar", dialect: dialectOf(text, reading) };
}

function dialectOf(text: string, { variety }: Pick<Reading, "variety">): Voice["dialect"] {
  if (variety === "mixed") return detectDialect(text);
  return variety === null || variety === "msa" ? null : variety;
}

function isArabizi(text: string): boolean {
  const found = (text.match(ARABIZI_WORD) ?? []).length;
  const withDigit = /(?<![\w])(?:[a-z]+[37][a-z]+|[37][a-z]{2,})(?!\w)/iu.test(text);
  const words = (text.match(/[\w']+/gu) ?? []).length;
  return withDigit && found >= Math.min(LEAST_ARABIZI, words) && found / words >= LEAST_SHARE;
}
