import mediaWords from "../vocabulary/media-words.json" with { type: "json" };
import { wholeWords } from "#engines/text/words/word-pattern.ts";
/** A length or a count in a request, by its place in the folded text. */
interface Counted {
  value: number;
  start: number;
  end: number;
}

const NUMBERS: readonly (readonly [number, string])[] = [
  [2, "two|اثنين|اثنتين"],
  [3, "three|ثلاث|تلات|تلت"],
  [4, "four|اربع|اربعه"],
  [5, "five|خمس|خمسه"],
  [6, "six|ست|سته"],
  [7, "seven|سبع|سبعه"],
  [8, "eight|ثمان|ثماني|ثمانيه|تمن|تمان|تماني"],
  [9, "nine|تسع|تسعه"],
  [10, "ten|عشر|عشره"],
  [12, "twelve|اثنا عشر|اثنعشر|اتناشر|طنعش|ثنعش|اطنعش"],
  [15, "fifteen|خمسه عشر|خمس عشره|خمستاشر|خمسطعش|خمستعش|خمسطاشر"],
  [20, "twenty|عشرين|عشرون"],
  [30, "thirty|ثلاثين|ثلاثون|تلاتين"],
  [40, "forty|اربعين"],
  [45, "forty-?five|خمسه واربعين"],
  [60, "sixty|ستين"],
];
const NUMBER = `(?<![\\d.\\p{L}])(\\d{1,3}|${NUMBERS.map(([, words]) => words).join("|")})`;
const SECONDS = new RegExp(
  `${NUMBER}\\s?-?\\s?(?:seconds?|secs?|s(?![\\p{L}'])|'?s(?![\\p{L}])|ثانيه|ثواني|ثوان|ث(?![\\p{L}]))`,
  "gu",
);
const MINUTES = new RegExp(`${NUMBER}\\s?-?\\s?(?:minutes?|mins?|دقيقه|دقائق|دقايق)`, "gu");
const WHOLE: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:نصف دقيقه|نص دقيقه|half a minute)/gu, 30],
  [/(?<!\p{L})(?:ربع دقيقه|quarter of a minute)/gu, 15],
  [
    /(?<!\p{L})(?:دقيقه واحده|لمده دقيقه|مدت[هة]ا? دقيقه|one minute|(?:a )?minute[- ]long|a minute (?=video|clip|ad))/gu,
    60,
  ],
];
const SHOTS = new RegExp(
  `(?<![\\d.\\p{L}])([1-9]|${NUMBERS.slice(0, 7)
    .map(([, words]) => words)
    .join("|")})\\s?(?:different |separate )?(?:shots?|scenes?|لقطات|لقطه|مشاهد)(?!\\p{L})`,
  "gu",
);
const TWO_SHOTS = /(?<!\p{L})(?:لقطتان|لقطتين|مشهدين|مشهدان)(?!\p{L})/gu;
/** Words beside the length of the whole. */
const OF_ALL = wholeWords(mediaWords.request.besideWholeLength, "u");

const valueOf = (word: string) =>
  /^\d/u.test(word)
    ? Number(word)
    : (NUMBERS.find(([, words]) => new RegExp(`^(?:${words})$`, "u").test(word))?.[0] ?? 0);

function counted(folded: string, pattern: RegExp, factor = 1): Counted[] {
  return Array.from(folded.matchAll(pattern), (match) => ({
    value: valueOf(match[1] ?? "") * factor,
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/**
 * Every length in a folded request, and the one of the whole: the one that is said to be, else one alone between two
 * marks, else the first.
 */
export function lengthsIn(folded: string): { all: Counted[]; whole?: number } {
  const seconds = counted(folded, SECONDS).filter((one) => !isDecade(folded, one));
  const others = WHOLE.flatMap(([pattern, value]) => counted(folded, pattern).map((one) => ({ ...one, value })));
  const all = [...seconds, ...others, ...counted(folded, MINUTES, 60)].filter(({ value }) => value > 0);
  const whole =
    all.find((one) => OF_ALL.test(clauseOf(folded, one))) ?? all.find((one) => isAlone(folded, one)) ?? all[0];
  return { all, ...(whole ? { whole: whole.value } : {}) };
}

const OF_MOMENT = new RegExp(
  `(?:${SECONDS.source}|(ثانيتين)|(?:ال)?ثواني (?:ال)?${NUMBER}|(?:الثواني )?ال(${NUMBERS.slice(0, 9)
    .map(([, words]) => words)
    .join("|")}) (?:الاولي|التاليه|الاخيره))`,
  "u",
);
/** Words before a length at which a moment's own begins. */
const MOST_BEFORE = 4;

/** The seconds that the first words of a moment give it ("first 3 seconds …", «آخر ثانيتين»), in folded words. */
export function secondsOfMoment(folded: string): number | null {
  const match = OF_MOMENT.exec(folded);
  if (!match || folded.slice(0, match.index).split(/\s+/u).filter(Boolean).length > MOST_BEFORE) return null;
  const word = match.slice(1).find((group) => group !== undefined) as string;
  return word === "ثانيتين" ? 2 : valueOf(word);
}

export function shotCountsIn(folded: string): Counted[] {
  return [...counted(folded, SHOTS), ...counted(folded, TWO_SHOTS).map((one) => ({ ...one, value: 2 }))];
}

function clauseOf(folded: string, { start, end }: Counted): string {
  const before = folded
    .slice(0, start)
    .split(/[,،.;؛:\n]/u)
    .at(-1) as string;
  return before + folded.slice(start, end) + (folded.slice(end).split(/[,،.;؛:\n]/u)[0] as string);
}

const isAlone = (folded: string, one: Counted) =>
  !/\p{L}/u.test(clauseOf(folded, one).replace(folded.slice(one.start, one.end), ""));

/** "The 90s", "80s cartoon", "30s fashion" name a period; a length is alone, beside a word of length, or is no round ten. */
function isDecade(folded: string, one: Counted): boolean {
  const words = folded.slice(one.start, one.end);
  if (!/^[2-9]0'?s$/u.test(words)) return false;
  if (words.includes("'") || /(?:the|early|mid|late)[\s-]+$/u.test(folded.slice(0, one.start))) return true;
  if (/^[\s-]*(?:style|styled|vibes?|look|looking|fashion|era|inspired|aesthetic)/u.test(folded.slice(one.end)))
    return true;
  return one.value >= 50 && !isAlone(folded, one) && !(one.value === 60 && OF_ALL.test(clauseOf(folded, one)));
}
