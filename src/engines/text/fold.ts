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

/** Code units from here on fold to themselves, but for the byte-order mark. */
const TABLE_END = 0x2070;
const BYTE_ORDER_MARK = 0xfeff;
/** What each code unit below the end becomes; undefined where it stays. Asking character by character took 4 times as long. */
const FOLDED = Array.from({ length: TABLE_END }, (_, code) => {
  const character = String.fromCharCode(code);
  const folded = foldCharacter(character);
  return folded === character ? undefined : folded;
});

function foldedAt(text: string, index: number): string | undefined {
  const code = text.charCodeAt(index);
  return code < TABLE_END ? FOLDED[code] : code === BYTE_ORDER_MARK ? "" : undefined;
}

/** Folds a text and keeps, for every folded character, where it was: spans found in the fold are exact in the original. */
export function foldAligned(text: string): FoldedText {
  const source = new Uint32Array(text.length + 1);
  let folded = "";
  let length = 0;
  let from = 0;
  for (let index = 0; index < text.length; index += 1) {
    const to = foldedAt(text, index);
    if (to !== "") source[length++] = index;
    if (to === undefined) continue;
    folded += text.slice(from, index) + to;
    from = index + 1;
  }
  source[length] = text.length;
  return { text: folded + text.slice(from), source: source.subarray(0, length + 1) };
}

/** The fold alone, for keys and comparisons. */
export function fold(text: string): string {
  let folded = "";
  let from = 0;
  for (let index = 0; index < text.length; index += 1) {
    const to = foldedAt(text, index);
    if (to === undefined) continue;
    folded += text.slice(from, index) + to;
    from = index + 1;
  }
  return folded + text.slice(from);
}

/** The original's span for a folded span; trailing marks of the last letter belong to it. */
export function sourceSpan(folded: FoldedText, start: number, end: number): { start: number; end: number } {
  return { start: folded.source[start] as number, end: folded.source[end] as number };
}

/** Removes tashkeel and tatweel only. */
export function stripTashkeel(text: string): string {
  return text.replace(/[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/g, "");
}
