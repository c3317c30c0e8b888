import { fold } from "#engines/text/fold.ts";
import { NO_LETTER_BEFORE } from "#engines/text/segment.ts";
import { MASK } from "#engines/humanizer/locked-spans.ts";
import type { Sign } from "#engines/humanizer/humanizer-types.ts";
import type { MaskedText } from "#engines/humanizer/wording.ts";
import { formOf, isFeminine, NOUNS, PASSIVES, VERBS } from "./arabic-verbs.ts";
import type { Verb } from "./arabic-verbs.ts";

const NOT_BEFORE = `${NO_LETTER_BEFORE}(?<![\\p{M}${MASK}])`;
/** قام بـ and its persons, an optional doer of up to three words, then a known verbal noun and its object. */
const DOES = new RegExp(
  `${NOT_BEFORE}(?<lead>و|ف)?(?<future>س)?(?<verb>قام|قامت|قاموا|قمت|قمنا|يقوم|تقوم|نقوم|اقوم|يقومون)(?<doer>(?:[ \\t]+[\\p{L}${MASK}"«»]+){0,3}?)[ \\t]+ب(?<noun>${NOUNS})(?<object>ها|هم|ه)?(?![\\p{L}])(?<rest>[ \\t]+(?<next>[\\p{L}${MASK}]+))?`,
  "dgu",
);
/** تم and يتم with a known verbal noun and a definite subject. */
const IS_DONE = new RegExp(
  `${NOT_BEFORE}(?<lead>و|ف)?(?<verb>(?:تم|تمت|يتم|تتم|جري|جرت|يجري|تجري|سيتم|ستتم)(?:[ \\t]+العمل(?:[ \\t]+(?:حاليا|الان))?[ \\t]+علي)?)[ \\t]+(?<noun>${NOUNS})(?:(?<object>ها|هم|ه)(?![\\p{L}])|[ \\t]+(?<next>(?:ال|لل)?[\\p{L}]+|${MASK}+)(?<after>[ \\t]+[\\p{L}${MASK}]+)?)`,
  "dgu",
);
const AGENT =
  /^([^.!?؟؛;\n]{0,60}?)[ \t]+(?:من قبل|من طرف|من جانب|على يد|على أيدي|بواسطة)[ \t]+([^.،,!?؟؛;\n]{3,60}?)(?=[ \t]+(?:في|يوم|خلال|عام|سنة|منذ|قبل|بعد|بشكل|لأول)(?!\p{L})|[.،,!?؟؛;\n]|$)/u;
const PERSONS: Record<string, (verb: Verb) => string | null> = {
  قام: (verb) => verb.past[0],
  قامت: (verb) => verb.past[1],
  قاموا: ({ past: [past], regular }) =>
    regular ? (past.endsWith("أ") ? `${past.slice(0, -1)}ؤوا` : `${past}وا`) : null,
  قمت: ({ past: [past], regular }) => (regular ? `${past}ت` : null),
  قمنا: ({ past: [past], regular }) => (regular ? `${past}نا` : null),
  يقوم: (verb) => verb.present[0],
  تقوم: (verb) => verb.present[1],
  نقوم: (verb) => `ن${verb.present[0].slice(1)}`,
  اقوم: (verb) => `أ${verb.present[0].slice(1)}`,
  يقومون: ({ present: [present], regular }) =>
    regular ? (/[أئ]$/.test(present) ? `${present.slice(0, -1)}ؤون` : `${present}ون`) : null,
};
/** A passive that names its doer; the rest is read from the original. */
const PASSIVE = new RegExp(`${NOT_BEFORE}(?<lead>و|ف)?(?<verb>${[...PASSIVES.keys()].join("|")})(?![\\p{L}])`, "dgu");
const AGENTS = ["من قبل", "من طرف", "من جانب", "علي يد", "علي ايدي", "بواسطه"];
const DOES_VERBS = Object.keys(PERSONS);
/** A second verbal noun that leans on the first («جمع البيانات وتحليلها») cannot stay behind without it. */
const SECOND_NOUN =
  /^[^.،,!?؟؛;\n]{0,50}?[ \t]و(?:ت\p{L}{2}[يا]\p{L}|ا\p{L}{3,}|إ\p{L}{3,}|م\p{L}ا\p{L}{2}ت|(?!صول|جود|ضع|قوع|رود|قوف|لاد|صف|عي|فر)\p{L}{2,3})(?:ها|هم|ه)(?!\p{L})/u;

