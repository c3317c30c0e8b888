import mediaWords from "../vocabulary/media-words.json" with { type: "json" };
import { toAsciiDigits } from "#engines/text/digits.ts";

/** What opens a moment of a video in so many signs: "Shot 2:", "3-6s:", "2.", a bullet. It is no part of the moment's words. */
export interface BeatMark {
  start: number;
  end: number;
  /** Seconds from the start of the video. */
  from?: number;
  to?: number;
}

const PLACE = `(?<=^|[\\s(\\[،,.;؛:])`;
const SHOT = new RegExp(`${PLACE}(?:${mediaWords.request.shotMarks})\\s*`, "giu");
const UNIT = `(?:seconds?|secs?|s|ثاني[ةه]|ثواني|ثوان|ث)(?![\\p{L}])`;
const TIME = `(?:(\\d{1,2}):)?(\\d{1,3})`;
const RANGE = new RegExp(
  [
    `${PLACE}[\\[(]?\\s*(?:from\\s+|(seconds?\\s+|sec\\s+|الثاني[ةه]\\s+|الثواني\\s+)|من\\s+)?`,
    `${TIME}\\s*(?:${UNIT})?\\s*(?:-|–|—|to|[إا]ل[ىي]|ل)\\s*${TIME}(?!\\d)\\s*(${UNIT})?`,
    `\\s*[\\])]?\\s*([:：–—-])?\\s*`,
  ].join(""),
  "giu",
);
const ITEM = /(?<=^|\s)(\d{1,2})\s?[.)\-–](?!\d)\s*/gu;
const DASH = /(?<=\S)\s+[-–—•→>]+\s+(?=\S)/gu;
const BULLET = /(?<=^|\n)[ \t]*[-•*–]\s+/gu;

/** The marks of a request for a video, of the first kind of which there are enough. */
export function beatMarks(request: string, silent: readonly { start: number; end: number }[]): BeatMark[] {
  const text = toAsciiDigits(request);
  const isOutside = ({ start }: BeatMark) => !silent.some((one) => start >= one.start && start < one.end);
  const ranges = rangesIn(text).filter(isOutside);
  const shots = spansOf(text, SHOT)
    .filter(isOutside)
    .map((mark): BeatMark => ({ ...ranges.find((range) => near(mark, range)), ...mark }));
  if (shots.length > 0) return shots;
  if (ranges.length > 1) return ranges;
  const items = itemsIn(text).filter(isOutside);
  if (items.length > 1) return items;
  const bullets = spansOf(text, BULLET).filter(isOutside);
  if (bullets.length > 1) return bullets;
  const dashes = spansOf(text, DASH).filter(isOutside);
  return dashes.length > 2 ? dashes : [];
}

const near = (mark: BeatMark, range: BeatMark) => range.start < mark.end && range.end > mark.start;

function spansOf(text: string, pattern: RegExp): BeatMark[] {
  return Array.from(text.matchAll(pattern), ({ index, 0: words }) => ({ start: index, end: index + words.length }));
}

/** Stretches of seconds in a row, each with a unit, a clock's colon or a mark after it. */
function rangesIn(text: string): BeatMark[] {
  const found: Required<BeatMark>[] = [];
  for (const match of text.matchAll(RANGE)) {
    const [words, named, fromMinutes, fromSeconds, toMinutes, toSeconds, unit, mark] = match;
    const from = Number(fromMinutes ?? 0) * 60 + Number(fromSeconds);
    const to = Number(toMinutes ?? 0) * 60 + Number(toSeconds);
    const last = found.at(-1);
    const isNext = last !== undefined && last.to === from;
    const isTimed =
      unit !== undefined || mark !== undefined || named !== undefined || fromMinutes !== undefined || isNext;
    if (isTimed && to > from && from >= (last?.to ?? 0))
      found.push({ start: match.index, end: match.index + words.length, from, to });
  }
  return found;
}

/** "1. … 2. … 3. …", in a row from one. */
function itemsIn(text: string): BeatMark[] {
  const found: BeatMark[] = [];
  for (const match of text.matchAll(ITEM))
    if (Number(match[1]) === found.length + 1) found.push({ start: match.index, end: match.index + match[0].length });
  return found;
}
