import { isConditional, limitAgainstLoad, mustAndMustNot, otherCount } from "#engines/prompt-checker/conflicts.ts";
import type { Lexicon } from "#engines/prompt-checker/lexicon.ts";
import { otherManner } from "#engines/prompt-checker/manners.ts";
import {
  ASK_FIRST,
  CASUAL,
  DONT_ASK,
  FIGURES,
  FORMAL,
  FREE,
  IN_ARABIC,
  IN_ENGLISH,
  LISTED,
  LITERAL,
  LONG,
  NO_FIGURES,
  PROSE,
  RANKED,
  SHORT,
  SIMPLE,
  TECHNICAL,
} from "#engines/prompt-checker/opposites-lexicon.ts";
import type { PromptDocument } from "#engines/prompt-checker/document.ts";
import type { Hit } from "#engines/prompt-checker/word.ts";
import type { Finding, Rule } from "#engines/prompt-checker/rule.ts";

/** Pairs that cannot both hold for one deliverable. */
const OPPOSITES: readonly (readonly [Lexicon, Lexicon])[] = [
  [SHORT, LONG],
  [FORMAL, CASUAL],
  [SIMPLE, TECHNICAL],
  [LITERAL, FREE],
  [IN_ARABIC, IN_ENGLISH],
];

/** A thing refused, and wanted. */
const REFUSED: readonly (readonly [Lexicon, Lexicon])[] = [
  [DONT_ASK, ASK_FIRST],
  [NO_FIGURES, FIGURES],
  [PROSE, LISTED],
];
const ASKS_FOR =
  /(?:^| )(?:give|state|include|mention|show|list|add|tell|say|quote|with|and|in|as|on|into|its|own|a|ask|me|number|numbered|each|put|[وف]?(?:قول\S*|قل|اذكر|اكتب|ضع|حط|اعرض|وضح|عدد|بين|ورد|هات|في|علي|كل|مع|اسالني|قارن)|و\S+)(?: \S+){0,2}$/;

/** Refused altogether: nothing after it narrows it. */
function isBlanket(document: PromptDocument, hit: Hit): boolean {
  const next = document.words[hit.last + 1];
  return (
    !next ||
    next.opens ||
    /^(?:in|at|anywhere|ever|please|of|to|and|text|في|فيه|فيها|نهاييا|ابدا|تماما|مطلقا|وقول|و\S+)$/.test(next.text)
  );
}

/** What is wanted stands after an order for it, or is itself one. */
function isAsked(document: PromptDocument, hit: Hit): boolean {
  return (
    ASKS_FOR.test(document.phrase(hit.first - 3, hit.first - 1)) || ASKS_FOR.test(document.phrase(hit.first, hit.first))
  );
}

/** Two instructions that exclude each other. */
export const contradictoryInstructions: Rule = {
  id: "contradictory-instructions",
  severity: "high",
  dimension: "consistency",
  title: { ar: "تعليمات متعارضة", en: "Instructions that contradict" },
  why: {
    ar: "في النص تعليمتان لا تجتمعان، فسيختار النموذج إحداهما دون أن تعرف أيتهما.",
    en: "Two instructions cannot both hold, so the model will pick one without telling you which.",
  },
  fix: {
    ar: "اختر إحداهما، أو قل أيتهما تُقدَّم عند التعارض.",
    en: "Keep one of them, or say which comes first when they conflict.",
  },
  examples: {
    bad: {
      ar: "اكتب تعريفًا مختصرًا وشاملًا لكل التفاصيل عن ورشة النجارة لزوار الموقع.",
      en: "Write a very short but comprehensive profile of our carpentry workshop for site visitors.",
    },
    good: {
      ar: "اكتب تعريفًا من 60 كلمة عن ورشة النجارة لزوار الموقع، يذكر الموقع وأنواع الخشب وساعات العمل.",
      en: "Write a 60-word profile of our carpentry workshop for site visitors: address, woods used, opening hours.",
    },
  },
  find(document) {
    if (document.has(RANKED)) return [];
    const found: Finding[] = [];
    for (const [left, right] of OPPOSITES) {
      // Most texts have one side at most: the costly questions are asked only where both stand.
      const [some, others] = [document.findAffirmed(left), document.findAffirmed(right)];
      if (!closest(some, others)) continue;
      const pair = closest(
        some.filter(
          (hit) => !ofAnAddition(document, hit) && !describesInput(document, hit) && !isConditional(document, hit),
        ),
        others.filter((hit) => !describesInput(document, hit)),
      );
      if (pair) found.push(clash(document, pair[0], pair[1]));
    }
    for (const [refused, wanted] of REFUSED) {
      if (!document.has(refused) || !document.has(wanted)) continue;
      const pair = closest(
        document.find(refused).filter((hit) => refused === DONT_ASK || isBlanket(document, hit)),
        document.findAffirmed(wanted).filter((hit) => isAsked(document, hit)),
      );
      if (pair) found.push(clash(document, pair[0], pair[1]));
    }
    const manners = otherManner(document);
    if (manners && found.length === 0) found.push(clash(document, ...manners));
    for (const span of [limitAgainstLoad(document), mustAndMustNot(document), otherCount(document)])
      if (span && !found.some((other) => (other.start as number) < span.end && span.start < (other.end as number)))
        found.push(span);
    if (found.length > 0) found.push({ start: null, end: null, replacement: rankingLine(document, found[0]?.detail) });
    return found;
  },
};

