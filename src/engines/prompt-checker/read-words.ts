import type { FoldedText } from "#engines/text/fold.ts";
import type { Span } from "#engines/text/segment.ts";
import { looseStemsOf, stemsOf, wordingsFrom, type Lexicon, type Wording } from "./lexicon.ts";
import { slipOf } from "./typos.ts";
import type { Word } from "./word.ts";

/** The first class is tried before the Unicode ones, which take 5 times as long on Arabic. */
const WORD = /(?:[a-z0-9ء-ي]|[\p{L}\p{N}])+(?:'\p{L}+)*/gu;
/** What may stand between two words of one clause is spaces, quotation marks, hyphens and list marks. */
const OPENS_CLAUSE = /[^\s'"\-_/*#]|\n/;
const NEGATORS = new Set([
  "no",
  "not",
  "don't",
  "dont",
  "never",
  "without",
  "avoid",
  "isn't",
  "isnt",
  "doesn't",
  "needn't",
  "nor",
  "neither",
  "لا",
  "بدون",
  "بلا",
  "دون",
  "مش",
  "مو",
  "ليس",
  "ليست",
  "غير",
  "ولا",
  "مب",
  "ماابي",
  "مابي",
  "تجنب",
  "بلاش",
  "من غير",
]);

/** A wording that begins with a word of the text, and the indexes of the words it may begin at. */
export interface BegunWording {
  readonly rest: Wording["rest"];
  readonly places: readonly number[];
}

/** What a word's form alone tells, read once however often it stands in a text. */
interface Form extends Pick<Word, "stems" | "loose" | "negates"> {
  places: number[];
}

/** The words of a text outside its regions, and the wordings of all lexicons that they begin. */
export function readWords(
  freeText: string,
  { source }: FoldedText,
  sentences: readonly Span[],
): { words: Word[]; begun: ReadonlyMap<Lexicon, readonly BegunWording[]> } {
  const words: Word[] = [];
  const forms = new Map<string, Form>();
  let sentence = 0;
  let last = 0;
  for (const { index: at, 0: text } of freeText.matchAll(WORD)) {
    const start = source[at] as number;
    const end = source[at + text.length] as number;
    while (sentence < sentences.length - 1 && start >= (sentences[sentence] as Span).end) sentence += 1;
    const between = freeText.slice(last, at);
    last = at + text.length;
    let form = forms.get(text);
    if (!form) forms.set(text, (form = formOf(text)));
    const { stems, loose, negates } = form;
    const index = words.length;
    form.places.push(index);
    const opens = index === 0 || (between !== " " && OPENS_CLAUSE.test(between));
    words.push({ text, start, end, index, sentence, opens, negates, stems, loose });
  }
  return { words, begun: begunBy(forms.values()) };
}

/** A slip of the finger is read as the word it is a slip of, beside itself. */
function formOf(text: string): Form {
  const slip = slipOf(text);
  const stems = slip ? [...stemsOf(text), slip] : stemsOf(text);
  const negates = NEGATORS.has(text) || /^م[ء-ي]{3,}ش$/.test(text);
  return { stems, loose: looseStemsOf(stems), negates, places: [] };
}

function begunBy(forms: Iterable<Form>): Map<Lexicon, BegunWording[]> {
  const begun = new Map<Lexicon, BegunWording[]>();
  for (const { stems, loose, places } of forms) {
    const add = ({ lexicon, rest }: Wording) => {
      const list = begun.get(lexicon);
      if (list) list.push({ rest, places });
      else begun.set(lexicon, [{ rest, places }]);
    };
    for (const stem of stems) for (const wording of wordingsFrom(stem)) add(wording);
    for (const stem of loose) for (const wording of wordingsFrom(stem)) if (wording.lexicon.loose) add(wording);
  }
  return begun;
}
