export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** An object, or null for anything else and for broken JSON. */
export function parseObject(text: string | undefined): JsonObject | null {
  if (!text?.trimStart().startsWith("{")) return null;
  try {
    return objectOf(JSON.parse(text.replace(/\bNaN\b/gu, "null")) as Json);
  } catch {
    return null;
  }
}

export function objectOf(value: Json | undefined): JsonObject | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
}

export function stringOf(value: Json | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}
