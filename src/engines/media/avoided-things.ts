import { fold } from "#engines/text/fold.ts";
import { type Exclusion, findDenials } from "./exclusions.ts";
import { readWords } from "./match-terms.ts";

/** The field of exclusions: each piece is one, with or without a word of denial before it. */
export function avoided(field: string) {
  return field
    .split(/[,،;؛\n]+/u)
    .map((piece) => piece.trim())
    .filter(Boolean)
    .flatMap((piece) => {
      const marked = findDenials(piece, readWords(piece), "image").exclusions;
      const own = marked.length > 0 ? marked : findDenials(`no ${piece}`, readWords(`no ${piece}`), "image").exclusions;
      return own.map((one): Exclusion => ({ ...one, isAdded: true }));
    });
}

/** A typed list is the person's own, word for word: only a piece that the table knows whole is said in its words. */
export function avoidedAsTyped(list: string): Exclusion[] {
  return list
    .split(/[,،;؛]/u)
    .map((piece) => piece.trim())
    .filter(Boolean)
    .map((piece): Exclusion => {
      const [own, ...others] = avoided(piece);
      const isWhole = own && others.length === 0 && fold(own.words).trim() === fold(piece);
      return isWhole ? own : { start: 0, end: 0, words: piece, isAdded: true };
    });
}

/** The same thing ruled out twice, in the request and in the form, is one. */
export function onceEach(exclusions: readonly Exclusion[]): Exclusion[] {
  const nameOf = ({ known, words }: Exclusion) => known?.en ?? fold(words);
  return exclusions.filter((one, index) => exclusions.findIndex((other) => nameOf(other) === nameOf(one)) === index);
}
