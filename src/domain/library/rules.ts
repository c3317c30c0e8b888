import type { Language } from "#i18n/language.ts";
import { pictureIdOf } from "#domain/pictures/rules.ts";
import { cleanText } from "#engines/text/clean.ts";
import { fold } from "#engines/text/fold.ts";

export { searchPatterns, searchWords } from "#engines/text/search-words.ts";

export interface LibraryInput {
  title: string;
  content: string;
  category: string;
  imageUrl: string | null;
  language: Language;
  isPublished: boolean;
  featured: boolean;
}

/** What the new-prompt form starts from, besides the language that is selected. */
export const LIBRARY_DEFAULTS = { isPublished: true, featured: false } as const;

export const LIBRARY_PAGE_SIZE = 9;
const LIBRARY_LIMITS = { title: 200, content: 20_000, category: 80 } as const;

export type LibraryFault = "required" | "too_long" | "unsafe_link" | "picture_gone";

/** A prompt as it is stored, or what is wrong with which field. */
export function checkLibraryPrompt(
  input: LibraryInput,
): { prompt: LibraryInput } | { faults: Partial<Record<keyof LibraryInput, LibraryFault>> } {
  const title = cleanText(input.title).trim();
  const content = cleanText(input.content).trim();
  const category = cleanText(input.category).trim();
  const given = input.imageUrl?.trim() || null;
  const faults: Partial<Record<keyof LibraryInput, LibraryFault>> = {};
  for (const [field, value] of Object.entries({ title, content, category }) as [
    "title" | "content" | "category",
    string,
  ][]) {
    if (value === "") faults[field] = "required";
    else if (value.length > LIBRARY_LIMITS[field]) faults[field] = "too_long";
  }
  const imageUrl = given === null ? null : imageAddress(given);
  if (given !== null && imageUrl === null) faults.imageUrl = "unsafe_link";
  return Object.keys(faults).length > 0 ? { faults } : { prompt: { ...input, title, content, category, imageUrl } };
}

/** The address of a prompt's image: a picture that was uploaded here, or an address of the web; else null. */
export function imageAddress(value: string): string | null {
  return pictureIdOf(value) === null ? webAddress(value) : value;
}

/** The normalised form of an http or https address, else null. */
function webAddress(value: string): string | null {
  if (value.length > 2048 || !URL.canParse(value)) return null;
  const url = new URL(value);
  const isWeb = (url.protocol === "https:" || url.protocol === "http:") && url.hostname !== "";
  return isWeb && url.username === "" && url.password === "" ? url.href : null;
}

/** What a search looks in: title and content without the differences that a reader does not see (hamza, alef, ya, tashkeel, case). */
export function searchTextOf(title: string, content: string): string {
  return foldForSearch(`${title}\n${content}`);
}

function foldForSearch(text: string): string {
  return fold(text)
    .replace(/[ \t]+/g, " ")
    .trim();
}

/** Two prompts of a language with the same key say the same. */
export function duplicateKeyOf(prompt: Pick<LibraryInput, "language" | "title" | "content">): string {
  return `${prompt.language}\n${searchTextOf(prompt.title, prompt.content).replace(/\s+/g, " ")}`;
}
