import { toAsciiDigits } from "#engines/text/digits.ts";
import { fold } from "#engines/text/fold.ts";
import { arabicShare } from "#engines/text/language.ts";
import { findLiterals, numbersIn } from "#engines/text/literals.ts";
import { countWords } from "#engines/text/segment.ts";
import type { PromptLanguage } from "./compose-types.ts";

export type PromptFaultCode =
  | "lost-literal"
  | "new-number"
  | "wrong-script"
  | "bad-placeholder"
  | "unlisted-placeholder"
  | "too-short"
  | "too-long"
  | "empty-heading"
  | "control-character"
  | "wrapped"
  | "does-the-task";

export interface PromptFault {
  code: PromptFaultCode;
  detail: string;
}

export interface VerifiablePrompt {
  prompt: string;
  placeholders: readonly { key: string }[];
}

export interface VerifyOptions {
  promptLanguage: PromptLanguage;
  /** Words; leave out when the length is free. */
  band?: { least: number; most: number };
  /** A long input that the request came with: it must survive whole but is not counted as the prompt's own words. */
  material?: string;
}

const PLACEHOLDER = /\{\{([^{}\n]*)\}\}/g;
const GOOD_KEY = /^[\p{L}\p{M}\p{N}_]+$/u;
const CONTROL = /[\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;
const LEAST_OWN_SCRIPT = 0.5;

/**
 * Checks a finished prompt against the request it was made from (text and options together); both engines share it.
 * Returns every fault found, an empty list for a sound prompt.
 */
export function verifyPrompt(source: string, result: VerifiablePrompt, options: VerifyOptions): PromptFault[] {
  const { prompt } = result;
  return [
    ...lostLiterals(source, prompt),
    ...newNumbers(source, prompt),
    ...placeholderFaults(source, result),
    ...scriptFault(prompt, source, options.promptLanguage),
    ...lengthFaults(prompt, options),
    ...emptyHeadings(prompt),
    ...(CONTROL.test(prompt)
      ? [{ code: "control-character", detail: "direction or zero-width character" } as const]
      : []),
    ...(/^\s*```[\s\S]*```\s*$/.test(prompt)
      ? [{ code: "wrapped", detail: "the whole prompt stands in a code fence" } as const]
      : []),
    ...doesTheTask(source, prompt),
  ];
}

/** The literals of a text that another text lacks; digits of either system and letter case count as equal. */
export function missingLiterals(source: string, prompt: string): string[] {
  const arabic = arabicShare(source) > 0.35;
  const flat = comparable(prompt);
  const literals = findLiterals(source, { latinWords: arabic }).filter(({ kind }) => kind !== "latin" || arabic);
  return [...new Set(literals.map(({ value }) => value))].filter(
    (value) => !flat.includes(comparable(value)) && !flat.includes(comparable(unquoted(value))),
  );
}

function lostLiterals(source: string, prompt: string): PromptFault[] {
  return missingLiterals(source, prompt).map((value) => ({ code: "lost-literal", detail: value }));
}

function comparable(text: string): string {
  return fold(toAsciiDigits(text)).replace(/\s+/g, " ");
}

function unquoted(value: string): string {
  return value.replace(/^["“«'](.*)["”»']$/s, "$1");
}

function newNumbers(source: string, prompt: string): PromptFault[] {
  const known = new Set(numbersIn(source));
  const own = prompt.replace(/^\d{1,2}[.)]\s/gm, "");
  const ownKnown = new Set(numbersIn(prompt.replace(PLACEHOLDER, "")));
  return [...new Set(numbersIn(own))]
    .filter((number) => !known.has(number) && ownKnown.has(number))
    .map((number) => ({ code: "new-number", detail: number }));
}

function placeholderFaults(source: string, { prompt, placeholders }: VerifiablePrompt): PromptFault[] {
  const faults: PromptFault[] = [];
  const listed = new Set(placeholders.map(({ key }) => key));
  const found = new Set(Array.from(prompt.matchAll(PLACEHOLDER), (match) => match[1] as string));
  for (const key of found) {
    if (source.includes(`{{${key}}}`)) continue;
    if (!GOOD_KEY.test(key)) faults.push({ code: "bad-placeholder", detail: key });
    if (!listed.has(key)) faults.push({ code: "unlisted-placeholder", detail: key });
  }
  for (const key of listed) if (!found.has(key)) faults.push({ code: "unlisted-placeholder", detail: key });
  return faults;
}

function scriptFault(prompt: string, source: string, language: PromptLanguage): PromptFault[] {
  let own = prompt;
  for (const line of source.split("\n")) if (line.trim().length > 3) own = own.replaceAll(line.trim(), " ");
  own = withoutQuotations(own).replace(/"[^"\n]*"/g, " ");
  const share = arabicShare(own);
  const right = language === "ar" ? share : 1 - share;
  return right >= LEAST_OWN_SCRIPT || !/\p{L}/u.test(own) ? [] : [{ code: "wrong-script", detail: share.toFixed(2) }];
}

/** Goes forward only: a pattern would read to the end from each « that nothing closes. */
function withoutQuotations(text: string): string {
  let kept = "";
  let from = 0;
  for (;;) {
    const open = text.indexOf("«", from);
    const close = open < 0 ? -1 : text.indexOf("»", open);
    if (close < 0) return kept + text.slice(from);
    kept += `${text.slice(from, open)} `;
    from = close + 1;
  }
}

function lengthFaults(prompt: string, { band, material }: VerifyOptions): PromptFault[] {
  if (band === undefined) return [];
  const count = countWords(material === undefined ? prompt : prompt.replace(material, " "));
  if (count < band.least) return [{ code: "too-short", detail: String(count) }];
  return count > band.most ? [{ code: "too-long", detail: String(count) }] : [];
}

/** A heading with nothing under it, or a tag with nothing inside. */
function emptyHeadings(prompt: string): PromptFault[] {
  const faults: PromptFault[] = [];
  const lines = prompt.split("\n");
  lines.forEach((line, index) => {
    if (!/^#{1,4} \S|^[^-\s<][^.:؟?]{0,40}:$/.test(line)) return;
    const next = lines.slice(index + 1).find((other) => other.trim() !== "");
    if (next === undefined || /^#{1,4} \S/.test(next)) faults.push({ code: "empty-heading", detail: line });
  });
  for (const match of prompt.matchAll(/<([a-z_]+)>\s*<\/\1>/g))
    faults.push({ code: "empty-heading", detail: match[0] });
  return faults;
}

const ANSWER_OPENING =
  /^(?:certainly|sure|of course|here (?:is|are) (?:your|the)|great question|dear |subject:|once upon a time|def |import |function |بالطبع|بالتاكيد|اليك (?:المقال|النص|الرساله|القصه|الخطه)|عزيزي|الموضوع: |كان يا ما كان|السلام عليكم)/;
const INSTRUCTION =
  /(?:^|[\s<>#«"(:-])(?:اكتب|اعد|ضع|لخص|ترجم|اشرح|حلل|قارن|صمم|صنف|استخرج|راجع|اقترح|اجب|كن|انت|المطلوب|المهمه|نفذ|انجز|قدم|التزم|سلم|راع|اد دور|اريد|صغ|رتب|حول|write|draft|create|you are|task|your task|summari[sz]e|translate|explain|analy[sz]e|compare|design|build|act as|answer|prepare|give|suggest|return|rewrite|do the|review|find|help|plan|list|deliver|describe|complete|carry out|treat|follow|set out|begin|start|ask|include|show|put|add|serve|work|use|keep|produce|generate)(?![\p{L}])/u;

/** A prompt tells a model what to do; a finished text, greeting or code shows that the task itself was done. */
function doesTheTask(source: string, prompt: string): PromptFault[] {
  const folded = fold(prompt.trim());
  const opening = ANSWER_OPENING.exec(folded)?.[0];
  if (opening !== undefined && !fold(source).includes(opening))
    return [{ code: "does-the-task", detail: opening.trim() }];
  return INSTRUCTION.test(folded) ? [] : [{ code: "does-the-task", detail: "no instruction found" }];
}
