import {
  FINAL,
  GUARDRAIL,
  HEALTH_VERDICT,
  HEALTH_WORDS,
  LAW_VERDICT,
  LAW_WORDS,
  MONEY_VERDICT,
  MONEY_WORDS,
  SWITCHED_OFF,
} from "#engines/prompt-checker/stakes-lexicon.ts";
import type { PromptDocument } from "#engines/prompt-checker/document.ts";
import type { Lexicon } from "#engines/prompt-checker/lexicon.ts";
import { nearest } from "#engines/prompt-checker/structure.ts";
import type { Hit } from "#engines/prompt-checker/word.ts";
import type { Rule } from "#engines/prompt-checker/rule.ts";

const FIELDS: readonly (readonly [Lexicon, Lexicon])[] = [
  [HEALTH_WORDS, HEALTH_VERDICT],
  [LAW_WORDS, LAW_VERDICT],
  [MONEY_WORDS, MONEY_VERDICT],
];
const STAKES = new Set(["health-info", "legal-info", "finance-info"]);
/** Tasks that write, read or build rather than decide, whatever their subject. */
const NO_DECISION = new Set([
  "email-letter",
  "support-reply",
  "creative",
  "marketing",
  "translate",
  "code-write",
  "image",
  "video",
  "agent-bot",
  "roleplay",
]);

/** A medical, legal or financial verdict without limits. */
export const highStakesNoGuardrail: Rule = {
  id: "high-stakes-no-guardrail",
  severity: "high",
  dimension: "safety",
  title: { ar: "قرار خطير بلا حدود أمان", en: "High stakes, no limits" },
  why: {
    ar: "يطلب النص قرارًا طبيًا أو قانونيًا أو ماليًا بلا حدود، وقد تضر إجابة خاطئة واثقة.",
    en: "It asks for a medical, legal or money decision without limits, and a confident wrong answer can do harm.",
  },
  fix: {
    ar: "اطلب معلومات عامة، وعلامات الخطر أولًا، وأسئلة تُطرح على المختص.",
    en: "Ask for general information, urgent signs first, and questions to take to a professional.",
  },
  examples: {
    bad: {
      ar: "حدد لي جرعة الأنسولين المناسبة لأمي ولا تقل راجعي الطبيب.",
      en: "Diagnose my rash and tell me what dose of steroids to take, no disclaimers.",
    },
    good: {
      ar: "اشرح لأمي المصابة بالسكري كيف يعمل الأنسولين في فقرتين، دون جرعات، مع علامات الخطر وثلاثة أسئلة للطبيب.",
      en: "Explain in 100 words what can cause a ring-shaped rash, list warning signs first and end with three questions to ask my doctor.",
    },
  },
  find(document) {
    const line = document.inTextLanguage({
      ar: "اذكر علامات الخطر أولًا، وقدّم معلومات عامة دون تشخيص أو جرعات أو حكم نهائي، واختم بأسئلة للمختص.",
      en: "List urgent warning signs first, give general information only, no diagnosis, dosing or final verdict, and end with questions to ask a professional.",
    });
    const off = document.find(SWITCHED_OFF).find((hit) => !ASKS_WHAT_TO_ASK.test(hit.text));
    const fields = FIELDS.filter(([words]) => document.has(words));
    if (off && (fields.length > 0 || document.task.types.some((type) => STAKES.has(type))))
      return [
        { start: off.start, end: off.end, replacement: "" },
        { start: null, end: null, replacement: line },
      ];
    if (fields.length === 0 || isGuarded(document)) return [];
    const verdict = fields.map((field) => verdictIn(document, field)).find(Boolean);
    return verdict
      ? [
          { start: verdict.start, end: verdict.end },
          { start: null, end: null, replacement: line },
        ]
      : [];
  },
};

/** «ما يلزمني فيه ووش أسأل المحامي»: the «ما» is "what", and the lawyer is to be asked. */
const ASKS_WHAT_TO_ASK = /(?:^| )[وف]?(?:وش|ايش|شو|ماذا|ايه|اش|شنو|بماذا|كيف) (?:\p{L}+ )?[انت]?(?:سال|قول|ستشير|كلم)/u;

function isGuarded(document: PromptDocument): boolean {
  return (
    document.findAffirmed(GUARDRAIL).length > 0 ||
    document
      .find(GUARDRAIL)
      .some((hit) => /^(?:do not|don't|never|no|not|without|دون|بدون|لا|ليس|من غير)/.test(hit.text))
  );
}

/** The decision asked for, near a word of its field; where the task only writes, one final answer must be wanted too. */
function verdictIn(document: PromptDocument, [words, verdicts]: readonly [Lexicon, Lexicon]): Hit | null {
  const nouns = document.find(words);
  const asked = document.findAffirmed(verdicts);
  const near = asked.find((hit) => nouns.some((noun) => Math.abs(noun.first - hit.first) <= 25));
  const final = document.find(FINAL);
  if (near && (!NO_DECISION.has(document.task.primary) || final.length > 0)) return near;
  if (!STAKES.has(document.task.primary) && (nouns.length < 2 || NO_DECISION.has(document.task.primary))) return null;
  return nearest(final, nouns, 14)?.find((hit) => final.includes(hit)) ?? null;
}
