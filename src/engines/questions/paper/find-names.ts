import type { FoldedText } from "#engines/text/fold.ts";
import type { Find } from "./paper-readers.ts";
import { anyOf, type PaperLine } from "./paper-lines.ts";
import { ARABIC_ENDS, ARABIC_HEADS, ENGLISH_ENDS, ENGLISH_HEADS, NAME_LABELS } from "./paper-words.ts";

const MOST_NAMES = 6;
/** Words of a name behind its head. */
const MOST_WORDS = 6;

const HEAD = new RegExp(`(?<![\\p{L}\\p{N}])(?:[وبل]|لل)?(?<head>(?:ال)?${anyOf(ARABIC_HEADS)})(?=\\s)`, "gu");
const END = new RegExp(`^(?:${anyOf(ARABIC_ENDS)})$`, "u");
const LABEL = new RegExp(`(?<![\\p{L}\\p{N}])${anyOf(NAME_LABELS)}\\s*[:：]\\s*`, "gu");
const ARTICLE = /^(?:و|ب)?(?:ال|لل)/;

const WORD = "(?:[A-Z][\\p{L}'’&.-]*|&)";
const ENGLISH = [
  new RegExp(
    [
      `(?<![\\p{L}])(?:${WORD}[ ,]+){1,5}(?:${ENGLISH_ENDS}|${ENGLISH_ENDS.toUpperCase()})(?![\\p{L}])`,
      `(?:[ ,]+(?:LLC|Ltd|LTD|Inc|PLC|Co|LIMITED|Limited)(?![\\p{L}]))?\\.?`,
    ].join(""),
    "gu",
  ),
  new RegExp(
    [
      `(?<![\\p{L}])(?:${ENGLISH_HEADS}|${ENGLISH_HEADS.toUpperCase()}) (?:of|OF) (?:the |THE )?`,
      `${WORD}(?: (?:(?:and|of|for|AND|OF|FOR) )?${WORD}){0,4}`,
    ].join(""),
    "gu",
  ),
];

/** Names of offices and companies, by their first or last word or by the paper's own "from:". */
export function findNames(text: string, folded: FoldedText, lines: readonly PaperLine[]): Find[] {
  const found = [...lines.flatMap(labelledNames), ...lines.flatMap(arabicNames), ...englishNames(text, folded)];
  const apart: Find[] = [];
  for (const name of found)
    if (!apart.some((known) => name.start < known.end && known.start < name.end)) apart.push(name);
  return apart.slice(0, MOST_NAMES);
}

function nameAt(start: number, end: number, isNamed: boolean): Find {
  return { kind: "name", role: "office", start, end, isNamed };
}

function labelledNames(line: PaperLine): Find[] {
  return [...line.text.matchAll(LABEL)].flatMap((match) => {
    const from = match.index + match[0].length;
    const words = /^[^\d:：|،,;؛\n]{3,60}/u.exec(line.text.slice(from))?.[0].trimEnd() ?? "";
    const count = words.split(/\s+/).length;
    if (words.length < 3 || count > MOST_WORDS || !/\p{L}{2}/u.test(words)) return [];
    return [nameAt(line.start + from, line.start + from + words.length, true)];
  });
}

function arabicNames(line: PaperLine): Find[] {
  return [...line.text.matchAll(HEAD)].flatMap((match) => {
    const head = match.groups?.["head"] ?? "";
    const start = match.index + match[0].length - head.length;
    const rest = /^[\s\p{L}&'-]*/u.exec(line.text.slice(start + head.length))?.[0] ?? "";
    const words = [...rest.matchAll(/\S+/g)];
    const last =
      words[
        lengthOfName(
          head,
          words.map(([word]) => word),
          start,
        ) - 1
      ];
    if (!last) return [];
    return [nameAt(line.start + start, line.start + start + head.length + last.index + last[0].length, false)];
  });
}

/** How many of the words behind a head belong to it: on a line of its own all of them, in running text those with the article. */
function lengthOfName(head: string, words: readonly string[], start: number): number {
  const first = words[0];
  if (!first || END.test(first) || first.length < 3) return 0;
  if (head.startsWith("ال") && !ARTICLE.test(first)) return 0;
  const stop = words.findIndex((word) => END.test(word));
  const length = stop < 0 ? words.length : stop;
  if (start === 0 && length <= MOST_WORDS) return length;
  const plain = words.findIndex((word, at) => at > 0 && !ARTICLE.test(word));
  return Math.min(length, plain < 0 ? words.length : plain, MOST_WORDS);
}

/** By their capitals, which the fold does not have. */
function englishNames(text: string, folded: FoldedText): Find[] {
  const places = new Map<number, number>();
  for (const [at, from] of folded.source.entries()) places.set(from, at);
  return ENGLISH.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const start = places.get(match.index);
      const end = places.get(match.index + match[0].replace(/[\s,]+$/, "").length);
      return start === undefined || end === undefined ? [] : [nameAt(start, end, false)];
    }),
  );
}
