import type { PromptDocument } from "#engines/prompt-checker/document.ts";
import type { Hit } from "#engines/prompt-checker/word.ts";
import { AT_HEAD, GROUNDS, THEN, VERDICTS } from "#engines/prompt-checker/verdict-lexicon.ts";
import type { Rule } from "#engines/prompt-checker/rule.ts";

const REASON_FIRST =
  /(?:reason|reasons|reasoning|evidence|explain|analysis|findings|justif\w+)\b[^.\n]{0,40}\b(?:first|before|then (?:the |a |give )?(?:score|grade|label|rate|rating|verdict))|(?:السبب|الاسباب|الادله|الدليل|التحليل|اشرح|علل)[^.\n]{0,30}(?:اولا|قبل|ثم (?:ال)?(?:درجه|حكم|تصنيف|قرار|تقييم|اعط))/;

/** The verdict asked for before its reason. */
export const reasoningOrder: Rule = {
  id: "reasoning-order",
  severity: "low",
  dimension: "output",
  title: { ar: "الحكم قبل السبب", en: "Verdict before reason" },
  why: {
    ar: "طلب الدرجة قبل السبب يجعل السبب تبريرًا لما قيل لا أساسًا له.",
    en: "With the score first, the reason becomes a defence of it instead of its basis.",
  },
  fix: { ar: "اطلب السبب أو الدليل أولًا ثم الدرجة.", en: "Ask for the reasons first, then the score." },
  examples: {
    bad: {
      ar: "أعط المقال درجة من 10 ثم اذكر السبب.\n<مقال>\n{{المقال}}\n</مقال>",
      en: "Score the essay from 1 to 10, then explain why.\n<essay>\n{{essay}}\n</essay>",
    },
    good: {
      ar: "اذكر نقطتي ضعف في المقال مع الدليل، ثم أعطه درجة من 10.\n<مقال>\n{{المقال}}\n</مقال>",
      en: "List two weaknesses of the essay with evidence, then score it from 1 to 10.\n<essay>\n{{essay}}\n</essay>",
    },
  },
  find(document) {
    if (WRITES.has(document.task.primary) || REASON_FIRST.test(document.freeText)) return [];
    const hit = verdictFirst(document);
    if (!hit) return [];
    const line = document.inTextLanguage({
      ar: "اذكر السبب أولًا ثم الدرجة.",
      en: "Give the reasons first, then the score.",
    });
    return [
      { start: hit.start, end: hit.end },
      { start: null, end: null, replacement: line },
    ];
  },
};

/** Texts that are no judgement, whatever they argue. */
const WRITES = new Set([
  "email-letter",
  "support-reply",
  "creative",
  "marketing",
  "speech",
  "recipe",
  "image",
  "video",
]);
/** How far after its verdict a reason may stand, in words. */
const REACH = 18;

/**
 * A judgement whose grounds come after it: something says "then" or "below" between the two, "and why" joins them, or the
 * judgement is put at the head of the answer.
 */
function verdictFirst(document: PromptDocument): Pick<Hit, "start" | "end"> | null {
  const verdicts = document.findAffirmed(VERDICTS);
  const grounds = document.findAffirmed(GROUNDS);
  if (verdicts.length === 0 || grounds.length === 0) return null;
  const sequencers = document.find(THEN);
  const heads = document.find(AT_HEAD);
  for (const verdict of verdicts) {
    const headed = heads.some((head) => isNear(head, verdict, 4) && isOneSentence(document, head, verdict));
    for (const ground of grounds) {
      const gap = ground.first - verdict.last;
      if (gap <= 0 || gap > REACH || sentencesApart(document, verdict, ground) > 1) continue;
      const between = document.phrase(verdict.last + 1, ground.first - 1);
      if (RESTS_ON.test(between)) break;
      const after = sequencers.some((then) => then.first > verdict.last - 1 && then.last <= ground.first);
      const joined =
        /(?:^| )and(?: \S+){0,3}$/.test(between) &&
        /^(?:why|explain|justify|defend|argue|back|say|tell)/.test(ground.text);
      if (after || headed || joined || BELOW.test(document.phrase(ground.last + 1, ground.last + 3)))
        return { start: verdict.start, end: ground.end };
    }
  }
  return null;
}

/** "After your reasons", "based on the evidence": the grounds come first. */
const RESTS_ON =
  /(?:^| )(?:after (?:the|your|giving|stating|listing|its|their|you)|based on|from|once|given|following|with|بعد (?:ذكر|ال|ان)|بناء علي|استنادا|بحسب|حسب)(?: \S+){0,2}$/;
/** "The reasons underneath". */
const BELOW = /^(?:under|underneath|below|beneath|after|second|next|تحت|تحته|تحتها|بعده|بعدها|اسفل)/;

function isNear(one: Hit, other: Hit, within: number): boolean {
  return Math.min(Math.abs(one.first - other.last), Math.abs(other.first - one.last)) <= within;
}

function isOneSentence(document: PromptDocument, one: Hit, other: Hit): boolean {
  return sentencesApart(document, one, other) === 0;
}

function sentencesApart(document: PromptDocument, one: Hit, other: Hit): number {
  return Math.abs((document.words[other.first]?.sentence ?? 0) - (document.words[one.first]?.sentence ?? 0));
}
