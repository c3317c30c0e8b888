import { detectLanguage } from "#engines/text/language.ts";
import { countWords, sentences } from "#engines/text/segment.ts";
import { chooseSigns, returningWords } from "./choose-edits.ts";
import { stemReader } from "./claims.ts";
import { applyChanges, editsOf } from "./edit-text.ts";
import type { Edit } from "./edit-text.ts";
import { shortestShare, smallestEnough, withinLength } from "./fit-length.ts";
import { flagsOf, untouched } from "./flags-of.ts";
import { findSigns, maskedText } from "./find-signs.ts";
import type { Change, HumanizeInput, HumanizeResult, Sign } from "./humanizer-types.ts";
import { keepsClaims } from "./keeps-claims.ts";
import { lockedSpans } from "./locked-spans.ts";
import type { LockedSpan } from "./locked-spans.ts";
import { RULES } from "./messages.ts";
import { readText } from "./read-text.ts";
import type { TextReading } from "./read-text.ts";
import { requestedChanges } from "./register-signs.ts";
import { withBeat } from "./settle-beat.ts";
import { sampleHabits } from "./sample-habits.ts";
import type { SampleHabits } from "./sample-habits.ts";
import { styleScore } from "./style-score.ts";
import { factChecker } from "./verify-facts.ts";
import type { MaskedText } from "./wording.ts";

export type { Change, Flag, HumanizeInput, HumanizeResult } from "./humanizer-types.ts";
export { RULES } from "./messages.ts";
export type { RuleId } from "./messages.ts";
export { undoChange } from "./edit-text.ts";
export { verifyFacts } from "./verify-facts.ts";

/** Rounds of weighing single sentences before all of them stay. */
const MOST_ROUNDS = 6;
/** The weight from which a sign is residue. */
const RESIDUE = 4;
/** Signs of the beat of a whole text: they come and go with its length and convict no single change. */
const WHOLE_TEXT = new Set<string>(["uniform-rhythm", "repeated-start", "staccato", "synonym-cycling"]);

interface Setting {
  input: HumanizeInput;
  language: "ar" | "en";
  words: number;
  reading: TextReading;
  locks: LockedSpan[];
  masked: MaskedText;
  habits: SampleHabits | null;
  stemsOf: ReturnType<typeof stemReader>;
  check: ReturnType<typeof factChecker>["lostIn"];
  known: Map<string, Sign[]>;
}

/**
 * Removes the marks of machine writing from a text by rules alone: finds signs, acts where they cluster, and takes back
 * every change that would lose a fact, turn a statement round, drop a hedge or shorten the text too far. The same input
 * gives the same result; text in other languages is returned as it is.
 */
export function humanizeText(input: HumanizeInput): HumanizeResult {
  const language = detectLanguage(input.text);
  if (language === "other") return untouched(input);
  const stemsOf = stemReader();
  const reading = readText(input.text, language);
  const locks = lockedSpans(reading, input.keep, input.leave ?? []);
  const setting: Setting = {
    input,
    language,
    words: countWords(input.text),
    reading,
    locks,
    masked: maskedText(input.text, locks),
    habits: sampleHabits(input.sample),
    stemsOf,
    check: remembered(factChecker(input.text, input.keep, { stemsOf, language, reading }).lostIn),
    known: new Map(),
  };
  const signs = signsOf(setting, input.text);
  const shareLeft = shareReader(input.text, signs);
  const edits = evened(setting, verified(setting, longEnough(setting, signs, shareLeft), signs, shareLeft));
  const text = applyChanges(input.text, edits);
  const after = signsOf(setting, text);
  const changes = edits.map((edit): Change => ({ ...edit, why: RULES[edit.ruleId].why[input.interfaceLanguage] }));
  const facts = setting.check(text);
  return {
    text,
    changes,
    flags: flagsOf(input, language, setting.locks, signs),
    signs: { before: counts(signs), after: counts(after) },
    facts: { kept: facts.kept, lost: facts.lost },
    scoreBefore: styleScore(signs, setting.words),
    scoreAfter: styleScore(after, countWords(text)),
    mode: input.strength,
    register: input.register,
    textLanguage: language,
  };
}

function remembered<T>(check: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const verdict = known.get(text) ?? check(text);
    known.set(text, verdict);
    return verdict;
  };
}

/** The signs of a version of the text, looked for once per version. */
function signsOf(setting: Setting, text: string): Sign[] {
  const { input, language, habits, known } = setting;
  let signs = known.get(text);
  if (!signs) {
    const locks = text === input.text ? setting.locks : lockedSpans(readText(text, language), input.keep, []);
    const masked = text === input.text ? setting.masked : maskedText(text, locks);
    signs = findSigns({ masked, language, locks, purpose: input.purpose ?? "", habits });
    known.set(text, signs);
  }
  return signs;
}

