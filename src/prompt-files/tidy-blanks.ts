import type { Loss } from "./prompt-file.ts";

/** How a program writes what is to be filled in. */
export type BlankDialect = "plain" | "choices" | "handlebars" | "jinja";

/** After a backslash it is text for Handlebars; after `$` or `=` it is code, as our own reader of blanks has it. */
const MARK = /([\\$=]?)(\{\{\{?)[-~]?[ \t]{0,8}([^{}\n|]{1,120}?)[ \t]{0,8}(\|[^{}\n]{0,300})?[-~]?(\}\}\}?)/g;
const SECTION = /^(?:[#^/>!&@"'.]|else\b)/;
const IS_CALL: Record<BlankDialect, RegExp | null> = {
  plain: null,
  choices: null,
  handlebars: /^(?!\[)\S+\s|^(?:history|media|json)$/,
  jinja: /[(+*=<>]|\s(?:if|and|or|not)\s/,
};
/** Filled by the program itself: a date, a name, the clipboard. */
const AUTOMATIC = /^(?:CURRENT_\w+|USER_\w+|CLIPBOARD|current_(?:date|datetime|user)|iso_datetime)$/;

/**
 * A text with its blanks as `{{name}}`: types, choices and filters go, the name stays in its own script. Loops, conditions and calls
 * of a template language stay as text.
 */
export function tidyBlanks(text: string, dialect: BlankDialect, losses: Loss[]): string {
  const isTemplate = dialect === "handlebars" || dialect === "jinja";
  if (dialect === "jinja" && /\{[%#]/.test(text)) losses.push("parts");
  return text.replaceAll(MARK, (all: string, before: string, open: string, given: string, details?: string) => {
    if (before === "$" || before === "=") return all;
    if (before || SECTION.test(given) || IS_CALL[dialect]?.test(given)) {
      if (isTemplate) losses.push("parts");
      return all;
    }
    // Three braces are Handlebars' way to fill without escaping; elsewhere they are JSON written twice.
    if (open === "{{{" && dialect !== "handlebars") return all;
    const { name, isDetailed } = named(given, dialect);
    if (details || isDetailed) losses.push("blankDetails");
    if (AUTOMATIC.test(name)) losses.push("automatic");
    return `{{${name}}}`;
  });
}

function named(given: string, dialect: BlankDialect): { name: string; isDetailed: boolean } {
  if (dialect === "handlebars") return { name: given.replace(/^\[(.*)\]$/, "$1"), isDetailed: false };
  const colon = dialect === "choices" ? given.indexOf(":") : -1;
  return colon > 0 ? { name: given.slice(0, colon).trim(), isDetailed: true } : { name: given, isDetailed: false };
}
