import { findBlanks } from "#engines/text/blanks.ts";
import { OTHER_PLACEHOLDER, PLACEHOLDERS } from "./guide/placeholders.ts";
import { RULE_TEXTS } from "./guide/rule-texts.ts";
import type { Bilingual, InterfaceLanguage } from "./rule.ts";
import type { Issue, RuleId } from "./finding.ts";
import type { Evidence } from "./score/evidence.ts";
import type { Slot } from "./score/needs-data.ts";
import type { Band } from "./score/score-prompt.ts";

export interface Placeholder {
  key: string;
  label: string;
  why: string;
  required: boolean;
}

/** What a prompt does well, in the order in which it matters, with the fault that would deny it. */
const STRENGTHS: readonly (readonly [Slot, Bilingual, RuleId | null])[] = [
  ["task", { ar: "المطلوب واضح.", en: "It is plain what is wanted." }, "vague-goal"],
  [
    "material",
    { ar: "المادة موجودة ومفصولة عن التعليمات.", en: "The material is there, apart from the instructions." },
    "missing-delimiters",
  ],
  ["uncertainty", { ar: "يذكر ما يُفعل عند غياب المعلومة.", en: "It says what to do when something is unknown." }, null],
  ["audience", { ar: "القارئ معروف.", en: "The reader is named." }, "missing-audience"],
  ["length", { ar: "الطول محدد.", en: "The length is set." }, "unbounded-length"],
  ["format", { ar: "شكل الإجابة مذكور.", en: "The shape of the answer is given." }, "no-output-format"],
  ["examples", { ar: "فيه مثال يوضح المقصود.", en: "An example shows what is meant." }, "example-conflict"],
  ["facts", { ar: "المعطيات اللازمة مذكورة.", en: "The needed facts are given." }, "missing-context"],
];
/** From here on something counts as stated. */
export const STATED_FROM = 0.5;
/** Praise has to be surer: a false one is worse than none. */
const PRAISED_FROM = 0.8;
const MOST_STRENGTHS = 3;

const VERDICTS: Record<Band, Bilingual> = {
  excellent: { ar: "برومبت جاهز للاستعمال", en: "Ready to use" },
  good: { ar: "برومبت جيد", en: "A good prompt" },
  "needs-work": { ar: "فكرة واضحة تحتاج إلى تحسين", en: "A clear idea that needs work" },
  weak: { ar: "برومبت ضعيف سيخمّن معه النموذج كثيرًا", en: "A weak prompt: the model would have to guess" },
};

/** At most three things the prompt does well; of two lengths that exclude each other (`lengthsClash`) none is set. */
export function strengthsOf(
  evidence: Evidence,
  issues: readonly Issue[],
  language: InterfaceLanguage,
  lengthsClash: boolean,
): string[] {
  const ids = new Set<string>(issues.map(({ id }) => id));
  const stated = STRENGTHS.filter(([slot]) => slot !== "length" || !lengthsClash);
  return stated
    .filter(([slot, , denied]) => evidence[slot] >= PRAISED_FROM && (denied === null || !ids.has(denied)))
    .slice(0, MOST_STRENGTHS)
    .map(([, wording]) => wording[language]);
}

/** One sentence: the band, and the gravest problem if there is one. */
export function verdictOf(band: Band, issues: readonly Issue[], language: InterfaceLanguage): string {
  const worst = issues[0];
  const opening = VERDICTS[band][language];
  if (!worst || worst.severity === "info") return `${opening}.`;
  const title = RULE_TEXTS[worst.id].title[language];
  return language === "ar"
    ? `${opening}، وأهم ما يُصلح: ${title}.`
    : `${opening}; fix this first: ${title.charAt(0).toLowerCase()}${title.slice(1)}.`;
}

/** The slots of the rewritten prompt, required ones first. */
export function placeholdersOf(improved: string, language: InterfaceLanguage): Placeholder[] {
  const names = new Set(findBlanks(improved).map(({ key }) => key));
  const list = [...names].map((key): Placeholder => {
    const known = PLACEHOLDERS.find((entry) => entry.keys.includes(key));
    const { why, required } = known ?? OTHER_PLACEHOLDER;
    return { key, label: known ? known.label[language] : key.replace(/_/g, " "), why: why[language], required };
  });
  return list.sort((a, b) => Number(b.required) - Number(a.required));
}
