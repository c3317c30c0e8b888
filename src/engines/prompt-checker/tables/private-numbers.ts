import { foldAligned, type FoldedText } from "#engines/text/fold.ts";
import { BARE_ID, BORN, CARD, IBAN, LABELLED_ID, LONG_NUMBER, PERSON, PHONE, US_SSN } from "../find/private-data.ts";

/** Offsets in the original text, `end` exclusive. */
interface Place {
  start: number;
  end: number;
}

/** How near a person must be spoken of, in characters: the same sentence or the one before. */
const NEAR = 120;

/**
 * Numbers that belong to one person, and dates of birth: by their label, their check digit, or beside a person. In order,
 * none in another.
 */
export function findPrivateNumbers(text: string, folded: FoldedText = foldAligned(text)): Place[] {
  return /\d/.test(folded.text) ? withoutOverlaps(numbersIn(text, folded)) : [];
}

function numbersIn(text: string, folded: FoldedText): Place[] {
  const places: Place[] = [];
  const whole = (match: RegExpMatchArray) => ({
    start: match.index as number,
    end: (match.index as number) + match[0].length,
  });
  const unfolded = ({ start, end }: Place) => ({
    start: folded.source[start] as number,
    end: folded.source[end] as number,
  });
  if (LONG_NUMBER.test(folded.text))
    for (const match of folded.text.matchAll(LABELLED_ID)) {
      const { end } = whole(match);
      places.push(unfolded({ start: end - (match[1] as string).length, end }));
    }
  for (const pattern of [US_SSN, IBAN]) for (const match of text.matchAll(pattern)) places.push(whole(match));
  for (const match of text.matchAll(CARD)) if (passesLuhn(match[0])) places.push(whole(match));
  const ofPeople = [PHONE, BORN, BARE_ID].flatMap((pattern) =>
    Array.from(folded.text.matchAll(pattern), (match) => unfolded(whole(match))),
  );
  if (ofPeople.length === 0) return places;
  const people = Array.from(folded.text.matchAll(PERSON), ({ index }) => folded.source[index] as number);
  return [...places, ...ofPeople.filter(({ start }) => people.some((at) => Math.abs(at - start) <= NEAR))];
}

function withoutOverlaps(places: Place[]): Place[] {
  const kept: Place[] = [];
  for (const place of places.sort((a, b) => a.start - b.start || b.end - a.end))
    if (place.start >= (kept.at(-1)?.end ?? 0)) kept.push(place);
  return kept;
}

/** ISO/IEC 7812-1 check digit. */
function passesLuhn(value: string): boolean {
  const digits = value.replace(/\D/g, "");
  if (digits.length < 13 || digits.length > 19 || /^(\d)\1+$/.test(digits)) return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]) * (index % 2 === 1 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}
