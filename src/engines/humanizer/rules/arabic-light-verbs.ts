import { fold } from "../../text/fold.ts";
import { NO_LETTER_BEFORE } from "../../text/segment.ts";
import { MASK } from "../locked-spans.ts";
import type { Sign } from "../humanizer-types.ts";
import type { MaskedText } from "../wording.ts";
import { VERBAL_NOUNS } from "./arabic-verbs-data.ts";

type Forms = (typeof VERBAL_NOUNS)[number];
const FORMS = new Map<string, Forms>(VERBAL_NOUNS.map((forms) => [fold(forms[0]), forms]));
const NOUNS = [...FORMS.keys()].toSorted((a, b) => b.length - a.length).join("|");
const NOT_BEFORE = `${NO_LETTER_BEFORE}(?<![\\p{M}${MASK}])`;
/** قام بـ and its persons, an optional doer of up to three words, then a known verbal noun and its object. */
const DOES = new RegExp(
  `${NOT_BEFORE}(?<lead>و|ف)?(?<future>س)?(?<verb>قام|قامت|قاموا|قمت|قمنا|يقوم|تقوم|نقوم|اقوم|يقومون)(?<doer>(?:[ \\t]+[\\p{L}${MASK}"«»]+){0,3}?)[ \\t]+ب(?<noun>${NOUNS})(?<object>ها|هم|ه)?(?![\\p{L}])(?<rest>[ \\t]+(?<next>[\\p{L}${MASK}]+))?`,
  "dgu",
);
/** تم and يتم with a known verbal noun and a definite subject. */
const IS_DONE = new RegExp(
  `${NOT_BEFORE}(?<lead>و|ف)?(?<verb>تم|تمت|يتم|تتم|جري|سيتم|ستتم)[ \\t]+(?<noun>${NOUNS})[ \\t]+(?<next>(?:ال|لل)?[\\p{L}]+|${MASK}+)(?<after>[ \\t]+[\\p{L}${MASK}]+)?`,
  "dgu",
);
const AGENT =
  /^([^.!?؟؛;\n]{0,60}?)[ \t]+(?:من قبل|من طرف|من جانب)[ \t]+([^.،,!?؟؛;\n]{3,60}?)(?=[ \t]+(?:في|يوم|خلال|عام|سنة|منذ|قبل|بعد|بشكل|لأول)(?!\p{L})|[.،,!?؟؛;\n]|$)/u;
const PERSONS: Record<string, (forms: Forms) => string> = {
  قام: (forms) => forms[1],
  قامت: (forms) => `${forms[1]}ت`,
  قاموا: (forms) => (forms[1].endsWith("أ") ? `${forms[1].slice(0, -1)}ؤوا` : `${forms[1]}وا`),
  قمت: (forms) => `${forms[1]}ت`,
  قمنا: (forms) => `${forms[1]}نا`,
  يقوم: (forms) => forms[2],
  تقوم: (forms) => `ت${forms[2].slice(1)}`,
  نقوم: (forms) => `ن${forms[2].slice(1)}`,
  اقوم: (forms) => `أ${forms[2].slice(1)}`,
  يقومون: (forms) => (/[أئ]$/.test(forms[2]) ? `${forms[2].slice(0, -1)}ؤون` : `${forms[2]}ون`),
};
const DOES_VERBS = Object.keys(PERSONS);
/** A second verbal noun that leans on the first («جمع البيانات وتحليلها») cannot stay behind without it. */
const SECOND_NOUN =
  /^[^.،,!?؟؛;\n]{0,50}?[ \t]و(?:ت\p{L}{2}[يا]\p{L}|ا\p{L}{3,}|إ\p{L}{3,}|م\p{L}ا\p{L}{2}ت|عرض|نشر|جمع|حفظ|نقل|رفع|فهم|شرح)(?:ها|هم|ه)(?!\p{L})/u;

/** Adjectives that would qualify the verbal noun and so would lose their noun. */
const ADJECTIVE =
  /^(?:شامل|شامله|دقيق|دقيقه|كامل|كامله|سريع|سريعه|جديد|جديده|مستمر|مستمره|دوري|دوريه|كبير|كبيره|واسع|واسعه|عميق|عميقه|مفصل|مفصله|منتظم|منتظمه|مكثف|مكثفه|ميداني|ميدانيه|علمي|علميه|يومي|يوميه|خاص|خاصه|مهم|مهمه|اولي|اوليه|نهائي|نهائيه|مباشر|مباشره|جيد|جيده|متكرر|متكرره|ل|لل.*|في|من|الي|علي|عن|مع|و.*|بين|حول|عبر|خلال|لها|له)$/;

/** «قام بتوسيع أسطوله» → «وسّع أسطوله»; «يتم استخدام الفهارس» → «تُستخدم الفهارس». Only with nouns whose verb is known and an object that can follow it. */
export function arabicLightVerbs(text: MaskedText): Sign[] {
  const matches = (pattern: RegExp, verbs: string[]) =>
    verbs.some(text.mayHold) ? [...text.masked.matchAll(pattern)] : [];
  return [
    ...matches(DOES, DOES_VERBS).map((match) => doesSign(text, match)),
    ...matches(IS_DONE, ["تم", "جري"]).map((match) => doneSign(text, match)),
  ];
}

