import { cleanText } from "#engines/text/clean.ts";

export type AnswerJson = { kind: "object"; value: Record<string, unknown> } | { kind: "cut" } | { kind: "none" };

/** Places where an object might begin that are tried before giving up on a wordy answer. */
const MOST_STARTS = 20;

/**
 * Takes the JSON object out of a model's answer, whatever is around it (a fence, a sentence before or after), and
 * repairs what needs no guess: bare line breaks inside strings and commas before a closing bracket. Its strings come back
 * clean. `cut`: an object began and never ended.
 */
export function readAnswerJson(reply: string): AnswerJson {
  let sawCut = false;
  let start = reply.indexOf("{");
  for (let tries = 0; start !== -1 && tries < MOST_STARTS; tries += 1) {
    const found = objectAt(reply, start);
    if (found === null) sawCut ||= /^\{\s*"/.test(reply.slice(start, start + 40));
    else {
      const value = parseObject(found);
      if (value && Object.keys(value).length > 0) return { kind: "object", value };
    }
    start = reply.indexOf("{", start + 1);
  }
  return { kind: sawCut ? "cut" : "none" };
}

/** The text of the object that begins at `start`, repaired; null when it never closes. In one pass, however the answer is nested. */
function objectAt(text: string, start: number): string | null {
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
    if (depth === 0) return repaired.join("");
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
