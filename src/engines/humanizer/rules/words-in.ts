import type { MaskedText } from "#engines/humanizer/wording.ts";

/** A word of the folded text; places are the folded text's. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

const WORD = /[a-z]+(?:['-][a-z]+)*|[ء-ي]+/g;

/** The words of a text outside of locked spans, in order. */
export function wordsIn(text: MaskedText): Word[] {
  const found: Word[] = [];
  for (const { index, 0: word } of text.plain.matchAll(WORD))
    found.push({ text: word, start: index, end: index + word.length });
  return found;
}

/** A stretch of the folded text as a stretch of the original. */
export function placeOf(text: MaskedText, start: number, end: number): { start: number; end: number } {
  return { start: text.folded.source[start] as number, end: text.folded.source[end] as number };
}

/** What is written together with an Arabic word before it, longest first. */
const BEFORE = /^(?:وبال|فبال|وال|فال|بال|كال|ولل|فلل|لل|ال|وب|فب|ول|فل|وك|وس|و|ف|ب|ل|ك|س)(?=[ء-ي]{3})/;

/** An Arabic word as its possible stems, the whole word first, each with what stands before it. */
export function stemsOf(word: string): { before: string; stem: string }[] {
  const stems = [{ before: "", stem: word }];
  let rest = BEFORE.exec(word)?.[0] ?? "";
  while (rest !== "") {
    stems.push({ before: rest, stem: word.slice(rest.length) });
    rest = rest.slice(0, -1);
    while (rest !== "" && !/^(?:وبال|فبال|وال|فال|بال|كال|ولل|فلل|لل|ال|وب|فب|ول|فل|وك|وس|و|ف|ب|ل|ك|س)$/.test(rest))
      rest = rest.slice(0, -1);
  }
  return stems;
}
