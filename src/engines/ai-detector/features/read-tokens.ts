import { either } from "#engines/text/words/word-pattern.ts";
import habitWords from "./habit-words.json" with { type: "json" };
import { fold } from "#engines/text/fold.ts";
import { sentences } from "#engines/text/segment.ts";
import { ARABIC_FUNCTION_WORDS, ENGLISH_FUNCTION_WORDS } from "./function-words.ts";

export type DetectorLanguage = "ar" | "en";

/** A word or a mark of a text as the detector compares it. */
export interface Token {
  /** Folded: lower case, no Arabic marks, one alef; digits as "0"; a mark of punctuation in its class ("," for ، too). */
  text: string;
  /** The skeleton: a function word itself, another word's ending or frame, or the mark's class. */
  shape: string;
  isWord: boolean;
  isFunctionWord: boolean;
  /** As written, for what is counted on the original (capitals, hamza). */
  raw: string;
}

export interface TokenSentence {
  /** Place in the text, in UTF-16 code units, end exclusive. */
  start: number;
  end: number;
  tokens: Token[];
  /** Words among the tokens. */
  words: number;
}

/**
 * Sentences and tokens of a text. What only shows where a text comes from is taken away: layout, list marks, the form of
 * digits, quotes, dashes and brackets, Arabic marks. A single line break ends nothing, since pasted pages break lines anywhere.
 */
export function readTokens(text: string, language: DetectorLanguage): TokenSentence[] {
  const known = new Map<string, Token>();
  return sentences(joinLines(text)).flatMap(({ start, end, text: own }) => {
    const tokens = tokensOf(own, language, known);
    const words = tokens.reduce((sum, token) => sum + (token.isWord ? 1 : 0), 0);
    return words === 0 ? [] : [{ start, end, tokens, words }];
  });
}

const LINE_BREAK = /\n(?!\s*(?:\n|[-*•–—]\s|\d{1,2}[.)]\s))(?<!\n\s*\n)/g;
const TOKEN = either(
  "gu",
  /[\p{L}\p{M}](?:[\p{L}\p{M}\u0640]|['’](?=\p{L})|-(?=\p{L}))*/u,
  /\p{N}+(?:[.,٫٬:/]\p{N}+)*/u,
  /[.…]+|[?؟]+|!+|[,،]|[;؛]|:|[(){}[\]]|[—–]+|(?<=\s)-+(?=\s)/u,
);
const LEADING_MARKS = /^[\s#>*•\-–—_|]+|^\d{1,2}[.)]\s+/;

/** Same length, so that places stay true. */
function joinLines(text: string): string {
  return text.replace(LINE_BREAK, " ");
}

function tokensOf(sentence: string, language: DetectorLanguage, known: Map<string, Token>): Token[] {
  const tokens: Token[] = [];
  const found = sentence.replace(LEADING_MARKS, "").match(TOKEN) ?? [];
  for (const [index, raw] of found.entries()) {
    // A capital at the start of a sentence says nothing.
    const key = index === 0 && language === "en" ? `^${raw}` : raw;
    let token = known.get(key);
    if (token === undefined) known.set(key, (token = tokenOf(raw, language, index === 0)));
    tokens.push(token);
  }
  return tokens;
}

function tokenOf(raw: string, language: DetectorLanguage, isFirst: boolean): Token {
  const first = raw.charAt(0);
  if (!/[\p{L}\p{M}\p{N}]/u.test(first)) {
    const mark = markClass(first);
    return { text: mark, shape: mark, isWord: false, isFunctionWord: false, raw };
  }
  if (/\p{N}/u.test(first)) return { text: "0", shape: "0", isWord: true, isFunctionWord: false, raw };
  const text = fold(raw);
  const shape = language === "ar" ? arabicShape(text) : englishShape(text, raw, isFirst);
  const isFunctionWord = !shape.startsWith("~");
  return { text, shape, isWord: true, isFunctionWord, raw };
}

function markClass(mark: string): string {
  if (",،".includes(mark)) return ",";
  if (";؛".includes(mark)) return ";";
  if (".…".includes(mark)) return ".";
  if ("?؟".includes(mark)) return "?";
  if ("([{".includes(mark)) return "(";
  if (")]}".includes(mark)) return ")";
  return mark === "!" || mark === ":" ? mark : "-";
}

const ENGLISH_ENDING = new RegExp(`(?:${habitWords.tokens.englishEndings})$`);

function englishShape(text: string, raw: string, isFirst: boolean): string {
  if (ENGLISH_FUNCTION_WORDS.has(text)) return text;
  if (!/^[a-z]/.test(text)) return "~foreign";
  if (!isFirst && raw.charAt(0) !== text.charAt(0)) return "~Name";
  const ending = text.length > 4 ? (ENGLISH_ENDING.exec(text)?.[0] ?? "") : "";
  return `~${ending}${text.includes("-") ? "-" : ""}`;
}

const ARABIC_CLITIC = /^[وف](?=..)|^[بلك](?=..)/;
const ARABIC_ENDING = /(?:تهم|تها|ته|اتهم|اتها|ات|ون|ين|ان|وا|هما|هم|ها|نا|كم|يه|ه|ي|ا)$/;

/** A function word behind its one-letter clitics ("و+في"), else the frame of the word: clitic, article, verb letter, ending. */
function arabicShape(text: string): string {
  if (ARABIC_FUNCTION_WORDS.has(text)) return text;
  if (/^[a-z]/.test(text)) return "~foreign";
  let rest = text;
  let clitics = "";
  for (let turn = 0; turn < 2; turn += 1) {
    const clitic = ARABIC_CLITIC.exec(rest)?.[0];
    if (clitic === undefined || (turn === 1 && "وف".includes(clitic))) break;
    if (rest.length < 5 && !ARABIC_FUNCTION_WORDS.has(rest.slice(1)) && clitic !== "و") break;
    clitics += clitic;
    rest = rest.slice(1);
    if (ARABIC_FUNCTION_WORDS.has(rest)) return `${clitics}+${rest}`;
  }
  const article =
    rest.startsWith("ال") && rest.length > 4 ? "ال" : clitics.endsWith("ل") && rest.startsWith("ل") ? "ال" : "";
  if (article) rest = rest.slice(rest.startsWith("ال") ? 2 : 1);
  const verbLetter = article === "" && rest.length > 3 && /^[يتن]/.test(rest) ? rest.charAt(0) : "";
  const ending = rest.length > 3 ? (ARABIC_ENDING.exec(rest)?.[0] ?? "") : "";
  return `~${clitics}${article}${verbLetter}_${ending}`;
}
