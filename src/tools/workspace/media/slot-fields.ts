/** A term as a page offers it. */
interface TermChoice {
  kind: string;
  id: string;
  ar: string;
  en: string;
}

/** A slot that can be changed, and how: closed terms (with pictures where there are), several colours, a ratio, or words. */
export interface SlotField {
  slot: string;
  label: string;
  how: "terms" | "colours" | "ratio" | "words";
  /** What is chosen now: a term's name in the page's language, colours between commas, a ratio, or words. */
  value: string;
  terms?: readonly TermChoice[];
  ratios?: readonly string[];
}

/** The most colours a prompt takes. */
export const MOST_COLOURS = 5;

export function coloursOf(value: string): string[] {
  return value
    .split(/[,،]/u)
    .map((colour) => colour.trim())
    .filter(Boolean);
}
