import type { z } from "@hono/zod-openapi";
import type { Language } from "../i18n/language.ts";
import { type FieldErrors, RefusalError } from "../i18n/refusals.ts";

type Issue = z.core.$ZodIssue;
type Words = Record<Language, string>;

const WORDS = {
  required: { ar: "هذا الحقل مطلوب", en: "This field is required" },
  email: { ar: "اكتب بريدًا إلكترونيًا صحيحًا", en: "Enter a valid email address" },
  url: { ar: "اكتب رابطًا كاملًا يبدأ بـ https", en: "Enter a full link that starts with https" },
  choice: { ar: "اختر قيمة من القائمة", en: "Choose one of the listed values" },
  number: { ar: "اكتب رقمًا", en: "Enter a number" },
  whole: { ar: "اكتب رقمًا صحيحًا بلا كسور", en: "Enter a whole number" },
  unknown: { ar: "حقل غير معروف", en: "Unknown field" },
  wrong: { ar: "هذه القيمة غير صحيحة", en: "This value is not right" },
} as const satisfies Record<string, Words>;

/** The `invalid_input` refusal of a failed validation: one message per field, in the caller's language. */
export function invalidInput(error: z.ZodError, language: Language): RefusalError {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const name = issue.path.join(".") || (issue.code === "unrecognized_keys" ? issue.keys.join(", ") : "body");
    fields[name] ??= messageOf(issue, language);
  }
  return new RefusalError("invalid_input", { fields });
}

/** A schema's own words for a fault: `refine(check, { params: { ar, en } })`. */
function messageOf(issue: Issue, language: Language): string {
  const own = issue.code === "custom" ? (issue.params as Partial<Words> | undefined)?.[language] : undefined;
  return own ?? (wordsOf(issue) ?? WORDS.wrong)[language];
}

function wordsOf(issue: Issue): Words | null {
  switch (issue.code) {
    case "invalid_type":
      return /received (undefined|null)/.test(issue.message) ? WORDS.required : typeWords(issue.expected);
    case "too_small":
      return sizeWords(issue.origin, Number(issue.minimum), "least");
    case "too_big":
      return sizeWords(issue.origin, Number(issue.maximum), "most");
    case "invalid_format":
      return issue.format === "email" ? WORDS.email : issue.format === "url" ? WORDS.url : WORDS.wrong;
    case "invalid_value":
      return WORDS.choice;
    case "unrecognized_keys":
      return WORDS.unknown;
    default:
      return null;
  }
}

function typeWords(expected: string): Words {
  if (expected === "int") return WORDS.whole;
  return expected === "number" ? WORDS.number : WORDS.wrong;
}

function sizeWords(origin: string, limit: number, side: "least" | "most"): Words | null {
  if (origin === "string") {
    if (side === "least" && limit === 1) return WORDS.required;
    return side === "least"
      ? { ar: `لا يقل عن ${limit} من الأحرف`, en: `At least ${limit} characters` }
      : { ar: `لا يزيد على ${limit} من الأحرف`, en: `At most ${limit} characters` };
  }
  if (origin === "array" || origin === "set") {
    return side === "least"
      ? { ar: `لا يقل العدد عن ${limit}`, en: `At least ${limit}` }
      : { ar: `لا يزيد العدد على ${limit}`, en: `At most ${limit}` };
  }
  return side === "least"
    ? { ar: `أقل قيمة هي ${limit}`, en: `The least value is ${limit}` }
    : { ar: `أكبر قيمة هي ${limit}`, en: `The greatest value is ${limit}` };
}
