import type { Token } from "#engines/reader/tokens.ts";
import { remember } from "#engines/text/remember.ts";
import type { PromptReading, ReadPiece } from "../reading/read-prompt.ts";
import { NEGATORS, UNLESS } from "./directive-words-data.ts";
import { CODE_LANGUAGES, LANGUAGE_OF, WEAK_WORDS } from "./languages-data.ts";

/** "Reply only in English", «اكتبه كله بالعربية»: a language after a word of writing or of the whole, and none beside it. */
export function answerLanguage({ tokens }: PromptReading, piece: ReadPiece): string | null {
  let found: string | null = null;
  let writes = false;
  for (let index = piece.from; index < piece.to; index += 1) {
    const { text } = tokens[index] as Token;
    if (NEGATORS.has(text) || UNLESS.has(text) || WEAK_WORDS.has(text)) return null;
    if (WRITES.test(text)) writes = true;
    const language = languageNamed(text);
    if (!language) continue;
    if (found !== null && found !== language) return null;
    const inIt =
      /^ب/.test(text) || /^(?:in|باللغه|اللغه|لغه|بلغه)$/.test((tokens[index - 1] as Token | undefined)?.text ?? "");
    if (inIt) found = language;
  }
  return writes ? found : null;
}

const WRITES =
  /^(?:write|reply|answer|respond|output|everything|entire|whole|only|draft|compose|[وف]?(?:اكتب\S*|رد|ردك|جاوب|اجب|كله|كلها|الناتج|الجواب|الرد|فقط|تكتب|يكتب|يكون))$/;

const bareOf = (word: string) => word.replace(/^[وف]?(?:بال|عال|لل|ال|[بل])?/, "");

/** The language that a folded word names; an Arabic word may carry a conjunction, a preposition or the article. */
export const languageNamed = remember((word) => LANGUAGE_OF.get(word) ?? LANGUAGE_OF.get(bareOf(word)));

/** A word names a language, of people or of code. */
export const namesLanguage = remember(
  (word) => languageNamed(word) !== undefined || CODE_LANGUAGES.has(word) || CODE_LANGUAGES.has(bareOf(word)),
);
