import { leftOpen } from "#engines/prompt-checker/open-goal.ts";
import { countsIn } from "#engines/prompt-checker/counts.ts";
import { hasFormat, hasInput } from "#engines/prompt-checker/slots.ts";
import { FORMATS } from "#engines/prompt-checker/slots-lexicon.ts";
import type { PromptDocument } from "#engines/prompt-checker/document.ts";
import type { Rule } from "#engines/prompt-checker/rule.ts";

/** A title or a description that asks for nothing. */
export const noTaskVerb: Rule = {
  id: "no-task-verb",
  severity: "high",
  dimension: "clarity",
  title: { ar: "لا طلب في النص", en: "Nothing is asked" },
  why: {
    ar: "النص عنوان أو وصف بلا طلب، فلا يعرف النموذج ماذا يفعل به.",
    en: "This names or describes something without asking for anything, so the model has to guess the job.",
  },
  fix: {
    ar: "ابدأ بفعل مثل: اكتب، لخّص، قارن، صحّح.",
    en: "Start with a verb such as write, summarise, compare or correct.",
  },
  examples: {
    bad: { ar: "خطة مذاكرة للثانوية العامة", en: "Email about the deadline" },
    good: {
      ar: "اكتب خطة مذاكرة لأربعة أسابيع لطالب في القسم العلمي بالثانوية العامة، في جدول بثلاث ساعات يوميًا.",
      en: "Draft a 70-word email telling our printer that the deadline moves to 12 June.",
    },
  },
  find(document) {
    const { task } = document;
    if (
      task.requests.length > 0 ||
      task.asks ||
      document.words.length === 0 ||
      task.primary === "image" ||
      task.primary === "video" ||
      asksByName(document) ||
      leftOpen(document)
    )
      return [];
    const lead = document.inTextLanguage({ ar: "المطلوب: ", en: "Prepare the following: " });
    const start = document.words[0]?.start ?? 0;
    const line = document.text.indexOf("\n", start);
    const end = line < 0 ? document.text.trimEnd().length : line;
    return [{ start, end, replacement: lead + document.text.slice(start, end) }];
  },
};

/** In a brief of some length a piece named first is ordered: "Bedtime story, 300 words, for twins aged 4. No villains." */
const BRIEF_WORDS = 18;
const WRITTEN = new Set(["article", "marketing", "creative", "speech", "email-letter"]);

function asksByName(document: PromptDocument): boolean {
  if (hasInput(document) && hasFormat(document)) return true;
  const named =
    document.task.types.slice(0, 2).some((type) => WRITTEN.has(type)) ||
    document.find(FORMATS).some((hit) => hit.first <= 3);
  const measured = countsIn(document).some(({ unit }) =>
    /^(?:word|line|sentence|paragraph|page|point|minut|دقيق)/.test(unit),
  );
  return named && measured && document.words.length >= BRIEF_WORDS;
}
