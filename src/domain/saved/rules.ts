import { fold } from "#engines/text/fold.ts";

export { searchPatterns } from "#engines/text/search-words.ts";

export const SAVED_PAGE_SIZE = 20;
export const SAVED_LIMIT = 1000;
/** Prompts that one call may save. */
export const SAVED_BATCH = 50;

/** Tags as they are kept: trimmed, without doubles, at most ten of at most 40 characters. */
export function tidyTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim().slice(0, 40)).filter(Boolean))].slice(0, 10);
}

export function savedSearchText(prompt: { title: string; content: string; tags: readonly string[] }): string {
  return fold([prompt.title, ...prompt.tags, prompt.content].join("\n")).slice(0, 20_000);
}