function doesSign(text: MaskedText, match: RegExpExecArray): Sign {
  const groups = match.groups ?? {};
  const sign = signAt(text, match, "noun");
  const forms = FORMS.get(groups["noun"] ?? "");
  const form = PERSONS[groups["verb"] ?? ""];
  const next = groups["next"] ?? "";
  const objectStands = groups["object"] !== undefined || (next !== "" && !ADJECTIVE.test(next));
  if (!forms || !form || !objectStands || SECOND_NOUN.test(text.original.slice(sign.end))) return sign;
  const verbSpan = place(text, match, "verb");
  const nounSpan = place(text, match, "noun");
  const doerEnd = place(text, match, "doer").end;
  sign.parts = [
    { ...verbSpan, after: form(forms) },
    { start: doerEnd, end: nounSpan.end, after: "" },
  ];
  return sign;
}

function doneSign(text: MaskedText, match: RegExpExecArray): Sign {
  const groups = match.groups ?? {};
  const sign = signAt(text, match, "noun");
  const forms = FORMS.get(groups["noun"] ?? "");
  const next = groups["next"] ?? "";
  if (SECOND_NOUN.test(text.original.slice(sign.end))) return sign;
  if (!forms || !/^(?:تم|تمت|يتم|تتم)$/.test(groups["verb"] ?? "") || ADJECTIVE.test(next) || !next.startsWith("ال"))
    return indefinite(text, match, sign, forms);
  const verb = place(text, match, "verb");
  const noun = place(text, match, "noun");
  const agent = AGENT.exec(text.original.slice(noun.end));
  const past = /^تم/.test(groups["verb"] ?? "");
  if (agent && !agent[0].includes("،")) return withAgent(text, sign, { verb, noun, forms, past, agent });
  const feminine = isFeminine(next);
  const after = past ? (feminine ? `${forms[3]}ت` : forms[3]) : feminine ? `تُ${forms[4].slice(2)}` : forms[4];
  sign.parts = [{ start: verb.start, end: noun.end, after }];
  return sign;
}

/** «تم افتتاح مستودع جديد من قبل وزير النقل»: an indefinite subject is safe once the doer leads the sentence. */
function indefinite(text: MaskedText, match: RegExpExecArray, sign: Sign, forms: Forms | undefined): Sign {
  const verbText = match.groups?.["verb"] ?? "";
  if (!forms || !/^(?:تم|تمت)$/.test(verbText) || ADJECTIVE.test(match.groups?.["next"] ?? "")) return sign;
  const noun = place(text, match, "noun");
  const agent = AGENT.exec(text.original.slice(noun.end));
  return agent ? withAgent(text, sign, { verb: place(text, match, "verb"), noun, forms, past: true, agent }) : sign;
}

interface AgentEdit {
  verb: { start: number; end: number };
  noun: { start: number; end: number };
  forms: Forms;
  past: boolean;
  agent: RegExpExecArray;
}

function withAgent(text: MaskedText, sign: Sign, { verb, noun, forms, past, agent }: AgentEdit): Sign {
  const doer = (agent[2] ?? "").trim();
  const feminine = isFeminine(fold(doer.split(/\s+/)[0] ?? ""));
  const stem = past ? forms[1] : forms[2];
  const active = past ? (feminine ? `${stem}ت` : stem) : feminine ? `ت${stem.slice(1)}` : stem;
  const objectEnd = noun.end + (agent[1] ?? "").length;
  const whole = noun.end + agent[0].length;
  const object = text.original.slice(noun.end, objectEnd);
  const parts = [
    { start: verb.start, end: noun.end, after: `${active} ${doer}` },
    { start: objectEnd, end: whole, after: "" },
  ];
  const edit: Sign = { ...sign, ruleId: "agentless-passive", end: whole, weight: 1.5 };
  if (/^\s*(?:ال|هذ|تلك|جميع|كل)/.test(object) || !needsTanween(object)) return { ...edit, parts };
  const pair = INDEFINITE_PAIR.exec(object);
  if (!pair) return edit;
  return {
    ...edit,
    parts: [...parts, { start: noun.end, end: noun.end + pair[0].length, after: ` ${pair[1]}ًا ${pair[2]}ًا` }],
  };
}

/** A masculine noun and its adjective, both indefinite: as an object they take a written alif. */
const INDEFINITE_PAIR =
  /^[ \t]+(\p{L}+[^\s\p{M}ةاىء])[ \t]+(جديد|كبير|صغير|حديث|مؤقت|خاص|شامل|دائم|سنوي|شهري|أسبوعي|مشترك|واسع|قديم|رسمي|مبدئي|إضافي)(?![\p{L}])/u;

function needsTanween(object: string): boolean {
  return !/^[ \t]+\p{L}*(?:ة|ات|اء|ى)(?=\s|$)/u.test(object);
}

/** Feminine by form, or a broken plural of things, which takes the feminine. */
function isFeminine(word: string): boolean {
  const bare = word.replace(/^ال/, "");
  if (/(?:ه|ات|اء)$/.test(bare) && bare.length > 3) return true;
  return /^(?:[^ا]{2}ا[^ا]{2}|[^ا]{2}ا[^ا]ي[^ا]|ا[^ا]{2}ا[^ا]|[^ا]و[^ا]{1}ا?[^ا]?)$/.test(bare)
    ? !/^(?:م[^ا]ا[^ا]{2})$/.test(bare) || bare.length > 4
    : false;
}

function signAt(text: MaskedText, match: RegExpExecArray, last: string): Sign {
  return {
    ruleId: "light-verb",
    start: text.folded.source[match.index] as number,
    end: place(text, match, last).end,
    level: 1,
    weight: 1,
  };
}

function place(text: MaskedText, match: RegExpExecArray, name: string): { start: number; end: number } {
  const span = match.indices?.groups?.[name] ?? [match.index, match.index];
  return { start: text.folded.source[span[0]] as number, end: text.folded.source[span[1]] as number };
}
