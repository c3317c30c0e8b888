import type { Language } from "#i18n/language.ts";
import prompts from "./system-prompts.json" with { type: "json" };

type Prompts = Record<Language, string>;

/** A tool's first instructions for models, from `content/prompts`; the administrator's later versions are stored. */
export function systemPromptsOf(slug: keyof typeof prompts): Prompts {
  return prompts[slug];
}
