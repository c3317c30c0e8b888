import { DELIVERABLES, VERB_KINDS } from "#engines/prompt-checker/deliverables-lexicon.ts";
import { WISHES } from "#engines/prompt-checker/request-lexicon.ts";
import { statementsOf } from "#engines/prompt-checker/statements.ts";
import type { PromptDocument } from "#engines/prompt-checker/document.ts";
import type { Hit, Word } from "#engines/prompt-checker/word.ts";
import type { Rule } from "#engines/prompt-checker/rule.ts";

/** Four or more different deliverables in one request. */
export const multipleTasksTangled: Rule = {
  id: "multiple-tasks-tangled",
  severity: "medium",
  dimension: "clarity",
  title: { ar: "مهام كثيرة متشابكة", en: "Too many tasks at once" },
  why: {
    ar: "في الطلب أربعة نواتج مختلفة أو أكثر، فيأتي كل منها سطحيًا.",
    en: "Four or more different deliverables share one prompt, so each will come out thin.",
  },
  fix: {
    ar: "قسّمها إلى برومبتات، أو رقّمها ورتبها وحدد شكل كل منها.",
    en: "Split them into separate prompts, or number them with a shape for each.",
  },
  examples: {
    bad: {
      ar: "اكتب وصفًا للمنتج، وترجمه، وصمم شعارًا، وحلل المنافسين، واحسب ميزانية الإعلان.",
      en: "Write a bio for our bakery, translate it, design a logo, analyse competitors and plan a launch campaign.",
    },
    good: {
      ar: "اكتب وصفًا للمنتج في 40 كلمة ثم ترجمه إلى الإنجليزية.",
      en: "Write a 40-word bio for our bakery, then translate it into Welsh.",
    },
  },
  find(document) {
    if (document.task.primary === "agent-bot" || document.task.primary === "roleplay" || isNumbered(document))
      return [];
    const limit = document.strictness === "strict" ? 3 : 4;
    const places = ordered(document);
    const first = places[0];
    const last = places.at(-1);
    return places.length >= limit && first && last ? [{ start: first.start, end: last.end }] : [];
  },
};

/**
 * The first place of each kind of thing ordered: by its noun, where an order or a wish leads to it or it stands in a row
 * that an order opens; else by the order's verb. What comes after "with" or "including" are parts of one thing.
 */
function ordered(document: PromptDocument): Hit[] {
  const kinds = new Map<number, string>();
  for (const [kind, lexicon] of DELIVERABLES)
    for (const hit of document.findAffirmed(lexicon)) if (!kinds.has(hit.first)) kinds.set(hit.first, kind);
  const verbs = new Map<number, string>();
  VERB_KINDS.forEach(([kind, lexicon]) => {
    for (const hit of document.find(lexicon)) if (!verbs.has(hit.first)) verbs.set(hit.first, kind);
  });
  const orders = new Set([...document.task.requests, ...document.find(WISHES)].map((request) => request.first));
  const seen = new Map<string, Hit>();
  let row = -1;
  for (const { first, last, forbids } of statementsOf(document)) {
    const sentence = (document.words[first] as Word).sentence;
    const order = firstIn(first, last, orders);
    if (forbids) continue;
    if (order === null && row !== sentence) continue;
    row = sentence;
    if (order === null && PARTS_FOLLOW.test(document.phrase(first - 6, first))) row = -1;
    if (row !== sentence) continue;
    for (const [kind, at] of kindsIn(document, order ?? first, last, kinds, verbs, order !== null))
      if (!seen.has(kind) && !(CODE.has(document.task.primary) && OF_CODE.has(kind)))
        seen.set(kind, document.hit(at, at));
  }
  return [...seen.values()].sort((a, b) => a.start - b.start);
}

const CODE: ReadonlySet<string> = new Set(["code-write", "code-fix-review"]);
/** A function, its tests and its review are one piece of work. */
const OF_CODE: ReadonlySet<string> = new Set(["software", "script", "questions", "analysis", "rank", "make"]);
/** Words that open a list of the parts of one thing. */
const PARTS_FOLLOW =
  /(?:^| )(?:with|including|include|contains?|covering|cover|columns?|sections?|each|per|for|about|on|in|every|مع|فيه|فيها|يشمل|تشمل|يتضمن|تتضمن|اعمده|باعمده|الاعمده|اقسام|اقسامه|لكل|عن|ب\S+ه)$/;
const JOINS = /^(?:and|plus|also|or|,)$/;

function firstIn(first: number, last: number, places: ReadonlySet<number>): number | null {
  for (let index = first; index <= last; index += 1) if (places.has(index)) return index;
  return null;
}

/** The kinds a clause orders: its verb's first thing, and the heads of what "and" joins to it. */
function kindsIn(
  document: PromptDocument,
  from: number,
  last: number,
  nouns: ReadonlyMap<number, string>,
  verbs: ReadonlyMap<number, string>,
  byVerb: boolean,
): [string, number][] {
  const found: [string, number][] = [];
  let since = 0;
  for (let index = from; index <= last; index += 1) {
    const word = document.words[index] as Word;
    if (JOINS.test(word.text) || (index > from && /^و(?!لا|من|في)[ء-ي]{3}/.test(word.text))) since = 0;
    else since += 1;
    if (PARTS_FOLLOW.test(word.text)) since = 9;
    const kind = nouns.get(index);
    if (kind && since <= 5) {
      found.push([kind, index]);
      since = 9;
    }
  }
  if (found.length > 0 || !byVerb) return found;
  for (let index = from; index <= Math.min(last, from + 2); index += 1) {
    const verb = verbs.get(index);
    if (verb) return [[verb, index]];
  }
  return [];
}

function isNumbered(document: PromptDocument): boolean {
  return (
    (document.text.match(/^[ \t]*(?:[-*•]|[0-9٠-٩]{1,2}[.)-])[ \t]/gm)?.length ?? 0) >= 3 ||
    COUNTED_PARTS.test(document.freeText)
  );
}

/** "In four parts: …", «أربعة أجزاء: …»: pieces of one answer, counted and then named in order. */
const COUNTED_PARTS =
  /(?:three|four|five|six|seven|[3-7]) (?:parts?|sections?|headings?|elements?)\s*(?:in (?:this )?order)?\s*:|(?:ثلاث|اربع|خمس|ست|سبع|[3-7٣-٧])(?:ه)? (?:اجزاء|اقسام|عناصر|فقرات|محاور|بنود)[^.\n]{0,20}:/;