/** The chosen edits; while they leave too little text, dropped sentences stay, as few words of them as will do. */
function longEnough(setting: Setting, signs: Sign[], shareLeft: ShareLeft): Edit[] {
  const { input, language, locks, habits } = setting;
  const requested = requestedChanges(setting.masked, input, language, habits, locks);
  const spans = sentences(input.text);
  const choice = {
    text: input.text,
    signs,
    requested,
    sentences: spans,
    returning: returningWords(spans, setting.stemsOf),
    words: setting.words,
    names: setting.reading.names(),
    locks,
    strength: input.strength,
  };
  const staying = new Set<number>();
  const shortest = shortestShare(setting.words);
  for (;;) {
    const chosen = chooseSigns({ ...choice, staying });
    const edits = editsOf(input.text, chosen, locks);
    const share = shareLeft(edits);
    if (share >= shortest) return edits;
    const dropped = chosen.filter(
      (sign) =>
        sign.drop &&
        sign.parts?.length === 1 &&
        sign.parts[0]?.start === sign.start &&
        sign.parts[0]?.end === sign.end &&
        choice.sentences.some((span) => span.start === sign.start && span.end === sign.end),
    );
    const missing = (shortest - share) * input.text.length;
    const stays = smallestEnough(dropped, (sign) => sign.end - sign.start, missing);
    if (!stays) return edits;
    if (staying.size >= MOST_ROUNDS) for (const sign of dropped) staying.add(sign.start);
    staying.add(stays.start);
  }
}

/** The share of the text's own characters that edits leave. */
type ShareLeft = (edits: Edit[]) => number;

/** Residue of a chat or a tool was never part of the text. */
function shareReader(text: string, signs: Sign[]): ShareLeft {
  const letters = (value: string) => value.length - (value.match(/\s/g)?.length ?? 0);
  const all = letters(text);
  const residue = signs
    .filter((sign) => sign.weight >= RESIDUE)
    .reduce((sum, sign) => sum + letters(text.slice(sign.start, sign.end)), 0);
  return (edits) =>
    edits.reduce((sum, edit) => sum + letters(edit.after) - letters(edit.before), all) / Math.max(1, all - residue);
}

/** Takes back what fails: first single changes that touch a claim, then those without which the facts and length hold. */
function verified(setting: Setting, edits: Edit[], signs: Sign[], shareLeft: ShareLeft): Edit[] {
  const { input } = setting;
  let kept = edits.filter(keepsClaims);
  for (let round = 0; round < 4; round += 1) {
    const result = applyChanges(input.text, kept);
    const { lost } = setting.check(result);
    if (lost.length === 0) break;
    const guilty = kept.filter((edit) =>
      lost.some(
        (fact) =>
          edit.before.includes(fact) ||
          fact.includes(edit.before.trim()) ||
          edit.before.includes(fact.split(" ").at(-1) as string),
      ),
    );
    kept = guilty.length > 0 ? kept.filter((edit) => !guilty.includes(edit)) : round < 3 ? withoutLongest(kept) : [];
  }
  const weightOf = (edit: Edit) =>
    signs.reduce((sum, sign) => sum + (sign.start < edit.end && sign.end > edit.start ? sign.weight : 0), 0);
  kept = withinLength({ text: input.text, words: setting.words }, kept, shareLeft(kept), weightOf);
  return withoutNewSigns(setting, kept, signs, weightOf);
}

/** Shortened sentences may have become alike: then some are joined, if every fact still stands. */
function evened(setting: Setting, edits: Edit[]): Edit[] {
  const { input } = setting;
  if (edits.length === 0 || input.strength === "light") return edits;
  const more = withBeat(input.text, edits, signsOf(setting, applyChanges(input.text, edits)));
  const isSame = more.length === edits.length || setting.check(applyChanges(input.text, more)).lost.length > 0;
  return isSame ? edits : more;
}

function withoutLongest(edits: Edit[]): Edit[] {
  const longest = edits.toSorted((a, b) => b.before.length - b.after.length - (a.before.length - a.after.length))[0];
  return edits.filter((edit) => edit !== longest);
}

/** A change at whose place a rule finds more signs than before is taken back, unless it takes away more than they weigh. */
function withoutNewSigns(setting: Setting, edits: Edit[], signs: Sign[], weightOf: (edit: Edit) => number): Edit[] {
  const { input } = setting;
  const result = applyChanges(input.text, edits);
  const found = signsOf(setting, result);
  const before = counts(signs);
  const after = counts(found);
  const grown = found.filter(
    (sign) => !WHOLE_TEXT.has(sign.ruleId) && (after[sign.ruleId] as number) > (before[sign.ruleId] ?? 0),
  );
  if (grown.length === 0) return edits;
  let shift = 0;
  return edits.filter((edit) => {
    const start = edit.start + shift;
    const end = start + edit.after.length;
    shift += edit.after.length - edit.before.length;
    const brought = grown.filter((sign) => sign.start <= end && sign.end >= start);
    return brought.length === 0 || brought.reduce((sum, sign) => sum + sign.weight, 0) < weightOf(edit);
  });
}

function counts(signs: Sign[]): Record<string, number> {
  const result: Record<string, number> = {};
  for (const sign of signs) result[sign.ruleId] = (result[sign.ruleId] ?? 0) + 1;
  return result;
}
