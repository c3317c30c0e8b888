import { countWords } from "../../text/segment.ts";
import type { PromptDocument } from "../document.ts";
import type { Span } from "../../text/segment.ts";
import type { Rule } from "../rule.ts";

const PROHIBITION =
  /(?:^|[\s,،;؛.:(])(?:and |but |و)?(?:do not|don'?t|dont|never|avoid|no|without|stop|not)(?= [\p{L}])|(?:^|[\s,،;؛.:(])(?:و|ف)?(?:(?:لا|ما|بلاش|بدون|دون|بلا|تجنب|ممنوع|مب|مو|مش|من غير|اياك)(?= [ء-ي])|م[ء-ي]{3,}ش(?![ء-ي]))/gu;

const LEAST_WORDS = 3;
/** From this many sentences on a text is a list, and each of them one instruction. */
const LISTED = 8;

/** Most of the instructions say only what to avoid. */
export const negativeOnlyInstruction: Rule = {
  id: "negative-only-instruction",
  severity: "medium",
  dimension: "constraints",
  title: { ar: "ممنوعات بلا مطلوب", en: "Only what to avoid" },
  why: {
    ar: "أكثر التعليمات نواهٍ، فيعرف النموذج ما يتجنبه ولا يعرف ما تريده.",
    en: "Most of the instructions are prohibitions, so the model knows what to avoid but not what you want.",
  },
  fix: {
    ar: "قل ما تريده بصيغة الإثبات، واترك النهي لما هو ممنوع فعلًا.",
    en: "Say what you do want, and keep “don't” for real prohibitions.",
  },
  examples: {
    bad: {
      ar: "اكتب وصفًا للمقهى. لا تطل، لا تبالغ، لا تذكر الأسعار، لا تستخدم كلمات صعبة.",
      en: "Write a bio for the café. Don't be boring, don't be long, don't mention prices, don't use big words.",
    },
    good: {
      ar: "اكتب وصفًا للمقهى في 50 كلمة بنبرة هادئة يصف المكان والقهوة، ولا تذكر الأسعار.",
      en: "Write a calm 50-word bio for the café that describes the room and the coffee. Don't mention prices.",
    },
  },
  find(document) {
    const limit = document.strictness === "strict" ? 3 : 4;
    const prohibitions = document.match(PROHIBITION).filter(({ start, text }) => !isInnocent(document, start, text));
    const forbidding = document.sentences.filter(({ start, end }) =>
      prohibitions.some((hit) => hit.start >= start - 1 && hit.end <= end),
    );
    const count = document.sentences.length < LISTED ? prohibitions.length : forbidding.length;
    if (count < limit || count <= positives(document, new Set(forbidding))) return [];
    const first = prohibitions[0] as { start: number; text: string };
    const last = prohibitions.at(-1) as { end: number };
    const start = first.start + (first.text.length - first.text.trimStart().replace(/^[,،;؛.:(]\s*/, "").length);
    return [{ start, end: last.end }];
  },
};

/** Orders that no negation stands before, or sentences and list items that forbid nothing; details of shape count as well. */
function positives(document: PromptDocument, forbidding: ReadonlySet<Span>): number {
  const plain = document.sentences.filter(
    (sentence) =>
      !forbidding.has(sentence) && countWords(document.text.slice(sentence.start, sentence.end)) >= LEAST_WORDS,
  ).length;
  const orders = document.task.requests.filter(
    (request) => !document.isNegated(request) && !/^ت/.test(request.text),
  ).length;
  const measures = document.match(/\d+/g).length;
  return Math.max(orders + measures, plain);
}

function isInnocent(document: PromptDocument, start: number, text: string): boolean {
  const after = document.text.slice(start, start + text.length + 24).toLowerCase();
  return /\b(?:no more than|no less than|no longer than|not stated|not only|no later|no problem|not covered|not sure)|لا يزيد|لا يُ|لا لم|وما عدا|ما يلي|ما ورد|ما ذُكر|ما لم|ما بين|ما ينقص|ما افترض|لا تزيد|لا يقل|لا يتجاوز|لا أعرف|ما هو|ما هي|ما يزيد/.test(
    after,
  );
}
