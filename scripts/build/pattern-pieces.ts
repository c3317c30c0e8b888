import type { z } from "zod";

/** Says what is wrong with a pattern, or null. */
export function faultOf(source: string): string | null {
  try {
    new RegExp(source, "u");
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * A file with each of its `pieces` where a pattern has `{{name}}`, and without them: a piece may have those before it. What speaks of
 * a piece that is not there, and what is no pattern, becomes an issue at its place. `to` is what a pattern is replaced by.
 */
export function withPieces<File extends { pieces: Record<string, string> }>(
  { pieces, ...rest }: File,
  context: z.RefinementCtx,
): Omit<File, "pieces"> {
  const known: Record<string, string> = {};
  const report = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message });
  const expanded = (source: string, path: PropertyKey[]): string => {
    const whole = source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      if (known[name] === undefined) report(path, `{{${name}}} is none of the pieces before it`);
      return known[name] ?? "";
    });
    const fault = faultOf(whole);
    if (fault !== null) report(path, fault);
    return whole;
  };
  const walk = (value: unknown, path: PropertyKey[]): unknown => {
    if (typeof value === "string") return path.at(-1) === "to" ? value : expanded(value, path);
    if (Array.isArray(value)) return value.map((part, at) => walk(part, [...path, at]));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walk(part, [...path, key])]));
  };
  for (const [name, source] of Object.entries(pieces)) known[name] = expanded(source, ["pieces", name]);
  return walk(rest, []) as Omit<File, "pieces">;
}
