import { fold } from "./fold.ts";

/** More words than this make no search better. */
const MOST_WORDS = 12;
/** Hamza on its seats and alone: مسئول and مسؤول are one word. */
const SEATED = /[ئؤء]/gu;
const SEATS = ["ي", "و", "ء"] as const;
/** Each hamza triples the forms of a word, so no more than two are turned. */
const MOST_TURNED = 2;

/**
 * The words of a search, folded, each with the forms it may be written in: a text holds the search when it holds a form of
 * each word, in any order. Letters joined by an old font (ﻻ) are letters.
 */
export function searchWords(wanted: string): string[][] {
  const words = wanted.normalize("NFKC").split(/\s+/u).filter(Boolean);
  return words
    .map(formsOf)
    .filter(([form]) => form !== "")
    .slice(0, MOST_WORDS);
}

/** The LIKE patterns that find each word of `searchWords` in a folded text. */
export function searchPatterns(wanted: string): string[][] {
  return searchWords(wanted).map((forms) => forms.map((form) => `%${form.replace(/[\\%_]/gu, "\\$&")}%`));
}

function formsOf(word: string): string[] {
  const hamzas = [...word.matchAll(SEATED)].slice(0, MOST_TURNED).map(({ index }) => index);
  const turned = hamzas.reduce(
    (forms, at) => forms.flatMap((form) => SEATS.map((seat) => form.slice(0, at) + seat + form.slice(at + 1))),
    [word],
  );
  return [...new Set([word, ...turned].map((form) => fold(form).trim()))];
}
