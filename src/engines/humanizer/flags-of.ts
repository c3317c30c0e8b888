import { detectDialect } from "#engines/text/arabic/variety.ts";
import type { LockedSpan } from "./facts/locked-spans.ts";
import { verifyFacts } from "./facts/verify-facts.ts";
import type { Flag, HumanizeInput, HumanizeResult, Sign } from "./humanizer-types.ts";
import { FLAG_TEXTS, type RuleId } from "./messages.ts";

/** Signs that a person has to answer. */
const FLAGGED: Partial<Record<RuleId, Flag["kind"]>> = {
  "vague-attribution": "needs-source",
  "knowledge-cutoff": "check-date",
  "placeholder-residue": "placeholder",
};

/** What a person has to decide about a text, in the interface's language. */
export function flagsOf(
  input: HumanizeInput,
  language: "ar" | "en",
  locks: readonly LockedSpan[],
  signs: readonly Sign[],
): Flag[] {
  const flag = (kind: Flag["kind"], start: number, end: number): Flag => ({
    start,
    end,
    kind,
    message: FLAG_TEXTS[kind][input.interfaceLanguage],
  });
  const all = [0, input.text.length] as const;
  return [
    ...signs.flatMap(({ ruleId, start, end }) => {
      const kind = FLAGGED[ruleId];
      return kind ? [flag(kind, start, end)] : [];
    }),
    ...locks.filter(({ kind }) => kind === "verse").map(({ start, end }) => flag("verse", start, end)),
    ...(/[٠-٩]/.test(input.text) && /[0-9]/.test(input.text) && language === "ar"
      ? [flag("mixed-digits", ...all)]
      : []),
    ...(language === "ar" && asksForDialect(input) ? [flag("variety", ...all)] : []),
    ...(input.register === "keep" ? [] : [flag("register", ...all)]),
  ];
}

function asksForDialect({ text, variety }: HumanizeInput): boolean {
  if (variety === undefined || variety === "simple-msa") return false;
  return variety === "msa" ? detectDialect(text) !== null : detectDialect(text) !== variety;
}

/** The result for a text in a language without models: the text itself. */
export function untouched(input: HumanizeInput): HumanizeResult {
  const message = FLAG_TEXTS.language[input.interfaceLanguage];
  const { kept } = verifyFacts(input.text, input.text, input.keep);
  return {
    text: input.text,
    changes: [],
    marks: [],
    flags: [{ start: 0, end: input.text.length, kind: "language", message }],
    signs: { before: {}, after: {} },
    facts: { kept, lost: [] },
    scoreBefore: 0,
    scoreAfter: 0,
    mode: input.strength,
    register: input.register,
    textLanguage: "other",
  };
}