function clash(document: PromptDocument, one: Hit, other: Hit): Finding {
  const [first, second] = one.start <= other.start ? [one, other] : [other, one];
  const a = document.text.slice(first.start, first.end);
  const b = document.text.slice(second.start, second.end);
  return { start: first.start, end: second.end, detail: { ar: `«${a}» و«${b}»`, en: `“${a}” and “${b}”` } };
}

function rankingLine(document: PromptDocument, pair: Finding["detail"]): string {
  const named = pair ? document.inTextLanguage(pair) : "";
  if (document.language === "ar")
    return named ? `عند التعارض بين ${named} قدّم: {{الأولوية}}` : "عند التعارض قدّم: {{الأولوية}}";
  return named
    ? `Where ${named} conflict, put this first: {{priority}}`
    : "When instructions conflict, put this first: {{priority}}";
}

/** Two instructions further apart than this, in words, speak of different parts. */
const CLASH_WITHIN = 40;

/** The nearest pair within about three sentences of each other; both lists are by place. */
function closest(left: readonly Hit[], right: readonly Hit[]): [Hit, Hit] | null {
  let best: [Hit, Hit] | null = null;
  let from = 0;
  for (const a of left) {
    while (from < right.length && (right[from] as Hit).first < a.first - CLASH_WITHIN) from += 1;
    for (let index = from; index < right.length; index += 1) {
      const b = right[index] as Hit;
      if (b.first > a.first + CLASH_WITHIN) break;
      if (a.start < b.end && b.start < a.end) continue;
      const distance = Math.abs(a.first - b.first);
      if (!best || distance < Math.abs(best[0].first - best[1].first)) best = [a, b];
    }
  }
  return best;
}

/** What follows "long" when it is the text that is long; long winters and long drives are not. */
const LONG_OF_TEXT =
  /^(?:and|but|or|enough|please|detailed|in|article|post|essay|story|text|version|report|email|letter|answer|reply|response|guide|summary|piece|poem|blog|form|list|description|profile|speech|explanation|paragraphs?|sentences?|bio|copy|review)$/;

/** "Then a short list of changes" is short beside the text, not instead of it. */
function ofAnAddition(document: PromptDocument, hit: Hit): boolean {
  return (
    /\b(?:short|brief) (?:list|note|notes|section|explanation|separate|example|summary of|paragraphs?|sentences?|lines?|bullets?)|(?:قائمه|ملاحظات|ملاحظه|شرح|مثال|سطر|جمل|فقرات|تعليق|نقاط|خطوات) (?:قصير|موجز|مختصر)/.test(
      document.phrase(hit.first - 1, hit.last + 1),
    ) ||
    /assumptions? in one line|افتراض[ء-ي]* (?:فيه )?(?:ب|في )سطر/.test(document.phrase(hit.first - 2, hit.last + 1))
  );
}

/** "Summarise the long report" speaks of the source, not of the answer. */
function describesInput(document: PromptDocument, hit: Hit): boolean {
  const around = document.phrase(hit.first - 2, hit.last + 2);
  const next = document.words[hit.last + 1];
  if (hit.text === "long" && next !== undefined && !next.opens && !LONG_OF_TEXT.test(next.text)) return true;
  if (/^(?:as|how|so|too|not) (?:long|detailed|complete)/.test(document.phrase(hit.first - 1, hit.last))) return true;
  if (/(?:short|brief) (?:after|and|or|to|with) long|long (?:after|and|or|to|with) (?:short|brief)/.test(around))
    return true;
  if (/^(?:drift|slip|slide|lapse|انزلاق|تنزلق|ينزلق|نزول|تحول)/.test(document.phrase(hit.first - 2, hit.first - 1)))
    return true;
  if (
    /^(?:every|all|each|the|كل)? ?(?:the )?(?:details?|تفاصيل|التفاصيل|المعلومات) (?:given|above|below|here|المذكور|اعلاه)/.test(
      document.phrase(hit.first, hit.last + 1),
    )
  )
    return true;
  if (
    /^every (?:detail|aspect|angle) (?:of the (?:request|text|original|source)|given|as)/.test(
      document.phrase(hit.first, hit.last + 4),
    )
  )
    return true;
  if (/complete\b.{0,24}\bas (?:it is|they are|is|it stands)/.test(document.phrase(hit.first, hit.last + 6)))
    return true;
  return /\b(?:the|this|that|following|attached) (?:\w+ )?(?:long|detailed|full|complete|lengthy|formal|casual)|long term|full name|complete,? runnable|complete (?:sentence|beginner|code|result|text)|formal (?:garden|dress)|full (?:time|stop|form)|(?:النص|التقرير|المقال|هذا|الملف|العقد|المحضر) (?:ال)?(?:طويل|مفصل|كامل|شامل)|الاسم (?:ال)?كامل|طويل (?:الامد|المدي)/.test(
    around,
  );
}
