import { either } from "./words/word-pattern.ts";
/** Characters that carry no text of their own: embeddings and overrides of direction, zero-width spaces, byte-order marks. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;
const ZERO_WIDTH = /[\u200B\u2060\uFEFF]/g;
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;
const LONE_SURROGATES = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
/** Marks of direction that hold a sign or a number to its side: "C++" and a telephone number in an Arabic line. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F]+/g;
const HELD_BY_MARK = /[\p{N}\p{P}\p{S}]/u;
/** Letters in the forms that a page shows, as PDF files and old programs copy them: one, or a ligature of several. */
const PRESENTATION_FORMS = /[\uFB50-\uFBB1\uFBD3-\uFD3D\uFD50-\uFDF9\uFE70-\uFEFC]/g;
/** A joiner that shapes a letter of a script that joins, or joins two pictures into one. */
const MEANT_JOINERS = either(
  "gu",
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{M}])[\u200C\u200D]/u,
  /\u200D(?=\p{Script=Arabic})/u,
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})/u,
);
const INVISIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u061C]/;

/**
 * Removes what no reader can see and no model should get: NUL and C0/C1 controls (tab and line feed stay), lone
 * surrogates, controls of direction and zero-width characters. CRLF becomes LF, and Arabic presentation forms become the
 * letters they show. Other letters, digits and punctuation stay as they are, so a literal of the user's text survives to
 * the letter; so do joiners, and marks of direction beside a number or a sign.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(LONE_SURROGATES, "")
    .replace(CONTROLS, "")
    .replace(BIDI_CONTROLS, "")
    .replace(ZERO_WIDTH, "")
    .replace(DIRECTION_MARKS, (marks, at: number, whole: string) => (isMeant(marks, at, whole) ? marks.slice(-1) : ""))
    .replace(PRESENTATION_FORMS, (form) => form.normalize("NFKC").replace(/^ (?=\p{M})/u, ""));
}

function isMeant(marks: string, at: number, whole: string): boolean {
  return HELD_BY_MARK.test(whole[at - 1] ?? "") || HELD_BY_MARK.test(whole[at + marks.length] ?? "");
}

/** True where a text holds a character that no reader can see and that does nothing there. */
export function hasInvisible(text: string): boolean {
  if (!INVISIBLE.test(text)) return false;
  const rest = text
    .replace(MEANT_JOINERS, "")
    .replace(DIRECTION_MARKS, (marks, at: number, whole: string) => (isMeant(marks, at, whole) ? "" : marks));
  return INVISIBLE.test(rest);
}

/** True when the text holds at least one letter or digit of any script. */
export function hasLettersOrDigits(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
