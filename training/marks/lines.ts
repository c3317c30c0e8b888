import type { Random } from "../glyphs/random.ts";

const LETTERS = [..."بتثجحخدذرزسشصضطظعغفقكلمنهوي"];
const VOWELS = ["\u064E", "\u064E", "\u064E", "\u064F", "\u0650", "\u0650"];
const SHADDA = "\u0651";
const SUKUN = "\u0652";
const NUNATION = ["\u064C", "\u064D"];

/** A line of made-up words with full vowel marks, in the shares that fully marked prose has. */
export function voweledLine(random: Random): string {
  const words = Array.from({ length: 3 + Math.floor(random.next() * 4) }, () => word(random));
  return words.map((one) => one + (random.next() < 0.1 ? random.pick(["،", ".", "؛", ":"]) : "")).join(" ");
}

function word(random: Random): string {
  const article = random.next() < 0.25 ? `ا\u0644${SUKUN}` : "";
  const length = 2 + Math.floor(random.next() * 4);
  let text = article;
  for (let at = 0; at < length; at += 1) {
    const last = at === length - 1;
    text += random.next() < (at === 0 ? 0.2 : 0.08) ? random.pick(["أ", "أ", "إ", "ئ", "ؤ"]) : random.pick(LETTERS);
    const kind = random.next();
    if (last && kind < 0.25) return text + (random.next() < 0.4 ? "\u064Bا" : random.pick(NUNATION));
    if (last && kind < 0.35) return text + `\u064E${random.pick(["ة\u064C", "ة\u064E", "ى", "ا"])}`;
    if (kind < 0.18) text += SUKUN;
    else if (kind < 0.36) text += SHADDA + random.pick(VOWELS);
    else if (kind < 0.95) text += random.pick(VOWELS);
    if (random.next() < 0.15) text += random.pick(["ا", "و", "ي", "آ"]);
  }
  return text;
}
