import { remember } from "#engines/text/remember.ts";
import { CODE_LANGUAGES, LANGUAGE_OF } from "./languages-data.ts";

const bareOf = (word: string) => word.replace(/^[وف]?(?:بال|عال|لل|ال|[بل])?/, "");

/** The language that a folded word names; an Arabic word may carry a conjunction, a preposition or the article. */
export const languageNamed = remember((word) => LANGUAGE_OF.get(word) ?? LANGUAGE_OF.get(bareOf(word)));

/** A word names a language, of people or of code. */
export const namesLanguage = remember(
  (word) => languageNamed(word) !== undefined || CODE_LANGUAGES.has(word) || CODE_LANGUAGES.has(bareOf(word)),
);
