import { maskValue } from "./tables/secrets.ts";
import type { Finding } from "./finding.ts";

type Place = Pick<Finding, "start" | "end">;

export function overlaps(one: Place, other: Place): boolean {
  return (
    one.start !== null && other.start !== null && one.start < (other.end as number) && other.start < (one.end as number)
  );
}

/** The text between two places with what must never be shown hidden. */
export function maskedQuote(text: string, start: number, end: number, hidden: readonly Place[]): string {
  let quote = "";
  let at = start;
  for (const span of hidden.toSorted((a, b) => (a.start as number) - (b.start as number))) {
    const from = Math.max(at, span.start as number);
    const to = Math.min(end, span.end as number);
    if (to <= from) continue;
    quote += text.slice(at, from) + maskValue(text.slice(from, to));
    at = to;
  }
  return quote + text.slice(at, end);
}
