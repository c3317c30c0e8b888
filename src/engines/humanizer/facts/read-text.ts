import type { TextLanguage } from "#engines/text/language.ts";
import { findLiterals } from "#engines/text/literals.ts";
import type { Literal } from "#engines/text/literals.ts";
import type { Span } from "#engines/text/segment.ts";
import { AMOUNT_WORDS } from "./facts-lexicon.ts";
import { namesIn } from "./names-in.ts";

/** What is locked in a text and also counts among its facts, each looked for once, when first asked for. */
export interface TextReading {
  readonly text: string;
  literals(): Literal[];
  /** Amounts written in words. */
  amounts(): Span[];
  names(): Span[];
}

export function readText(text: string, language: TextLanguage): TextReading {
  return {
    text,
    literals: once(() => findLiterals(text, { latinWords: language === "ar" })),
    amounts: once(() =>
      [...text.matchAll(AMOUNT_WORDS)].map(({ index, 0: amount }) => ({
        start: index,
        end: index + amount.length,
        text: amount,
      })),
    ),
    names: once(() => namesIn(text, language)),
  };
}

/** Makes a value when it is first asked for and keeps it. */
export function once<T extends object | string>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
