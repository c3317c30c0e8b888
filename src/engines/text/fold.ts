/**
 * Folding makes texts comparable: Arabic without tashkeel and tatweel, with one alef, one ya and one ta marbuta/ha;
 * Latin in lower case without accents; digits in ASCII; curly quotes straight. Used for search and for finding cues.
 */
export interface FoldedText {
  /** The folded text. */
  readonly text: string;
  /** `source[i]` is the index in the original of folded character i; `source[text.length]` is the original's length. */
  readonly source: Uint32Array;
}

const SINGLE: Record<string, string> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ئ: "ي",
  ؤ: "و",
  ة: "ه",
  ک: "ك",
  گ: "ك",
  چ: "ج",
  پ: "ب",
  ڤ: "ف",
  "’": "'",
  "‘": "'",
  ʼ: "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "\u00A0": " ",
  "\u202F": " ",
  "\u2009": " ",
};
const DROPPED =
  /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u061C]/;

function foldCharacter(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x80) return code >= 65 && code <= 90 ? character.toLowerCase() : character;
  const mapped = SINGLE[character];
  if (mapped !== undefined) return mapped;
  if (code >= 0x0621 && code <= 0x064a && code !== 0x0640) return character;
  if (DROPPED.test(character)) return "";
  if (code >= 0x0660 && code <= 0x0669) return String(code - 0x0660);
  if (code >= 0x06f0 && code <= 0x06f9) return String(code - 0x06f0);
  if (code >= 0xc0 && code <= 0x24f)
    return character
      .normalize("NFD")
      .replace(/[\u0300-\u036F]/g, "")
      .toLowerCase();
  if (code >= 0x300 && code <= 0x36f) return "";
  return character;
}

/** Folds a text and keeps, for every folded character, where it stood: spans found in the fold are exact in the original. */
export function foldAligned(text: string): FoldedText {
  let folded = "";
  const source = new Uint32Array(text.length * 2 + 1);
  for (let index = 0; index < text.length; index += 1) {
    const out = foldCharacter(text[index] as string);
    for (let k = 0; k < out.length; k += 1) source[folded.length + k] = index;
    folded += out;
  }
  source[folded.length] = text.length;
  return { text: folded, source: source.subarray(0, folded.length + 1) };
}

/** The fold alone, for keys and comparisons. */
export function fold(text: string): string {
  let folded = "";
  for (let index = 0; index < text.length; index += 1) folded += foldCharacter(text[index] as string);
  return folded;
}

/** The original's span for a folded span; trailing marks of the last letter belong to it. */
export function sourceSpan(folded: FoldedText, start: number, end: number): { start: number; end: number } {
  return { start: folded.source[start] as number, end: folded.source[end] as number };
}

/** Removes tashkeel and tatweel only. */
export function stripTashkeel(text: string): string {
  return text.replace(/[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/g, "");
}
