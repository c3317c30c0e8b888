import { hasInput, hasUncertaintyRule } from "#engines/prompt-checker/slots.ts";
import type { PromptDocument } from "#engines/prompt-checker/document.ts";
import type { Rule } from "#engines/prompt-checker/rule.ts";

const FACTUAL = new Set([
  "summarise",
  "extract-classify",
  "data",
  "research-compare",
  "health-info",
  "legal-info",
  "finance-info",
]);

/** Types that a reading of given material passes for. */
const READS = new Set(["general", "plan", "tutor"]);
const WRITES = /^[وف]?(?:write|draft|compose|reply|answer|اكتب\S*|صغ|رد|حضر)$/;
const MATERIAL: ReadonlySet<string> = new Set(["delimited", "pasted", "placeholder"]);
const GIVEN_NUMBERS = 4;

/** A comparison whose figures all stand in the prompt is a sum. */
function givesItsFacts(document: PromptDocument): boolean {
  return (document.freeText.match(/(?<![\p{L}\d])\d[\d.,]*/gu)?.length ?? 0) >= GIVEN_NUMBERS;
}

/** A factual task that does not say what to do when something is unknown. */
export const noUncertaintyRule: Rule = {
  id: "no-uncertainty-rule",
  severity: "low",
  dimension: "constraints",
  title: { ar: "لا قاعدة لما لا يُعرف", en: "No rule for what is unknown" },
  why: {
    ar: "لم يُذكر ما يفعله النموذج إذا غابت المعلومة، فقد يملؤها من عنده.",
    en: "Nothing says what to do when a fact is missing, so the model may fill it in.",
  },
  fix: { ar: "أضف: إن لم تجد المعلومة فاكتب «غير مذكور».", en: "Add: if something is not there, write “not stated”." },
  examples: {
    bad: {
      ar: "استخرج اسم المورد وتاريخ الفاتورة في سطرين.\n<فاتورة>\n{{الفاتورة}}\n</فاتورة>",
      en: "Extract the supplier and the due date, one per line.\n<invoice>\n{{invoice}}\n</invoice>",
    },
    good: {
      ar: "استخرج اسم المورد وتاريخ الفاتورة في سطرين، وما غاب فاكتب «غير مذكور».\n<فاتورة>\n{{الفاتورة}}\n</فاتورة>",
      en: 'Extract the supplier and the due date, one per line; write "not stated" if one is missing.\n<invoice>\n{{invoice}}\n</invoice>',
    },
  },
  find(document) {
    const { primary, requests, asks } = document.task;
    const reads =
      READS.has(primary) &&
      !requests.some((request) => WRITES.test(request.text)) &&
      document.regions.some((region) => MATERIAL.has(region.kind));
    if ((!FACTUAL.has(primary) && !reads) || hasUncertaintyRule(document) || (requests.length === 0 && !asks))
      return [];
    if (primary === "research-compare" && givesItsFacts(document)) return [];
    if (primary === "summarise" && !hasInput(document)) return [];
    return [
      {
        start: null,
        end: null,
        replacement: document.inTextLanguage({
          ar: "إن لم تجد معلومة فاكتب «غير مذكور» ولا تخمّن.",
          en: 'If something is not stated, write "not stated"; do not guess.',
        }),
      },
    ];
  },
};
