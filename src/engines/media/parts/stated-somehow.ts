import mediaWords from "../vocabulary/media-words.json" with { type: "json" };
import { fold } from "#engines/text/fold.ts";
import { wholeWords } from "#engines/text/words/word-pattern.ts";

/*
 * Whether a request says anything of a slot at all, in words that no table reads: then nothing is added to it. Wide on purpose:
 * a word too many only leaves a default out.
 */
const word = (words: string, inArabic: string) => wholeWords(`${words}|(?:و|ب|ل|ك|ال|وال|بال|لل)?(?:${inArabic})`, "u");
const { stated } = mediaWords;
const PATTERNS = {
  medium: word(stated.medium, stated.mediumInArabic),
  light: word(stated.light, stated.lightInArabic),
  framing: word(stated.framing, stated.framingInArabic),
  move: word(stated.move, stated.moveInArabic),
  travel: word(stated.travel, stated.travelInArabic),
  ground: word(stated.ground, stated.groundInArabic),
  person: word(stated.person, stated.personInArabic),
  colour: word(stated.colour, stated.colourInArabic),
  sound: word(stated.sound, stated.soundInArabic),
};

export function isStatedSomehow(slot: keyof typeof PATTERNS, text: string): boolean {
  return PATTERNS[slot].test(fold(text));
}
