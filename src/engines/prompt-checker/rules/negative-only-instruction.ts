import { FORBIDS, statementsOf, type Statement } from "#engines/prompt-checker/statements.ts";
import { countsIn } from "#engines/prompt-checker/counts.ts";
import type { PromptDocument } from "#engines/prompt-checker/document.ts";
import type { Rule } from "#engines/prompt-checker/rule.ts";

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
    const statements = statementsOf(document);
    const forbidding = statements.filter((one) => isProhibition(document, one));
    const wanted = wantedIn(document, statements);
    if (forbidding.length < limit || forbidding.length <= wanted) return [];
    const first = forbidding[0] as Statement;
    const last = forbidding.at(-1) as Statement;
    return [
      { start: document.words[first.first]?.start ?? 0, end: document.words[last.last]?.end ?? document.text.length },
    ];
  },
};

/** What is asked for beside the task itself: orders and clauses that forbid nothing, and every count. */
function wantedIn(document: PromptDocument, statements: readonly Statement[]): number {
  const plain = statements.filter((one) => !one.forbids && one.last - one.first >= LEAST_WORDS - 1);
  const orders = document.task.requests.filter((request) =>
    plain.some((one) => request.first >= one.first && request.first <= one.last),
  );
  return Math.max(orders.length + countsIn(document).length, plain.length);
}

/** A clause needs this many words to say what is wanted. */
const LEAST_WORDS = 4;

/** A clause that only forbids: it opens with the prohibition, and sets no bound and no answer for what is missing. */
function isProhibition(document: PromptDocument, one: Statement): boolean {
  if (!one.forbids) return false;
  const hit = document.find(FORBIDS).find((place) => place.first >= one.first && place.last <= one.last);
  const at = hit?.first ?? one.first;
  if (at - one.first > 2) return false;
  return !INNOCENT.test(document.phrase(at, Math.min(one.last, at + 4)));
}

/** Bounds and conditions that are worded as negations. */
const INNOCENT =
  /^(?:(?:do )?not? (?:more|less|longer|later|fewer|only|stated|sure|covered|known|given|mentioned|problem|matter)|no (?:more|less|longer|later|fewer|problem|answer)|not (?:in|on|at) |none|nothing else|(?:[وف]?)(?:لا|ما|لم|مش|مو|غير) (?:يزيد|تزيد|يقل|تقل|يتجاوز|تتجاوز|يتعدي|اكثر|اقل|اعرف|هو|هي|يلي|ورد|ذكر|لم|بين|ينقص|نقص|افترض|يزيدش|عدا|واضح|مذكور|معروف|بقي|غاب|تعرف|وجد|في|تحته|فيه))(?![\p{L}])/u;
