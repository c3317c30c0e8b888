import requestWords from "./request-words.json" with { type: "json" };
import { hasInvisible } from "#engines/text/clean.ts";
import { toAsciiDigits } from "#engines/text/digits.ts";
import { fold } from "#engines/text/fold.ts";
import { arabicShare } from "#engines/text/language.ts";
import { findLiterals, numbersIn } from "#engines/text/literals.ts";
import type { PromptLanguage } from "./compose-types.ts";

export type PromptFaultCode =
  | "lost-literal"
  | "new-number"
  | "wrong-script"
  | "empty-slot"
  | "control-character"
  | "wrapped"
  | "does-the-task";

export interface PromptFault {
  code: PromptFaultCode;
  detail: string;
}

const PLACEHOLDER = /\{\{[^{}\n]*\}\}/g;
const LEAST_OWN_SCRIPT = 0.5;

/**
 * Checks a prompt that a model wrote against what it was made from (request, options and answers together). Returns every
 * fault found, an empty list for a sound prompt.
 */
export function verifyPrompt(source: string, prompt: string, language: PromptLanguage): PromptFault[] {
  const slots = [...new Set(prompt.match(PLACEHOLDER) ?? [])].filter((slot) => !source.includes(slot));
  return [
    ...missingLiterals(source, prompt).map((detail) => ({ code: "lost-literal", detail }) as const),
    ...newNumbers(source, prompt).map((detail) => ({ code: "new-number", detail }) as const),
    ...slots.map((detail) => ({ code: "empty-slot", detail }) as const),
    ...scriptFault(prompt, source, language),
    ...(hasInvisible(prompt) ? [{ code: "control-character", detail: "" } as const] : []),
    ...(/^\s*```[\s\S]*```\s*$/.test(prompt) ? [{ code: "wrapped", detail: "" } as const] : []),
    ...doesTheTask(source, prompt),
  ];
}

/**
 * The literals of a text that another text lacks: numbers, dates, money, quotations, addresses, ids, code names. Digits of
 * either system and letter case count as equal. An ordinary foreign word ("Agent", "budget") is none: it may be translated.
 */
export function missingLiterals(source: string, prompt: string): string[] {
  const flat = comparable(prompt);
  const figures = new Set(numbersIn(prompt));
  return [...new Set(findLiterals(source).map(({ value }) => value))].filter(
    (value) =>
      !flat.includes(comparable(value)) &&
      !flat.includes(comparable(unquoted(value))) &&
      !(/^[\d٠-٩][\d٠-٩.,٫٬]*$/u.test(value) && numbersIn(value).every((number) => figures.has(number))),
  );
}

function comparable(text: string): string {
  return fold(toAsciiDigits(text)).replace(/\s+/g, " ");
}

function unquoted(value: string): string {
  return value.replace(/^["“«'](.*)["”»']$/s, "$1");
}

function newNumbers(source: string, prompt: string): string[] {
  const known = new Set(numbersIn(source));
  const own = prompt.replace(/^\d{1,2}[.)]\s/gm, "");
  return [...new Set(numbersIn(own))].filter((number) => !known.has(number));
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

const ANSWER_OPENING = new RegExp(`^(?:${requestWords.answers.openings})`);

/** A prompt tells a model what to do; the opening of a letter, a story or code shows that the task itself was done. */
function doesTheTask(source: string, prompt: string): PromptFault[] {
  const opening = ANSWER_OPENING.exec(fold(prompt.trim()))?.[0];
  return opening !== undefined && !fold(source).includes(opening)
    ? [{ code: "does-the-task", detail: opening.trim() }]
    : [];
}
