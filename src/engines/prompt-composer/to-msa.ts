import { fold } from "#engines/text/fold.ts";
import { findLiterals } from "#engines/text/literals.ts";
import { varietyScores } from "#engines/text/variety.ts";
import { SPOKEN_PRESENT, standardForm } from "./dialect-tables.ts";
import type { Dialect } from "./dialect-tables.ts";
import { hasDialectResidue } from "./dialect-residue.ts";
import { polishSpoken } from "./polish-spoken.ts";
import { polishStandard } from "./polish-standard.ts";
import { ARABIC_VERBS } from "./request-lexicon.ts";

interface StandardText {
  text: string;
  /** False when words of a dialect are left that the glossary does not know: quote the original instead. */
  understood: boolean;
}

const LONGEST_PHRASE = 5;
const WORD = /[\u0621-\u0652\u0670\u0671\u067E\u0686\u06A4\u06A9\u06AF\u06CC]+/g;
const PREFIXES = ["وال", "بال", "فال", "كال", "ولل", "ال", "لل", "وب", "ول", "و", "ف", "ب", "ل"];
const SUFFIXES = ["ها", "نا", "هم", "كم", "ي", "ك", "ه"];
/** Words that only look like dialect verbs or negations. */
const NOT_VERBS = new Set(
  "بنقاط بنقط بنفس بنص بنهايه بنسبه بنجاح بنوع بنظام بنبره بنتيجه بنسخه بنموذج بتاريخ بتكلفه بتفاصيل بتجربه بتذكره بتعاون بتوتر بيد بيوم بيسر بتصرف بتوازن بتاثير بيانات بيانيه بياني بيان بيئه بييه بييي بيروت بيتزا بيضاء بيوت بيولوجيا بيولوجي بنات بنود بندق بنزين بندوره بينهم بينها بينهما بيننا بيني بينك بيجاما بنايه بنوك بناء بنفسي بنفسه بنفسك بندا بتول بترول بتاتا بيهم بيها بيه بيكم بينا بياناتي بياناتك بياناته بياناتها بياناتنا بياناتهم بنابلس بنيويورك بتونس بتركيا بنجران بتبوك بينبع بيافا بتعز بنزوي بنغازي بيتي بيتنا بيتيه بيتيات بيتهم بيتها بيته بيتك بيضه بيطري بيرو بيئي هيكل هيكله هيكلي هيئه هييه هندسه هندسي هندي هناك هنود حيث حين حياه حيوان حيوانات حينها حتى حتي حنين حنان حيله حيوي حيويه تمثيل مدهش منعش مشمش مفتش مهمش مناقش معيش منقوش مرتعش متوحش موحش"
    .split(" ")
    .map(fold),
);
const DIALECT_LEFT = 4;

/** Turns dialect wording into standard Arabic by the glossary and a few verb forms; literals stay to the letter. */
export function toStandardArabic(text: string, dialect: Dialect | null): StandardText {
  if (!/[\u0621-\u064A]/.test(text)) return { text, understood: true };
  const kept: string[] = [];
  let masked = text;
  const literals = [
    ...findLiterals(text).filter(
      ({ kind }) => kind !== "number" && kind !== "money" && kind !== "percent" && kind !== "date",
    ),
    ...namedWords(text),
  ].toSorted((a, b) => a.start - b.start);
  for (const literal of literals.toReversed()) {
    masked = `${masked.slice(0, literal.start)}\uE000${masked.slice(literal.end)}`;
    kept.unshift(literal.value);
  }
  const worded = convert(masked, dialect);
  const converted = polishStandard(dialect === null ? worded : polishSpoken(worded));
  const left = converted.replaceAll("\uE000", " ");
  const understood =
    dialect === null
      ? Math.max(...Object.values(varietyScores(left))) < DIALECT_LEFT
      : !hasDialectResidue(left, dialect);
  let index = 0;
  return { text: converted.replace(/\uE000/g, () => kept[index++] as string), understood };
}

/** «كلمة كافيه»: a word that is spoken about stays as it is. */
function namedWords(text: string): { start: number; end: number; value: string }[] {
  return Array.from(text.matchAll(/(?<=(?<![\u0621-\u064A])كلم[ةه] )[\u0621-\u0652]{3,}(?=\s|$|[،.])/gu), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    value: match[0],
  }));
}

