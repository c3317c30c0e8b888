import checkerWords from "../checker-words.json" with { type: "json" };
import { wholeWords } from "#engines/text/words/word-pattern.ts";
import { fold } from "#engines/text/fold.ts";
import { words } from "#engines/text/segment.ts";
import type { Prompt } from "../reading/prompt.ts";
import type { Finding } from "#engines/prompt-checker/finding.ts";

const STRUCTURES =
  /(?<![\p{L}.])(?:json|csv|xml|yaml|tsv|spreadsheet|(?:an? |as |in a |into a )?table|جدولا?|جيسون|اكسل)(?!\p{L})/gu;
const FIELDS = wholeWords(checkerWords.formats.fields, "u");
const HAD = /(?:from|our|my|this|these|the|existing|attached|have|has|read|reads|من|هذا|ملف|عندي|لدينا)(?: \S+)? $/u;
/** The fields follow at once: "a table of name and price", «جدول: الاسم، السعر». */
const FIELDS_FOLLOW =
  /^[^.\n؟?]{0,40}[:(]\s*\S|^ ?(?:of|with|showing|listing|comparing|ب\p{L}{3}|مع|يضم|فيه|فيها|يقارن|من) ?\S+/u;

/** In a picture a table is furniture. */
const PICTURE_WORDS = /camera|close-up|background|lighting|shot|foreground|لقطه|الكاميرا|الاضاءه|الخلفيه/;

const TABLE = /table|جدول/;
/** Who has said enough leaves the columns of a table to the assistant; a program reads the others. */
const LEAST_THIN = 0.5;

/** JSON, CSV or a table without its fields. */
export function findUnspecifiedStructure(prompt: Prompt): Finding[] {
  if (FIELDS.test(prompt.freeText) || PICTURE_WORDS.test(prompt.freeText) || /[{[]\s*"/.test(prompt.text)) return [];
  const said = prompt.evidence.thin < LEAST_THIN;
  const wanted = prompt.match(STRUCTURES).find(({ start, end, text }) => {
    if (said && TABLE.test(text)) return false;
    const before = fold(prompt.text.slice(Math.max(0, start - 24), start));
    const after = fold(prompt.text.slice(end, end + 120));
    return !HAD.test(before) && !FIELDS_FOLLOW.test(after) && (after.split(/[.\n]/)[0] ?? "").split(/[,،]/).length < 3;
  });
  return wanted ? [{ id: "structured-output-unspecified", start: wanted.start, end: wanted.end }] : [];
}

const LABELS =
  /(?:one of|labels?|categories|either|as one of|إحدى|احدى|أحد|التصنيفات|الفئات|تصنيف من)[^:\n]{0,24}[:：]\s*([^\n.؟?]{5,160})/giu;
const ANSWER = new RegExp(
  `(?:→|->|=>|←|⇒|(?:^|\\n|[.؟?!"”»] )[ \\t]*(?:${checkerWords.formats.answerLabels})[ \\t]*[:：=])[ \\t]*([^\\n]{1,120})`,
  "giu",
);
const JSON_ONLY = /(?:only|just|valid|as|in|return|بصيغة|صيغة|فقط)\s+(?:valid\s+)?json/iu;
const MOST_WORDS =
  /(?:at most|max(?:imum)?|under|no more than|up to|بحد أقصى|أقل من|لا يزيد على|لا تزيد على) (\d{1,3}) (?:words?|كلم)/iu;
const ONE_WORD = /(?:one|single)[- ]word|كلمة واحدة/iu;

/** An example whose answer breaks the labels, the form or the length that the prompt sets. */
export function findExampleConflict(prompt: Prompt): Finding[] {
  const examples = prompt.regions.filter(({ kind }) => kind === "example");
  if (examples.length === 0) return [];
  const rule = examples.reduce((text, { start, end }) => text.replace(prompt.text.slice(start, end), " "), prompt.text);
  const labels = labelsOf(rule);
  for (const { start, end } of examples) {
    for (const match of prompt.text.slice(start, end).matchAll(ANSWER)) {
      const value = (match[1] as string).trim();
      if (!breaks(value, rule, labels)) continue;
      const at = start + match.index + match[0].lastIndexOf(value);
      return [{ id: "example-conflict", start: at, end: at + value.length }];
    }
  }
  return [];
}

/** "Label each review as GOOD, BAD or MIXED": the labels follow the order itself. */
const ORDERED =
  /(?:label|classify|tag|mark|sort|rate|صن[ّ]?ف|ضع وسم)(?!\p{L})[^.\n:]{0,40}? (?:as|into|إلى|الى|على أنه\S*):? ([^.\n]{3,80})/iu;

function labelsOf(rule: string): string[] {
  const match = [...rule.matchAll(LABELS)][0] ?? ORDERED.exec(rule);
  const labels = (match?.[1] ?? "")
    .split(/[,،/|]|\s(?:or|and|أو)\s/)
    .map(plain)
    .filter(Boolean);
  return labels.length >= 2 ? labels : [];
}

function plain(value: string): string {
  return fold(value)
    .replace(/["'«»“”`]/g, "")
    .replace(/^\s*(?:or |and |او |و(?=\S{4}))/, "")
    .replace(/[.،,؛;]+$/, "")
    .trim();
}

function breaks(value: string, rule: string, labels: readonly string[]): boolean {
  const count = plain(value).split(/\s+/).length;
  if (JSON_ONLY.test(rule)) return !/^[[{]/.test(value);
  if (labels.length > 0) return !labels.includes(plain(value));
  if (ONE_WORD.test(rule)) return count > 1;
  const most = MOST_WORDS.exec(rule);
  return most !== null && count > Number(most[1]);
}

/** English words that carry the sentence, not terms. */
const CARRIERS = new Set(checkerWords.formats.carriers.split(" "));
const ARABIC_CARRIERS =
  /(?<![ء-ي])(?:و|ف)?(?:اكتب|اريد|في|من|علي|الي|عن|مع|لا|هذا|هذه|التي|الذي|اللي|عايز|بدي|ابي|لكن|بس|او|ثم|كل|ان|يكون|تكون)(?![ء-ي])/gu;
const ABOUT_TWO = /translat|ترجم|بالانجليزيه|in arabic|in english|bilingual|لغتين|ثنائي اللغه/;
const MANY_CHANGES = 3;

/** A sentence that goes back and forth between scripts, with words that carry it in both. */
export function findLanguageMix(prompt: Prompt): Finding[] {
  if (!/[a-z]/.test(prompt.freeText) || !/[ء-ي]/.test(prompt.freeText) || ABOUT_TWO.test(prompt.freeText)) return [];
  const mixed = prompt.sentences.find(({ start, end }) => changesIn(prompt, start, end) >= MANY_CHANGES);
  return mixed ? [{ id: "wrong-language-mix", start: mixed.start, end: mixed.end }] : [];
}

function changesIn(prompt: Prompt, start: number, end: number): number {
  const sentence = prompt.text.slice(start, end);
  let changes = 0;
  let last = "";
  const counts = { latin: 0, arabic: 0, carriers: 0 };
  for (const word of words(sentence)) {
    const latin = /^[A-Za-z'’-]{2,}$/.test(word.text);
    const script = /[ء-ي]/.test(word.text) ? "arabic" : latin ? "latin" : "";
    if (script === "" || prompt.isInRegion(start + word.start)) continue;
    if (last !== "" && script !== last) changes += 1;
    counts[script] += 1;
    if (latin && CARRIERS.has(word.text.toLowerCase())) counts.carriers += 1;
    last = script;
  }
  if (counts.latin <= counts.arabic) return counts.carriers >= 2 ? changes : 0;
  const arabicCarriers = sentence.replace(/[أإآ]/g, "ا").match(ARABIC_CARRIERS)?.length ?? 0;
  return arabicCarriers >= 1 || counts.arabic >= 2 ? changes : 0;
}

const PICTURE = new RegExp(`(?<!\\p{L})(?:${checkerWords.formats.picture})`, "u");
const ROLE = /(?<!\p{L})(?:you are|act as|pretend|انت|تصرف|بصفتك|كن) [^.,،\n]{3,60}/gu;
const MIDJOURNEY_FLAG = /--(?:ar|v|s|c|q|w|no|raw|seed|sref|iw|tile|stylize|chaos|style|niji)\b[^\n,،-]{0,16}/g;
const MIDJOURNEY = /midjourney|ميدجورني|niji/;
const OTHER_MODELS =
  /(?<!\p{L})(?:runway|veo|kling|sora|flux|dall-?e|gemini|imagen|رانواي|فيو|كلينج|سورا|فلكس)(?!\p{L})/u;

/** A picture asked for by a role, or with the flags of another model. */
export function findMediaMismatch(prompt: Prompt): Finding[] {
  if (!PICTURE.test(prompt.freeText)) return [];
  const roles = prompt
    .match(ROLE)
    .slice(0, 1)
    .map(({ start, end }) => ({ start, end }));
  const foreign = OTHER_MODELS.test(prompt.freeText) && !MIDJOURNEY.test(prompt.freeText);
  const flags = foreign
    ? prompt
        .match(MIDJOURNEY_FLAG)
        .map(({ start, text }) => ({ start, end: start + text.trimEnd().length, replacement: "" }))
    : [];
  return [...roles, ...flags].map((place) => ({ id: "media-mode-mismatch" as const, ...place }));
}
