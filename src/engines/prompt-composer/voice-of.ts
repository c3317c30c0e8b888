import type { Voice } from "#engines/questions/question.ts";
import type { Reading } from "#engines/reader/reading.ts";
import { requestLanguage } from "#engines/text/request-language.ts";
import { isEastMaghrebi } from "#engines/text/arabic/variety.ts";
import type { PromptLanguage } from "./compose-types.ts";

/**
 * The language and dialect to ask somebody in: their own, or the interface's where questions have no other. A person who writes
 * Arabic in Latin letters is asked in Arabic letters; an unsure dialect in plain standard Arabic, and so is the speech of
 * Algeria and Tunisia, since Maghrebi is learned from Moroccans.
 */
export function voiceOf(text: string, { dialect }: Pick<Reading, "dialect">, fallback: PromptLanguage): Voice {
  const language = requestLanguage(text);
  if (language === "ar") return { language, dialect: dialect === "mgr" && isEastMaghrebi(text) ? null : dialect };
  return { language: language === "other" ? fallback : language, dialect: null };
}
