import mediaWords from "../vocabulary/media-words.json" with { type: "json" };
import { wholeWords } from "#engines/text/words/word-pattern.ts";
import { toAsciiDigits } from "#engines/text/digits.ts";
import { foldAligned, sourceSpan } from "#engines/text/fold.ts";
import { lengthsIn, shotCountsIn } from "./request-lengths.ts";

/** Figures of a request that are settings: shape, length, number of shots; and colours by their code. Spans are in the request. */
export interface RequestNumbers {
  ratio?: string;
  /** A second shape that was asked for beside the first. */
  otherRatio?: string;
  seconds?: number;
  shots?: number;
  hex: string[];
  spans: { start: number; end: number }[];
}

const RATIO = /(?<![\d:])(\d{1,2})\s?(?::|\/|x|×|في|على|by)\s?(\d{1,2})(?![\d:])/giu;
/** Shapes by the place they are for; the words have no other sense. */
const RATIOS_NAMED: readonly (readonly [RegExp, string])[] = [
  [wholeWords(mediaWords.request.tall, "u"), "9:16"],
  [/(?<![\p{L}])(?:widescreen|youtube|بالعرض|يوتيوب)(?![\p{L}])/u, "16:9"],
  [/(?<![\p{L}])(?:phone wallpaper|mobile wallpaper|خلفيه (?:جوال|موبايل|هاتف))(?![\p{L}])/u, "9:16"],
  [/(?<![\p{L}])(?:desktop wallpaper|youtube thumbnail|thumbnail|خلفيه كمبيوتر|صوره مصغره)(?![\p{L}])/u, "16:9"],
];
/** Words that name a shape only beside a word of the frame: streets are wide, letters bold (عريض), a market is a square. */
const SHAPES: Readonly<Record<string, string>> = {
  ...shapes("9:16", "vertical vertically عمودي عموديه طولي طوليه راسي"),
  ...shapes("16:9", "wide horizontal horizontally افقي افقيه عريض عرضي عرضيه"),
  ...shapes("1:1", "square مربع مربعه"),
};
/** Shapes that are a little higher or wider, and as words of the frame have other senses still. */
const ORIENTATIONS: Readonly<Record<string, string>> = { ...shapes("2:3", "portrait"), ...shapes("3:2", "landscape") };
const ORIENTED = /^(?:\d+[:x×/]\d+|a[3-6]|format|orientation|mode|frame|ratio|aspect|size)$/u;
const FRAME_WORD = new RegExp(`^(?:${mediaWords.request.frame})$`, "u");
/** Where the picture is shown: "vertical for Instagram". */
const SHOWN_ON = new RegExp(
  "^(?:instagram|insta|tiktok|snapchat|pinterest|facebook|(?:لل?|عال?|ع)?(?:ال)?" +
    "(?:انست[غقج]رام|انستا|تيكتوك|سناب|سنابشات|فيسبوك|بنترست))$",
  "u",
);
function shapes(ratio: string, words: string): Record<string, string> {
  return Object.fromEntries(words.split(" ").map((word) => [word, ratio]));
}
/** Sheets of paper: 1 to 1.41. */
const SHEET = /(?<![\p{L}\d])a[3-6](?![\p{L}\d])/u;
const SHEET_ACROSS = /landscape|horizontal|بالعرض|عرضي|افقي/u;
const RATIO_PARTS = new Set([1, 2, 3, 4, 5, 7, 9, 10, 16, 21]);
export function findNumbers(text: string): RequestNumbers {
  const aligned = foldAligned(toAsciiDigits(text));
  const folded = aligned.text;
  const found: RequestNumbers = { hex: Array.from(text.matchAll(/#[0-9a-f]{6}\b/gi), ([hex]) => hex), spans: [] };
  const keep = (match: RegExpExecArray) =>
    found.spans.push(sourceSpan(aligned, match.index, match.index + match[0].length));
  for (const match of folded.matchAll(RATIO)) {
    const [, width, height] = match.map(Number) as [number, number, number];
    if (found.ratio || !RATIO_PARTS.has(width) || !RATIO_PARTS.has(height)) continue;
    found.ratio = `${width}:${height}`;
    keep(match);
  }
  const worded = shapesIn(folded);
  for (const { start, end } of worded) found.spans.push(sourceSpan(aligned, start, end));
  const [first, second] = [...new Set(worded.map(({ ratio }) => ratio))];
  const sheet = SHEET.test(folded) ? (SHEET_ACROSS.test(folded) ? "7:5" : "5:7") : undefined;
  const named = RATIOS_NAMED.find(([pattern]) => pattern.test(folded))?.[1];
  const ratio = found.ratio ?? sheet ?? first ?? named;
  if (ratio) found.ratio = ratio;
  if (first && second && ratio === first) found.otherRatio = second;
  for (const match of folded.matchAll(
    /(?<![\p{L}])(?:و?ب(?:الطول|العرض)|ريلز?|reels?|tiktok|تيك ?توك|شورتس)(?![\p{L}])/gu,
  ))
    found.spans.push(sourceSpan(aligned, match.index, match.index + match[0].length));
  const lengths = lengthsIn(folded);
  if (lengths.whole !== undefined) found.seconds = lengths.whole;
  const shots = shotCountsIn(folded);
  if (shots[0]) found.shots = shots[0].value;
  for (const { start, end } of [...lengths.all, ...shots]) found.spans.push(sourceSpan(aligned, start, end));
  return found;
}

/** Words of shape beside a word of the frame, or alone between two marks. */
function shapesIn(folded: string): { ratio: string; start: number; end: number }[] {
  const found: { ratio: string; start: number; end: number }[] = [];
  for (const clause of folded.matchAll(/[^,،.;؛:\n!؟?()]+/gu)) {
    const words = [...clause[0].matchAll(/[\p{L}\p{N}:×/]+/gu)];
    words.forEach((word, index) => {
      const bare = word[0].replace(/^و(?=عرضي|طولي|عمودي|افقي|مربع)/u, "");
      const isShape = Object.hasOwn(SHAPES, bare);
      if (!isShape && !Object.hasOwn(ORIENTATIONS, bare)) return;
      if (/^(?:shot|angle|lens|view)$/u.test(words[index + 1]?.[0] ?? "")) return;
      const after = words[index + 1]?.[0] === "for" ? 2 : 1;
      const isShown = isShape && [index - 1, index + after].some((at) => SHOWN_ON.test(words[at]?.[0] ?? ""));
      const near = (at: number) => isShown || (isShape ? FRAME_WORD : ORIENTED).test(words[at]?.[0] ?? "");
      if (!near(index - 1) && !near(index + 1) && !(isShape && words.length === 1)) return;
      const ratio = ((isShape ? SHAPES : ORIENTATIONS)[bare] ?? "") as string;
      const start = clause.index + word.index;
      found.push({ ratio, start, end: start + word[0].length });
    });
  }
  return found;
}
