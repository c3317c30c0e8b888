import { toAsciiDigits } from "#engines/text/digits.ts";
import { fold } from "#engines/text/fold.ts";

/** Figures of a request that are settings: shape, length, number of shots; and colours by their code. Spans are in the request. */
export interface RequestNumbers {
  ratio?: string;
  seconds?: number;
  shots?: number;
  hex: string[];
  spans: { start: number; end: number }[];
}

const RATIO = /(?<![\d:])(\d{1,2})\s?(?::|\/|x|×|في|على|by)\s?(\d{1,2})(?![\d:])/giu;
const RATIOS_NAMED: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\p{L}])(?:(?<!(?:market|town|city|village|public|main|red|the|a|empty) )square(?! (?:of|in|with|with|at|table|window|tower|box))|(?<!بلاطه |طاوله |قطعه )مربعه?)(?![\p{L}])/u,
    "1:1",
  ],
  [
    /(?<![\p{L}])(?:vertical|for (?:tiktok|reels|stories|shorts)|reels?|tiktok|instagram story|story format|شورتس|ريلز|ريل|تيك ?توك|عمودي|عموديه|راسي|طولي|طوليه|وبالطول|بالطول|ستوري|سناب)(?![\p{L}])/u,
    "9:16",
  ],
  [
    /(?<![\p{L}])(?:widescreen|youtube|wide format|landscape format|horizontal|landscape orientation|افقي|افقيه|بالعرض|يوتيوب|عريض)(?![\p{L}])/u,
    "16:9",
  ],
  [/(?<![\p{L}])(?:phone wallpaper|mobile wallpaper|خلفيه (?:جوال|موبايل|هاتف))(?![\p{L}])/u, "9:16"],
  [/(?<![\p{L}])(?:desktop wallpaper|youtube thumbnail|thumbnail|خلفيه كمبيوتر|صوره مصغره)(?![\p{L}])/u, "16:9"],
];
const RATIO_PARTS = new Set([1, 2, 3, 4, 5, 7, 9, 10, 16, 21]);
const SECONDS = /(?<![\d.])(\d{1,3})\s?-?\s?(?:seconds?|secs?|s(?![\p{L}])|ثانيه|ثواني|ثوان|ث(?![\p{L}]))/iu;
const MINUTES = /(?<![\d.])(\d{1,2})\s?(?:minutes?|mins?|دقيقه|دقائق|دقايق)/iu;
const WORD_SECONDS: readonly (readonly [RegExp, number])[] = [
  [/نصف دقيقه|نص دقيقه|half a minute|thirty seconds/u, 30],
  [/(?<![\p{L}])دقيقه واحده|one minute|a minute long/u, 60],
  [/عشر ثواني|عشر ثوان|ten seconds/u, 10],
  [/خمس ثواني|خمس ثوان|five seconds/u, 5],
  [/ست ثواني|ست ثوان|six seconds/u, 6],
  [/ثمان(?:ي)? ثواني|ثماني ثوان|تمن ثواني|eight seconds/u, 8],
  [/اربع ثواني|اربع ثوان|four seconds/u, 4],
];
const SHOTS = /(?<![\d.])(\d)\s?(?:different |separate )?(?:shots?|scenes?|لقطات|لقطه|مشاهد)/iu;
const WORD_SHOTS: readonly (readonly [RegExp, number])[] = [
  [/(?<![\p{L}])(?:two (?:shots|scenes)|لقطتان|لقطتين|مشهدين|مشهدان)(?![\p{L}])/u, 2],
  [/(?<![\p{L}])(?:three (?:shots|scenes)|ثلاث لقطات|تلات لقطات|ثلاثه مشاهد|تلت لقطات)(?![\p{L}])/u, 3],
  [/(?<![\p{L}])(?:four (?:shots|scenes)|اربع لقطات|اربعه مشاهد)(?![\p{L}])/u, 4],
  [/(?<![\p{L}])(?:five (?:shots|scenes)|خمس لقطات)(?![\p{L}])/u, 5],
  [/(?<![\p{L}])(?:six (?:shots|scenes)|ست لقطات)(?![\p{L}])/u, 6],
];

export function findNumbers(text: string): RequestNumbers {
  // Folding may drop marks; where it did, spans would be off, and are left out.
  const folded = fold(toAsciiDigits(text));
  const exact = folded.length === text.length;
  const found: RequestNumbers = { hex: Array.from(text.matchAll(/#[0-9a-f]{6}\b/gi), ([hex]) => hex), spans: [] };
  const keep = (match: RegExpExecArray) =>
    exact && found.spans.push({ start: match.index, end: match.index + match[0].length });
  for (const match of folded.matchAll(RATIO)) {
    const [, width, height] = match.map(Number) as [number, number, number];
    if (found.ratio || !RATIO_PARTS.has(width) || !RATIO_PARTS.has(height)) continue;
    found.ratio = `${width}:${height}`;
    keep(match);
  }
  if (!found.ratio)
    for (const [pattern, ratio] of RATIOS_NAMED) {
      if (!pattern.test(folded)) continue;
      found.ratio = ratio;
      break;
    }
  const seconds = SECONDS.exec(folded);
  const minutes = MINUTES.exec(folded);
  const worded = WORD_SECONDS.find(([pattern]) => pattern.test(folded));
  if (seconds) {
    found.seconds = Number(seconds[1]);
    keep(seconds);
  } else if (worded) found.seconds = worded[1];
  else if (minutes) {
    found.seconds = Number(minutes[1]) * 60;
    keep(minutes);
  }
  const shots = SHOTS.exec(folded);
  const wordedShots = WORD_SHOTS.find(([pattern]) => pattern.test(folded));
  if (shots) {
    found.shots = Number(shots[1]);
    keep(shots);
  } else if (wordedShots) found.shots = wordedShots[1];
  return found;
}
