import { fold } from "#engines/text/fold.ts";
import { words } from "#engines/text/segment.ts";
import type { Term, Vocabulary } from "./vocabulary/term.ts";

/** A word of the request: its place, and the forms it may be known by (clitics and endings taken off). */
export interface Word {
  start: number;
  end: number;
  text: string;
  forms: readonly string[];
}

/** A term found in a request; `from` and `to` (exclusive) count words. */
export interface Found {
  term: Term;
  from: number;
  to: number;
  start: number;
  end: number;
}

/** Wordings of some vocabularies, by their first word. */
export type TermIndex = ReadonlyMap<string, readonly { words: readonly string[]; term: Term }[]>;

export function readWords(text: string): Word[] {
  return words(text).map((span) => ({ ...span, forms: formsOf(fold(span.text)) }));
}

const ARABIC = /^[\u0621-\u064A]+$/;

/** Words of the trade whose first letter is their own: "لقطة" holds no cat. */
const OWN_LETTERS = /^(?:ال)?لقط(?:ه|ات|تين|تان)$/;

/** "وبالليل" is known as itself, "بالليل", "الليل" and "ليل"; "dogs" as "dog" too. */
function formsOf(word: string): string[] {
  const forms = [word];
  if (OWN_LETTERS.test(word)) return forms;
  const add = (form: string) => {
    if (form.length > 1 && !forms.includes(form)) forms.push(form);
  };
  if (ARABIC.test(word)) {
    for (const prefix of ["وال", "بال", "فال", "كال", "لل", "ولل", "وبال", "ال"])
      if (word.startsWith(prefix) && word.length - prefix.length >= 3) add(word.slice(prefix.length));
    for (const prefix of ["و", "ب", "ل", "ك", "ف", "وب", "ول"])
      if (word.startsWith(prefix) && word.length - prefix.length >= 3) add(word.slice(prefix.length));
  } else if (word.length > 3 && word.endsWith("s")) add(word.slice(0, -1));
  return forms;
}

/** A cue's words without the article, as the forms of a request's words also come. */
function cueWords(cue: string): string[] {
  return words(fold(cue)).map(({ text }) =>
    ARABIC.test(text) && text.length > 4 ? text.replace(PREFIX_ARTICLE, "") : text,
  );
}
const PREFIX_ARTICLE = /^ال/;

export function indexTerms(vocabularies: readonly Vocabulary[]): TermIndex {
  const index = new Map<string, { words: readonly string[]; term: Term }[]>();
  for (const { terms, cues } of vocabularies)
    for (const [cue, place] of cues) {
      const own = cueWords(cue);
      const first = own[0];
      if (first === undefined) continue;
      const entry = { words: own, term: terms[place] as Term };
      const list = index.get(first);
      if (list) list.push(entry);
      else index.set(first, [entry]);
    }
  for (const list of index.values()) list.sort((a, b) => b.words.length - a.words.length);
  return index;
}

/**
 * Every term in the words, longest wording first; a word belongs to one term of a kind, and a longer wording of any kind
 * hides the shorter ones inside it ("golden hour" is no gold).
 */
export function findTerms(request: readonly Word[], index: TermIndex): Found[] {
  const found: Found[] = [];
  request.forEach((word, from) => {
    const seen = new Set<string>();
    for (const form of word.forms)
      for (const entry of index.get(form) ?? []) {
        const key = `${entry.term.kind} ${entry.term.id}`;
        if (seen.has(key) || !follows(request, from, entry.words)) continue;
        seen.add(key);
        const to = from + entry.words.length;
        const last = request[to - 1] as Word;
        found.push({ term: entry.term, from, to, start: word.start, end: last.end });
      }
  });
  return found
    .filter((one) => !found.some((other) => covers(other, one)))
    .sort((a, b) => a.from - b.from || b.to - a.to);
}

function follows(request: readonly Word[], from: number, cue: readonly string[]): boolean {
  return cue.every((part, offset) => request[from + offset]?.forms.includes(part));
}

/** A longer wording covers a shorter one; of two equal ones of a kind, the first in its table stays. */
function covers(other: Found, one: Found): boolean {
  return other !== one && other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from;
}
