import { formatNumber } from "./format.ts";
import type { Language } from "./language.ts";
import { isFileKind, notTakenMessage } from "./file-kinds.ts";
import { FIELD_FAULTS, type FieldErrors, type FieldFault } from "./field-faults.ts";

/** A schema's fault, as the validation library reports it. */
interface Issue {
  code?: string | undefined;
  path: PropertyKey[];
  message: string;
  origin?: string | undefined;
  minimum?: number | bigint | undefined;
  maximum?: number | bigint | undefined;
  format?: string | undefined;
  expected?: string | undefined;
  keys?: string[] | undefined;
}

/** Field name → fault, with its number after a space where it has one ("too_long 4000"); the first fault of a field counts. */
export function fieldFaultsOf(issues: readonly Issue[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of issues) {
    const name = issue.path.map(String).join(".") || issue.keys?.join(", ") || "body";
    fields[name] ??= faultOf(issue);
  }
  return fields;
}

/** A fault that the schema named itself stays; the library's own faults get the product's codes. */
function faultOf(issue: Issue): string {
  if (Object.hasOwn(FIELD_FAULTS, issue.message.split(" ")[0] ?? "")) return issue.message;
  switch (issue.code) {
    case "invalid_type":
      if (/received (?:undefined|null)/.test(issue.message)) return "required";
      return issue.expected === "number" || issue.expected === "int" ? "bad_number" : "invalid";
    case "too_small":
      if (issue.origin !== "string") return `at_least ${issue.minimum}`;
      return Number(issue.minimum) === 1 ? "required" : `too_short ${issue.minimum}`;
    case "too_big":
      return `${issue.origin === "string" ? "too_long" : "at_most"} ${issue.maximum}`;
    case "invalid_format":
      return issue.format === "email" ? "bad_email" : issue.format === "url" ? "unsafe_link" : "invalid";
    case "invalid_value":
      return "not_an_option";
    case "unrecognized_keys":
      return "unknown_field";
    default:
      return "invalid";
  }
}

/** The words of every field's fault; what is not a known fault is in words already and stays as it is. */
export function fieldMessages(fields: FieldErrors, language: Language): FieldErrors {
  return Object.fromEntries(Object.entries(fields).map(([field, fault]) => [field, wordsOf(fault, language)]));
}

function wordsOf(fault: string, language: Language): string {
  const [code = "", amount, names = ""] = fault.split(" ");
  if (code === "file_not_taken" && amount && isFileKind(amount))
    return notTakenMessage(amount, names.split("/"), language);
  if (!Object.hasOwn(FIELD_FAULTS, code)) return fault;
  const words = FIELD_FAULTS[code as FieldFault][language];
  if (amount === undefined) return words;
  const n = Number(amount);
  return words.replace(/\{(n|letters|words)\}/, (_, unit: "n" | "letters" | "words") =>
    unit === "n" ? formatNumber(language, n) : counted(language, n, unit),
  );
}

/** The nouns of a limit for each plural form; a limit of one or two is said with its figure too. */
const NOUNS = {
  ar: {
    letters: { few: "أحرف", many: "حرفًا", other: "حرف" },
    words: { few: "كلمات", many: "كلمة", other: "كلمة" },
  },
  en: {
    letters: { one: "character", other: "characters" },
    words: { one: "word", other: "words" },
  },
} as const satisfies Record<
  Language,
  Record<"letters" | "words", Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>
>;

function counted(language: Language, n: number, unit: "letters" | "words"): string {
  const nouns: Partial<Record<Intl.LDMLPluralRule, string>> = NOUNS[language][unit];
  return `${formatNumber(language, n)} ${nouns[new Intl.PluralRules(language).select(n)] ?? NOUNS[language][unit].other}`;
}