/** Adjectives that would qualify the verbal noun and so would lose their noun. */
const ADJECTIVE =
  /^(?:شامل|شامله|دقيق|دقيقه|كامل|كامله|سريع|سريعه|جديد|جديده|مستمر|مستمره|دوري|دوريه|كبير|كبيره|واسع|واسعه|عميق|عميقه|مفصل|مفصله|منتظم|منتظمه|مكثف|مكثفه|ميداني|ميدانيه|علمي|علميه|يومي|يوميه|خاص|خاصه|مهم|مهمه|اولي|اوليه|نهائي|نهائيه|مباشر|مباشره|جيد|جيده|متكرر|متكرره|ل|لل.*|في|من|الي|علي|عن|مع|و.*|بين|حول|عبر|خلال|لها|له)$/;

/** «قام بتوسيع أسطوله» → «وسّع أسطوله»; «يتم استخدام الفهارس» → «تُستخدم الفهارس». Only with nouns whose verb is known and an object that can follow it. */
export function arabicLightVerbs(text: MaskedText): Sign[] {
  const matches = (pattern: RegExp, verbs: string[]) =>
    verbs.some(text.mayHold) ? [...text.masked.matchAll(pattern)] : [];
  return [
    ...matches(DOES, DOES_VERBS).map((match) => doesSign(text, match)),
    ...matches(IS_DONE, ["تم", "جري", "جرت"]).map((match) => doneSign(text, match)),
    ...matches(PASSIVE, AGENTS).flatMap((match) => passiveSign(text, match)),
  ];
}

function doesSign(text: MaskedText, match: RegExpExecArray): Sign {
  const groups = match.groups ?? {};
  const sign = signAt(text, match, "noun");
  const forms = VERBS.get(groups["noun"] ?? "");
  const form = forms && PERSONS[groups["verb"] ?? ""]?.(forms);
  const next = groups["next"] ?? "";
  const objectStands = groups["object"] !== undefined || (next !== "" && !ADJECTIVE.test(next));
  if (!form || !objectStands || SECOND_NOUN.test(text.original.slice(sign.end, sign.end + 120))) return sign;
  const verbSpan = place(text, match, "verb");
  const nounSpan = place(text, match, "noun");
  const doerEnd = place(text, match, "doer").end;
  const object = groups["object"];
  if (object && groups["doer"]) {
    // «قام المدير بتأسيسه» → «أسّسه المدير»: the pronoun goes with the verb.
    if (/[ىأاءوي]$/.test(form)) return sign;
    return {
      ...sign,
      parts: [
        { ...verbSpan, after: form + object },
        { start: doerEnd, end: place(text, match, "object").end, after: "" },
      ],
    };
  }
  sign.parts = [
    { ...verbSpan, after: form },
    { start: doerEnd, end: nounSpan.end, after: "" },
  ];
  return sign;
}

function doneSign(text: MaskedText, match: RegExpExecArray): Sign {
  const groups = match.groups ?? {};
  const sign = signAt(text, match, groups["object"] ? "object" : "noun");
  const forms = VERBS.get(groups["noun"] ?? "");
  const next = groups["next"] ?? "";
  const tense = DONE[(groups["verb"] ?? "").split(/\s/)[0] ?? ""];
  const verb = place(text, match, "verb");
  const noun = place(text, match, "noun");
  if (!forms || !tense || SECOND_NOUN.test(text.original.slice(sign.end, sign.end + 120))) return sign;
  const passive = tense === "past" ? forms.passivePast : forms.passivePresent;
  const object = groups["object"];
  if (object === "ه" || object === "ها")
    return { ...sign, parts: [{ start: verb.start, end: sign.end, after: formOf(passive, object === "ها") }] };
  // A dual or sound plural would have to change its ending.
  if (object || ADJECTIVE.test(next) || /(?:ين|تي)$/.test(next)) return sign;
  const agent = AGENT.exec(text.original.slice(noun.end, noun.end + 160));
  if (agent && !agent[0].includes("،"))
    return withAgent(text, sign, { verb, noun, forms, past: tense === "past", agent });
  if (next.startsWith(MASK)) {
    const counted = /^[ \t]+(\p{L}{3,})$/u.exec(groups["after"] ?? "")?.[1];
    if (!counted || ADJECTIVE.test(counted)) return sign;
    // After 11 to 99 the noun is a singular in the accusative, with its own gender.
    const feminine = !counted.endsWith("ا") && isFeminine(counted);
    return { ...sign, parts: [{ start: verb.start, end: noun.end, after: formOf(passive, feminine) }] };
  }
  if (!next.startsWith("ال") && !OF_WHAT.test(text.masked.slice(match.indices?.groups?.["noun"]?.[1] ?? 0)))
    return sign;
  return { ...sign, parts: [{ start: verb.start, end: noun.end, after: formOf(passive, isFeminine(next)) }] };
}

