import { fold } from "#engines/text/fold.ts";
import type { RequestAnalysis } from "./analyse-request.ts";
import { checkLine } from "./check-line.ts";
import { COMMON_PHRASES } from "./common-phrases.ts";
import type { MissingKind } from "./common-phrases.ts";
import type { TaskType } from "./compose-types.ts";
import { defaultLines } from "./default-lines.ts";
import { languageLine } from "./language-line.ts";
import { phrasesFor } from "./phrases-for.ts";
import type { PromptLine } from "./prompt-line.ts";
import { requestLines } from "./request-lines.ts";
import { SLOTS } from "./slots-data.ts";
import { spin } from "./spin.ts";

export interface BuiltLines {
  lines: PromptLine[];
  /** Clauses kept in the owner's words. */
  quoted: string[];
}

const MATERIAL_TAG = "text";
const CODE_TAG = "code";

/** Every line the prompt could have, in order. */
export function buildLines(analysis: RequestAnalysis): BuiltLines {
  const { lines, quoted } = requestLines(analysis);
  return {
    lines: [
      ...lines,
      ...optionLines(analysis),
      ...inputLines(analysis),
      ...ruleLines(analysis),
      ...closingLines(analysis, lines),
    ],
    quoted,
  };
}

function optionLines({ input, promptLanguage, seed }: RequestAnalysis): PromptLine[] {
  const common = COMMON_PHRASES[promptLanguage];
  const lines: PromptLine[] = [];
  const value = (name: "context" | "audience" | "tone" | "format" | "length" | "constraints" | "examples") =>
    input[name]?.trim() ?? "";
  const stop = (text: string) => (/[.!?؟]$/u.test(text) ? text : `${text}.`);
  if (value("context") !== "") lines.push({ section: "context", text: stop(value("context")), weight: 0 });
  for (const name of ["audience", "tone", "format", "length"] as const) {
    if (value(name) !== "")
      lines.push({
        section: name === "audience" ? "context" : "requirements",
        text: stop(`${common[name]}: ${value(name)}`),
        weight: 0,
      });
  }
  if (value("constraints") !== "") lines.push({ section: "limits", text: stop(value("constraints")), weight: 0 });
  if (value("examples") !== "")
    lines.push({
      section: "input",
      text: `${spin(common.examples, seed)}:\n<examples>\n${value("examples")}\n</examples>`,
      weight: 0,
      block: true,
    });
  return lines;
}

/** Placeholders for what is missing, and the long input between tags. */
function inputLines({ material, missing, promptLanguage, seed, task }: RequestAnalysis): PromptLine[] {
  const lines: PromptLine[] = [];
  for (const { id, placed } of missing) {
    if (!placed) continue;
    const slot = SLOTS[id];
    const words = slot[promptLanguage];
    if ("block" in slot)
      lines.push({
        section: "input",
        text: `<${slot.en.key}>\n{{${words.key}}}\n</${slot.en.key}>`,
        weight: 0,
        block: true,
      });
    else lines.push({ section: "context", text: `${words.label}: {{${words.key}}}`, weight: 0 });
  }
  if (material !== null) {
    const tag = task.primary.startsWith("code") || material.startsWith("```") ? CODE_TAG : MATERIAL_TAG;
    lines.push({ section: "input", text: `<${tag}>\n${material}\n</${tag}>`, weight: 0, block: true });
  }
  if (lines.some(({ block }) => block === true))
    lines.push({
      section: "input",
      text: spin(COMMON_PHRASES[promptLanguage].materialAsData, `${seed}:data`),
      weight: material === null ? 3 : 0,
    });
  return lines;
}

function ruleLines(analysis: RequestAnalysis): PromptLine[] {
  const { promptLanguage, seed, conflicts, overlays, task, input } = analysis;
  const common = COMMON_PHRASES[promptLanguage];
  const media = input.outputType === "image" || input.outputType === "video";
  const rules = (media ? common.mediaRules : phrasesFor(analysis).rules).filter((rule) => !saidAlready(rule, analysis));
  return [
    ...conflicts.map((id): PromptLine => ({
      section: "requirements",
      text: spin(common.conflicts[id], seed),
      weight: 0,
    })),
    ...addressLines(analysis),
    ...defaultLines(analysis),
    ...overlays.map((id): PromptLine => ({ section: "limits", text: spin(common.overlays[id], seed), weight: 0 })),
    ...rules.map((rule, index): PromptLine => ({
      section: "requirements",
      text: spin(rule, `${seed}:${index}`),
      weight: index < MAIN_RULES ? index + 1 : FILLING + index,
    })),
    ...task.secondary.flatMap((type): PromptLine[] => {
      const line = common.secondary[type];
      return line === undefined || media ? [] : [{ section: "requirements", text: spin(line, seed), weight: 3 }];
    }),
  ];
}

