import type { Lexicon } from "../lexicon.ts";
import {
  CASUAL,
  DIRECT,
  FORMAL,
  FREE,
  FULLNESS,
  LITERAL,
  LONG,
  PARTS,
  RANKED,
  SHORT,
  SIMPLE,
  SMALL_LIMIT,
  TECHNICAL,
} from "../opposites-lexicon.ts";
import type { PromptDocument } from "../document.ts";
import type { Hit } from "../word.ts";
import type { Finding, Rule } from "../rule.ts";

/** Pairs that cannot both hold for one deliverable. */
const OPPOSITES: readonly (readonly [Lexicon, Lexicon])[] = [
  [SHORT, LONG],
  [FORMAL, CASUAL],
  [SIMPLE, TECHNICAL],
  [LITERAL, FREE],
];

/** Two instructions that exclude each other. */
export const contradictoryInstructions: Rule = {
  id: "contradictory-instructions",
  severity: "high",
  dimension: "consistency",
  title: { ar: "تعليمات متعارضة", en: "Instructions that contradict" },
  why: {
    ar: "في النص تعليمتان لا تجتمعان، فسيختار النموذج إحداهما دون أن تدري أيهما.",
    en: "Two instructions cannot both hold, so the model will pick one without telling you which.",
  },
  fix: {
    ar: "اختر إحداهما، أو قل أيهما يُقدَّم عند التعارض.",
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
      const pair = closest(
        document.findAffirmed(left).filter((hit) => !ofAnAddition(document, hit)),
        document.findAffirmed(right).filter((hit) => !describesInput(document, hit)),
      );
      if (pair) found.push(clash(document, pair[0], pair[1]));
    }
    const direct = document.find(DIRECT)[0];
    if (direct) found.push({ start: direct.start, end: direct.end });
    found.push(...limitAgainstParts(document), ...mustAndMustNot(document));
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

/** The nearest pair within three sentences of each other. */
function closest(left: readonly Hit[], right: readonly Hit[]): [Hit, Hit] | null {
  let best: [Hit, Hit] | null = null;
  for (const a of left) {
    for (const b of right) {
      if (a.start < b.end && b.start < a.end) continue;
      const distance = Math.abs(a.first - b.first);
      if (distance <= 40 && (!best || distance < Math.abs(best[0].first - best[1].first))) best = [a, b];
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
    /\b(?:short|brief) (?:list|note|notes|section|explanation|separate|example|summary of)|(?:قائمه|ملاحظات|ملاحظه|شرح|مثال|سطر|جمل|فقرات|تعليق) (?:قصير|موجز|مختصر)/.test(
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
  if (/complete\b.{0,24}\bas (?:it is|they are|is|it stands)/.test(document.phrase(hit.first, hit.last + 6)))
    return true;
  return /\b(?:the|this|that|following|attached) (?:\w+ )?(?:long|detailed|full|complete|lengthy|formal|casual)|long term|full name|complete,? runnable|complete (?:sentence|beginner|code|result|text)|formal (?:garden|dress)|full (?:time|stop|form)|(?:النص|التقرير|المقال|هذا|الملف|العقد|المحضر) (?:ال)?(?:طويل|مفصل|كامل|شامل)|الاسم (?:ال)?كامل|طويل (?:الامد|المدي)/.test(
    around,
  );
}

/** A small word limit beside three or more parts, or one asked for in full. */
function limitAgainstParts(document: PromptDocument): Finding[] {
  for (const limit of document.match(SMALL_LIMIT)) {
    const count = Number(/\d+/.exec(limit.text)?.[0]);
    const parts = document.findAffirmed(PARTS);
    const full = document
      .findAffirmed(FULLNESS)
      .filter((hit) => parts.some((part) => Math.abs(part.first - hit.last) <= 3));
    const long = document.findAffirmed(LONG);
    const heavy =
      (count <= 100 && full.length > 0 && parts.length >= 2) ||
      (count <= 60 && parts.length >= 4) ||
      (count <= 100 && long.length > 0);
    if (heavy) return [{ start: limit.start, end: limit.end }];
  }
  return [];
}

const MUST_NOT =
  /(?:do not|don'?t|never|avoid|without) (?:mention|include|use|add|talk about|say|mentioning|including|using)(?:ing)? (?:the |any |a )?([\p{L}]{3,}(?: [\p{L}]{3,})?)|(?:لا|ما|بدون|دون|من غير|تجنب) ?(?:ت?ذكرش?|تستخدم|تستعمل|تضف|تكتب|ذكر|استخدام|تتكلم عن|تجيب سيره|تحط) (?:اي |كلمه )?([ء-ي]{3,}(?: [ء-ي]{3,})?)/gu;

/** "Mention X" and "do not mention X". */
function mustAndMustNot(document: PromptDocument): Finding[] {
  for (const match of document.match(MUST_NOT)) {
    const words = match.text.split(" ");
    const object = words.at(-1) as string;
    const phrase = words.slice(-2).join(" ");
    const order = new RegExp(
      `(?<!\\p{L})(?:mention|include|use|add|describe|cover|talk about|say|و?اذكر|و?ضف|و?اضف|و?استخدم|و?استعمل|تكلم عن|و?حط|و?ركز علي)(?: the| a| any| all)? (?:${phrase}|${object})(?!\\p{L})`,
      "gu",
    );
    for (const must of document.match(order)) {
      const before = document.freeText.slice(0, document.freeText.indexOf(must.text));
      if (
        /(?:not|n't|never|dont|لا|ما|بدون|دون|غير)\s*$/.test(before) &&
        must.start > match.start &&
        must.end <= match.end
      )
        continue;
      if (must.start >= match.start && must.end <= match.end) continue;
      return [{ start: Math.min(must.start, match.start), end: Math.max(must.end, match.end) }];
    }
  }
  return [];
}
