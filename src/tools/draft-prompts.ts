import type { Language } from "#i18n/language.ts";
import drafts from "./draft-prompts.json" with { type: "json" };
import type { DraftTexts } from "./model-call/draft-answers.ts";

const DRAFTS: Readonly<Record<string, Readonly<Record<Language, DraftTexts>>>> = drafts;

/**
 * What two colleagues are asked before a tool's answer is written, from `content/drafts`; undefined where the answer is written
 * at once.
 */
export function draftTextsOf(slug: string, language: Language): DraftTexts | undefined {
  return DRAFTS[slug]?.[language];
}
