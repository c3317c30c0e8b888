import {
  ATTENDS,
  DEVICES,
  GOODS,
  LATER_ON,
  LIVE,
  MEANS,
  OPERATES,
  PEOPLE_AND_CHANNELS,
  PLACES,
  REACHES,
  ROUNDS,
  SWITCHES,
  TRANSACTS,
  WATCHES,
} from "#engines/prompt-checker/actions-lexicon.ts";
import type { PromptDocument } from "#engines/prompt-checker/document.ts";
import type { Lexicon } from "#engines/prompt-checker/lexicon.ts";
import { isName } from "#engines/prompt-checker/names-lexicon.ts";
import type { Hit, Word } from "#engines/prompt-checker/word.ts";
import type { Rule } from "#engines/prompt-checker/rule.ts";

/** A verb of acting on the world, with what makes it one, within so many words after it. */
const ACTIONS: readonly (readonly [Lexicon, Lexicon, number])[] = [
  [REACHES, PEOPLE_AND_CHANNELS, 6],
  [TRANSACTS, GOODS, 6],
  [OPERATES, PLACES, 7],
  [SWITCHES, DEVICES, 5],
];
/** Acting on the world by itself. */
const ALONE: readonly Lexicon[] = [WATCHES, LIVE, LATER_ON, ATTENDS, ROUNDS];
const CODE = new Set(["code-write", "code-fix-review"]);
const NAMED_TOOLS = /\btools?\s*:|\{\{[^{}]{0,60}tool|الأدوات\s*:|أداة\s*:/i;

/** A live or outside action with no tool named. */
export const impossibleCapability: Rule = {
  id: "impossible-capability",
  severity: "high",
  dimension: "constraints",
  title: { ar: "فعل لا يقدر عليه النموذج", en: "Something a plain model cannot do" },
  why: {
    ar: "هذا فعل خارج المحادثة لا يقدر عليه النموذج دون أداة، وقد يدّعي أنه فعله.",
    en: "A plain model cannot act outside the chat, and it may claim that it did.",
  },
  fix: {
    ar: "سمِّ الأداة المتاحة، أو اطلب مسودة أو خطوات تنفذها بنفسك.",
    en: "Name the tool it has, or ask for a draft or steps you carry out yourself.",
  },
  examples: {
    bad: {
      ar: "اتصل بالمطعم واحجز طاولة لأربعة أشخاص الليلة.",
      en: "Call the restaurant and book a table for four tonight.",
    },
    good: {
      ar: "اكتب نص مكالمة من خمس جمل أحجز بها طاولة لأربعة أشخاص.",
      en: "Write a five-line phone script I can read to book a table for four.",
    },
  },
  find(document) {
    if (NAMED_TOOLS.test(document.text) || CODE.has(document.task.primary) || document.findAffirmed(MEANS).length > 0)
      return [];
    const hit = actionIn(document);
    if (!hit) return [];
    const line = document.inTextLanguage({
      ar: "إن لم تتوفر لك أداة لهذا الفعل فاكتب مسودة أنفذها بنفسي. الأدوات: {{الأدوات_المتاحة}}",
      en: "If you have no tool for this, write a draft I can carry out myself. Tools: {{available_tools}}",
    });
    return [
      { start: hit.start, end: hit.end },
      { start: null, end: null, replacement: line },
    ];
  },
};

function actionIn(document: PromptDocument): Pick<Hit, "start" | "end"> | null {
  for (const lexicon of ALONE) {
    const alone = document
      .findAffirmed(lexicon)
      .find((hit) => document.text[document.words[hit.first]?.end ?? 0] !== "-" && !isReported(document, hit));
    if (alone) return alone;
  }
  const writes = document.task.requests.find((request) => CREATES.test(request.text));
  for (const [verbs, objects, within] of ACTIONS) {
    const targets = document.find(objects);
    if (targets.length === 0) continue;
    for (const verb of document.findAffirmed(verbs)) {
      if (!isOrdered(document, verb) || namesAText(document, verb)) continue;
      if (writes && writes.first < verb.first && (verbs === SWITCHES || isSaidInside(document, writes, verb))) continue;
      const named = document.words[verb.last + 1];
      if (verbs === REACHES && named && !named.opens && isName(document, named))
        return { start: verb.start, end: named.end };
      const target = targets.find(
        (hit) =>
          hit.first > verb.last &&
          hit.first - verb.last <= within &&
          isOneSentence(document, verb, hit) &&
          fits(document, verb, hit),
      );
      if (target) return { start: verb.start, end: target.end };
    }
  }
  return null;
}

/** Nouns as well as verbs: an order only before its object. */
const NOUN_TOO =
  /^(?:email|mail|text|message|phone|ring|call|post|print|watch|search|log|store|schedule|pin|track|order|book|transfer|shift|move|refund|deposit|charge|bid|share|check|change|cut|contact|alert|wire|buzz|fax|visit|access|upload|download|export|import|block|lock|sync|back|switch|set|register|join|look|scroll|note|report|update|browse|google|tweet|notice|order)$/;
const OBJECT =
  /^(?:a|an|the|this|that|these|those|my|our|your|his|her|their|it|them|me|us|him|everyone|every|each|all|any|both|one|two|three|four|five|\d+|to|up|out|for|on|in|into|at|off|online|through|over|[a-z]+'s|dr|mr|mrs|ms|mona|customers|clients|tickets|prices|flights|whether|if|how|what|https)$/;
const CREATES =
  /^[وف]?(?:write|draft|compose|create|prepare|make|generate|اكتب|اكتبلي|اكتبي|صغ|حضر|جهز|جهزلي|اعمل|اعملي|اعمللي|سو|سولي|سوي|الف|صمم|دير|كتب|تكتب)$/;
/** Verbs that a letter or an answer says rather than does, unless what follows leaves no doubt. */
const SAID =
  /^[وف]?(?:tell|inform|invite|ask|order|cancel|confirm|contact|add|put|remove|change|check|set|open|search|look|book|call|reserve|text|email|message|mail|move|shift|اطلب|اطلبي|اكد|خبر|خبره|خبرهم|بلغ|بلغهم|ابلغ|ضع|ضيف|حط|حطه|غير|عدل|شيك|كلم|اتصل|ادخل|الغ|اجل|ابحث|نبه|احذف|امسح|شيل|جدول|دور|راسل|تواصل|احفظ|سجل|افتح|حدث|خبرني|بلغني)$/;

/** After "write a letter" most verbs are its content; sending, paying and posting are still acts. */
function isSaidInside(document: PromptDocument, writes: Hit, verb: Hit): boolean {
  return SAID.test(verb.text) || !document.words.slice(writes.last + 1, verb.first).some((word) => word.opens);
}

/** An order to the model: it opens a clause, follows a conjunction, or is one of the requests. */
function isOrdered(document: PromptDocument, hit: Hit): boolean {
  const word = document.words[hit.first] as Word;
  const before = document.words[hit.first - 1]?.text ?? "";
  if (/[</]/.test(document.text[word.start - 1] ?? "")) return false;
  if (NOUN_TOO.test(word.text) && !isObject(document, document.words[hit.first + 1])) return false;
  if (/^[a-z]/.test(word.text))
    return word.opens || /^(?:and|then|please|also|you|just|kindly|to_you|pls|can|could|will|now|u)$/.test(before);
  if (
    /^(?:ال|بال|لل)|^و?كلما$/.test(word.text) ||
    document.text[word.end - 1] === "ة" ||
    /^[وف]?أ(?!رسل|بعث|عط|دخل|رفع|طفئ|طفي|غلق|وقف|قفل)/.test(document.text.slice(word.start))
  )
    return false;
  return (
    word.opens ||
    /^[وف]/.test(word.text) ||
    document.task.requests.some((request) => request.first === hit.first) ||
    /^(?:ثم|بعدين|ان|انك|منك|اريد|عايزك|ابيك|بدي|ارجو|ممكن|لو|سمحت|ما|يوم|تقدر|رجاء|المساء|الساعه|على طول)$/.test(
      before,
    )
  );
}

/** A first word of an object, or somebody's name. */
function isObject(document: PromptDocument, word: Word | undefined): boolean {
  return word !== undefined && (OBJECT.test(word.text) || isName(document, word) !== null);
}

function isOneSentence(document: PromptDocument, one: Hit, other: Hit): boolean {
  return document.words[one.first]?.sentence === document.words[other.first]?.sentence;
}

/** Apps whose names are words of every day: «كلام جاهز» is ready, «طلبات العملاء» are orders. */
const APP_LIKE_A_WORD = /^[وبل]?(?:جاهزا?|كريم|نون|فوري|طلبات|ابشر|سويق)$/;

/** «على جاهز», «من تطبيق كريم»: an app is gone to, bought from or called one. */
function isEntered(document: PromptDocument, { first, text }: Hit): boolean {
  return (
    /^ب/.test(text) || /^(?:علي|في|من|الي|عبر|تطبيق|موقع|منصه|برنامج)$/.test(document.words[first - 1]?.text ?? "")
  );
}

/** "Tell me", "show us" ask for an answer; «حط في جدول» asks for a table. */
function fits(document: PromptDocument, verb: Hit, target: Hit): boolean {
  if (
    /^(?:tell|inform|text|call|talk|speak|invite)/.test(verb.text) &&
    /^(?:me|us|him|her|them|everyone|everybody|staff)$/.test(target.text)
  )
    return false;
  if (/^[وف]?(?:خبرني|بلغني)/.test(verb.text)) return false;
  if (APP_LIKE_A_WORD.test(target.text)) return isEntered(document, target);
  if (target.text === "link" && /^(?:with|between)$/.test(document.words[target.last + 1]?.text ?? "")) return false;
  if (/^(?:it|this|the) to$/.test(target.text)) return /^(?:send|forward|email|mail|text)$/.test(verb.text);
  return !(
    /^(?:put|add|set|create|look|share|edit|change|sheet|check|update|apply|join|search|export|import)$/.test(
      verb.text,
    ) &&
    /^(?:spreadsheet|page|database|group|folder|system|sheet|list|server|store|shop|app|online|link|story|post|page|profile|group)$/.test(
      target.text,
    )
  );
}

/** "Every evening the shop posts" tells of others; "when prices drop" in a text to write is its content. */
function isReported(document: PromptDocument, hit: Hit): boolean {
  const before = document.phrase(hit.first - 2, hit.first - 1);
  if (/(?:^| )(?:i|we|they|he|she|it|that|who|which|to|people|customers|users|how to)$/.test(before)) return true;
  const writes = document.task.requests.find((request) => CREATES.test(request.text));
  return writes !== undefined && writes.first < hit.first;
}

/** "An email to my landlord" and "text ready to publish" name what to write. */
function namesAText(document: PromptDocument, action: Hit): boolean {
  if (!/^(?:email|mail|text|post|tweet|call|book|order|search|watch)(?![a-z])/.test(action.text)) return false;
  if (/^(?:text|post|email) ready/.test(action.text)) return true;
  if (
    /^order the/.test(action.text) &&
    /^(?:possible|steps?|lines|points?|findings|options|list|items|results|sections|ideas|answers|actions|events|facts)$/.test(
      document.words[action.last + 1]?.text ?? "",
    )
  )
    return true;
  const before = document.phrase(Math.max(action.first - 2, 0), action.first - 1);
  return /(?:^| )(?:an?|the|this|that|my|our|your|his|her|each|one|per|short|brief|formal|polite|friendly|firm|follow-up|cold|finished)(?: [a-z-]+)?$/.test(
    before,
  );
}
