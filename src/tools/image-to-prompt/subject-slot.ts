/** The place in a measured prompt of what no measure can tell. */
export const SUBJECT_SLOT = "[describe the subject]";

/** Letters that a subject may have. */
export const SUBJECT_LIMIT = 300;

/** A measured prompt with the person's own words in that place; Arabic ones in guillemets, since the rest is English. None: as it was. */
export function withSubject(prompt: string, subject: string): string {
  const words = subject.replace(/[«»]/gu, "").replace(/\s+/gu, " ").trim();
  if (words === "") return prompt;
  const shown = /[\u0620-\u064A]/u.test(words) ? `«${words}»` : words;
  return prompt.replaceAll(SUBJECT_SLOT, () => shown);
}
