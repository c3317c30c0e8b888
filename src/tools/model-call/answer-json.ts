import { cleanText } from "#engines/text/clean.ts";
import { withoutThinking } from "./without-thinking.ts";

export type AnswerJson = { kind: "object"; value: Record<string, unknown> } | { kind: "cut" } | { kind: "none" };

/** Places where an object might begin that are tried before giving up on a wordy answer. */
const MOST_STARTS = 20;

/**
 * Takes the JSON object out of a model's answer, whatever is around it (thinking, a fence, a sentence before or after), and
 * repairs what needs no guess: bare line breaks inside strings and commas before a closing bracket. Its strings come back
 * clean. With a `key` the last whole object that holds it counts, so that a draft, an example or an echoed schema before the answer is
 * passed over. `cut`: an object began and never ended.
 */
export function readAnswerJson(reply: string, key?: string): AnswerJson {
  return lastObject(
    withoutThinking(reply, (rest) => lastObject(rest, key).kind !== "none"),
    key,
  );
}

function lastObject(text: string, key: string | undefined): AnswerJson {
  let cutAt = -1;
  let first: Record<string, unknown> | null = null;
  let wanted: Record<string, unknown> | null = null;
  let start = text.indexOf("{");
  for (let tries = 0; start !== -1 && tries < MOST_STARTS; tries += 1) {
    const found = objectAt(text, start);
    const value = found && parseObject(found.repaired);
    if (found === null && isCutAnswer(text.slice(start), wanted ? key : undefined)) cutAt = start;
    if (value && Object.keys(value).length > 0) {
      first ??= value;
      if (key === undefined) break;
      if (hasText(value, key)) {
        wanted = value;
        cutAt = -1;
      }
    }
    start = text.indexOf("{", value ? (found as Found).end : start + 1);
  }
  const value = wanted ?? first;
  if (value && cutAt === -1) return { kind: "object", value };
  return { kind: cutAt === -1 ? "none" : "cut" };
}

/** Begins like an object; after a whole answer only what begins the wanted key again is one that was cut. */
function isCutAnswer(text: string, key: string | undefined): boolean {
  return /^\{\s*"/.test(text.slice(0, 40)) && (key === undefined || text.includes(`"${key}"`));
}

function hasText(value: Record<string, unknown>, key: string): boolean {
  const text = value[key];
  return typeof text === "string" && text.trim() !== "";
}

interface Found {
  repaired: string;
  /** Where the text goes on after it. */
  end: number;
}

/** The text of the object that begins at `start`, repaired; null when it never closes. In one pass, however the answer is nested. */
function objectAt(text: string, start: number): Found | null {
  const repaired: string[] = [];
  /** Where a comma is that nothing but space has followed; -1 for none. */
  let comma = -1;
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at] as string;
    if (inString) {
      const isEscape = character === "\\";
      if (isEscape) at += 1;
      else if (character === '"') inString = false;
      if (isEscape) repaired.push(character + (text[at] ?? ""));
      else repaired.push(character < " " ? JSON.stringify(character).slice(1, -1) : character);
      continue;
    }
    if (character === '"') inString = true;
    if (character === "{" || character === "[") depth += 1;
    if (character === "}" || character === "]") {
      depth -= 1;
      if (comma !== -1) repaired.length = comma;
    }
    if (character === ",") comma = repaired.length;
    else if (character.trim() !== "") comma = -1;
    repaired.push(character);
    if (depth === 0) return { repaired: repaired.join(""), end: at + 1 };
  }
  return null;
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text, (_key, item: unknown) =>
      typeof item === "string" ? cleanText(item) : item,
    );
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
