import { fieldMessages } from "#i18n/field-messages.ts";
import type { Language } from "#i18n/language.ts";
import { type RefusalError, refusalMessage } from "#i18n/refusals.ts";
import { mainTextOf, TOOLS, type ToolSlug } from "#tools/index.ts";
import type { Progress, ToolDeclaration } from "#tools/tool.ts";

/** A result as people read it on a terminal: as its tool prints it, else its main text, else all of it. */
export function wordsOf(slug: ToolSlug, result: unknown): string {
  const { printed, mainText }: ToolDeclaration = TOOLS[slug];
  if (printed) return printed(result);
  return mainText === null ? JSON.stringify(result, null, 2) : mainTextOf(slug, result);
}

/** A refusal in one line, with the words of each field. */
export function lineOf(refusal: RefusalError, lang: Language): string {
  const fields = Object.entries(fieldMessages(refusal.fields ?? {}, lang)).map(([name, words]) => `${name}: ${words}`);
  return [refusalMessage(refusal.code, lang), ...fields].join(" ");
}

/** On a terminal the work is seen to go on; a program that reads standard error is left alone. */
export function showProgress({ value, label }: Progress): void {
  if (process.stderr.isTTY)
    process.stderr.write(`\r\u001b[K${Math.round(value * 100)}% ${label}${value >= 1 ? "\n" : ""}`);
}
