import { sourceSpan } from "#engines/text/fold.ts";
import { UNREAD } from "#engines/ocr/second-pass/unread.ts";
import { findNames } from "./find-names.ts";
import { foldedPaper, linesOf } from "./paper-lines.ts";
import { type Find, READERS } from "./paper-readers.ts";
import { type PaperRole, ROLE_NAMES } from "./paper-words.ts";

/** Something a paper says that an answer may need. Places are in the text as it was given. */
export interface PaperFact {
  role: PaperRole;
  kind: Find["kind"];
  /** The paper's own words, blanks made single. */
  value: string;
  start: number;
  end: number;
  /** The whole line that it is in. */
  line: string;
  /** The paper itself says by a word what it is. */
  isNamed: boolean;
  /** The reading is not sure of it. */
  isDoubtful: boolean;
}

const MOST_FACTS = 24;
/** Papers are short; a text of a book's length is not read to its end. */
const MOST_LETTERS = 30_000;

/**
 * Reference numbers, dates, amounts, phone numbers and names of offices on a paper, in the order of the paper. `doubts` are the
 * places where the reading was not sure. Arabic and English, digits of either, both calendars. Everything stays as the paper has it.
 */
export function findPaperFacts(text: string, doubts: readonly { start: number; end: number }[] = []): PaperFact[] {
  const folded = foldedPaper(text.slice(0, MOST_LETTERS));
  const lines = linesOf(folded);
  const finds: Find[] = [];
  const add = (found: Find) => {
    if (!finds.some((known) => found.start < known.end && known.start < found.end)) finds.push(found);
  };
  for (const read of READERS)
    for (const [at, line] of lines.entries()) for (const found of read(line, lines, at)) add(found);
  for (const found of findNames(text, folded, lines)) add(found);
  const facts = finds
    .sort((a, b) => a.start - b.start)
    .map((found) => factOf(text, sourceSpan(folded, found.start, found.end), found, doubts));
  return withoutRepeats(facts).slice(0, MOST_FACTS);
}

/** A fact as an answer says it: "Reference: 4471". */
export function factWords({ role, value }: Pick<PaperFact, "role" | "value">, language: "ar" | "en"): string {
  return `${ROLE_NAMES[role][language]}: ${value}`;
}

function factOf(
  text: string,
  { start, end }: { start: number; end: number },
  found: Find,
  doubts: readonly { start: number; end: number }[],
): PaperFact {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const to = text.indexOf("\n", end);
  const value = plain(text.slice(start, end));
  return {
    role: found.role,
    kind: found.kind,
    isNamed: found.isNamed,
    value,
    start,
    end,
    line: plain(text.slice(from, to < 0 ? text.length : to)),
    isDoubtful: value.includes(UNREAD) || doubts.some((doubt) => doubt.start < end && start < doubt.end),
  };
}

function plain(words: string): string {
  return words
    .replace(/[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** What is said twice is kept once, under the word that names it. */
function withoutRepeats(facts: readonly PaperFact[]): PaperFact[] {
  const kept = new Map<string, PaperFact>();
  for (const fact of facts) {
    const key = `${fact.kind} ${foldedPaper(fact.value).text.replace(/[\s-]/g, "")}`;
    const known = kept.get(key);
    if (!known || (!known.isNamed && fact.isNamed)) kept.set(key, fact);
  }
  return [...kept.values()].sort((a, b) => a.start - b.start);
}
