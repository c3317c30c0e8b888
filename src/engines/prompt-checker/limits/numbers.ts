import { type Token, TOKEN } from "#engines/reader/tokens.ts";
import { toAsciiDigits } from "#engines/text/digits.ts";
import { NUMBER_WORDS } from "./number-words-data.ts";

/** The number that a token is, in figures or as a word; null for another. */
export function valueOf(text: string, token: Token, skip = 0): number | null {
  if (token.shape === TOKEN.number || skip > 0) {
    const written = toAsciiDigits(text.slice(token.start + skip, token.end)).replace(/[.,٬](?=\d{3}\b)/g, "");
    if (/^\d{1,7}$/.test(written)) return Number(written);
  }
  const word = token.text.slice(skip);
  return Object.hasOwn(NUMBER_WORDS, word) ? (NUMBER_WORDS[word] as number) : null;
}

/** A number and the index of its last token. */
export interface NumberAt {
  value: number;
  last: number;
}

/** The number that begins here, in figures or in several words: "1,900", "twenty-five", «خمسة وعشرون», «ثماني عشرة». */
export function numberAt(text: string, tokens: readonly Token[], index: number, to = tokens.length): NumberAt | null {
  const token = tokens[index] as Token;
  const first = valueOf(text, token);
  if (first === null) return null;
  if (token.shape === TOKEN.number) return inFigures(text, tokens, index, first);
  let found: NumberAt = { value: first, last: index };
  for (let at = index + 1; at < to; at += 1) {
    const next = tokens[at] as Token;
    if (next.shape === TOKEN.mark && next.text === "-" && next.start === tokens[at - 1]?.end) continue;
    if (next.text === "and" && found.value >= 100) continue;
    const value = joined(text, found.value, next);
    if (value === null) break;
    found = { value, last: at };
  }
  return found;
}

/** "1,900" is three tokens. */
function inFigures(text: string, tokens: readonly Token[], index: number, first: number): NumberAt {
  const { start } = tokens[index] as Token;
  const grouped = /^\d{1,3}(?:[,،٬]\d{3})+(?!\d)/.exec(toAsciiDigits(text.slice(start, start + 12)));
  if (!grouped) return { value: first, last: index };
  let last = index;
  while ((tokens[last + 1]?.start ?? Infinity) < start + grouped[0].length) last += 1;
  return { value: Number(grouped[0].replace(/\D/g, "")), last };
}

/** What a number word makes of the number before it; null where it begins another. */
function joined(text: string, before: number, { text: word, shape }: Token): number | null {
  const own = NUMBER_WORDS[word];
  if (shape === TOKEN.arabic) {
    if (/^عشره?$/.test(word)) return before < 10 ? before + 10 : null;
    if (own !== undefined) return own === 100 && before > 2 && before < 10 ? before * own : null;
    const added = word.startsWith("و") ? NUMBER_WORDS[word.slice(1)] : undefined;
    if (added === undefined) return null;
    return (before < 10 && added >= 20 && added < 100) || (before >= 100 && added < 100) ? before + added : null;
  }
  if (own === undefined || shape === TOKEN.number) return null;
  if (own === 100 && before < 100) return before * own;
  if (own === 1000 && before < 1000) return before * own;
  if (before >= 20 && before < 100 && own < 10) return before + own;
  return before >= 100 && own < 100 ? before + own : null;
}

/** "40–60", "from 40 to 60", «بين 40 و60», or one number twice. */
export function rangeAt(
  text: string,
  tokens: readonly Token[],
  index: number,
): { values: [number, number]; last: number } | null {
  const first = numberAt(text, tokens, index);
  if (first === null) return null;
  const between = tokens[first.last + 1];
  const direct = between && /^(?:-|to|and|or|الي|ل|لـ|او|حتي)$/.test(between.text) && first.last + 2 < tokens.length;
  const joined = between && /^و/.test(between.text) ? valueOf(text, between, 1) : null;
  const second = direct ? numberAt(text, tokens, first.last + 2) : null;
  const value = second?.value ?? joined;
  if (value === null || value < first.value) return { values: [first.value, first.value], last: first.last };
  return { values: [first.value, value], last: second?.last ?? first.last + 1 };
}
