import { either } from "#engines/text/words/word-pattern.ts";
import checkerWords from "../checker-words.json" with { type: "json" };
import { cleanText } from "#engines/text/clean.ts";
import { toArabicDigits, toAsciiDigits } from "#engines/text/digits.ts";
import type { Prompt } from "../reading/prompt.ts";
import type { Finding } from "#engines/prompt-checker/finding.ts";

const LATIN_NUMBER = /(?<![\p{L}\p{N}_.-])[0-9]+(?:[.,:/][0-9]+)*(?![\p{L}\p{N}_.])/gu;
const ARABIC_NUMBER = /[٠-٩۰-۹]+(?:[.,٫٬:/][٠-٩۰-۹]+)*/g;

/** Both digit systems in one text; the fewer go over to the system of the others. */
export function findMixedDigits(prompt: Prompt): Finding[] {
  const places = (pattern: RegExp) =>
    [...prompt.text.matchAll(pattern)].filter(({ index }) => !prompt.isInRegion(index));
  const latin = places(LATIN_NUMBER);
  const arabic = latin.length === 0 ? [] : places(ARABIC_NUMBER);
  if (arabic.length === 0) return [];
  const fewer = prompt.language === "ar" && latin.length <= arabic.length ? latin : arabic;
  return fewer.map(({ index, 0: number }) => ({
    id: "mixed-digit-systems",
    start: index,
    end: index + number.length,
    replacement: fewer === latin ? toArabicDigits(number) : toAsciiDigits(number),
  }));
}

const IN_ARABIC = /(?<=[ء-ي\u064B-\u0652])[,;?](?=\s|$)/g;
const IN_ENGLISH = /(?<=[A-Za-z])[،؛؟](?=\s|$)/g;
const SWAP: Record<string, string> = { ",": "،", ";": "؛", "?": "؟", "،": ",", "؛": ";", "؟": "?" };

/** Punctuation of the other script. */
export function findForeignPunctuation(prompt: Prompt): Finding[] {
  return [...prompt.text.matchAll(prompt.language === "ar" ? IN_ARABIC : IN_ENGLISH)]
    .filter(({ index }) => !prompt.isInRegion(index))
    .map(({ index, 0: mark }) => ({
      id: "foreign-punctuation",
      start: index,
      end: index + 1,
      replacement: SWAP[mark] as string,
    }));
}

const NOISE = either(
  "g",
  /[\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]+/,
  /\uFFFD+/,
  /(?:\u00D8[\u0080-\u00FF]|\u00D9[\u0080-\u00FF]){2,}/,
  /\u00E2\u20AC[\u0080-\uFFFF]/,
  /\u0640{2,}/,
  /(?:&(?:nbsp|amp|lt|gt|quot|#\d{1,5});)+/,
);
const STRETCHED = /(?<![\p{L}\p{N}])(?=\p{L}{0,30}?(\p{L})\1{3})(?!www|x+\b|a{4,}|ه{4,})\p{L}{4,40}(?![\p{L}\p{N}])/giu;
/** Where this finds nothing STRETCHED does not either; it takes a tenth of the time. */
const ANY_STRETCH = /([^\s\d!-/:-@[-`{-~\uFFFC])\1\1\1/i;
const ENTITIES: Record<string, string> = { "&nbsp;": " ", "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** Hidden characters, broken encoding and letters held down. */
export function findNoise(prompt: Prompt): Finding[] {
  const hidden = [...prompt.text.matchAll(NOISE)].map(({ index, 0: noise }) => ({
    start: index,
    end: index + noise.length,
    replacement: withoutNoise(noise),
  }));
  const stretched = !ANY_STRETCH.test(prompt.freeText)
    ? []
    : [...prompt.text.matchAll(STRETCHED)]
        // "YYYY" is a pattern for a date, not a key held down.
        .filter(({ index, 0: word }) => !prompt.isInRegion(index) && !/^[A-Z]+$/.test(word))
        .map(({ index, 0: word }) => ({
          start: index,
          end: index + word.length,
          replacement: word.replace(/(\p{L})\1{3,}/gu, "$1"),
        }));
  return [...hidden, ...stretched]
    .sort((a, b) => a.start - b.start)
    .map((place) => ({ id: "input-noise" as const, ...place }));
}

function withoutNoise(noise: string): string {
  if (noise.startsWith("\u0640")) return "";
  if (noise.startsWith("&")) return noise.replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? "");
  return /[\u00C0-\u00FF]/.test(noise) ? noise : cleanText(noise).replace(/\uFFFD/g, "");
}

/** So many words in one line, without a break, hide what is in them. */
const MOST_IN_LINE = { gentle: 120, normal: 120, strict: 90 };

/** A long paragraph; it breaks after about every third sentence. */
export function findWall(prompt: Prompt): Finding[] {
  let start = 0;
  for (const line of prompt.text.split("\n")) {
    const words = line.split(/\s+/).length;
    if (words > MOST_IN_LINE[prompt.strictness] && !prompt.isInRegion(start + (line.length >> 1)))
      return [{ id: "wall-of-text", start, end: start + line.length, replacement: broken(line) }];
    start += line.length + 1;
  }
  return [];
}

function broken(text: string): string {
  let ends = 0;
  return text.replace(/[.!?؟] (?=\S)/g, (mark) => {
    ends += 1;
    return ends % 3 === 0 ? `${mark.trim()}\n\n` : mark;
  });
}

const BANGS = /(?<![!！؟?])[!！؟?]*!{2,}[!?؟]*|(?:!\s?){3,}/g;
const CAPITALS = /(?<![\p{L}\p{N}_-])[A-Z]{4,}(?![\p{L}\p{N}_-])/gu;
const LEAST_CAPITALS = 3;

/** Runs of exclamation marks, and words in capitals that are no abbreviations: they have vowels as words do. */
export function findShouting(prompt: Prompt): Finding[] {
  const bangs = prompt.match(BANGS).map(({ start, end, text }) => ({
    start,
    end,
    replacement: /[?؟]/.test(text) ? prompt.inTextLanguage({ ar: "؟", en: "?" }) : ".",
  }));
  const capitals = [...prompt.text.matchAll(CAPITALS)]
    .filter(
      ({ index, 0: word }) =>
        !isListed(prompt.text, index, word.length) &&
        !prompt.isInRegion(index) &&
        /[AEIOU]/.test(word) &&
        !KNOWN_IN_CAPITALS.has(word),
    )
    .map(({ index, 0: word }) => ({ start: index, end: index + word.length, replacement: word.toLowerCase() }));
  const words = prompt.reading.words.filter(
    ({ id, start, end }) => id === "shouting-emphasis" && /\s/.test(prompt.text.slice(start, end)),
  );
  const found = [
    ...bangs,
    ...(capitals.length >= LEAST_CAPITALS ? capitals : []),
    ...words.map(({ start, end }) => ({ start, end })),
  ];
  return found.sort((a, b) => a.start - b.start).map((place) => ({ id: "shouting-emphasis" as const, ...place }));
}

/** "POSITIVE, NEGATIVE or MIXED": capitals in a row are labels. */
function isListed(text: string, start: number, length: number): boolean {
  return (
    /[A-Z]{2}(?:, (?:or |and )?| or | and |\/|\|)$/.test(text.slice(Math.max(0, start - 9), start)) ||
    /^(?:, (?:or |and )?| or | and |\/|\|)[A-Z]{2}/.test(text.slice(start + length, start + length + 9))
  );
}

const KNOWN_IN_CAPITALS = new Set(checkerWords.marks.knownInCapitals.split(" "));
