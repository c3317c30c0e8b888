import type { RequestAnalysis } from "./analyse-request.ts";
import { ARABIC_PHRASES } from "./arabic-phrases.ts";
import { arabicTaskSentence } from "./arabic-task.ts";
import { COMMON_PHRASES } from "./common-phrases.ts";
import { ENGLISH_PHRASES } from "./english-phrases.ts";
import { capitalise, englishTaskSentence, tidyEnglish } from "./english-task.ts";
import { SLOTS } from "./slots-data.ts";
import { spin } from "./spin.ts";
import { requestCore } from "./split-clauses.ts";
import type { Clause } from "./split-clauses.ts";
import { toStandardArabic } from "./to-msa.ts";
import { fold } from "../text/fold.ts";

export type SectionId =
  | "task"
  | "context"
  | "details"
  | "input"
  | "requirements"
  | "limits"
  | "output"
  | "missing"
  | "language";

/** One line of the prompt. Weight 0 stays whatever the length; the higher the weight, the sooner it is left out. */
export interface PromptLine {
  section: SectionId;
  text: string;
  weight: number;
  /** A delimited input, kept as it is. */
  block?: boolean;
}

export interface BuiltLines {
  lines: PromptLine[];
  /** Clauses kept in the owner's words. */
  quoted: string[];
}

/** Every line the prompt could have, in order. */
export function buildLines(analysis: RequestAnalysis): BuiltLines {
  const quoted: string[] = [];
  const lines = [
    ...requestLines(analysis, quoted),
    ...optionLines(analysis),
    ...inputLines(analysis),
    ...ruleLines(analysis),
    ...closingLines(analysis),
  ];
  return { lines, quoted };
}

function requestLines(analysis: RequestAnalysis, quoted: string[]): PromptLine[] {
  const { clauses, promptLanguage, instruction, foreign } = analysis;
  if (foreign) {
    quoted.push(instruction);
    return [
      { section: "task", text: `${typeTask(analysis)}.`, weight: 0 },
      { section: "details", text: quote(instruction, promptLanguage), weight: 0 },
    ];
  }
  const lines: PromptLine[] = [];
  for (const clause of clauses) {
    if (clause.role === "filler") continue;
    const section =
      clause.role === "request"
        ? "task"
        : clause.role === "fact"
          ? "context"
          : clause.role === "exclusion"
            ? "limits"
            : "requirements";
    const text =
      analysis.overlays.includes("injection") && INJECTED.test(fold(clause.text)) ? null : clauseText(clause, analysis);
    if (text !== null)
      lines.push(...(section === "context" ? factLines(text) : [{ section, text, weight: 0 } as PromptLine]));
    else {
      quoted.push(clause.text);
      lines.push({ section: "details", text: quote(clause.text, promptLanguage), weight: 0 });
    }
  }
  if (!lines.some(({ section }) => section === "task"))
    lines.unshift({ section: "task", text: `${typeTask(analysis)}.`, weight: 0 });
  return lines;
}

const INJECTED = /تجاهل|انس|ignore|disregard|forget|reveal|jailbreak/;

function clauseText(clause: Clause, analysis: RequestAnalysis): string | null {
  const seed = (options: string) => spin(options, `${analysis.seed}:task`);
  if (analysis.promptLanguage === "ar") {
    if (clause.role === "request") return arabicTaskSentence(requestCore(clause.text), seed);
    const standard = toStandardArabic(
      clause.text
        .replace(/^(?:و|ف)?(?:بس|لكن)\s+/u, "")
        .replace(/^و(?=[\u0621-\u064A]{3})(?!و)/u, (match, offset: number, whole: string) =>
          /^و(?:جبة|جبات|صفة|صف|قت|ظيفة|اتساب|رقة|زن|لد|احد|ثيقة|كيل)/u.test(whole) ? match : "",
        ),
    );
    return standard.understood ? endSentence(standard.text) : null;
  }
  if (clause.role === "request") return englishTaskSentence(requestCore(clause.text), analysis.task.primary);
  return endSentence(capitalise(tidyEnglish(clause.text.replace(/^(?:but|and|also|please|pls)\s+/i, ""))));
}