function convert(text: string, dialect: Dialect | null): string {
  const known = (folded: string) => standardForm(folded, dialect);
  const spans = Array.from(text.matchAll(WORD), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    folded: fold(match[0]),
  }));
  /** How many words from each one on stand with nothing but space between them. */
  const run = spans.map(() => 1);
  for (let index = spans.length - 2; index >= 0; index -= 1)
    if (/^\s+$/.test(text.slice(spans[index]?.end, spans[index + 1]?.start)))
      run[index] = Math.min((run[index + 1] as number) + 1, LONGEST_PHRASE);
  let result = "";
  let position = 0;
  for (let index = 0; index < spans.length;) {
    const span = spans[index] as (typeof spans)[number];
    result += text.slice(position, span.start);
    let taken = 1;
    let form: string | null = null;
    for (let length = run[index] as number; length > 1 && form === null; length -= 1) {
      const words = spans.slice(index, index + length).map(({ folded }) => folded);
      form = lookUp(words.join(" "), false, known);
      if (form !== null) taken = length;
    }
    form ??=
      lookUp(span.folded, true, known, span.text.endsWith("ة")) ??
      (dialect === null ? null : verbForm(span.text, dialect));
    result += form ?? span.text;
    position = (spans[index + taken - 1] as { end: number }).end;
    index += taken;
  }
  return result + text.slice(position);
}

type Known = (folded: string) => string | undefined;

function lookUp(folded: string, suffixes: boolean, known: Known, feminine = false): string | null {
  const whole = known(folded);
  if (whole !== undefined) return whole;
  for (const prefix of PREFIXES) {
    if (!folded.startsWith(prefix) || folded.length - prefix.length < 3) continue;
    const rest = folded.slice(prefix.length);
    if (SPOKEN_PRESENT.has(rest) && !/^[وفب]$/.test(prefix)) continue;
    const form = known(rest) ?? (suffixes && !prefix.includes("ل") ? withSuffix(rest, known, feminine) : null);
    if (form === null) continue;
    if (form === "") return prefix === "و" || prefix === "ف" ? "" : null;
    if (prefix.endsWith("ال") && form.includes(" ")) return null;
    if (prefix.endsWith("ب") && SPOKEN_PRESENT.has(rest)) return prefix.slice(0, -1) + form;
    return joinPrefix(prefix, form);
  }
  return suffixes ? withSuffix(folded, known, feminine) : null;
}

function joinPrefix(prefix: string, form: string): string {
  if (prefix === "فال" && form !== "") return `في ${form.startsWith("ال") ? form : `ال${form}`}`;
  if (prefix.endsWith("ال") && form.startsWith("ال")) return prefix.slice(0, -2) + form;
  if (prefix.endsWith("لل") && form.startsWith("ال")) return prefix + form.slice(2);
  if (prefix === "ل" && form.startsWith("ال")) return `لل${form.slice(2)}`;
  return prefix + form;
}

/** Participles and the like take ة where a noun takes a pronoun: جاية is قادمة. */
const ADJECTIVAL = /^[\u0621-\u064A]{2}ي[\u0621-\u064A]$/u;
const PARTICIPLE = /^(?:[\u0621-\u064A]ا[\u0621-\u064A]{2}|م[\u0621-\u064A]{3,5})$/u;

function withSuffix(folded: string, known: Known, feminine: boolean): string | null {
  for (const suffix of SUFFIXES) {
    if (!folded.endsWith(suffix) || folded.length - suffix.length < 3) continue;
    const stem = folded.slice(0, -suffix.length);
    const form = known(stem) ?? (stem.endsWith("ت") ? known(`${stem.slice(0, -1)}ه`) : undefined);
    if (form === undefined || form === "" || /\s|ًا$|ّ$/u.test(form) || (feminine && form.endsWith("ى"))) continue;
    if (
      suffix === "ه" &&
      !form.endsWith("ة") &&
      (form.endsWith("ي") || PARTICIPLE.test(form) || (feminine && ADJECTIVAL.test(form)))
    )
      return `${form}ة`;
    if (suffix === "ي" && SPOKEN_PRESENT.has(stem)) continue;
    return form.replace(/ة$/u, "ت").replace(/ى$/u, "ا") + suffix;
  }
  return null;
}

