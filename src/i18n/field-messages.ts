import { formatNumber } from "./format.ts";
import type { Language } from "./language.ts";

/** Codes a schema may give as its error, with a number after a space where the words need one. */
const WORDS: Record<string, Record<Language, (amount: string) => string>> = {
  required: { ar: () => "هذا الحقل مطلوب.", en: () => "This field is required." },
  no_words: {
    ar: () => "اكتب طلبك بالكلمات. لم نجد في النص حروفًا أو أرقامًا.",
    en: () => "Please write it in words. There are no letters or digits in this text.",
  },
  too_short: {
    ar: (n) => `النص أقصر من اللازم. الحد الأدنى لعدد الحروف: ${n}.`,
    en: (n) => `This text is too short. It needs at least ${n} characters.`,
  },
  too_long: {
    ar: (n) => `النص أطول من الحد. الحد الأقصى لعدد الحروف: ${n}.`,
    en: (n) => `This text is too long. The limit is ${n} characters.`,
  },
  bad_email: {
    ar: () => "اكتب بريدًا إلكترونيًا صحيحًا، مثل name@example.com",
    en: () => "Please give an email address, such as name@example.com",
  },
  bad_url: {
    ar: () => "اكتب رابطًا كاملًا يبدأ بـ https://",
    en: () => "Please give a full address that starts with https://",
  },
  bad_number: { ar: () => "اكتب رقمًا صحيحًا ضمن الحدود.", en: () => "Please give a number within the limits." },
  bad_choice: { ar: () => "اختر قيمة من القائمة.", en: () => "Please choose one of the values." },
  passwords_differ: { ar: () => "كلمتا المرور غير متطابقتين", en: () => "Passwords do not match" },
  password_too_short: {
    ar: () => "يجب ألا تقل كلمة المرور عن 6 أحرف",
    en: () => "Password must be at least 6 characters",
  },
  invalid: { ar: () => "هذه القيمة غير صالحة.", en: () => "This value is not valid." },
};

/** Words for a schema's fault. A fault that is not one of the codes reads as "invalid". */
export function fieldMessage(fault: string, language: Language): string {
  const [code = "", amount] = fault.split(" ");
  const words = WORDS[code] ?? WORDS["invalid"];
  return (words as Record<Language, (amount: string) => string>)[language](
    amount ? formatNumber(language, Number(amount)) : "",
  );
}

interface Issue {
  code?: string | undefined;
  path: PropertyKey[];
  message: string;
  input?: unknown;
}

/** Field name → words, from a schema's issues; the first fault of a field counts. */
export function fieldErrorsOf(issues: readonly Issue[], language: Language): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const name = issue.path.map(String).join(".") || "body";
    fields[name] ??= fieldMessage(faultOf(issue), language);
  }
  return fields;
}

/** The library's own faults, as our codes. */
function faultOf(issue: Issue): string {
  if (issue.code === "invalid_type")
    return issue.input === undefined || /received undefined/.test(issue.message) ? "required" : "invalid";
  if (issue.code === "invalid_value") return "bad_choice";
  return issue.message;
}
