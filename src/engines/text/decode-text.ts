import { PAIR_BITS, PAIR_LETTERS } from "./letter-pairs-data.ts";

/** How a text file's bytes were read. */
export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1256" | "iso-8859-6" | "windows-1252";

export interface DecodedText {
  text: string;
  encoding: TextEncoding;
}

/** Letters, signs and marks that a text in Arabic, English or French is made of, and line feeds. */
const PLAUSIBLE = /[\t\n\f\r\u0020-\u007E\u00A0-\u024F\u0600-\u06FF\u2000-\u2060\u20AC\uFB50-\uFEFC]/gu;
const CONTROL = /[\u0000-\u0008\u000B\u000E-\u001A\u001C-\u001F\u007F]/g;
const LATER_CONTROL = /[\u0080-\u009F]/;
/** Of the units of a UTF-16 text without a mark; a text of single bytes misread as pairs has almost none of these. */
const LEAST_PLAUSIBLE = 0.95;
/** Stray controls that a text may have. */
const MOST_CONTROLS = 0.02;
/** As much of a file as tells its letters apart. */
const SAMPLE = 64 * 1024;
/** Bits a letter; above it a reading as Arabic is another alphabet's text. Arabic costs about 4, other alphabets 7 and more. */
const MOST_MEAN = 6.5;

/**
 * The text of a file in UTF-8, UTF-16 with or without its mark, Windows-1256, ISO-8859-6 or Windows-1252, and which of them
 * it was; null for bytes that are no such text. UTF-8 is certain where it fits. Between the Arabic alphabets of single bytes
 * the frequencies of pairs of letters decide.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  return markedText(bytes) ?? unicodeText(bytes) ?? singleByteText(bytes);
}

function markedText(bytes: Uint8Array): DecodedText | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return sound(decoded(bytes, "utf-16le"), "utf-16le");
  if (first === 0xfe && second === 0xff) return sound(decoded(bytes, "utf-16be"), "utf-16be");
  return null;
}

function unicodeText(bytes: Uint8Array): DecodedText | null {
  const text = decoded(bytes, "utf-8");
  if (text !== null && controlsIn(text) === 0) return { text, encoding: "utf-8" };
  if (bytes.length % 2 === 0)
    for (const encoding of ["utf-16le", "utf-16be"] as const) {
      const pairs = decoded(bytes, encoding);
      if (pairs && (pairs.match(PLAUSIBLE)?.length ?? 0) >= LEAST_PLAUSIBLE * pairs.length)
        return { text: pairs, encoding };
    }
  return sound(text, "utf-8");
}

/** A text without NUL and with few controls; null for anything else. */
function sound(text: string | null, encoding: TextEncoding): DecodedText | null {
  if (text === null || text.includes("\u0000") || controlsIn(text) > MOST_CONTROLS * text.length) return null;
  return { text, encoding };
}

function controlsIn(text: string): number {
  return text.match(CONTROL)?.length ?? 0;
}

function decoded(bytes: Uint8Array, encoding: TextEncoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const ARABIC_WORD =
  /(?<![\p{L}\p{M}])[\u0621-\u0652\u067E\u0679\u0686\u0688\u0691\u0698\u06A9-\u06D2]{2,}(?![\p{L}\p{M}])/gu;

function singleByteText(bytes: Uint8Array): DecodedText | null {
  if (bytes.some((byte) => byte === 0 || byte === 127 || (byte < 32 && (byte < 9 || byte > 13) && byte !== 27)))
    return null;
  const sample = bytes.subarray(0, SAMPLE);
  const [best] = (["windows-1256", "iso-8859-6"] as const)
    .flatMap((encoding) => {
      const text = decoded(sample, encoding);
      return text === null || LATER_CONTROL.test(text)
        ? []
        : [{ encoding, ...arabicCost(text, encoding === "iso-8859-6" ? RARER_BITS : 0) }];
    })
    .toSorted((one, other) => one.bits - other.bits);
  if (best && best.words > 0) {
    const text = best.mean <= MOST_MEAN ? decoded(bytes, best.encoding) : null;
    return text === null ? null : { text, encoding: best.encoding };
  }
  const text = decoded(bytes, "windows-1252");
  return text !== null && isLatin(text) ? { text, encoding: "windows-1252" } : null;
}

/** Words of one letter in French, Spanish, Portuguese and Italian. */
const LATIN_WORDS = new Set(["à", "é", "è", "ó", "ò", "á", "í", "ú", "ª", "º", "µ"]);

/** Whether every letter beyond ASCII lies in a word of Latin letters, as accents do. */
function isLatin(text: string): boolean {
  if (LATER_CONTROL.test(text)) return false;
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return (
    words.every((word) => /[a-z]/i.test(word) || LATIN_WORDS.has(word.toLowerCase())) &&
    (words.length > 0 || !/[^\t-\u007E]/.test(text))
  );
}

/** Letters of Persian and Urdu, which the table of pairs has none of. */
const FURTHER = /[پچگکژہےںھٹڈڑ]/;
const FURTHER_BITS = 6;
/** Marks and the line that lengthens a word, by hand: a mark leaves the letters beside it a pair. */
const MARKS: Readonly<Record<string, number>> = {
  "\u0640": 11,
  "\u064B": 7,
  "\u064C": 11,
  "\u064D": 11,
  "\u064E": 6,
  "\u064F": 6,
  "\u0650": 6,
  "\u0651": 6,
  "\u0652": 6,
};
/** No word begins with a mark. */
const MARK_ALONE_BITS = 40;
/** Files in ISO-8859-6 are far fewer than those in Windows-1256. */
const RARER_BITS = 2;
/** What a letter costs that no Arabic word has in this place. */
const MOST_BITS = 15;

/**
 * How many bits the letters cost, all and a letter, by the letters they follow. The fewest win: readings of the same bytes
 * have the same length.
 */
function arabicCost(text: string, start: number): { bits: number; mean: number; words: number } {
  let bits = start;
  let letters = 0;
  let before = 0;
  for (const sign of text) {
    if (MARKS[sign] !== undefined) {
      bits += before > 0 ? MARKS[sign] : MARK_ALONE_BITS;
      letters += 1;
      continue;
    }
    const next = indexOf(sign);
    if (before !== 0 || next !== 0) {
      bits += bitsOf(before, next, sign);
      letters += 1;
    }
    before = next;
  }
  return { bits, mean: bits / Math.max(1, letters), words: text.match(ARABIC_WORD)?.length ?? 0 };
}

/** The row of a letter in the table, 0 for what ends a word, -1 for a letter or sign that no Arabic text has beside its letters. */
function indexOf(sign: string): number {
  const index = PAIR_LETTERS.indexOf(sign);
  return index < 0 && !/(?![\u0000-\u007F])[\p{L}\p{M}×÷¬¦±¤]/u.test(sign) ? 0 : index;
}

function bitsOf(before: number, next: number, sign: string): number {
  if (next < 0) return FURTHER.test(sign) ? FURTHER_BITS : MOST_BITS;
  return Number.parseInt(PAIR_BITS[Math.max(0, before)]?.[next] ?? "f", 16);
}
