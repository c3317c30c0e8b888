import { fold } from "#engines/text/fold.ts";
import { inflect } from "./inflect.ts";

/** A slot of a wording: the folded words that may stand there, or the most words of a gap. */
type Slot = ReadonlySet<string> | number;

const GAP = 4;
const WIDE_GAP = 8;

/** A set of wordings to look for. `loose` also finds Arabic words that carry a pronoun, a feminine ending or tanwin. */
export interface Lexicon {
  readonly loose: boolean;
}

/** A wording of a lexicon without its first word. */
export interface Wording {
  readonly lexicon: Lexicon;
  readonly rest: readonly Slot[];
}

/**
 * The wordings of all lexicons by their first words. A text asks once with each of its words: that every lexicon asked
 * the text for each of its beginnings, 6,000 in all, took a fifth of the rules' time.
 */
const BY_FIRST_WORD = new Map<string, Wording[]>();

/** The wordings of all lexicons that begin with a folded word. */
export function wordingsFrom(word: string): readonly Wording[] {
  return BY_FIRST_WORD.get(word) ?? NONE;
}

const NONE: readonly Wording[] = [];

/**
 * Compiles wordings written as plain phrases. `a|b` in one place means either word, `…` skips up to four words and `……` up to eight. A
 * hyphen or underscore inside an alternative makes it several words, and a verb with `*` stands for its forms. Matching is on folded text and lets Arabic words carry و، ف، ال، ب، ل، ك in front.
 */
export function lexicon(wordings: readonly string[], options: { loose?: boolean } = {}): Lexicon {
  const compiled: Lexicon = { loose: options.loose ?? false };
  for (const wording of wordings.flatMap((one) => withoutHyphens(fold(one).trim()))) {
    const [first = "", ...rest] = wording.split(/\s+/);
    const slots = rest.map((slot): Slot => (slot === "…" ? GAP : slot === "……" ? WIDE_GAP : new Set(formsIn(slot))));
    for (const word of new Set(formsIn(first))) {
      const known = BY_FIRST_WORD.get(word);
      if (known) known.push({ lexicon: compiled, rest: slots });
      else BY_FIRST_WORD.set(word, [{ lexicon: compiled, rest: slots }]);
    }
  }
  return compiled;
}

function formsIn(slot: string): string[] {
  return slot.split("|").flatMap((word) => (word.endsWith("*") ? inflect(word.slice(0, -1)) : [word]));
}

/** A hyphenated alternative is several words, so it becomes a wording of its own. */
function withoutHyphens(wording: string): string[] {
  const slots = wording.split(/\s+/);
  const at = slots.findIndex((slot) => /[-._]/.test(slot));
  if (at < 0) return [wording];
  const alternatives = (slots[at] as string).split("|");
  const plain = alternatives.filter((alternative) => !/[-._]/.test(alternative));
  const variants = alternatives
    .filter((alternative) => /[-._]/.test(alternative))
    .map((alternative) => alternative.replace(/[-._]+/g, " "));
  if (plain.length > 0) variants.push(plain.join("|"));
  return variants.flatMap((variant) =>
    withoutHyphens([...slots.slice(0, at), variant, ...slots.slice(at + 1)].join(" ")),
  );
}

/** The folded Arabic word and what it is without its proclitics; a Latin word alone. */
export function stemsOf(word: string): string[] {
  const stems = [word];
  const first = word.charCodeAt(0);
  if (first < 0x621 || first > 0x64a || word.length < 4) return stems;
  if (first === 0x648 || first === 0x641) stems.push(word.slice(1));
  for (const stem of stems.slice()) {
    if (stem.startsWith("ال")) add(stems, stem, 2);
    else if (stem.startsWith("لل") || stem.startsWith("بال") || stem.startsWith("كال"))
      add(stems, stem, stem.startsWith("لل") ? 2 : 3);
    if (/^[بلك]/.test(stem) && stem.length >= 5) stems.push(stem.slice(1));
  }
  return stems;
}

const SUFFIXES = [
  "هالي",
  "هولي",
  "هوني",
  "لكم",
  "لنا",
  "لها",
  "لهم",
  "كم",
  "ها",
  "هم",
  "هن",
  "نا",
  "ني",
  "لي",
  "له",
  "ات",
  "ين",
  "ون",
  "ه",
  "ي",
  "ك",
  "ا",
  "و",
];

/** The stems without pronouns, endings and tanwin; those that have none are left out. */
export function looseStemsOf(stems: readonly string[]): string[] {
  const loose: string[] = [];
  for (const stem of stems) {
    const first = stem.charCodeAt(0);
    if (first < 0x621 || first > 0x64a) continue;
    for (const suffix of SUFFIXES) {
      if (stem.length - suffix.length >= 3 && stem.endsWith(suffix)) loose.push(stem.slice(0, -suffix.length));
    }
  }
  return loose;
}

function add(stems: string[], stem: string, length: number): void {
  if (stem.length - length >= 2) stems.push(stem.slice(length));
}