/** What the request says in its own words is not said again. */
function saidAlready(rule: string, { instruction }: RequestAnalysis): boolean {
  const folded = fold(instruction);
  return REPEATED.some(({ said, rule: repeats }) => said.test(folded) && repeats.test(rule));
}
const REPEATED: readonly { said: RegExp; rule: RegExp }[] = [
  {
    said: /one (?:turn|question|line|step) at a time|سوال (?:سوال|ب?سوال|ورا|في المره)|سءال (?:سءال|ب?سءال|ورا|في المره)|واحد واحد/,
    rule: /at a time|do not go on before|سؤال واحد|واحد ثم انتظر/,
  },
  {
    said: /stop after|after \d+ (?:turns|minutes|questions)|\d+ (?:دقايق|دقائق|ادوار|اسءله|اسيله)/,
    rule: /finished|انتهينا/,
  },
];

/** Arabic addresses a woman differently. */
function addressLines({ promptLanguage, task, instruction }: RequestAnalysis): PromptLine[] {
  if (promptLanguage !== "ar" || task.primary !== "support-reply") return [];
  const who = /(عميل|زبون|كليان|نزيل|ضيف|مشترك|راكب)ه(?![ء-ي])/.exec(fold(instruction))?.[0];
  return who === undefined
    ? []
    : [{ section: "requirements", text: "خاطب صاحبة الرسالة بصيغة المؤنث من أول الرد إلى آخره.", weight: 1 }];
}

/** Types that talk turn by turn, or for good, and hand over no single result. */
const CONVERSATIONS: readonly TaskType[] = ["agent-bot", "roleplay", "tutor"];

/** A closing check is part of nearly every prompt; only the first rules come before it. */
const CHECK = 1.5;
/** Rules after these serve a full prompt, or one that is still too short. */
const MAIN_RULES = 7;
const FILLING = 20;
const LAST_FILLING = 60;

function extraLines({ promptLanguage, task }: RequestAnalysis): readonly string[] {
  const { opening, extras } = COMMON_PHRASES[promptLanguage];
  return CONVERSATIONS.includes(task.primary) ? extras : [opening, ...extras];
}

const MISSING_KINDS: Partial<Record<TaskType, MissingKind>> = {
  article: "written",
  marketing: "written",
  "email-letter": "written",
  "support-reply": "written",
  career: "written",
  creative: "written",
  summarise: "material",
  translate: "material",
  rewrite: "material",
  "extract-classify": "material",
  "health-info": "guarded",
  "legal-info": "guarded",
  "finance-info": "guarded",
  "agent-bot": "talk",
  roleplay: "talk",
};

function closingLines(analysis: RequestAnalysis, said: readonly PromptLine[]): PromptLine[] {
  const { promptLanguage, seed, input, missing, task } = analysis;
  const common = COMMON_PHRASES[promptLanguage];
  const phrases = phrasesFor(analysis);
  const check = checkLine(analysis, phrases.check, said);
  const lines: PromptLine[] = check === null ? [] : [{ section: "requirements", text: check, weight: CHECK }];
  lines.push(
    ...extraLines(analysis).map((extra, index): PromptLine => ({
      section: "requirements",
      text: spin(extra, `${seed}:${index}`),
      weight: LAST_FILLING + index,
    })),
  );
  const shape =
    input.outputType === "text" ||
    (input.outputType === "code" && task.primary.startsWith("code")) ||
    (input.outputType === "agent" && task.primary === "agent-bot")
      ? phrases.output
      : common.media[input.outputType as keyof typeof common.media];
  if ((input.format ?? "").trim() === "" || input.outputType !== "text")
    lines.push({ section: "output", text: spin(shape, `${seed}:output`), weight: 0 });
  if (input.askFirst) lines.push({ section: "missing", text: spin(common.askFirst, seed), weight: 0 });
  else if (missing.some(({ placed }) => placed))
    lines.push({ section: "missing", text: spin(common.unfilled, seed), weight: 1 });
  else
    lines.push({
      section: "missing",
      text: spin(common.missing[MISSING_KINDS[task.primary] ?? "worked"], seed),
      weight: 2,
    });
  const language = languageLine(analysis);
  if (language !== null) lines.push({ section: "language", text: language, weight: 0 });
  return lines;
}
