import { fold } from "#engines/text/fold.ts";
import type { RequestAnalysis } from "./analyse-request.ts";
import type { BuiltLines } from "./build-lines.ts";
import type { PromptLine } from "./prompt-line.ts";
import type { ComposeResult, Placeholder } from "./compose-types.ts";
import { FORMAL } from "./language-line.ts";
import { EXPLANATION_PHRASES } from "./explanation-phrases.ts";
import type { ExplanationPhrases } from "./explanation-phrases.ts";
import { capitalise, tidyEnglish } from "./english-spelling.ts";
import { SLOTS } from "./slots-data.ts";
import { toStandardArabic } from "./to-msa.ts";

const TITLE_WORDS = 8;
const MOST_QUESTIONS = 3;
const MOST_CHANGES = 5;
const MOST_ASSUMPTIONS = 6;

type Explanation = Pick<
  ComposeResult,
  "title" | "placeholders" | "assumptions" | "questions" | "changes" | "safetyNote"
>;

/** Everything the result says about the prompt, in the interface's language. */
export function explainResult(
  analysis: RequestAnalysis,
  built: BuiltLines,
  used: readonly PromptLine[],
  prompt: string,
): Explanation {
  const phrases = EXPLANATION_PHRASES[analysis.input.interfaceLanguage];
  const placeholders = listPlaceholders(analysis, prompt, phrases);
  const safety = analysis.overlays.map((id) => phrases.safety[id]);
  return {
    title: title(analysis, built, phrases),
    placeholders,
    assumptions: assumptions(analysis, built, phrases),
    questions: questions(analysis, phrases),
    changes: changes(analysis, used, placeholders.length > 0, phrases),
    ...(safety.length > 0 ? { safetyNote: safety.join(" ") } : {}),
  };
}

