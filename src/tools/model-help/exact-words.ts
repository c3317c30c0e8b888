import { fold } from "#engines/text/fold.ts";

const QUOTED = /"([^"\n]{1,400})"|“([^”\n]{1,400})”|«([^»\n]{1,400})»/gu;

/** What a person put between quotation marks, without the marks, each once: words to be kept to the letter. */
export function quotedIn(text: string): string[] {
  const found = Array.from(text.matchAll(QUOTED), (match) => (match[1] ?? match[2] ?? match[3] ?? "").trim());
  return [...new Set(found)].filter((words) => words !== "");
}

/** Whether a text has these words: to the letter, or but for vowel marks and closing punctuation. */
export function holdsWords(text: string, words: string): boolean {
  return text.includes(words) || fold(text).includes(fold(words).replace(/[\s.!؟?،,]+$/u, ""));
}
