import mediaWords from "./vocabulary/media-words.json" with { type: "json" };
import type { TaggedPart } from "./parts/tag-parts.ts";

/** Words without quotation marks that must stay letter for letter: lettering, or a spoken line. Places in the request. */
export interface UnquotedText {
  start: number;
  end: number;
  text: string;
}

/** Where a cue introduces such words and where they seem to end: a hint to the reading, and what counts where it finds nothing. */
export interface TextCue extends UnquotedText {
  /** A colon shows where they begin. */
  isBegun: boolean;
}

const HOLDERS = mediaWords.texts.holders;
/** The first words of what is written; a clause's end or a quotation mark ends it. */
const WORDS = `((?:[^,.;:؛،\\n"“«!?؟]|[.:](?=\\S)){1,80}[!?؟]?)`;
const ENGLISH = new RegExp(
  `(?<!\\p{L})(?:(?:${HOLDERS}) (?:reading|saying|says|reads|that spells)|${mediaWords.texts.leads})\\s*:?\\s+(?!["“«])${WORDS}`,
  "giu",
);
/** Before a word with a capital only: "form the words NORTH TEA", "a cat saying Hello". */
const BEFORE_CAPITAL = new RegExp(
  [
    `(?<!\\p{L})(?:[Tt]he words?|[Ss]aying|[Ss]pelling(?: out)?|(?<=[,;]\\s*)reads|[Ww]ritten in \\p{L}+)`,
    `\\s*:?\\s+(?=[\\p{Lu}\\d])(?!["“«])${WORDS}`,
  ].join(""),
  "gu",
);
const ARABIC = new RegExp(`(?<!\\p{L})(?:${mediaWords.texts.leadsInArabic})\\s*:?\\s+(?!["“«])${WORDS}`, "gu");
/** How and where it is set, after which it is over. */
const SET = new RegExp(`\\s+(?:${mediaWords.texts.settings})`, "iu");

const SAYS = new RegExp(
  [
    `(?<!\\p{L})(?:${mediaWords.texts.says})(?: him| her| them)?(?: [\\u0621-\\u0652]+){0,3}`,
    `\\s*:\\s*([^"“«\\n،,.!؟?؛;]{2,200}[!؟?]?)`,
  ].join(""),
  "giu",
);

/** The cues of a request; spoken lines in a video only. */
export function textCues(text: string, medium: "image" | "video"): TextCue[] {
  const patterns = medium === "video" ? [SAYS, ENGLISH, BEFORE_CAPITAL, ARABIC] : [ENGLISH, BEFORE_CAPITAL, ARABIC];
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const words = pattern === SAYS ? (match[1] as string).trimEnd() : upToSetting(match[1] as string);
      const start = match.index + match[0].lastIndexOf(match[1] as string);
      return words === "" ? [] : [{ start, end: start + words.length, text: words, isBegun: pattern === SAYS }];
    }),
  );
}

/** Without a cue, a reading as exact words counts from this lead on: with less, half of them were none in rows not learned from. */
const SURE = 12;
/** After a stop a part with less is the next sentence. */
const GOES_ON = 5;

/** What only introduces such words, up to its colon. */
const LEAD_IN = new RegExp(`^(?:${mediaWords.texts.leadsIn})(?=\\S)`, "iu");

interface Span {
  start: number;
  end: number;
}
const meets = (one: Span) => (other: Span) => one.start < other.end && other.start < one.end;

/** What is to stay letter for letter by the reading of the parts, else by a cue; nothing inside what marks set apart (`exact`). */
export function unquotedTexts(
  text: string,
  tagged: readonly TaggedPart[],
  cues: readonly TextCue[],
  exact: readonly Span[],
): UnquotedText[] {
  const read = runsOf(text, tagged)
    .filter((run) => !exact.some(meets(run)) && run.margin >= (cues.some(meets(run)) ? 0 : SURE))
    .map(({ start, end }): Span => {
      const begun = cues.find((cue) => cue.isBegun && meets({ start, end })(cue));
      return { start: begun?.start ?? start + (LEAD_IN.exec(text.slice(start, end))?.[0].length ?? 0), end };
    });
  const unread = cues.filter((cue) => !read.some(meets(cue)) && !exact.some(meets(cue)));
  return [...read, ...unread].map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));
}

/** Neighbouring parts of exact words with nothing but marks between them are one, with the mark that ends it. */
function runsOf(text: string, tagged: readonly TaggedPart[]): (Span & { margin: number })[] {
  const runs: (Span & { margin: number })[] = [];
  for (const part of tagged) {
    if (part.tag !== "text") continue;
    const last = runs.at(-1);
    const goesOn = part.margin >= GOES_ON || /(?<!\p{L})\p{L}$/u.test(text.slice(0, last?.end));
    if (last && goesOn && !/[\p{L}\p{N}\n]/u.test(text.slice(last.end, part.start)))
      runs[runs.length - 1] = { ...last, end: part.end, margin: last.margin + part.margin };
    else runs.push({ start: part.start, end: part.end, margin: part.margin });
  }
  return runs.map((run) => {
    const isSentences = /[.!?؟]\s/u.test(text.slice(run.start, run.end));
    const mark = (isSentences ? /^[.!?؟…]+/u : /^[!?؟…%٪]+/u).exec(text.slice(run.end))?.[0] ?? "";
    return { ...run, end: run.end + mark.length };
  });
}

/** "Dance in the Rain" goes on: a capital after the word shows that it is part of the lettering. */
function upToSetting(words: string): string {
  const stop = SET.exec(words);
  const isTitle = /^\p{Lu}/u.test(words);
  const isPart = stop && isTitle && /^\s*(?:\p{Ll}+\s+){0,3}\p{Lu}/u.test(words.slice(stop.index));
  return (stop && !isPart ? words.slice(0, stop.index) : words).trim();
}
