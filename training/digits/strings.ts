import type { Random } from "../glyphs/random.ts";

const INDIC = "٠١٢٣٤٥٦٧٨٩";

/** A number as it is written on receipts, signs and pages: amounts, dates, times, telephone numbers, percentages. */
export function numberString(random: Random, script: "indic" | "ascii"): string {
  const digit = () => (script === "indic" ? random.pick([...INDIC]) : random.pick([..."0123456789"]));
  const digits = (count: number) => Array.from({ length: count }, digit).join("");
  const point = script === "indic" ? "٫" : random.pick([".", ","]);
  const group = script === "indic" ? "٬" : ",";
  const kind = random.next();
  if (kind < 0.25) return digits(1 + Math.floor(random.next() * 3)) + point + digits(2);
  if (kind < 0.5) return digits(1 + Math.floor(random.next() * 5));
  if (kind < 0.6) return digits(6 + Math.floor(random.next() * 5));
  if (kind < 0.7) return `${digits(1)}${group}${digits(3)}`;
  if (kind < 0.8) return [digits(4), digits(2), digits(2)].join(random.pick(["/", "-"]));
  if (kind < 0.87) return `${digits(2)}:${digits(2)}`;
  if (kind < 0.93) return `${digits(2)}${script === "indic" ? "٪" : "%"}`;
  return `${digits(3)}.${digits(2)}`;
}

/**
 * The glyph classes of a number from left to right, as it is drawn in a right-to-left line: a hyphen parts Arabic-Indic
 * groups, which then follow one another from the right, and their percent sign is drawn on the left.
 */
export function drawnOrder(text: string, script: "indic" | "ascii"): string[] {
  const signs = [...text].map((sign) => (sign === "%" ? "٪" : sign === "," ? "٫" : sign));
  if (script === "ascii") return signs;
  if (signs.at(-1) === "٪") return ["٪", ...signs.slice(0, -1)];
  return [...signs.join("").split("-").toReversed().join("-")];
}
