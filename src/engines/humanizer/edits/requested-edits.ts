import { digitSystem, toArabicDigits, toAsciiDigits } from "#engines/text/digits.ts";
import { detectVariety } from "#engines/text/arabic/variety.ts";
import { touchesLock } from "../facts/locked-spans.ts";
import type { Edit, HumanizeInput } from "../humanizer-types.ts";
import type { StyleText } from "../read-style.ts";
import type { SampleHabits } from "../sample-habits.ts";
import { CASUAL_EN, CONTRACTIONS, HEAVY_AR, SPOKEN_AR, STIFF_EN } from "./registers.ts";

type Pair = readonly [from: string, to: string];
const NUMERIC = /^(?:number|money|percent|date|time)$/;

/** Changes that the user asked for by register, variety or sample: one wording for another. They are no signs. */
export function requestedEdits(style: StyleText, input: HumanizeInput, habits: SampleHabits | null): Edit[] {
  const ruleId = input.register === "keep" && input.variety === undefined ? "sample-habit" : "register-wording";
  const pairs = style.language === "en" ? englishPairs(input.register, habits) : arabicPairs(style, input);
  return [...pairs.flatMap((pair) => replaced(style, pair, ruleId)), ...digitsOf(style, habits)];
}

function englishPairs(register: HumanizeInput["register"], habits: SampleHabits | null): Pair[] {
  const isKept = register === "keep";
  const opened = CONTRACTIONS.filter(([, short]) => !short.endsWith("'s")).map(([full, short]): Pair => [short, full]);
  if (register === "friendly") return [...CONTRACTIONS, ...STIFF_EN];
  if (register === "formal" || register === "academic") return [...opened, ...CASUAL_EN];
  if (isKept && habits?.usesContractions) return [...CONTRACTIONS];
  return isKept && habits?.avoidsContractions ? opened : [];
}

function arabicPairs({ text }: StyleText, { register, variety }: HumanizeInput): readonly Pair[] {
  if (register === "friendly" || variety === "simple-msa") return HEAVY_AR;
  const isRaised = register === "formal" || register === "academic" || register === "professional";
  return isRaised && detectVariety(text) === "msa" ? SPOKEN_AR : [];
}

function replaced({ text, locks }: StyleText, [from, to]: Pair, ruleId: Edit["ruleId"]): Edit[] {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}'’])${from.replace("'", "['’]")}(?![\\p{L}\\p{M}\\p{N}'’])`,
    "giu",
  );
  return [...text.matchAll(pattern)].flatMap((match): Edit[] => {
    const start = match.index;
    const end = start + match[0].length;
    // "Yes, it is." ends on its verb, and "is it not" begins a question.
    if (/'(?:m|re|ve|ll|s)$/.test(to) && /^\s*(?:[.,;:!?)\n]|$)/.test(text.slice(end))) return [];
    // The negation has a short form of its own.
    if (/ (?:is|are|have|will|am)$/i.test(match[0]) && /^ not\b/i.test(text.slice(end))) return [];
    if (touchesLock(locks, start, end)) return [];
    const isCapital = /^\p{Lu}/u.test(match[0]) && !to.startsWith("I");
    const after = isCapital ? to.charAt(0).toUpperCase() + to.slice(1) : to;
    return [{ kind: "asked", ruleId, start, end, after }];
  });
}

/** Numbers in the digits of the sample. */
function digitsOf({ text, locks }: StyleText, habits: SampleHabits | null): Edit[] {
  if (!habits?.digits || !/[0-9٠-٩]/.test(text) || habits.digits === digitSystem(text)) return [];
  return locks
    .filter(({ kind }) => NUMERIC.test(kind))
    .flatMap(({ start, end }): Edit[] => {
      const value = text.slice(start, end);
      const after = habits.digits === "latin" ? toAsciiDigits(value) : toArabicDigits(value);
      return after === value ? [] : [{ kind: "asked", ruleId: "sample-habit", start, end, after, throughLocks: true }];
    });
}