function title(
  { core, textLanguage, task, input, dialect }: RequestAnalysis,
  { lines }: BuiltLines,
  phrases: ExplanationPhrases,
): string {
  const label = phrases.types[task.primary];
  const standard = textLanguage === "ar" ? toStandardArabic(core, dialect) : { text: core, understood: true };
  const order = lines.find(({ section }) => section === "task")?.text ?? "";
  const said = standard.understood
    ? /^(?:it|them|this|that) /i.test(core) && order !== ""
      ? order.replace(/\.$/, "")
      : OWN_OR_YOURS.test(standard.text) && /^[\u0621-\u0652]/u.test(order)
        ? order.replace(/^[^:]{4,40}: (?:أريد|نريد) أن /u, "").replace(/\.$/, "")
        : standard.text
    : core;
  const whole = (textLanguage === "ar" ? said : tidyEnglish(said.replace(/,? (?:please|pls)$/i, "")))
    .replace(/\s+/g, " ")
    .replace(/[<>`*_#]/g, "");
  const flat = withoutVerb(whole);
  const words = flat.split(" ");
  const long = words.slice(0, TITLE_WORDS).join(" ");
  const clause = /^[\s\S]{24,}?(?=[،,:;؛.](?:\s|$))/u.exec(long)?.[0] ?? long;
  const cut = clause.length < flat.length && clause === long;
  const head = (cut ? clause.replace(DANGLING, "") : clause).replace(/[\s،,:;.؟?!-]+$/u, "");
  const short = capitalise(cut ? `${head}…` : head);
  if (short === "") return label;
  return input.interfaceLanguage === "ar" && textLanguage === "ar" && fold(short).startsWith(fold(label))
    ? short
    : `${label}: ${short}`;
}

/** «تصير المدير», «أفهم هذا البند»: what one person does, where a title names the work. */
const OWN_OR_YOURS =
  /^(?:أن )?(?:[تأ](?!قرير|دريب|حليل|رجم|لخيص|صميم|فكار|سماء|سئل|مثل|عليق|غريد|هنئ|ذكير|ظلم|دوين|نشط|كلات|بيات|غني)|نسافر|نكتب|نريد)[\u0621-\u0652]{2,}\s/u;

/** Little words that a cut title should not end on. */
const DANGLING =
  /(?:\s+(?:a|an|the|of|for|to|in|on|at|and|or|with|that|so|i|my|our|your|from|about|عن|في|من|على|إلى|الى|مع|أو|او|ثم|قبل|بعد|خلال|بين|لمدة|أن|ان|التي|الذي))+$/iu;

/** What is wanted, without the verb that asks for it. */
function withoutVerb(text: string): string {
  const bare = text
    .replace(
      /^(?:write|draft|create|make|build|design|generate|prepare|give|need|want|summari[sz]e|translate|rewrite|explain|compare|analy[sz]e|fix|review|know|suggest)\s+(?![^\x20-\x7e])(?:me |us |to me )?(?:an? |the |some )?/i,
      "",
    )
    .replace(/^(?:an?|the) (?=\S+ )/i, "")
    .replace(
      /^(?:اكتب|أكتب|نكتب|تكتب|اعملي|صلح|أعدّ|اعمل|جهّز|صمّم|اصنع|أنشئ|اقترح|أعطني|اكتبلي|ساعدني|تساعدني|لخّ?ص(?:لي)?|ترجم(?:لي)?|اشرح(?:لي)?|قارن|حلّ?ل(?:لي)?|أعد صياغة)\s+(?:(?:لي|لنا|في|أن|أُعدّ|أكتب|بين)\s+)*/u,
      "",
    );
  return (bare.split(" ").length >= 2 ? bare : text).replace(/^(?:[\u0621-\u0652]+ًّ?ا(?=\s|$)\s?)+/u, (head) =>
    head.replace(/ًّ?ا(?=\s|$)/gu, ""),
  );
}

function listPlaceholders(
  { missing, promptLanguage, input }: RequestAnalysis,
  prompt: string,
  phrases: ExplanationPhrases,
): Placeholder[] {
  const own = missing
    .filter(({ placed }) => placed)
    .map(({ id, required }) => {
      const words = SLOTS[id][input.interfaceLanguage];
      return {
        key: SLOTS[id][promptLanguage].key as string,
        label: words.label as string,
        why: words.why as string,
        required,
      };
    });
  const listed = new Set(own.map(({ key }) => key));
  const given = [...new Set(Array.from(prompt.matchAll(/\{\{([^{}\n]+)\}\}/g), (match) => match[1] as string))].filter(
    (key) => !listed.has(key),
  );
  return [
    ...own.filter(({ key }) => prompt.includes(`{{${key}}}`)),
    ...given.map((key) => ({ key, label: key.replace(/_/g, " ").trim(), why: phrases.ownPlaceholder, required: true })),
  ];
}

function assumptions(analysis: RequestAnalysis, { quoted }: BuiltLines, phrases: ExplanationPhrases): string[] {
  const { conflicts, variety, foreign, deliverableVariety, task, input, promptLanguage, textLanguage } = analysis;
  const spoken = variety === "egy" || variety === "glf" || variety === "lev" || variety === "mgr";
  const found = conflicts.map((id) => phrases.conflicts[id].settled);
  if (foreign && textLanguage !== "other") found.push(phrases.foreign(phrases.languages[promptLanguage]));
  else if (quoted.length > 0) found.push(phrases.quoted(quoted.length));
  if (spoken && !foreign) found.push(phrases.fromDialect(phrases.varieties[variety]));
  if (spoken && analysis.spoken) found.push(phrases.spokenArabic(phrases.varieties[variety]));
  else if (spoken && deliverableVariety === undefined && task.primary !== "translate")
    found.push(FORMAL.includes(task.primary) ? phrases.formalArabic : phrases.simpleArabic);
  if (input.outputType === "text" || input.outputType === "code")
    found.push(phrases.assumedType(phrases.types[task.primary]));
  return found.slice(0, MOST_ASSUMPTIONS);
}

function questions({ conflicts, missing, input }: RequestAnalysis, phrases: ExplanationPhrases): string[] {
  const asks = missing
    .filter(({ id }) => !("block" in SLOTS[id]))
    .map(({ id }) => SLOTS[id][input.interfaceLanguage].ask as string);
  return [...conflicts.map((id) => phrases.conflicts[id].ask), ...asks].slice(0, MOST_QUESTIONS);
}

function changes(
  { conflicts, overlays, input }: RequestAnalysis,
  used: readonly PromptLine[],
  placeholders: boolean,
  phrases: ExplanationPhrases,
): { what: string; why: string }[] {
  const has = (section: PromptLine["section"]) => used.some((line) => line.section === section);
  const all = phrases.changes;
  const found = [
    conflicts.length > 0 ? all.conflict : null,
    overlays.length > 0 ? all.overlay : null,
    placeholders ? all.placeholders : null,
    all.task,
    has("output") ? all.output : null,
    input.askFirst ? all.askFirst : has("missing") ? all.missing : null,
    used.some(({ block }) => block === true) ? all.delimiter : null,
    has("language") ? all.language : null,
    used.some(({ section, weight }) => section === "requirements" && weight > 0) ? all.rules : null,
  ];
  return found.filter((change) => change !== null).slice(0, MOST_CHANGES);
}
