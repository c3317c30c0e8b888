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

/** Whether a clip's prompt has the spoken words: whole, or sentence by sentence in their order, as a line is spread over beats. */
export function holdsSpokenWords(prompt: string, words: string): boolean {
  if (holdsWords(prompt, words)) return true;
  const sentences = words.split(/[.!؟?…\n]+/u).filter((part) => /\p{L}/u.test(part));
  let rest = fold(prompt);
  for (const sentence of sentences.map((part) => fold(part).trim())) {
    const at = rest.indexOf(sentence);
    if (at === -1) return false;
    rest = rest.slice(at + sentence.length);
  }
  return sentences.length > 1;
}
