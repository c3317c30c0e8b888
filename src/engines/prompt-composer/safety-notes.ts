import { findPrivateNumbers } from "#engines/prompt-checker/tables/private-numbers.ts";
import { findSecrets } from "#engines/prompt-checker/tables/secrets.ts";
import { CRISIS_SHAPES, INJECTION_SHAPES, SECRET_SHAPES } from "#engines/reader/risk-shapes-lexicon.ts";
import type { Reading } from "#engines/reader/reading.ts";
import type { PromptLanguage } from "./compose-types.ts";
import { type Noted, RESULT_PHRASES } from "./result-phrases.ts";

/**
 * A subject is named only where it is the kind of work and the reader is so sure of that: on 1,600 requests whose writers it had
 * not seen 89 of 103 such notes fitted, by the labels of `training/fit/notes.tsv`. The flags alone, which lean towards recall,
 * were right in six of ten.
 */
const LEAST_SUBJECT = { health: 0.6, legal: 0.7, finance: 0.7 };
/** Work in which somebody speaks of life as it is: in a story or a poem the same words are no cry for help. */
const OWN_LIFE: readonly Reading["type"][] = [null, "general", "health-info", "email-letter", "roleplay", "legal-info"];

/** What a page says beside the prompt about a request that calls for care; null for most. It never enters the prompt. */
export function safetyNote(text: string, reading: NotedReading, language: PromptLanguage): string | null {
  const called = notesFor(text, reading);
  const notes = RESULT_PHRASES[language].safety.filter(({ of }) => called.has(of));
  return notes.length === 0 ? null : notes.map(({ note }) => note).join(" ");
}

type NotedReading = Pick<Reading, "type" | "typeProbability">;

/**
 * The notes that a request calls for. Secrets, private numbers and orders against instructions are closed worlds, found by shape:
 * the learned flags raised eleven such notes on 1,600 requests, all of them wrongly.
 */
export function notesFor(text: string, { type, typeProbability }: NotedReading): ReadonlySet<Noted> {
  const hasOne = (shapes: readonly RegExp[]) => shapes.some((shape) => shape.test(text));
  const raised: Record<Noted, boolean> = {
    secret: findSecrets(text).length > 0 || hasOne(SECRET_SHAPES),
    "personal-data": findPrivateNumbers(text).length > 0,
    injection: hasOne(INJECTION_SHAPES),
    crisis: OWN_LIFE.includes(type) && hasOne(CRISIS_SHAPES),
    health: type === "health-info" && typeProbability >= LEAST_SUBJECT.health,
    legal: type === "legal-info" && typeProbability >= LEAST_SUBJECT.legal,
    finance: type === "finance-info" && typeProbability >= LEAST_SUBJECT.finance,
  };
  return new Set((Object.keys(raised) as Noted[]).filter((name) => raised[name]));
}
