/** Characters that carry no text of their own: direction marks, joiners out of place, zero-width spaces, byte-order marks. */
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const ZERO_WIDTH = /[\u200B\u2060\uFEFF]/g;
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;
const LONE_SURROGATES = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * Removes what no reader can see and no model should get: NUL and C0/C1 controls (tab and line feed stay), lone
 * surrogates, direction controls and zero-width characters. CRLF becomes LF. Letters, digits and punctuation stay as
 * they are, so a literal of the user's text survives to the letter.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(LONE_SURROGATES, "")
    .replace(CONTROLS, "")
    .replace(BIDI_CONTROLS, "")
    .replace(ZERO_WIDTH, "");
}

/** True when the text holds at least one letter or digit of any script. */
export function hasLettersOrDigits(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
