import { formatDate, formatHijriDate } from "#i18n/format.ts";
import { type Block, type Paper, wordsOf } from "./paper.ts";

/** One of these opens a letter, one of those closes it; it takes both, or a subject line with one. */
const OPENINGS = beginningOf(
  "السلام عليكم|تحية طيبة|بعد التحية|عزيزي|عزيزتي|حضرة|سعادة|معالي|السيد|السيدة|السادة|الأستاذ|الأستاذة",
  "إلى|المكرم|المكرمة|الفاضل|الفاضلة",
  "dear\\s|to whom it may concern|to:",
);
const CLOSINGS = beginningOf(
  "و?تفضلوا بقبول|وتقبلوا|مع (?:خالص|فائق|أطيب|وافر|جزيل|التحية|التقدير|الشكر)|والسلام عليكم|وتفضل",
  "شاكرين|شاكرًا|المخلص|مقدم الطلب|مقدمه",
  "sincerely|yours (?:sincerely|faithfully|truly)|(?:best|kind|warm) regards|regards,|respectfully",
  "with (?:best|kind|warm) regards",
);
/** A line that gives the date, with what it says. */
const DATE_LINE = /^(?:التاريخ|حرر في|تحريرًا في|date)\s*[:：]?\s*(.*)$/iu;
/** A date that is left for its writer: nothing, dots, or words between brackets. */
const BLANK_DATE = /^(?:[.…_\-/\s]*|[[{(<«]+[^\]})>»]*[\]})>»]+)(?:\s*(?:هـ|م|ه))?$/u;
/** A year of either calendar, and a day: a short line with both, and without a colon, is a date by itself. */
const YEAR = /(?<!\p{Nd})(?:20|19|14|٢٠|١٩|١٤)\p{Nd}{2}(?!\p{Nd})/u;
const DAY = /(?<!\p{Nd})\p{Nd}{1,2}(?!\p{Nd})/u;
const LONGEST_DATE = 45;

/** Whether it is a letter to somebody: a salutation or a recipient near its start, and a subject or a closing. */
export function isLetter({ blocks, subject }: Paper): boolean {
  const lines = blocks.flatMap((block) => (block.kind === "line" ? [wordsOf(block.spans).trim()] : []));
  const opens = lines.slice(0, 10).some((line) => OPENINGS.test(line));
  const closes = lines.slice(-8).some((line) => CLOSINGS.test(line));
  return opens && (closes || subject !== null);
}

/**
 * The paper with the day's date at its head in both calendars where it is a letter; a letter that has its date keeps it alone.
 * The Hijri date is the Umm al-Qura calendar's, as Intl counts it, and says so: other tables differ by a day.
 */
export function withDates(paper: Paper, now: Date, timeZone: string): Paper {
  if (!isLetter(paper)) return paper;
  const head = paper.blocks.slice(0, 12);
  if (head.some(hasDate)) return paper;
  const place = head.findIndex(isBlankDate);
  const lines: Block[] = datesOf(paper, now, timeZone).map((text, at) => ({
    kind: "line",
    spans: [{ text, isBold: false, isItalic: false, isCode: false }],
    direction: paper.direction,
    isClose: at > 0,
  }));
  if (place === -1) return { ...paper, blocks: [...lines, ...paper.blocks] };
  return { ...paper, blocks: paper.blocks.toSpliced(place, 1, ...lines) };
}

/** Both dates in the paper's language and digits, named, each a line of its own: in one they would change places. */
function datesOf({ language, digits }: Paper, now: Date, timeZone: string): [string, string] {
  const inDigits = (text: string) => (digits === "latin" ? latinDigits(text) : indicDigits(text));
  const hijri = inDigits(formatHijriDate(language, now, timeZone));
  const gregorian = inDigits(formatDate(language, now, timeZone));
  return language === "ar"
    ? [`التاريخ: ${hijri} (تقويم أم القرى)`, `الموافق: ${gregorian} م`]
    : [gregorian, `${hijri} (Umm al-Qura calendar)`];
}

function hasDate(block: Block): boolean {
  if (block.kind !== "line") return false;
  const words = wordsOf(block.spans).trim();
  const said = DATE_LINE.exec(words)?.[1];
  if (said !== undefined) return /\p{Nd}/u.test(said);
  return words.length <= LONGEST_DATE && !words.includes(":") && YEAR.test(words) && DAY.test(words);
}

function isBlankDate(block: Block): boolean {
  if (block.kind !== "line") return false;
  const words = wordsOf(block.spans).trim();
  const said = DATE_LINE.exec(words)?.[1];
  if (said !== undefined) return BLANK_DATE.test(said.trim());
  return /^[[{]+\s*(?:ال)?(?:تاريخ|date)[^\]}]*[\]}]+$/iu.test(words);
}

function latinDigits(text: string): string {
  return text.replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660));
}

function indicDigits(text: string): string {
  return text.replace(/[0-9]/gu, (digit) => String.fromCharCode(0x660 + Number(digit)));
}

/** A line that begins with one of these, letters of any case. */
function beginningOf(...words: string[]): RegExp {
  return new RegExp(`^(?:${words.join("|")})`, "iu");
}
