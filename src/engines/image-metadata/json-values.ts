import { trimmed } from "./byte-text.ts";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** Python's way of writing numbers that JSON does not have. */
const NO_NUMBERS = ["NaN", "-Infinity", "Infinity"] as const;

/** An object, or null for anything else and for broken JSON. NaN and Infinity outside of texts count as null. */
export function parseObject(text: string | undefined): JsonObject | null {
  const json = trimmed(text ?? "");
  if (!json.startsWith("{")) return null;
  return parsed(json) ?? (/NaN|Infinity/u.test(json) ? parsed(withNulls(json)) : null);
}

/** By hand and once through, so that a word inside a text is left alone and a hostile file costs no more than its length. */
function withNulls(json: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < json.length; at += 1) {
    if (json[at] === '"') {
      for (at += 1; at < json.length && json[at] !== '"'; at += 1) if (json[at] === "\\") at += 1;
      continue;
    }
    const word = "N-I".includes(json[at] as string) && NO_NUMBERS.find((name) => json.startsWith(name, at));
    if (!word) continue;
    parts.push(json.slice(from, at), "null");
    from = at + word.length;
    at = from - 1;
  }
  return [...parts, json.slice(from)].join("");
}

/** Whole numbers too large to be exact stay as they are written: seeds go up to 64 bits. */
function parsed(json: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(json, (_key, held: unknown, context?: { source?: string }) =>
      typeof held === "number" && !Number.isSafeInteger(held) && /^\d{16,20}$/u.test(context?.source ?? "")
        ? context?.source
        : held,
    );
    return objectOf(value as Json);
  } catch {
    return null;
  }
}

export function objectOf(value: Json | undefined): JsonObject | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
}

export function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

export function stringOf(value: Json | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}