function endSentence(text: string): string {
  const bare = text.replace(/[\s،,؛;]+$/u, "");
  return /[.!?؟»”"`]$/u.test(bare) ? bare : `${bare}.`;
}

/** A run of short facts becomes one line each; a told story stays one line. */
function factLines(text: string): PromptLine[] {
  const parts = text.replace(/\.$/, "").split(/(?<!\d)[،,]\s+/);
  const list = parts.length >= 3 && parts.every((part) => part.split(/\s/).length <= 9 && !/[("«]/.test(part));
  return (list ? parts.map((part) => endSentence(capitalise(part))) : [text]).map((part) => ({
    section: "context",
    text: part,
    weight: 0,
  }));
}

function quote(text: string, language: "ar" | "en"): string {
  const flat = text.replace(/\s*\n\s*/g, " ");
  if (language === "ar") return /[«»]/.test(flat) ? flat : `«${flat}»`;
  return flat.includes('"') ? `«${flat}»` : `"${flat}"`;
}

function phrasesOf(analysis: RequestAnalysis) {
  return (analysis.promptLanguage === "ar" ? ARABIC_PHRASES : ENGLISH_PHRASES)[analysis.task.primary];
}

function typeTask(analysis: RequestAnalysis): string {
  return spin(phrasesOf(analysis).task, `${analysis.seed}:type`);
}

function optionLines({ input, promptLanguage, seed }: RequestAnalysis): PromptLine[] {
  const common = COMMON_PHRASES[promptLanguage];
  const lines: PromptLine[] = [];
  const given = (value: string | undefined): value is string => value !== undefined && value.trim() !== "";
  if (given(input.context)) lines.push({ section: "context", text: endSentence(input.context.trim()), weight: 0 });
  for (const name of ["audience", "tone", "format", "length"] as const) {
    const value = input[name];
    if (given(value))
      lines.push({
        section: name === "audience" ? "context" : "requirements",
        text: endSentence(`${common[name]}: ${value.trim()}`),
        weight: 0,
      });
  }
  if (given(input.constraints))
    lines.push({ section: "limits", text: endSentence(input.constraints.trim()), weight: 0 });
  if (given(input.examples))
    lines.push({
      section: "input",
      text: `${spin(common.examples, seed)}:\n<examples>\n${input.examples.trim()}\n</examples>`,
      weight: 0,
      block: true,
    });
  return lines;
}

function inputLines({ material, missing, promptLanguage, seed, task }: RequestAnalysis): PromptLine[] {
  const common = COMMON_PHRASES[promptLanguage];
  const lines: PromptLine[] = [];
  const tag = task.primary === "code-fix-review" || material?.startsWith("```") === true ? "code" : "text";
  for (const { id, placed } of missing) {
    if (!placed) continue;
    const slot = SLOTS[id];
    const words = slot[promptLanguage];
    if ("block" in slot)
      lines.push({ section: "input", text: `<${tag}>\n{{${words.key}}}\n</${tag}>`, weight: 0, block: true });
    else lines.push({ section: "input", text: `${words.label}: {{${words.key}}}`, weight: 0 });
  }
  if (material !== null)
    lines.push({ section: "input", text: `<${tag}>\n${material}\n</${tag}>`, weight: 0, block: true });
  if (lines.some(({ block, text }) => block === true && !text.includes("<examples>")))
    lines.push({
      section: "requirements",
      text: spin(common.materialAsData, `${seed}:data`),
      weight: material === null ? 3 : 0,
    });
  return lines;
}

function ruleLines(analysis: RequestAnalysis): PromptLine[] {
  const { promptLanguage, seed, conflicts, overlays, task, input } = analysis;
  const common = COMMON_PHRASES[promptLanguage];
  const phrases = phrasesOf(analysis);
  const media = input.outputType === "image" || input.outputType === "video";
  return [
    ...conflicts.map((id): PromptLine => ({
      section: "requirements",
      text: spin(common.conflicts[id], seed),
      weight: 0,
    })),
    ...overlays.map((id): PromptLine => ({ section: "limits", text: spin(common.overlays[id], seed), weight: 0 })),
    ...(media
      ? []
      : phrases.rules.map((rule, index): PromptLine => ({
          section: "requirements",
          text: spin(rule, `${seed}:${index}`),
          weight: index + 1,
        }))),
    ...task.secondary.flatMap((type): PromptLine[] =>
      common.secondary[type] === undefined || media
        ? []
        : [{ section: "requirements", text: spin(common.secondary[type], seed), weight: 3 }],
    ),
  ];
}

function closingLines(analysis: RequestAnalysis): PromptLine[] {
  const { promptLanguage, seed, input, missing, task } = analysis;
  const common = COMMON_PHRASES[promptLanguage];
  const phrases = phrasesOf(analysis);
  const lines: PromptLine[] = [];
  const typed =
    input.outputType === "text" ||
    (input.outputType === "code" && task.primary.startsWith("code")) ||
    (input.outputType === "agent" && task.primary === "agent-bot");
  if (typed) {
    if (input.format === undefined || input.format.trim() === "")
      lines.push({ section: "output", text: spin(phrases.output, `${seed}:output`), weight: 0 });
  } else
    lines.push({
      section: "output",
      text: spin(common.media[input.outputType as "image" | "video" | "code" | "agent"], seed),
      weight: 0,
    });
  if (input.askFirst) lines.push({ section: "missing", text: spin(common.askFirst, seed), weight: 0 });
  else if (missing.some(({ placed }) => placed))
    lines.push({ section: "missing", text: spin(common.unfilled, seed), weight: 1 });
  else lines.push({ section: "missing", text: spin(common.missingInfo, seed), weight: 2 });
  lines.push({ section: "requirements", text: spin(common.check, `${seed}:check`), weight: 6 });
  const language = languageLine(analysis);
  if (language !== null) lines.push({ section: "language", text: language, weight: 0 });
  return lines;
}

const LANGUAGE_NAMES: Record<string, { ar: string; en: string }> = {
  ar: { ar: "بالعربية", en: "in Arabic" },
  en: { ar: "بالإنجليزية", en: "in English" },
  fr: { ar: "بالفرنسية", en: "in French" },
};
const VARIETY_NAMES = {
  msa: "Modern Standard",
  "simple-msa": "simple Modern Standard",
  egy: "Egyptian",
  glf: "Gulf",
  lev: "Levantine",
  mgr: "Moroccan Darija",
} as const;

function languageLine(analysis: RequestAnalysis): string | null {
  const { promptLanguage, seed, deliverableVariety, answerLanguage, textLanguage, variety, foreign, task } = analysis;
  const common = COMMON_PHRASES[promptLanguage];
  const spoken = variety === "egy" || variety === "glf" || variety === "lev" || variety === "mgr";
  const chosen =
    deliverableVariety ??
    (spoken && textLanguage === "ar"
      ? task.primary === "email-letter" || task.primary === "legal-info"
        ? "msa"
        : "simple-msa"
      : undefined);
  const answersArabic =
    answerLanguage === undefined
      ? textLanguage === "ar" || deliverableVariety !== undefined
      : /^ar|عرب|arab/i.test(answerLanguage);
  if (task.primary === "translate" && deliverableVariety === undefined && analysis.input.answerLanguage === undefined)
    return null;
  if (answersArabic && promptLanguage === "en") {
    const sample = deliverableVariety === undefined ? undefined : common.varietySamples[deliverableVariety];
    return `Answer in Arabic (${VARIETY_NAMES[chosen ?? "msa"]}).${sample === undefined ? "" : ` Keep to it throughout, in this manner: ${sample}`}`;
  }
  if (answersArabic && chosen !== undefined) {
    const sample = common.varietySamples[chosen];
    return `${spin(common.answerIn, seed)} ${common.varieties[chosen]}.${sample === undefined ? "" : ` على هذا النحو: ${sample}`}`;
  }
  if (answerLanguage !== undefined || foreign) {
    const name = LANGUAGE_NAMES[answerLanguage ?? textLanguage]?.[promptLanguage];
    if (name === undefined && answerLanguage === undefined)
      return promptLanguage === "ar" ? "اكتب الناتج بلغة الطلب نفسها." : "Answer in the language of the request.";
    return `${spin(common.answerIn, seed)} ${name ?? (promptLanguage === "ar" ? `بلغة: ${answerLanguage}` : `in ${answerLanguage}`)}.`;
  }
  return null;
}
