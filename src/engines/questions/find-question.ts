import { ARABIC_QUESTIONS } from "./bank/ar/arabic-questions.ts";
import { ENGLISH_QUESTIONS } from "./bank/en/english-questions.ts";
import { TOPICS } from "./bank/topics-data.ts";
import type { Question, Voice } from "./question.ts";

/** A question of the bank in a person's language and dialect; null for an id that the bank does not have. */
export function findQuestion(id: string, { language, dialect }: Voice): Question | null {
  const topic = Object.hasOwn(TOPICS, id) ? TOPICS[id] : undefined;
  if (topic === undefined) return null;
  const { kind, isOpen = false, noneIsAnswer = false } = topic;
  const alike = { id, kind, isOpen, noneIsAnswer };
  if (language === "en") {
    const wording = ENGLISH_QUESTIONS[id];
    return wording ? { ...alike, ...wording, examples: [...wording.examples] } : null;
  }
  const wording = ARABIC_QUESTIONS[id];
  if (!wording) return null;
  const { label, why, examples } = wording;
  return { ...alike, label, ask: dialect === null ? wording.ask : wording[dialect], why, examples: [...examples] };
}
