import { findSecrets } from "#engines/prompt-checker/tables/secrets.ts";
import type { Flag, Reading } from "#engines/reader/reading.ts";
import type { PromptLanguage } from "./compose-types.ts";
import { RESULT_PHRASES } from "./result-phrases.ts";

const LEAST = 0.5;
/**
 * A subject is named only when the reader is surer, and surer still where it takes the work for something else: of 278 requests
 * 6 then get a note on another subject than theirs (19 without that), and 16 of 40 miss their own (14).
 */
const LEAST_SUBJECT = { health: 0.8, legal: 0.75, finance: 0.75 };
const LEAST_BESIDE = 0.9;
/** A wrong word about honesty offends: it is said only when the reader is sure. */
const LEAST_DECEPTIVE = 0.95;
/** Grief and a hard talk are no emergency: a word about help is said where the reader is sure of distress. */
const LEAST_EMOTIONAL = 0.8;
/** Work in which somebody speaks of their own state; a eulogy is moving and nobody's emergency. */
const OWN_STATE: readonly Reading["type"][] = [null, "general", "health-info", "roleplay"];

/** What a page says beside the prompt about a request that calls for care; null for most. It never enters the prompt. */
export function safetyNote(
  text: string,
  { flags, type }: Pick<Reading, "flags" | "type">,
  language: PromptLanguage,
): string | null {
  const raised: Partial<Record<Flag, boolean>> = {
    health: flags.health >= (type === "health-info" ? LEAST_SUBJECT.health : LEAST_BESIDE),
    legal: flags.legal >= (type === "legal-info" ? LEAST_SUBJECT.legal : LEAST_BESIDE),
    finance: flags.finance >= (type === "finance-info" ? LEAST_SUBJECT.finance : LEAST_BESIDE),
    deceptive: flags.deceptive >= LEAST_DECEPTIVE,
    secret: flags.secret >= LEAST || findSecrets(text).length > 0,
    emotional: flags.emotional >= LEAST_EMOTIONAL && OWN_STATE.includes(type),
  };
  const notes = RESULT_PHRASES[language].safety.filter(({ flag }) => raised[flag] ?? flags[flag] >= LEAST);
  return notes.length === 0 ? null : notes.map(({ note }) => note).join(" ");
}
