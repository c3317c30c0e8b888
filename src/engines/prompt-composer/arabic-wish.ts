import { fold } from "#engines/text/fold.ts";
import { objectPhrase } from "./arabic-object.ts";
import { imperative, splitFirst } from "./arabic-verbs.ts";
import type { TaskType } from "./compose-types.ts";
import { ARABIC_DELIVERABLES } from "./request-lexicon.ts";

/** What the writer wants to do, as an order to help with it: making something is the model's own work. */
export function ownWish(text: string, type: TaskType): string {
  const { first, rest } = splitFirst(text);
  const made = imperative(first.replace(/^ن/u, "أ"));
  const { first: thing, rest: more } = splitFirst(rest);
  const work = ARABIC_DELIVERABLES[fold(thing)];
  if (work !== undefined && SAYING.test(fold(first))) return `اكتب ${objectPhrase(work, more)}.`;
  if (made !== null && work !== undefined && OWN_MAKING.test(fold(first))) {
    const form = /^[انأ]عد$/.test(fold(first)) ? "أعدّ" : made.form;
    return `${form} ${objectPhrase(work, more)}.`;
  }
  return `${WISHED[type] ?? "ساعدني على تحقيق هذا"}: أريد أن ${text}.`
    .replace(/أريد أن (?=ن)/u, "نريد أن ")
    .replace(/أن أقرؤ/u, "أن أقرأ");
}
/** «اقول كلمة في الحفل»: the words are the work. */
const SAYING = /^[انأ](?:قول|لقي|قرا|حكي|رسل|بعت)$/;
const OWN_MAKING = /^[انأ](?:عد|كتب|جهز|حضر|صمم|رتب|نظم|لخص|ترجم|قارن|حلل)/;
const WISHED: Partial<Record<TaskType, string>> = {
  plan: "ضع خطة لهذا الهدف",
  recipe: "اقترح وصفة لهذا",
  "research-compare": "قارن الخيارات لهذا القرار",
  "ideas-names": "اقترح ما يحقق هذا",
  "health-info": "قدّم معلومات عامة تفيد في هذا",
  "legal-info": "وضّح ما يلزم معرفته لهذا",
  "finance-info": "بيّن الخيارات لهذا الهدف",
  tutor: "اشرح لي ما يحقق هذا",
  career: "أعدّ ما يلزم لهذا",
  "code-write": "اكتب كودًا يحقق هذا",
  data: "حلّل البيانات لهذا الغرض",
  translate: "ترجم النص المرفق لهذا الغرض",
  rewrite: "حرّر النص المرفق لهذا الغرض",
  summarise: "لخّص النص المرفق لهذا الغرض",
};
