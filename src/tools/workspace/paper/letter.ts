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
const DATE_LINE = new RegExp(
  `^(?:${[
    "(?:ال)?تاريخ(?:\\s+(?:الخطاب|الرسالة|الطلب|التحرير|اليوم))?",
    "(?:حُ?رّ?ر|كُ?تب|تحرير[اًا]*)(?:ت|نا)?(?:\\s+(?:في|ب\\S+(?:\\s+في)?))",
    "(?:letter\\s+)?dated?(?=\\s*[:：\\s[]|$)",
  ].join("|")})\\s*[:：]?\\s*(.*)$`,
  "iu",
);
const [DIGIT, LABEL] = [/\p{Nd}/u, /^(?:ال)?تاريخ|^date/iu] as const;
/** The date beside other things in one line: «الرقم: ٣ … التاريخ: ٥/٣/١٤٤٨». */
const DATE_BESIDE = /(?:(?:ال)?تاريخ|الموافق|\bdate)\s*[:：]?\s*\p{Nd}/iu;
/** A date that is left for its writer: nothing, dots, or words between brackets. */
const BLANK_DATE = /^(?:[.…_\-/\s]*|[[{(<«]+[^\]})>»]*[\]})>»]+)(?:\s*(?:هـ|م|ه))?$/u;
/** A year of either calendar, and a day: a short line with both, and without a colon, is a date by itself. */
const YEAR = /(?<!\p{Nd})(?:20|19|14|٢٠|١٩|١٤)\p{Nd}{2}(?!\p{Nd})/u;
const DAY = /(?<!\p{Nd})\p{Nd}{1,2}(?!\p{Nd})/u;
/** Day, month and year by figures: "3/5/26", «٥-٣-١٤٤٨». */
const FIGURES =
  /(?<!\p{Nd})(?:\p{Nd}{1,2}\s*[/.\-–]\s*\p{Nd}{1,2}\s*[/.\-–]\s*\p{Nd}{2,4}|\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2})(?!\p{Nd})/u;
const SUBJECT = /^(?:الموضوع|بخصوص|بشأن|عطف[اًا]|إشارة|subject|re|regarding|ref)\b|^(?:الموضوع|بخصوص|بشأن|إشارة)/iu;
const LONGEST_DATE = 45;
/** With the place, the day of the week and both calendars. */
const LONGEST_PLACE_AND_DATE = 100;
/** Blocks at the head and at the end in which a letter has its date. */
const [HEAD, END] = [12, 6] as const;

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
  const head = paper.blocks.slice(0, HEAD);
  if (head.some(hasDate) || paper.blocks.slice(HEAD).slice(-END).some(hasDate)) return paper;
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

/** Whether a line, a heading or a table of labels gives the letter's date, in figures or in words. */
function hasDate(block: Block): boolean {
  if (block.kind === "table") return block.rows.some((row) => DATE_BESIDE.test(row.map(cellWords).join(" ")));
  if (block.kind !== "line" && block.kind !== "heading") return false;
  const words = wordsOf(block.spans).trim();
  const said = DATE_LINE.exec(words)?.[1];
  if (said !== undefined && words.length <= LONGEST_PLACE_AND_DATE)
    return DIGIT.test(said) || (LABEL.test(words) && !BLANK_DATE.test(said.trim()));
  if (SUBJECT.test(words) || OPENINGS.test(words)) return false;
  if (words.length <= LONGEST_PLACE_AND_DATE && DATE_BESIDE.test(words)) return true;
  const isDate = FIGURES.test(words) || (YEAR.test(words) && DAY.test(words));
  if (!isDate || /[.؟?!]$/u.test(words.replace(/\s(?:هـ|م)\.$/u, ""))) return false;
  return words.length <= LONGEST_DATE
    ? !/:\s*\S+.*:/u.test(words)
    : /[،,]|\sفي\s/u.test(words.slice(0, 40)) && words.length <= LONGEST_PLACE_AND_DATE;
}

const cellWords = ({ spans }: { spans: Parameters<typeof wordsOf>[0] }) => wordsOf(spans);

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
