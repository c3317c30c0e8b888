import styleWords from "../style-words.json" with { type: "json" };
import { fold } from "#engines/text/fold.ts";
import { words } from "#engines/text/segment.ts";
import { touchesLock } from "../facts/locked-spans.ts";
import type { Sentence, StyleText } from "../read-style.ts";
import type { SeamCheck } from "./seam-model.ts";
import type { Unit } from "./match-units.ts";

/** Words that point back, near a sentence's beginning. */
const POINTS_BACK = {
  en: new RegExp(`^(?:${styleWords.sparing.pointsBack})$`),
  ar: new RegExp(`^(?:و|ف|ب|ل|ك)?(?:${styleWords.sparing.pointsBackInArabic})$`),
};
/** A pronoun hangs on an Arabic word, its marks taken off. */
const HANGING = /(?:ها|هما|هم|هن|[^ة]ه)$/u;
const NO_PRONOUN = /^(?:الله|وجه|شبه|منبه|فقه|اتجاه|مياه|المياه|انتباه)$/u;
const LOOKED_AT = 4;
/** What obliges, denies or doubts is a claim: a sentence that does is not empty. */
const CLAIMS = {
  en: /\b(?:must|should|needs? to|ha(?:ve|s) to|never|not|no|nor|cannot|only|may|might|could|unless|except|\w+n['’]t)\b/i,
  ar: /(?<!\p{L})[وف]?(?:يجب|ينبغي|يلزم|ممنوع|لا|لم|لن|ليس|ليست|غير|قد|ربما|إلا|فقط|يحظر)(?!\p{L})/u,
};
/** Sentences after a unit that could name again what it named first. */
const NEAR = 3;
const LEAST_LETTERS = 4;

/** Asks of each unit whether the text can spare it. */
export function canSpare(style: StyleText, unit: Unit, seam: SeamCheck): boolean {
  const { edit, sentence } = unit;
  if (unit.isBound) return false;
  if (edit.kind === "residue") return !holdsFacts(style, edit.start, edit.end) && !nextTakesUp(style, sentence);
  if (touchesLock(style.locks, edit.start, edit.end)) return false;
  if (edit.kind === "swap") return !touchesName(style, edit.start, edit.end);
  const { tokens } = style;
  if (edit.kind === "frame") {
    const cut = tokens.findIndex((token) => token.start >= unit.rest);
    // «إن» can open any clause that «أن» governed.
    const opens = edit.after.startsWith("إن") || seam(tokens, cut, sentence.to, "opens");
    if (cut < 0 || !opens || !seam(tokens, cut, sentence.to, "whole")) return false;
    if (!unit.speaks) return true;
    return (
      !touchesName(style, edit.start, edit.end) &&
      !pointsBack(style, unit.rest, sentence.end) &&
      !isNamedFirst(style, edit, sentence)
    );
  }
  if (holdsFacts(style, edit.start, edit.end) || isNamedFirst(style, edit, sentence)) return false;
  if (edit.kind === "tail") {
    const cut = tokens.findIndex((token) => token.start >= edit.start);
    const isWhole = seam(tokens, sentence.from, cut, "closes") && seam(tokens, sentence.from, cut, "whole");
    return (
      isWhole &&
      cut - sentence.from >= 4 &&
      !CLAIMS[style.language].test(style.text.slice(edit.start, edit.end)) &&
      !nextPointsBack(style, sentence)
    );
  }
  return (
    !CLAIMS[style.language].test(sentence.text) && !nextPointsBack(style, sentence) && !introduces(style, sentence)
  );
}

/** True where a lock or a name is in a stretch. */
function holdsFacts(style: StyleText, start: number, end: number): boolean {
  return (
    touchesLock(style.locks, start, end) ||
    touchesName(style, start, end) ||
    /\p{N}/u.test(style.text.slice(start, end))
  );
}

function touchesName({ names }: StyleText, start: number, end: number): boolean {
  return names.some((name) => name.start < end && name.end > start);
}

/** A list, a quotation or an example hangs on a sentence that announces it. */
function introduces({ text }: StyleText, sentence: Sentence): boolean {
  return (
    /[:：]["'»)]?$/u.test(sentence.text) ||
    /^[ \t]*\n+[ \t]*(?:[-*•–]|\d+[.)])/u.test(text.slice(sentence.end, sentence.end + 12))
  );
}

function nextPointsBack(style: StyleText, sentence: Sentence): boolean {
  const next = style.sentences[style.sentences.indexOf(sentence) + 1];
  if (next === undefined) return false;
  // A text does not open on «و».
  if (sentence.isFirst && /^[وف](?!اح)/u.test(next.text) && style.language === "ar") return true;
  return pointsBack(style, next.start, next.end);
}

/** Words that take up something offered before, anywhere in a sentence. */
const TAKES_UP = {
  en: /\b(?:ones?|either|neither|both of (?:them|these))\b/i,
  ar: /(?<!\p{L})[وفبل]?(?:أحدهما|إحداهما|أيهما|أيها|كليهما|أحدها|إحداها)(?!\p{L})/u,
};

/** True where the next sentence of the paragraph takes up what this one offers: "I'll put one together". */
function nextTakesUp({ text, sentences, language }: StyleText, sentence: Sentence): boolean {
  const next = sentences[sentences.indexOf(sentence) + 1];
  return (
    next !== undefined && !text.slice(sentence.end, next.start).includes("\n") && TAKES_UP[language].test(next.text)
  );
}

/** True where one of the first words of a stretch stands for something said before. */
function pointsBack({ text, language }: StyleText, start: number, end: number): boolean {
  return words(text.slice(start, end))
    .slice(0, LOOKED_AT)
    .some(({ text: word }) => {
      const plain =
        language === "ar" ? word.replace(/[\u064B-\u0652\u0670\u0640]/g, "") : word.toLowerCase().replace("’", "'");
      if (POINTS_BACK[language].test(plain)) return true;
      return language === "ar" && HANGING.test(plain) && !NO_PRONOUN.test(plain.replace(/^[وفبلك]/u, ""));
    });
}

/** True where a unit names something for the first time that one of the next sentences speaks of. */
function isNamedFirst(
  { text, sentences }: StyleText,
  { start, end }: { start: number; end: number },
  sentence: Sentence,
): boolean {
  const before = new Set(stemsOf(text.slice(0, start)));
  const fresh = stemsOf(text.slice(start, end)).filter((stem) => !before.has(stem));
  if (fresh.length === 0) return false;
  const index = sentences.indexOf(sentence);
  const until = sentences[Math.min(sentences.length - 1, index + NEAR)]?.end ?? text.length;
  const later = new Set(stemsOf(text.slice(end, until)));
  return fresh.some((stem) => later.has(stem));
}

/** The stems of the words with content: long words, without article and endings. */
function stemsOf(text: string): string[] {
  return words(text)
    .map(({ text: word }) => fold(word))
    .filter((word) => word.length >= LEAST_LETTERS && !COMMON.has(word))
    .map((word) =>
      /[ء-ي]/.test(word)
        ? word.replace(/^(?:وال|فال|بال|كال|لل|ال|و)(?=[ء-ي]{3})/, "").replace(/(?:ها|هم|ون|ين|ات|ان|يه|ه)$/, "")
        : word.replace(/(?:'s|ing|ies|es|ed|ly|s|y|e)$/, ""),
    );
}

const COMMON = new Set(styleWords.sparing.common.split(" "));