/** Present with ب, future with هـ or ح, negation with م…ش, and an object joined with ل. */
function verbForm(word: string, dialect: Dialect): string | null {
  const folded = fold(word);
  if (
    NOT_VERBS.has(folded) ||
    NOT_VERBS.has(folded.replace(/^[وف]/, "")) ||
    /^[وف]?(?:هند|هنا|هيا|هيك|حيا|حيو|حين)/.test(folded)
  )
    return null;
  const negated = dialect === "egy" || dialect === "mgr" ? /^([وف]?)ما?ب?([يتنا].{2,})ش$/.exec(folded) : null;
  if (negated !== null)
    return `${negated[1]}لا ${standardVerb(word.slice(word.length - 1 - (negated[2] as string).length, -1))}`;
  const present =
    (dialect === "egy" || dialect === "lev") && !/^[وف]?بت[\u0621-\u064A]{2}ي[\u0621-\u064A]$/.test(folded)
      ? /^([وف]?)ب([يتن].{2,})$/.exec(word)
      : null;
  if (present !== null) return `${present[1]}${standardVerb(present[2] as string)}`;
  const first = dialect === "egy" || dialect === "lev" ? /^([وف]?)ب([\u0621-\u064A]{2,7})$/.exec(folded) : null;
  const own = first === null ? null : firstPerson(first[2] as string);
  if (own !== null) return `${first?.[1] as string}${own}`;
  const future = dialect === "egy" ? /^([وف]?)[هح]([يتن].{3,})$/.exec(word) : null;
  if (future !== null) return `${future[1]}س${standardVerb(future[2] as string)}`;
  const coming = dialect === "egy" ? /^([وف]?)ه(.{3,5})$/.exec(word) : null;
  if (coming !== null && fold(coming[2] as string) in ARABIC_VERBS) return `${coming[1]}سأ${coming[2]}`;
  const forMe = FOR_ME.exec(word);
  if (forMe !== null && fold(forMe[2] as string) in ARABIC_VERBS)
    return `${forMe[1]}${ARABIC_VERBS[fold(forMe[2] as string)]} ${forMe[3]}`;
  const habit = dialect === "mgr" ? MAGHREBI_PRESENT.exec(word) : null;
  if (habit !== null) return `${habit[1]}${standardVerb(`${habit[2] === "ن" ? "أ" : habit[2]}${habit[3]}`)}`;
  const onto = ONTO_THE.exec(word);
  if (onto !== null) return `${onto[1]}على ال${onto[2]}`;
  if (dialect === "mgr" && /^فال[ء-ي]{3}/.test(folded) && !/^فال(?:ح|ي|ق|ت|س|ن)[ء-ي]?$/.test(folded))
    return `في ${word.slice(1)}`;
  const pointed = dialect === "glf" || dialect === "lev" ? /^(و?)هال([\u0621-\u064A]{3,})$/.exec(word) : null;
  if (pointed !== null) return `${pointed[1]}${/(?:ة|ات)$/.test(word) ? "هذه" : "هذا"} ال${pointed[2]}`;
  const separated = dative(word);
  return separated === word ? null : separated;
}

/** An imperative with "for me" written to it: ترجملي. */
const FOR_ME = /^([وف]?)([\u0621-\u064A]{3,5})(لي|لنا)$/;
/** كيدور, كنخدم: the present of the Maghreb. */
const MAGHREBI_PRESENT =
  /^([وف]?)ك(?!تاب|تب|تير|تيب|تف|تل|يف|يل|يس|يك|يم|يا|نت|نا|ند|نز|نب|نيس)([تين])([\u0621-\u064A]{3,})$/;
/** عالكمبيوتر: on the. */
const ONTO_THE = /^(و?)عال(?!م|ي|ج|ق|ه)([\u0621-\u064A]{3,})$/;

/** «بحكي», «ببعت»: what the speaker does; null when the stem is no verb that is listed. */
function firstPerson(stem: string): string | null {
  const present = `ا${stem.replace(/^ا/, "")}`;
  const listed = SPOKEN_PRESENT.get(present) ?? withSuffix(present, (word) => SPOKEN_PRESENT.get(word), false);
  if (listed !== null && listed !== undefined) return listed;
  return stem.length >= 3 && stem in ARABIC_VERBS && !FIRST_NOUNS.has(stem) ? `أ${stem}` : null;
}
/** With ب these stems are nouns as well: «بشرح واضح», «برد رسمي». */
const FIRST_NOUNS = new Set("رد حل بحث وصف عمل علم حسن ذكر جمع ضع كتب درب مثل قدم حساب حول الف".split(" "));

/** A verb without its spoken prefix, by the list of verbs of speech where it is there. */
function standardVerb(verb: string): string {
  const folded = fold(verb);
  return SPOKEN_PRESENT.get(folded) ?? withSuffix(folded, (word) => SPOKEN_PRESENT.get(word), false) ?? dative(verb);
}

function dative(verb: string): string {
  const toMe = /^([وف]?[يتنأا][\u0621-\u064A]{2}[^\u064A])(لي)$/u.exec(verb);
  if (toMe !== null) return `${toMe[1]} ${toMe[2]}`;
  const match = /^([وف]?)([يتنأا])(.{2,4})(لي|لنا|لهم|لها)$/.exec(verb);
  if (match === null || !(fold(match[3] as string) in ARABIC_VERBS)) return verb;
  return `${match[1]}${match[2]}${match[3]} ${match[4]}`;
}
