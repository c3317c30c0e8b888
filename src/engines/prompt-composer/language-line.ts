import type { RequestAnalysis } from "./analyse-request.ts";
import { COMMON_PHRASES } from "./common-phrases.ts";
import type { DeliverableVariety, TaskType } from "./compose-types.ts";
import { spin } from "./spin.ts";

const NAMES: Record<string, { ar: string; en: string }> = {
  ar: { ar: "بالعربية", en: "in Arabic" },
  en: { ar: "بالإنجليزية", en: "in English" },
  fr: { ar: "بالفرنسية", en: "in French" },
};
const ENGLISH_VARIETIES: Record<DeliverableVariety, string> = {
  msa: "Modern Standard",
  "simple-msa": "simple Modern Standard",
  egy: "Egyptian",
  glf: "Gulf",
  lev: "Levantine",
  mgr: "Moroccan Darija",
};
/** Work that is written in standard Arabic whatever the request speaks. */
export const FORMAL: readonly TaskType[] = ["email-letter", "legal-info", "career"];
const OWN_LANGUAGE: readonly TaskType[] = ["translate", "agent-bot", "code-write", "code-fix-review"];

/** The variety the deliverable falls into when nobody chose one: formal letters in MSA, the rest of a dialect request in simple MSA. */
function defaultVariety({
  variety,
  dialect,
  task,
}: Pick<RequestAnalysis, "variety" | "dialect" | "task">): DeliverableVariety | undefined {
  if (variety === undefined || variety === "msa" || (variety === "mixed" && dialect === null)) return undefined;
  return FORMAL.includes(task.primary) ? "msa" : "simple-msa";
}

/** The sentence on the language of the answer; null when the prompt's own language says it. */
export function languageLine(analysis: RequestAnalysis): string | null {
  const { promptLanguage, seed, deliverableVariety, answerLanguage, textLanguage, foreign, task, input, spoken } =
    analysis;
  const asked = input.answerLanguage !== undefined || deliverableVariety !== undefined || answerLanguage !== undefined;
  if (OWN_LANGUAGE.includes(task.primary) && !asked && !(foreign && task.primary !== "translate")) return null;
  const common = COMMON_PHRASES[promptLanguage];
  const variety = deliverableVariety ?? defaultVariety(analysis);
  const inArabic =
    answerLanguage === undefined
      ? textLanguage === "ar" || deliverableVariety !== undefined
      : /^ar\b|عرب|arab/i.test(answerLanguage);
  const sample =
    deliverableVariety === undefined
      ? undefined
      : (spoken && task.primary !== "creative" ? common.spokenSamples : common.varietySamples)[deliverableVariety];
  if (inArabic && promptLanguage === "en")
    return `Answer in Arabic (${ENGLISH_VARIETIES[variety ?? "msa"]}).${sample === undefined ? "" : ` Do not drift into Modern Standard Arabic; write in this manner: ${sample}`}`;
  if (inArabic && variety !== undefined)
    return `${spin(common.answerIn, seed)} ${common.varieties[variety]}${spoken ? "، لأنه كلام يُقال (قابل للتعديل)" : ""}.${sample === undefined ? "" : ` وهذا مثال على الأسلوب: ${sample}`}`;
  if (answerLanguage === undefined && !foreign) return null;
  const name = NAMES[answerLanguage ?? textLanguage]?.[promptLanguage];
  if (name === undefined && answerLanguage === undefined)
    return promptLanguage === "ar" ? "اكتب الناتج بلغة الطلب نفسها." : "Answer in the language of the request.";
  return `${spin(common.answerIn, seed)} ${name ?? (promptLanguage === "ar" ? `بهذه اللغة: ${answerLanguage}` : `in ${answerLanguage}`)}.`;
}
