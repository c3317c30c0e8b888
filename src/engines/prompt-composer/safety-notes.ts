import { findSecrets } from "#engines/prompt-checker/tables/secrets.ts";
import type { Flag, Reading } from "#engines/reader/reading.ts";
import type { PromptLanguage } from "./compose-types.ts";
import { RESULT_PHRASES } from "./result-phrases.ts";

const LEAST = 0.5;
/**
 * A subject is named only when the reader is surer: at a half, 58 of 278 requests got a note on another subject than theirs; at
 * these, 16, for 14 instead of 9 of 40 that miss their own.
 */
const LEAST_SUBJECT = { health: 0.8, legal: 0.75, finance: 0.75 };
/** A wrong word about honesty offends: it is said only when the reader is sure. */
const LEAST_DECEPTIVE = 0.85;
/** Work in which somebody speaks of their own state; a eulogy is moving and nobody's emergency. */
const OWN_STATE: readonly Reading["type"][] = [null, "general", "health-info", "roleplay"];

/** What a page says beside the prompt about a request that calls for care; null for most. It never enters the prompt. */
export function safetyNote(
  text: string,
  { flags, type }: Pick<Reading, "flags" | "type">,
  language: PromptLanguage,
): string | null {
  const raised: Partial<Record<Flag, boolean>> = {
    health: flags.health >= LEAST_SUBJECT.health,
    legal: flags.legal >= LEAST_SUBJECT.legal,
    finance: flags.finance >= LEAST_SUBJECT.finance,
    deceptive: flags.deceptive >= LEAST_DECEPTIVE,
    secret: flags.secret >= LEAST || findSecrets(text).length > 0,
    emotional: flags.emotional >= LEAST && OWN_STATE.includes(type),
  };
  const notes = RESULT_PHRASES[language].safety.filter(({ flag }) => raised[flag] ?? flags[flag] >= LEAST);
  return notes.length === 0 ? null : notes.map(({ note }) => note).join(" ");
}
