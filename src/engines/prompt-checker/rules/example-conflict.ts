import { fold } from "#engines/text/fold.ts";
import type { PromptDocument } from "#engines/prompt-checker/document.ts";
import { countsIn, numberNamed } from "#engines/prompt-checker/counts.ts";
import { plainAnswer, shownAnswers } from "#engines/prompt-checker/example-answers.ts";
import type { Finding, Rule } from "#engines/prompt-checker/rule.ts";

const LABEL_LIST =
  /(?:chosen from|choose(?: one)? from|from|among|as|into|to|labels?|categories|classes|one of|either|sentiment|إلى|الى|تصنيف(?:ات)?|فئات|كلمات|التالية|واحد(?:ة|ًا|ا)? من|من بين|من|إما|اما)\s*[:：]?\s*\(?((?:["'«“]?[\p{L}][\p{L}\p{M} -]{1,24}["'»”]?\s*(?:[,،/|]|\s(?:or|and|أو|او)\s)\s*){1,8}(?:و|أو |او |or |and )?["'«“]?[\p{L}][\p{L}\p{M}-]{1,24}(?: [\p{L}\p{M}]{1,16})?["'»”]?)/giu;
const ONE_WORD =
  /(?:one|single|1)[ -](?:lower ?case |upper ?case |capital )?(?:word|label)|(?:label|category|tag|class) (?:only|alone)|(?:only|just) the (?:label|category|tag|class|word)|word only|كلمه واحده|كلمه وحده|بكلمه|(?:ال)?(?:تصنيف|وسم|كلمه) (?:فقط|وحده|وحدها|بس)/;
const YES_OR_NO = /(?:with|answer|reply|say|only|by) ?"?yes"? or "?no|yes\/no|(?:ب|اكتب |بين )?"?نعم"? (?:او|ام) "?لا/;
const JSON_ONLY =
  /(?:(?:return|output|reply|respond|answer|give|with|as)[^.\n]{0,30}json|json (?:only|object|array)|(?:بصيغه|صيغه|شكل|اعد|ارجع|رجع|رجعلي|اعطني|عطني)[^.\n]{0,20}(?:json|جيسون))/;
const MAX_WORDS =
  /(?:max(?:imum)?(?: of)?|at most|under|no more than|within|up to|بحد اقصي|لا يزيد عن|لا تزيد عن|اقل من|لا يتجاوز)\s+([\p{L}\d]{1,9}) (?:words?|كلمه|كلمات)|([\p{L}\d]{1,9}) (?:words?|كلمه|كلمات) (?:at most|or fewer|or less|max|maximum|علي الاكثر|بالكثير|كحد اقصي|فاقل)/u;
const SCALE =
  /(?:from|scale of|between|out of|of|من|بين)\s+(?:(\d{1,3})\s*(?:to|-|–|and|الي|و)\s*)?(\d{1,3})(?![\d/])/u;
/** "With true or false", «بصح أو خطأ»: two words to choose from. */
const EITHER =
  /(?:with|by|only|either|answer|write|say|as|(?<!\p{L})[وف]?(?:ب|اما |اكتب |قل )) ?"?([\p{L}-]{2,14})"? (?:or|او|ام) "?([\p{L}-]{2,14})"?(?!\p{L})/u;
const NUMBER_ONLY =
  /(?:whole )?number(?: of \p{L}+)? (?:only|and nothing else|alone)|(?:only|just) (?:the|a) (?:whole )?number|digits only|(?:ال)?رقم(?:ا)? (?:فقط|وحده|بس)|عدد(?:ا)? صحيح(?:ا)? (?:فقط|وحده|بس)/u;
const DATES: readonly (readonly [RegExp, RegExp])[] = [
  [/dd\/mm\/yyyy|mm\/dd\/yyyy|يوم\/شهر\/سنه/, /^\d{1,2}\/\d{1,2}\/\d{4}$/],
  [/yyyy-mm-dd|سنه-شهر-يوم/, /^\d{4}-\d{2}-\d{2}$/],
  [/hh:mm|24[- ]hour|نظام 24/, /^\d{1,2}:\d{2}$/],
];

/** An example answer that breaks the prompt's own rule. */
export const exampleConflict: Rule = {
  id: "example-conflict",
  severity: "high",
  dimension: "consistency",
  title: { ar: "المثال يخالف القاعدة", en: "The example breaks the rule" },
  why: {
    ar: "المثال لا يطابق القاعدة المكتوبة، والنموذج يقلد المثال قبل القاعدة.",
    en: "The example does not follow the stated rule, and models copy the example first.",
  },
  fix: {
    ar: "عدّل المثال حتى يطابق الصيغة والتصنيفات المذكورة.",
    en: "Change the example until it matches the stated format and labels.",
  },
  examples: {
    bad: {
      ar: "صنّف كل طلب إلى: عاجل، عادي.\nمثال:\nالطلب: الباب مكسور\nالتصنيف: مهم جدًا\n\n<طلبات>\n{{الطلبات}}\n</طلبات>",
      en: "Classify each request as urgent or normal.\n\nExample:\nRequest: the door is broken\nLabel: very important\n\n<requests>\n{{requests}}\n</requests>",
    },
    good: {
      ar: "صنّف كل طلب إلى: عاجل، عادي.\nمثال:\nالطلب: الباب مكسور\nالتصنيف: عاجل\n\n<طلبات>\n{{الطلبات}}\n</طلبات>",
      en: "Classify each request as urgent or normal.\n\nExample:\nRequest: the door is broken\nLabel: urgent\n\n<requests>\n{{requests}}\n</requests>",
    },
  },
  find(document) {
    const answers = shownAnswers(document);
    const counted = otherNumberOfPoints(document);
    if (answers.length === 0 || counted) return counted ? [counted] : [];
    const rule = document.folded.text
      .split("")
      .map((letter, index) => (inExample(document, document.folded.source[index] as number) ? " " : letter))
      .join("");
    const labels = allowedLabels(document);
    return answers
      .filter(({ value }) => breaks(value, rule, labels))
      .map(({ start, end }): Finding => ({ start, end }));
  },
};

const POINT = /(?<=^|\n)[ \t]*[-*•–][ \t]+[^\n]+/g;

/** An example with more or fewer points than the rule gives each answer. */
function otherNumberOfPoints(document: PromptDocument): Finding | null {
  const wanted = countsIn(document).find((count) => count.unit === "point" && !count.ranged && !count.least);
  if (!wanted) return null;
  for (const region of document.regions) {
    if (region.kind !== "example") continue;
    const points = [...document.text.slice(region.start, region.end).matchAll(POINT)];
    const last = points.at(-1);
    if (last && points.length !== wanted.value)
      return { start: region.start + (points[0]?.index ?? 0), end: region.start + last.index + last[0].length };
  }
  return null;
}

function inExample(document: PromptDocument, at: number): boolean {
  return document.regions.some((region) => region.kind === "example" && at >= region.start && at < region.end);
}

/** True when an answer cannot have come from the rule: wrong form, label, length, scale, script or letter case. */
function breaks(value: string, rule: string, labels: readonly string[]): boolean {
  const plain = plainAnswer(value);
  const words = plain.split(/\s+/);
  if (JSON_ONLY.test(rule)) return !/^\s*[[{]/.test(value);
  const dated = DATES.find(([format]) => format.test(rule));
  if (dated && /\d/.test(plain)) return !dated[1].test(plain);
  if (YES_OR_NO.test(rule) && words.length > 1) return !/^(?:yes|no|نعم|لا)(?:$|[.،,])/.test(plain);
  if (labels.length >= 2 && !YES_OR_NO.test(rule))
    return !labels.some((label) => label === plain || label === plain.replace(/^ال/, ""));
  const either = EITHER.exec(rule);
  if (either && words.length > 1 && (plain.startsWith(either[1] as string) || plain.startsWith(either[2] as string)))
    return true;
  if (ONE_WORD.test(rule) && words.length > 1) return true;
  const mask = MASK.exec(rule);
  if (mask && /\d/.test(plain)) return !maskOf(mask[0]).test(plain);
  if (NUMBER_ONLY.test(rule) && /\p{L}/u.test(plain)) return true;
  const limit = MAX_WORDS.exec(rule);
  const most = numberNamed(limit?.[1] ?? limit?.[2] ?? "");
  if (most !== null && words.length > most) return true;
  return breaksScale(plain, rule) || breaksLetters(value, rule);
}

/** "+962 7n nnn nnnn": a form with a letter for each digit. */
const MASK = /(?<![\p{L}\d])\+?[\dx#][\dx# ().-]*(?:x{2,}|#{2,})[\dx# .-]*[\dx#]/u;

function maskOf(mask: string): RegExp {
  const body = [...mask.trim()].map((sign) => (/[x#]/.test(sign) ? "\\d" : sign.replace(/[+.()]/, "\\$&"))).join("");
  return new RegExp(`^${body}$`);
}

function breaksScale(plain: string, rule: string): boolean {
  const scale = SCALE.exec(rule);
  if (!scale || !/^\d+(?:[.,]\d+)?(?:\/\d+)?$/.test(plain)) return false;
  const value = Number.parseFloat(plain.replace(",", "."));
  const whole = /whole|integer|صحيح|بلا كسور/.test(rule);
  return value > Number(scale[2]) || value < Number(scale[1] ?? 0) || (whole && !Number.isInteger(value));
}

function breaksLetters(value: string, rule: string): boolean {
  if (/lower ?case/.test(rule) && /[A-Z]/.test(value)) return true;
  if (/(?:upper ?case|all caps|capital letters)/.test(rule) && /[a-z]/.test(value)) return true;
  if (/hyphen/.test(rule) && /[a-z]_[a-z]/i.test(value)) return true;
  if (/(?:in arabic|بالعربي|بالعربيه|العربيه الفصحي)/.test(rule) && !/[ء-ي]/.test(value) && /[a-z]{3}/i.test(value))
    return true;
  if (/(?:بالعربي|بالعربيه) (?:فقط|وحدها|وحده|بس)|in arabic only/.test(rule) && /[a-z]{3}/i.test(value)) return true;
  if (/(?:in english|بالانجليزي|بالانجليزيه)/.test(rule) && /[ء-ي]{3}/.test(value)) return true;
  return (
    /no emoji|without emoji|(?:بلا|بدون|من غير) (?:ايموجي|رموز)/.test(rule) && /\p{Extended_Pictographic}/u.test(value)
  );
}

function allowedLabels(document: PromptDocument): string[] {
  const text = document.text;
  for (const match of text.matchAll(LABEL_LIST)) {
    const inExample = document.regions.some(
      (region) => region.kind === "example" && match.index >= region.start && match.index < region.end,
    );
    if (inExample) continue;
    const labels = fold(match[1] as string)
      .split(/[,،/|]|\s(?:or|and|او)\s/)
      .map((label) =>
        label
          .replace(/["'«»“”.]/g, "")
          .replace(/^\s*(?:or |and |او |و(?=\S{4}))/, "")
          .trim(),
      )
      .filter(Boolean);
    if (labels.length >= 2) return labels;
  }
  return [];
}
