import { findLiterals } from "#engines/text/literals.ts";
import { PLACEHOLDERS, OTHER_PLACEHOLDER } from "./placeholder-data.ts";
import { hasAudience, hasInput, hasLength, hasUncertaintyRule, type detectParts } from "./slots.ts";
import { RULES } from "./all-rules.ts";
import type { PromptDocument } from "./document.ts";
import type { Band } from "./score-issues.ts";
import type { Bilingual, InterfaceLanguage, Issue } from "./rule.ts";

export interface Placeholder {
  key: string;
  label: string;
  why: string;
  required: boolean;
}

const STRENGTHS = {
  task: { ar: "الطلب واضح ويبدأ بفعل.", en: "The request is plain and starts with a verb." },
  audience: { ar: "القارئ معروف.", en: "The reader is named." },
  length: { ar: "الطول محدد.", en: "The length is set." },
  format: { ar: "شكل الإجابة مذكور.", en: "The shape of the answer is given." },
  input: { ar: "المادة موجودة ومفصولة عن التعليمات.", en: "The material is there, apart from the instructions." },
  uncertainty: { ar: "يذكر ما يُفعل عند غياب المعلومة.", en: "It says what to do when something is unknown." },
  examples: { ar: "فيه مثال يوضح المقصود.", en: "An example shows what is meant." },
  context: { ar: "المعطيات اللازمة مذكورة.", en: "The needed facts are given." },
} satisfies Record<string, Bilingual>;

const VERDICTS: Record<Band, Bilingual> = {
  excellent: { ar: "برومبت جاهز للاستعمال", en: "Ready to use" },
  good: { ar: "برومبت جيد", en: "A good prompt" },
  "needs-work": { ar: "فكرة واضحة تحتاج إلى تحسين", en: "A clear idea that needs work" },
  weak: { ar: "برومبت ضعيف سيخمّن معه النموذج كثيرًا", en: "A weak prompt: the model would have to guess" },
};

/** At most three things the prompt does well; the ones that matter most for its task first. */
export function strengthsOf(
  document: PromptDocument,
  parts: ReturnType<typeof detectParts>,
  issues: readonly Issue[],
  language: InterfaceLanguage,
): string[] {
  const ids = new Set(issues.map((issue) => issue.id));
  const present: [keyof typeof STRENGTHS, boolean][] = [
    ["task", document.task.requests.length > 0 && !ids.has("vague-goal")],
    ["input", hasInput(document) && !ids.has("missing-delimiters")],
    ["uncertainty", hasUncertaintyRule(document)],
    ["audience", hasAudience(document)],
    ["length", hasLength(document)],
    ["format", parts.format],
    ["examples", parts.examples && !ids.has("example-conflict")],
    ["context", parts.context && !ids.has("missing-context")],
  ];
  return present
    .filter(([, holds]) => holds)
    .slice(0, 3)
    .map(([name]) => STRENGTHS[name][language]);
}

/** One sentence: the band, and the gravest problem when there is one. */
export function verdictOf(band: Band, issues: readonly Issue[], language: InterfaceLanguage): string {
  const worst = issues[0];
  const opening = VERDICTS[band][language];
  if (!worst || worst.severity === "info") return `${opening}.`;
  const title = (RULES.find((rule) => rule.id === worst.id)?.title ?? { ar: worst.message, en: worst.message })[
    language
  ];
  return language === "ar"
    ? `${opening}، وأهم ما يُصلح: ${title}.`
    : `${opening}; fix this first: ${title.charAt(0).toLowerCase()}${title.slice(1)}.`;
}

/** The slots of the rewritten prompt, required ones first. */
export function placeholdersOf(improved: string, language: InterfaceLanguage): Placeholder[] {
  const names = new Set(
    findLiterals(improved)
      .filter((literal) => literal.kind === "placeholder" && literal.value.startsWith("{{"))
      .map((literal) => literal.value.slice(2, -2).trim()),
  );
  const list = [...names].map((key): Placeholder => {
    const known = PLACEHOLDERS.find((entry) => entry.keys.includes(key));
    const { why, required } = known ?? OTHER_PLACEHOLDER;
    return { key, label: known ? known.label[language] : key.replace(/_/g, " "), why: why[language], required };
  });
  return list.sort((a, b) => Number(b.required) - Number(a.required));
}
