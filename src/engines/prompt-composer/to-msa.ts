import { fold } from "../text/fold.ts";
import { findLiterals } from "../text/literals.ts";
import { varietyScores } from "../text/variety.ts";
import { GLOSSARY_SOURCE } from "./dialect-glossary.ts";
import { ARABIC_VERBS } from "./request-lexicon.ts";

export interface StandardText {
  text: string;
  /** False when words of a dialect are left that the glossary does not know: quote the original instead. */
  understood: boolean;
}

const GLOSSARY = new Map(
  GLOSSARY_SOURCE.split(/[|\n]/)
    .filter((entry) => entry.includes("="))
    .map((entry) => {
      const [word, form] = entry.split("=") as [string, string];
      return [fold(word.trim()), form.trim()];
    }),
);
const LONGEST_PHRASE = 5;
const WORD = /[\u0621-\u0652\u0670\u0671]+/g;
const PREFIXES = ["وال", "بال", "فال", "كال", "ولل", "ال", "لل", "وب", "ول", "و", "ف", "ب", "ل"];
const SUFFIXES = ["ها", "نا", "هم", "كم", "ي", "ك", "ه"];
/** Words that only look like dialect verbs or negations. */
const NOT_VERBS = new Set(
  "بيانات بيانيه بياني بيان بيئه بييه بييي بيروت بيتزا بيضاء بيوت بيولوجيا بيولوجي بنات بنايه بنوك بناء بنفسي بنفسه بنفسك بندا بتول بترول بتاتا بيتي بيتنا بيضه بيطري بيرو بيئي هيكل هيكله هيكلي هيئه هييه هندسه هندسي هندي هناك هنود حيث حين حياه حيوان حيوانات حينها حتى حتي حنين حنان حيله حيوي حيويه تمثيل مدهش منعش مشمش مفتش مهمش مناقش معيش منقوش مرتعش متوحش موحش"
    .split(" ")
    .map(fold),
);
const DIALECT_LEFT = 3;

/** Turns dialect wording into standard Arabic by the glossary and a few verb forms; literals stay to the letter. */
export function toStandardArabic(text: string): StandardText {
  if (!/[\u0621-\u064A]/.test(text)) return { text, understood: true };
  const kept: string[] = [];
  let masked = text;
  const literals = findLiterals(text).filter(
    ({ kind }) => kind !== "number" && kind !== "money" && kind !== "percent" && kind !== "date",
  );
  for (const literal of literals.toReversed()) {
    masked = `${masked.slice(0, literal.start)}\uE000${masked.slice(literal.end)}`;
    kept.unshift(literal.value);
  }
  const converted = polish(convert(masked));
  const understood = Math.max(...Object.values(varietyScores(converted.replace(/\uE000/g, " ")))) < DIALECT_LEFT;
  let index = 0;
  return { text: converted.replace(/\uE000/g, () => kept[index++] as string), understood };
}

function convert(text: string): string {
  const spans = Array.from(text.matchAll(WORD), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
  let result = "";
  let position = 0;
  for (let index = 0; index < spans.length;) {
    const span = spans[index] as { start: number; end: number; text: string };
    result += text.slice(position, span.start);
    let taken = 1;
    let form: string | null = null;
    for (let length = Math.min(LONGEST_PHRASE, spans.length - index); length > 1 && form === null; length -= 1) {
      const last = spans[index + length - 1] as { end: number };
      const phrase = text.slice(span.start, last.end);
      if (/[^\s\u0621-\u0652\u0670\u0671]/.test(phrase)) continue;
      form = lookUp(fold(phrase).replace(/\s+/g, " "), false);
      if (form !== null) taken = length;
    }
    form ??= lookUp(fold(span.text), true) ?? verbForm(span.text);
    result += form ?? span.text;
    position = (spans[index + taken - 1] as { end: number }).end;
    index += taken;
  }
  return result + text.slice(position);
}

function lookUp(folded: string, suffixes: boolean): string | null {
  const whole = GLOSSARY.get(folded);
  if (whole !== undefined) return whole;
  for (const prefix of PREFIXES) {
    if (!folded.startsWith(prefix) || folded.length - prefix.length < 3) continue;
    const form =
      GLOSSARY.get(folded.slice(prefix.length)) ??
      (suffixes && !prefix.includes("ل") ? withSuffix(folded.slice(prefix.length)) : null);
    if (form === undefined || form === null) continue;
    if (form === "") return prefix === "و" || prefix === "ف" ? "" : null;
    return joinPrefix(prefix, form);
  }
  return suffixes ? withSuffix(folded) : null;
}

function joinPrefix(prefix: string, form: string): string {
  if (prefix.endsWith("ال") && form.startsWith("ال")) return prefix.slice(0, -2) + form;
  if (prefix === "ل" && form.startsWith("ال")) return `لل${form.slice(2)}`;
  return prefix + form;
}

function withSuffix(folded: string): string | null {
  for (const suffix of SUFFIXES) {
    if (!folded.endsWith(suffix) || folded.length - suffix.length < 3) continue;
    const stem = folded.slice(0, -suffix.length);
    const form = GLOSSARY.get(stem) ?? (stem.endsWith("ت") ? GLOSSARY.get(`${stem.slice(0, -1)}ه`) : undefined);
    if (form === undefined || form === "" || form.includes(" ") || form.endsWith("ًا") || form.endsWith("ّ")) continue;
    return (form.endsWith("ة") ? `${form.slice(0, -1)}ت` : form) + suffix;
  }
  return null;
}

/** Present with ب, future with هـ or ح, negation with م…ش, and an object joined with ل. */
function verbForm(word: string): string | null {
  const folded = fold(word);
  if (NOT_VERBS.has(folded) || NOT_VERBS.has(folded.replace(/^[وف]/, ""))) return null;
  const negated = /^([وف]?)ما?ب?([يتنا].{2,})ش$/.exec(folded);
  if (negated !== null)
    return `${negated[1]}لا ${dative(word.slice(word.length - 1 - (negated[2] as string).length, -1))}`;
  const present = /^([وف]?)ب([يتن].{3,})$/.exec(word);
  if (present !== null) return `${present[1]}${dative(present[2] as string)}`;
  const future = /^([وف]?)[هح]([يتن].{3,})$/.exec(word);
  if (future !== null) return `${future[1]}س${dative(future[2] as string)}`;
  const separated = dative(word);
  return separated === word ? null : separated;
}

function dative(verb: string): string {
  const match = /^([وف]?)([يتنأا])(.{2,4})(لي|لنا|لهم|لها)$/.exec(verb);
  if (match === null || !(fold(match[3] as string) in ARABIC_VERBS)) return verb;
  return `${match[1]}${match[2]}${match[3]} ${match[4]}`;
}

/** Spelling and spacing that the replacements leave behind. */
function polish(text: string): string {
  return text
    .replace(/(^|\s)(?:رح|راح|غادي)\s+([يتنأا])/g, "$1س$2")
    .replace(/(^|\s)عم\s+ب?([يتنأا])/g, "$1$2")
    .replace(/ {2,}/g, " ")
    .replace(/ ([،؛؟.])/g, "$1")
    .trim();
}
