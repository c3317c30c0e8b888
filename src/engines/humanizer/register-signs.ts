import { fold } from "#engines/text/fold.ts";
import { detectDialect, detectVariety } from "#engines/text/variety.ts";
import { countWords, sentences } from "#engines/text/segment.ts";
import { digitSystem, toArabicDigits, toAsciiDigits } from "#engines/text/digits.ts";
import type { Flag, HumanizeInput, Sign } from "./humanizer-types.ts";
import type { LockedSpan } from "./locked-spans.ts";
import type { RuleId } from "./messages.ts";
import { CASUAL_EN, CONTRACTIONS, HEAVY_AR, SPOKEN_AR, STIFF_EN } from "./register-lexicon.ts";
import type { SampleHabits } from "./sample-habits.ts";
import type { MaskedText } from "./wording.ts";

type Pair = readonly [string, string];
const NUMERIC = /^(?:number|money|percent|date|time)$/;

/** Changes the user asked for by register, variety or sample. They are not signs: nothing is counted, and no cluster is needed. */
export function requestedChanges(
  text: MaskedText,
  input: HumanizeInput,
  language: "ar" | "en",
  habits: SampleHabits | null,
  locks: LockedSpan[],
): Sign[] {
  const { register } = input;
  const found: Sign[] = [];
  if (language === "en") {
    const shorten = register === "friendly" || (register === "keep" && habits?.usesContractions === true);
    const lengthen =
      register === "formal" || register === "academic" || (register === "keep" && habits?.avoidsContractions === true);
    const ruleId: RuleId = register === "keep" ? "sample-habit" : "register-wording";
    if (shorten) found.push(...replaced(text, CONTRACTIONS, ruleId));
    if (lengthen)
      found.push(
        ...replaced(
          text,
          CONTRACTIONS.filter(([, short]) => !/^(?:it|that|there|he|she)'s$/.test(short)).map(([full, short]) => [
            short,
            full,
          ]),
          ruleId,
        ),
        ...openedIs(text, ruleId),
      );
    if (register === "friendly") found.push(...replaced(text, STIFF_EN, ruleId));
    if (register === "formal" || register === "academic") found.push(...replaced(text, CASUAL_EN, ruleId));
  } else {
    if (register === "friendly" || input.variety === "simple-msa")
      found.push(...replaced(text, HEAVY_AR, "register-wording"));
    if (
      (register === "formal" || register === "academic" || register === "professional") &&
      detectVariety(text.original) === "msa"
    )
      found.push(...replaced(text, SPOKEN_AR, "register-wording"));
  }
  if (habits) found.push(...sampleChanges(text.original, language, habits, locks));
  return found;
}

/** What the built-in engine cannot do about a register or a variety, said plainly. */
export function requestFlags(input: HumanizeInput, language: "ar" | "en"): Flag["kind"][] {
  const kinds: Flag["kind"][] = [];
  const dialect = input.variety !== undefined && input.variety !== "msa" && input.variety !== "simple-msa";
  if (language === "ar" && dialect && detectDialect(input.text) !== input.variety) kinds.push("variety");
  if (language === "ar" && input.variety === "msa" && detectDialect(input.text) !== null) kinds.push("variety");
  if (input.register !== "keep") kinds.push("register");
  return kinds;
}

function replaced(text: MaskedText, pairs: readonly Pair[], ruleId: RuleId): Sign[] {
  const found: Sign[] = [];
  for (const [from, to] of pairs) {
    const key = fold(from);
    for (let at = text.masked.indexOf(key); at >= 0; at = text.masked.indexOf(key, at + key.length)) {
      const before = text.masked[at - 1] ?? " ";
      const after = text.masked[at + key.length] ?? " ";
      if (/[\p{L}\p{N}'’]/u.test(before) || /[\p{L}\p{N}'’]/u.test(after)) continue;
      if (/'(?:m|re|ve|ll|s)$/.test(to) && /^[.,;:!?)\n]/.test(after)) continue;
      const start = text.folded.source[at] as number;
      const end = text.folded.source[at + key.length] as number;
      const capital = /^\p{Lu}/u.test(text.original.slice(start, end)) && !to.startsWith("I");
      found.push(change(ruleId, start, end, capital ? to.charAt(0).toUpperCase() + to.slice(1) : to));
    }
  }
  return found;
}

/** "it's" is "it has" before a participle and "it is" elsewhere. */
function openedIs(text: MaskedText, ruleId: RuleId): Sign[] {
  return [...text.masked.matchAll(/(?<![\p{L}])(it|that|there|he|she)('s) (been|had|got|become|\p{L}+)/gu)].map(
    (match) => {
      const at = match.index + (match[1] as string).length;
      const full = /^(?:been|had|got|become)$/.test(match[3] as string) ? " has" : " is";
      return change(ruleId, text.folded.source[at] as number, text.folded.source[at + 2] as number, full);
    },
  );
}

function sampleChanges(text: string, language: "ar" | "en", habits: SampleHabits, locks: LockedSpan[]): Sign[] {
  const found: Sign[] = [];
  if (habits.digits && /[0-9٠-٩]/.test(text) && habits.digits !== digitSystem(text)) {
    for (const lock of locks.filter((span) => NUMERIC.test(span.kind))) {
      const value = text.slice(lock.start, lock.end);
      const after = habits.digits === "latin" ? toAsciiDigits(value) : toArabicDigits(value);
      if (after !== value) found.push({ ...change("sample-habit", lock.start, lock.end, after), throughLocks: true });
    }
  }
  for (const sentence of sentences(text)) {
    const length = countWords(sentence.text);
    if (length < 22 || length < habits.sentenceLength + 10) continue;
    const joint =
      language === "ar"
        ? /، و(?=(?:قد|كان|كانت|هو|هي|هم|يقول|قال|قالت|تقول)(?!\p{L}))/u.exec(sentence.text)
        : /, (?:and|but) (?=(?:the|it|he|she|they|we|this|there|I|you) )/.exec(sentence.text);
    if (!joint || joint.index < 25) continue;
    const start = sentence.start + joint.index;
    const end = start + joint[0].length;
    if (language === "ar") found.push(change("sample-habit", start, end, ". و"));
    else
      found.push(
        change(
          "sample-habit",
          start,
          end + 1,
          `. ${joint[0].includes("but") ? "But " : ""}${joint[0].includes("but") ? text[end] : (text[end] as string).toUpperCase()}`,
        ),
      );
  }
  return found;
}

function change(ruleId: RuleId, start: number, end: number, after: string): Sign {
  return { ruleId, start, end, level: 1, weight: 0, parts: [{ start, end, after }] };
}
