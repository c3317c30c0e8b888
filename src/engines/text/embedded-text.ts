const LEAST_LETTERS = 12;
const READABLE = 0.9;

/**
 * The text that a PDF's page carries, as people read it; null where it is missing or broken and the page has to be read as
 * a picture: too few letters, signs without meaning, or Arabic stored backwards.
 */
export function saneEmbeddedText(raw: string): string | null {
  const text = raw
    .replace(/[\uFB50-\uFDFF\uFE70-\uFEFE]/gu, (form) => form.normalize("NFKC"))
    .replace(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069\u061C\u00AD]/gu, "")
    .normalize("NFC")
    .replace(/[ \t]+/gu, " ")
    .trim();
  const letters = countMatches(text, /(?=\p{L})[\p{Script=Arabic}\p{Script=Latin}]/gu);
  if (letters < LEAST_LETTERS) return null;
  const signs = text.replace(/\s/gu, "");
  const readable = countMatches(signs, /[\p{L}\p{N}\p{M}\p{P}\p{Sc}\p{Sm}]/gu) / [...signs].length;
  return readable < READABLE || isBackwards(text) ? null : text;
}

/** Arabic words end in ة and ى and never begin with them. */
function isBackwards(text: string): boolean {
  const begins = countMatches(text, /(?<![\u0620-\u0652])[ةى](?=[\u0620-\u064A])/gu);
  const ends = countMatches(text, /(?<=[\u0620-\u0652])[ةى](?![\u0620-\u0652])/gu);
  return begins > ends;
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
