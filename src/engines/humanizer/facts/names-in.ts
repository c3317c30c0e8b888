import styleWords from "../style-words.json" with { type: "json" };
import { NO_LETTER_BEFORE, words } from "#engines/text/segment.ts";
import type { Span } from "#engines/text/segment.ts";
import { ARABIC_NAMES, ARABIC_NAME_INTRODUCERS } from "./facts-lexicon.ts";

const ARABIC_WORD = "[\\p{L}\\p{M}]+";
const NAMED = new RegExp(`${NO_LETTER_BEFORE}[وفبلك]?(?:${ARABIC_NAMES})(?![\\p{L}\\p{M}])`, "gu");
const INTRODUCED = new RegExp(
  `${NO_LETTER_BEFORE}[وفبلك]?(?:${ARABIC_NAME_INTRODUCERS}) (?!(?:${styleWords.names.noName})(?!\\p{L}))(${ARABIC_WORD})`,
  "gu",
);

/**
 * Proper names by their form: in English capitals away from a sentence's start, in Arabic known places and what follows a
 * title or "city of". Others are not seen.
 */
export function namesIn(text: string, language: "ar" | "en" | "other"): Span[] {
  if (language === "ar") {
    const known = [...text.matchAll(NAMED)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
    }));
    const introduced = [...text.matchAll(INTRODUCED)].map((match) => {
      const name = match[1] as string;
      const start = match.index + match[0].length - name.length;
      return { start, end: start + name.length, text: name };
    });
    return [...known, ...introduced];
  }
  return capitalRuns(text);
}

function capitalRuns(text: string): Span[] {
  const found: Span[] = [];
  let open: Span | null = null;
  let opensSentence = false;
  const close = () => {
    if (open && (!opensSentence || open.text.includes(" ")) && !isPeopleAdjective(text, open)) found.push(open);
    open = null;
  };
  for (const word of words(text)) {
    const capital = /^\p{Lu}/u.test(word.text) && !/^(?:I|I['’](?:m|d|ve|ll))$/.test(word.text);
    if (capital && open && /^[ \t]+$/.test(text.slice(open.end, word.start)))
      open = { start: open.start, end: word.end, text: text.slice(open.start, word.end) };
    else {
      close();
      if (capital && !inTitle(text, word.start)) {
        open = word;
        opensSentence =
          isSentenceStart(text, word.start) || /[:“"'(]\s*$/.test(text.slice(Math.max(0, word.start - 3), word.start));
        if (opensSentence && STARTERS.test(word.text)) open = null;
      }
    }
  }
  close();
  return found;
}

/** "Portuguese identity": an adjective of a people before an abstract noun names nobody. */
function isPeopleAdjective(text: string, name: Span): boolean {
  return (
    /^\p{Lu}\p{Ll}+(?:ese|ish|ian|ean|an|ic|i)$/u.test(name.text) &&
    /^ (?:identity|culture|heritage|history|traditions?|spirit|soul|landscape|society|life|pride|charm)\b/.test(
      text.slice(name.end, name.end + 14),
    )
  );
}

const STARTERS = new RegExp(`^(?:${styleWords.names.starters})$`);

/** True inside a line written as a heading: capitals without a closing mark. */
function inTitle(text: string, place: number): boolean {
  const from = text.lastIndexOf("\n", place - 1) + 1;
  const next = text.indexOf("\n", place);
  const line = text.slice(from, next < 0 ? text.length : next).trim();
  if (line.startsWith("#")) return true;
  if (/[.!?,;:]$/.test(line) || line.length > 90 || !text.includes("\n")) return false;
  const all = line.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return all.filter((word) => /^\p{Lu}/u.test(word)).length / Math.max(1, all.length) > 0.6;
}

/** True where a sentence starts at a place: nothing before it but marks of quotation and of lists. */
function isSentenceStart(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 12), index);
  if (index <= 12 && /^[\s"'«(*_#>-]*$/.test(before)) return true;
  return /[.!?؟؛…\n]["')»*_]{0,2}[ \t]*(?:(?:[-*•–#>]+|\S{1,3}[.)]|\p{Extended_Pictographic}\uFE0F?)[ \t]+)?$/u.test(
    before,
  );
}
