import { FLAGS, type Reading, STATED } from "#engines/reader/reading.ts";
import { detectLanguage } from "#engines/text/language.ts";
import { detectDialect, detectVariety } from "#engines/text/arabic/variety.ts";

/** A reading that abstains from everything but language and variety: general questions are asked. */
export function unread(text: string): Reading {
  const language = detectLanguage(text);
  return {
    language,
    variety: language === "ar" ? detectVariety(text) : null,
    dialect: language === "ar" ? detectDialect(text) : null,
    type: null,
    kind: null,
    typeProbability: 0,
    runnerUp: null,
    likely: [],
    stated: Object.fromEntries(STATED.map((slot) => [slot, 0])) as Reading["stated"],
    flags: Object.fromEntries(FLAGS.map((flag) => [flag, 0])) as Reading["flags"],
    parts: [],
  };
}
