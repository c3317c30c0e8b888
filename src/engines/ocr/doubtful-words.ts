import type { ReadLine } from "./reading.ts";
import { hasArabic, isTooWide, type OcrWord } from "./recognised.ts";

/** What a word keeps of its certainty when it cannot be right, or was guessed: well below what the page underlines. */
const DOUBT = 40;
/** Letters and figures in one word are taken for one another; surer ones are left alone. */
const SURE_CODE = 85;
/** Short words of Latin titles and sentences that begin with a capital: no figure was lost in them. */
const SHORT_WORDS = new Set(
  "Al Am An As At Be By Dr Go He If In Is It Me Mr Ms My No Of Ok On Or So St To Up Us Vs We".split(" "),
);

/**
 * Lines whose words that cannot be right lose their certainty, so that they are shown as doubtful: times that no clock shows, figures
 * with room for more, a small Latin letter beside a time, and codes of letters and figures ("B5A" for 85A, "Ad" for A4) that
 * were read without certainty.
 */
export function withDoubts(lines: readonly ReadLine[]): ReadLine[] {
  return lines.map((line) => {
    const isArabic = line.cells.some((cell) => cell.some((word) => hasArabic(word.text)));
    return { ...line, cells: line.cells.map((cell) => cell.map((word, at) => doubted(word, cell, at, isArabic))) };
  });
}

function doubted(word: OcrWord, cell: readonly OcrWord[], at: number, isArabic: boolean): OcrWord {
  const beside = [cell[at - 1], cell[at + 1]].some((other) => other && clockOf(other.text) !== null);
  const isWrong =
    clockOf(word.text) === "impossible" ||
    isTooWide(word) ||
    (beside && /^[a-z]$/u.test(word.text)) ||
    (word.confidence < SURE_CODE && (isCode(word.text) || (isArabic && isBrokenCode(word.text))));
  return isWrong ? { ...word, confidence: Math.min(word.confidence, DOUBT) } : word;
}

/** Whether a word is written like a time of day, and whether a clock can show it. */
function clockOf(text: string): "possible" | "impossible" | null {
  const [, hours, minutes] = /^([0-9٠-٩]{1,2}):([0-9٠-٩]{2})[.,،:؛]?$/u.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  return valueOf(hours) <= 24 && valueOf(minutes) <= 59 ? "possible" : "impossible";
}

function valueOf(digits: string): number {
  return Number(digits.replace(/[٠-٩]/gu, (digit) => String("٠١٢٣٤٥٦٧٨٩".indexOf(digit))));
}

/** Latin letters and figures in one word, as in names of goods; an amount with its unit or an ordinal is none. */
function isCode(text: string): boolean {
  const bare = text.replace(/^\p{P}+|\p{P}+$/gu, "");
  const isAmount = /^[0-9]+(?:[a-z]{1,3}|[A-Z]{2,3}|[LVW]|[MG]?Hz)$/u.test(bare);
  return /^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9-]+$/u.test(bare) && !isAmount;
}

/** A capital with one small letter, alone in an Arabic line: what a paper size or a model became when its figure was lost. */
function isBrokenCode(text: string): boolean {
  return /^[A-Z][a-z]$/u.test(text) && !SHORT_WORDS.has(text);
}
