import checkerWords from "../checker-words.json" with { type: "json" };
import { type Token, TOKEN } from "#engines/reader/tokens.ts";
import { wholeWords } from "#engines/text/words/word-pattern.ts";
import type { Finding } from "#engines/prompt-checker/finding.ts";
import type { Prompt } from "../reading/prompt.ts";
import type { ReadPiece } from "../reading/read-prompt.ts";
import type { Limit } from "../limits/read-limits.ts";
import { isSetApart } from "../limits/set-apart.ts";

/** Words that one of these holds at the most, so that it can still be read. */
const MOST_WORDS: Readonly<Record<string, number>> = { sentence: 45, point: 60 };
const LEADS = new Set(checkerWords.clashes.leadsToLength.split(" "));
const CONDENSES = wholeWords(checkerWords.clashes.condenses, "u");
const BESIDE = new Set(checkerWords.clashes.besideTheRest.split(" "));
/** So many words at the most come before a count that is the answer's own, as in "sum up the minutes of Monday in 5 bullets". */
const MOST_BEFORE = 16;
/** Between "3-sentence" and "about 500 words" there may be the noun of both. */
const MOST_NOUNS = 2;
/** "Points" are also what a text says; these are only marks of its form. */
const BULLET = /^bullets?$/;
const INTO = /^(?:in|into|as|within|to|في|الي|علي|من|ب|عباره|شكل|بصيغه)$/;
/** What the prompt already has: "this 800-word article". */
const THERE = new Set(
  "this that these those my our your attached below enclosed following هذا هذه المرفق التالي".split(" "),
);

/** A text with more limits is no prompt, and all pairs are compared. */
const MOST_LIMITS = 40;
const DIGITS = new Intl.NumberFormat("ar-SA-u-nu-arab", { useGrouping: false });

/** Lengths of one answer that exclude each other: so few sentences or bullets cannot hold so many words. The arithmetic is said. */
export function findLengthClash(prompt: Prompt): Finding[] {
  const { reading, limits } = prompt;
  const own = limits
    .filter(({ scope, piece }) => scope !== "each" && reading.pieces[piece]?.block === null)
    .slice(0, MOST_LIMITS);
  for (const count of own) {
    const room = MOST_WORDS[count.unit];
    if (room === undefined || count.most === Infinity) continue;
    const length = own.find(
      (words) =>
        words.unit === "word" &&
        words.least > Math.max(count.most, 1) * room &&
        !isSetApart(reading, Math.min(count.piece, words.piece), Math.max(count.piece, words.piece)) &&
        areOfOne(prompt, count, words),
    );
    if (length) return [clashOf(count, length, room)];
  }
  return [];
}

function clashOf(count: Limit, length: Limit, room: number): Finding {
  const [parts, words] = [count.most, length.least];
  const inArabic = (value: number) => DIGITS.format(value);
  const isSentence = count.unit === "sentence";
  const part = { ar: isSentence ? "الجملة" : "النقطة", en: isSentence ? "sentence" : "bullet" };
  return {
    id: "contradictory-instructions",
    start: Math.min(count.start, length.start),
    end: Math.max(count.end, length.end),
    detail: {
      ar:
        `الحساب: ${inArabic(parts)} × ${inArabic(room)} كلمة على الأكثر في ${part.ar} = ${inArabic(parts * room)} كلمة، ` +
        `والمطلوب ${inArabic(words)}`,
      en: `${parts} × about ${room} words at most in a ${part.en} = ${parts * room}, and ${words} are asked for`,
    },
  };
}

/** Whether both hold for the whole answer. */
function areOfOne(prompt: Prompt, count: Limit, words: Limit): boolean {
  if (!isMain(prompt, count)) return false;
  if (count.start < words.start) return follows(prompt, count, words);
  return !isOfMaterial(prompt, words) && follows(prompt, words, count);
}

/** "Summarise an 800-word article in 5 bullets": the words are those of the article. */
function isOfMaterial({ reading: { pieces, tokens } }: Prompt, { piece, start }: Limit): boolean {
  const { sentence } = pieces[piece] as ReadPiece;
  const { from } = pieces.find((one) => one.sentence === sentence) as ReadPiece;
  const before = tokens.slice(from).filter((token) => token.end <= start);
  return CONDENSES.test(before.map(({ text }) => text).join(" "));
}

/** A count of bullets or sentences that makes up the answer, not a part beside others. */
function isMain({ reading: { pieces, tokens } }: Prompt, { piece, start, end, unit }: Limit): boolean {
  const { sentence } = pieces[piece] as ReadPiece;
  const from = (pieces.find((one) => one.sentence === sentence) as ReadPiece).from;
  const at = tokens.findIndex((token) => token.start >= start);
  const before = tokens.slice(from, at).filter(isWord);
  if (before.length > MOST_BEFORE || before.some(({ text }) => BESIDE.has(text))) return false;
  if (unit === "sentence") return true;
  const isBullet = tokens.some((token) => token.start >= start && token.end <= end && BULLET.test(token.text));
  return isBullet || INTO.test(before.at(-1)?.text ?? "") || /^[وف]?ب/.test((tokens[at] as Token).text);
}

/** Both measure one thing: the clause of the second says nothing else, or the second comes right after the noun of the first. */
function follows({ reading: { pieces, tokens } }: Prompt, first: Limit, second: Limit): boolean {
  const at = tokens.findIndex((token) => token.start >= second.start);
  const after = tokens.findIndex((token) => token.start >= first.end);
  const holder = (pieces[second.piece] as ReadPiece).from;
  if (isThere(tokens, first) || isThere(tokens, second)) return false;
  let index = at - 1;
  while (index >= Math.max(holder, after) && leads(tokens[index] as Token)) index -= 1;
  const opens = index < Math.max(holder, after) || !isWord(tokens[index] as Token);
  if (opens) return endsAlone(tokens, second);
  return index - after < MOST_NOUNS && tokens.slice(after, index + 1).every(isWord);
}

/** "About 500 words" and no more, not "a 500-word article". */
function endsAlone(tokens: readonly Token[], { end, unit }: Limit): boolean {
  const next = tokens.find((token) => token.start >= end);
  return next === undefined || !isWord(next) || leads(next) || unit !== "word" || /^(?:for|to|on|ل)/.test(next.text);
}

function isThere(tokens: readonly Token[], { start }: Limit): boolean {
  const at = tokens.findIndex((token) => token.start >= start);
  return tokens.slice(Math.max(0, at - 2), at).some(({ text }) => THERE.has(text));
}

function isWord({ shape }: Token): boolean {
  return shape < TOKEN.mark;
}

function leads({ text, shape }: Token): boolean {
  return text === "-" || (shape < TOKEN.number && LEADS.has(text));
}