const DONE: Record<string, "past" | "present"> = {
  تم: "past",
  تمت: "past",
  جري: "past",
  جرت: "past",
  يتم: "present",
  تتم: "present",
  يجري: "present",
  تجري: "present",
};
/** An indefinite noun that a definite one, an adjective or a preposition follows: it can stand as a subject. */
const OF_WHAT =
  /^[ \t]+\p{L}{3,}[ \t]+(?:ال\p{L}+|في|من|على|علي|الي|مع|عبر|خلال|بعد|قبل|يوم|هذا|هذه|جديد|جديده|كبير|كبيره|خاص|خاصه|شامل|شامله|مشترك|مشتركه|نهايي|نهاييه|رسمي|رسميه|مفصل|مفصله|سنوي|سنويه|شهري|شهريه|اسبوعي|اسبوعيه|حديث|حديثه|مستقل|مستقله|موحد|موحده|اولي|اوليه|دوري|دوريه|عاجل|عاجله|مشابه|مشابهه|تدريبي|تدريبيه|تجريبي|تجريبيه|شملت|شمل|ضمت|ضم|امتدت|امتد|استمرت|استمر|استغرقت|استغرق|تناولت|تناول|هدفت|هدف|كشفت|حول|بين|بعنوان|بمشاركه|بحضور|لقياس|لمعرفه|لتحديد|لبحث|لدراسه|للكشف|مقارنه|ميدانيه|ميداني|استطلاعيه|علميه|علمي)(?!\p{L})/u;

/** «وُضعت الخطة من جانب القسم» → «وضع القسم الخطة». */
function passiveSign(text: MaskedText, match: RegExpExecArray): Sign[] {
  const forms = PASSIVES.get(match.groups?.["verb"] ?? "");
  const verb = place(text, match, "verb");
  const agent = forms && AGENT.exec(text.original.slice(verb.end, verb.end + 160));
  if (
    !agent ||
    agent[0].includes("،") ||
    !/^[ \t]+(?:ال|هذ|تلك|جميع|كل |\p{L}+(?:ها|هم|ه) )/u.test(`${agent[1] ?? ""} `)
  )
    return [];
  const sign: Sign = { ruleId: "agentless-passive", ...verb, level: 1, weight: 1 };
  return [withAgent(text, sign, { verb, noun: verb, forms, past: true, agent })];
}

interface AgentEdit {
  verb: { start: number; end: number };
  noun: { start: number; end: number };
  forms: Verb;
  past: boolean;
  agent: RegExpExecArray;
}

function withAgent(text: MaskedText, sign: Sign, { verb, noun, forms, past, agent }: AgentEdit): Sign {
  const doer = nominativeDoer((agent[2] ?? "").trim());
  if (doer === null) return sign;
  const feminine = isFeminine(fold(doer.split(/\s+/)[0] ?? ""));
  const active = formOf(past ? forms.past : forms.present, feminine);
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

/** The doer as a subject: «الفنيين» becomes «الفنيون»; nothing where a dual or a plural with an adjective would have to change. */
function nominativeDoer(doer: string): string | null {
  const [first = "", ...rest] = doer.split(/\s+/);
  if (!/^ال\p{L}{2,}ين$/u.test(first)) return doer;
  return /يين$/.test(first) && !rest.some((word) => /ين$/.test(word))
    ? [`${first.slice(0, -2)}ون`, ...rest].join(" ")
    : null;
}

/** A masculine noun and its adjective, both indefinite: as an object they take a written alif. */
const INDEFINITE_PAIR =
  /^[ \t]+(\p{L}+[^\s\p{M}ةاىء])[ \t]+(جديد|كبير|صغير|حديث|مؤقت|خاص|شامل|دائم|سنوي|شهري|أسبوعي|مشترك|واسع|قديم|رسمي|مبدئي|إضافي)(?![\p{L}])/u;

/** An indefinite object ends in a written alif, but for some endings and where a possessor follows. */
function needsTanween(object: string): boolean {
  return !/^[ \t]+(?:\p{L}*(?:ة|ات|اء|ى)(?=\s|$)|\p{L}{2,}(?:كم|نا|ها|هم|ه|ي|ك)(?=\s|$)|\p{L}+[ \t]+(?:ال|لل)\p{L})/u.test(
    object,
  );
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
