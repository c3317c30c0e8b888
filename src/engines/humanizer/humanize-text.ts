import { detectLanguage } from "#engines/text/language.ts";
import { countWords } from "#engines/text/segment.ts";
import { ADVICE } from "./advice-messages.ts";
import { applyChanges, inWholeWords } from "./edits/apply-changes.ts";
import { settleEdits } from "./edits/choose-edits.ts";
import { requestedEdits } from "./edits/requested-edits.ts";
import { factChecker } from "./facts/verify-facts.ts";
import { flagsOf, untouched } from "./flags-of.ts";
import { findAll } from "./find-all.ts";
import type { Change, Edit, HumanizeInput, HumanizeResult, Mark, Sign } from "./humanizer-types.ts";
import { RULES } from "./messages.ts";
import { readStyleText, type StyleText } from "./read-style.ts";
import { sampleHabits } from "./sample-habits.ts";
import { styleScore } from "./style-score.ts";

export type { Change, HumanizeInput, HumanizeResult } from "./humanizer-types.ts";
export { RULES } from "./messages.ts";
export { undoChange } from "./edits/apply-changes.ts";
export { verifyFacts } from "./facts/verify-facts.ts";

/** Share of a sign that an edit has to cover so that the sign is gone with it. */
const COVERED = 0.5;

/**
 * Takes machine habits out of a text where a whole unit can go (a sentence, a frame, a tail, one wording for another) and
 * nothing leans on it, and marks the others in their place with advice. The same input gives the same result; a text in
 * another language, and one that reads like a person's, is returned as it is.
 */
export function humanizeText(input: HumanizeInput): HumanizeResult {
  const language = detectLanguage(input.text);
  if (language === "other") return untouched(input);
  const style = readStyleText(input.text, language, input.keep, input.leave ?? []);
  const habits = sampleHabits(input.sample);
  const findings = findAll(style, input, habits);
  const words = countWords(input.text);
  const wanted = [...findings.edits, ...requestedEdits(style, input, habits)];
  const { edits, facts } = keepingFacts(input, style, settleEdits(style, wanted, words));
  const text = applyChanges(input.text, edits);
  const left = findings.signs.filter((sign) => !edits.some((edit) => takesOut(edit, sign)));
  return {
    text,
    changes: edits.map((edit) => changeOf(input, edit)),
    marks: left.map((sign) => markOf(input, sign)),
    flags: flagsOf(input, language, style.locks, findings.signs),
    signs: { before: counts(findings.signs), after: counts(left) },
    facts,
    scoreBefore: styleScore(findings.signs, words),
    scoreAfter: styleScore(left, countWords(text)),
    mode: input.strength,
    register: input.register,
    textLanguage: language,
  };
}

/** The edits under which every fact and every claim of the text is still there: those that touch a lost one go first, then all. */
function keepingFacts(input: HumanizeInput, style: StyleText, edits: Edit[]) {
  const check = factChecker(input.text, input.keep, { language: style.language });
  let kept = edits.map((edit) => inWholeWords(input.text, edit));
  for (;;) {
    const facts = check.lostIn(applyChanges(input.text, kept));
    if (facts.lost.length === 0 || kept.length === 0) return { edits: kept, facts };
    const guilty = kept.filter(({ start, end }) =>
      facts.lost.some(
        (fact) => input.text.slice(start, end).includes(fact) || fact.includes(input.text.slice(start, end).trim()),
      ),
    );
    kept = guilty.length > 0 ? kept.filter((edit) => !guilty.includes(edit)) : [];
  }
}

function takesOut(edit: Edit, sign: Sign): boolean {
  const shared = Math.min(edit.end, sign.end) - Math.max(edit.start, sign.start);
  if (shared <= 0 || (edit.ruleId !== sign.ruleId && edit.kind === "swap")) return false;
  return edit.ruleId === sign.ruleId || shared >= COVERED * (sign.end - sign.start);
}

function changeOf({ text, interfaceLanguage }: HumanizeInput, { ruleId, start, end, after }: Edit): Change {
  return { ruleId, start, end, before: text.slice(start, end), after, why: RULES[ruleId].why[interfaceLanguage] };
}

function markOf({ interfaceLanguage }: HumanizeInput, sign: Sign): Mark {
  const title = RULES[sign.ruleId].title[interfaceLanguage];
  return { ...sign, title, advice: ADVICE[sign.ruleId][interfaceLanguage] };
}

function counts(signs: readonly Sign[]): Record<string, number> {
  const result: Record<string, number> = {};
  for (const { ruleId } of signs) result[ruleId] = (result[ruleId] ?? 0) + 1;
  return result;
}
