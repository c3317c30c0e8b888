import checkerWords from "../checker-words.json" with { type: "json" };
import { wholeWords } from "#engines/text/words/word-pattern.ts";
import type { Bilingual } from "../rule.ts";

export type Stake = "health" | "legal" | "finance" | "hazard" | "self";

/**
 * What people write who speak of ending their life, in folded text. Closed on purpose: recall comes first, and nothing but
 * advice follows.
 */
export const SELF_HARM = wholeWords(checkerWords.stakes.selfHarm, "gu");

/** Gas, current and chemicals that hurt those who handle them, in folded text. */
export const HAZARD = wholeWords(checkerWords.stakes.hazard, "gu");

/**
 * Names of medicines' amounts, of courts and of what people put their money into, in folded text: they say what a verdict
 * would be about.
 */
export const SUBJECTS: readonly (readonly [Exclude<Stake, "self" | "hazard">, RegExp])[] = [
  ["health", wholeWords(checkerWords.stakes.health, "u")],
  ["legal", wholeWords(checkerWords.stakes.legal, "u")],
  ["finance", wholeWords(checkerWords.stakes.finance, "u")],
];

/** A sum to be worked out is no verdict. */
export const SUMS = wholeWords(checkerWords.stakes.sums, "u");

/** What the prompt should ask for, by what can hurt; it comes in brackets after the rule's own sentence. */
export const ADVICE: Readonly<Record<Stake, Bilingual>> = {
  health: {
    ar: "اطلب أن يقول متى يُراجَع الطبيب أو الصيدلي، لا الجرعة أو التشخيص",
    en: "ask when to see a doctor or pharmacist, rather than for the dose or the diagnosis",
  },
  legal: {
    ar: "اطلب أين يُتحقق من الموعد أو النص وماذا تسأل المحامي",
    en: "ask where the date or the rule can be checked and what to ask a lawyer",
  },
  finance: {
    ar: "اطلب الحساب والمخاطر لكل خيار، واترك القرار لك",
    en: "ask for the sums and risks of each choice, and keep the decision yours",
  },
  hazard: {
    ar: "اطلب ما يجب تركه للمختص وبمن تتصل عند الخطر",
    en: "ask what to leave to a professional and whom to call in danger",
  },
  self: {
    ar: "تحدث الآن إلى شخص تثق به أو إلى رقم الطوارئ أو المساندة في بلدك",
    en: "please talk now to someone you trust, or to the emergency or crisis number where you live",
  },
};
