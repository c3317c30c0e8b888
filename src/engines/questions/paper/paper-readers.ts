import { anyOf, compileLabels, type PaperLine, roleBefore } from "./paper-lines.ts";
import {
  AMOUNT_LABELS,
  CURRENCIES,
  CURRENCY_SIGNS,
  DATE_LABELS,
  MONTHS,
  type PaperRole,
  PHONE_LABELS,
  REFERENCE_LABELS,
} from "./paper-words.ts";

/** A find in the folded text. */
export interface Find {
  role: PaperRole;
  kind: "reference" | "date" | "amount" | "phone" | "name";
  start: number;
  end: number;
  isNamed: boolean;
}

const DATES = compileLabels(DATE_LABELS);
const AMOUNTS = compileLabels(AMOUNT_LABELS);
const PHONES = compileLabels(PHONE_LABELS);

const MONTH = anyOf(MONTHS);
const ERA = "(?:\\s?(?:هجري|ميلادي|ه|م|ah|h|ce|ad)(?![\\p{L}\\p{N}]))?";
const YEAR = "(?:1[34]\\d\\d|19\\d\\d|20\\d\\d)";
const IN_FIGURES = [
  `(?<![\\p{N}\\p{L}]|[\\p{N}\\p{L}][-/.])`,
  `(?:${YEAR}([-/.])\\d{1,2}\\1\\d{1,2}|\\d{1,2}([-/.])\\d{1,2}\\2(?:${YEAR}|\\d\\d))`,
  `(?![\\p{N}]|[-/.]\\p{N})${ERA}`,
].join("");
const DAY_FIRST = [
  `(?<![\\p{N}\\p{L}])\\d{1,2}(?:st|nd|rd|th)?\\s*(?:من\\s+|of\\s+)?[-/ ]?\\s*(?:شهر\\s+)?${MONTH}\\.?`,
  `(?:[\\s,،/-]+(?:لعام\\s+|عام\\s+|سنه\\s+)?${YEAR}(?!\\p{N})${ERA})?(?![\\p{L}])`,
].join("");
const MONTH_FIRST = `(?<![\\p{L}])${MONTH}\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?(?:\\s*,?\\s+${YEAR})?(?![\\p{N}\\p{L}])`;
const DATE = new RegExp([IN_FIGURES, DAY_FIRST, MONTH_FIRST].join("|"), "gu");

const NUMBER =
  "(?:\\d{1,3}(?:[,٬،']\\d{3})+(?:[.٫]\\d{1,3})?|\\d{1,3}(?:\\.\\d{3}){2,}(?:,\\d{1,2})?|\\d+(?:[.,٫]\\d{1,3})?)";
const CURRENCY = `(?:[${CURRENCY_SIGNS}]|(?<![\\p{L}])${anyOf(CURRENCIES)}(?![\\p{L}]))`;
const SCALE = "(?:\\s?(?:الف|الاف|مليون|k|m|million|thousand)(?![\\p{L}]))?";
const MONEY = new RegExp(
  `(?<![\\p{L}\\p{N}][.,/-]?)${NUMBER}${SCALE}\\s?${CURRENCY}|${CURRENCY}[.:]?\\s?${NUMBER}${SCALE}(?![\\p{N}]|[-/]\\p{N})`,
  "gu",
);
const BARE_AMOUNT = new RegExp(
  `^\\s*(?:\\([^)\\d]{0,25}\\))?[\\s:：.=|-]*(${NUMBER})(?![\\p{L}\\p{N}/-]|[.,]\\p{N})`,
  "u",
);

const GROUPS = "\\d[\\d]*(?:[ -]?\\(?\\d{2,}\\)?)*";
const PHONE = new RegExp(
  `(?<![\\p{L}\\p{N}][-/.]?)(?:\\+\\s?${GROUPS}|00${GROUPS}|0${GROUPS}|9200\\d{5}|800\\d{7})(?![\\p{L}\\p{N}])`,
  "gu",
);
const LABELLED_PHONE = /^[\s:：./|-]*(\+?\s?\(?\d[\d()]*(?:[ -]\(?\d{2,}\)?)*)(?![\p{L}\p{N}/])/u;

const STRONG = REFERENCE_LABELS.slice(0, -1);
const REFERENCES = compileLabels<PaperRole>(STRONG);
/** "No." alone names a reference only with its sign behind it. */
const WEAK = new RegExp(`(?<![\\p{L}\\p{N}])${anyOf(REFERENCE_LABELS.at(-1)?.[1] ?? "")}\\s*[.:：#/]`, "gu");
const SPACED: ReadonlySet<PaperRole> = new Set(["iban", "account", "taxNumber", "identity"]);
const TOKEN = /^[\s:：.#/\-–—=|)(]*(?:no\.?|رقم)?[\s:：.#/\-–—=|(]*([\p{L}\p{N}][\p{L}\p{N}/._\\-]{0,29})/u;
const SPACED_TOKEN = /^[\s:：.#/\-–—=|(]*([a-z]{0,2}\d{2,}(?: [\da-z]{2,6}){1,8})(?![\p{L}\p{N}]|[/.-]\p{N})/u;

type Reader = (line: PaperLine, lines: readonly PaperLine[], at: number) => Find[];

/** The line's words before a place; where there are none, the line above if it holds nothing but words. */
function wordsBefore(line: PaperLine, lines: readonly PaperLine[], at: number, index: number): string {
  const own = line.text.slice(0, index);
  if (/[\p{L}\p{N}]/u.test(own)) return own;
  const above = lines[at - 1]?.text ?? "";
  return /\d/.test(above) ? "" : above.trimEnd();
}

const findDates: Reader = (line, lines, at) =>
  [...line.text.matchAll(DATE)]
    .filter(({ 0: words }) => isDay(words))
    .map((match) => {
      const named = roleBefore(DATES, wordsBefore(line, lines, at, match.index));
      return find("date", named?.role ?? "date", line, match.index, match[0].trimEnd(), named !== null);
    });

/** A day and a month that a calendar has. */
function isDay(words: string): boolean {
  const numbers = words.match(/\d+/g)?.map(Number) ?? [];
  if (/\p{L}{3}/u.test(words.replace(/هجري|ميلادي/u, ""))) return numbers.some((number) => number >= 1 && number <= 31);
  const [first = 0, second = 0, third = 0] = numbers;
  const [day, month] = first > 31 ? [third, second] : [first, second];
  const isMonth = (number: number) => number >= 1 && number <= 12;
  return day >= 1 && month >= 1 && Math.max(day, month) <= 31 && (isMonth(day) || isMonth(month));
}

const findMoney: Reader = (line, lines, at) => {
  let from = 0;
  return [...line.text.matchAll(MONEY)].map((match) => {
    const before = wordsBefore(line, lines, at, match.index);
    const named = roleBefore(
      AMOUNTS,
      before.length >= match.index ? before.slice(Math.min(from, before.length)) : before,
    );
    from = match.index + match[0].length;
    return find("amount", named?.role ?? "amount", line, match.index, match[0], named !== null);
  });
};

/** A total without its currency, right behind its word. */
const findBareAmounts: Reader = (line, lines, at) => {
  const found: Find[] = [];
  for (const [role, pattern] of AMOUNTS)
    for (const match of line.text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const here = behind(line, lines, at, end, BARE_AMOUNT);
      if (here && here.words.length > 1) found.push(find("amount", role, here.line, here.index, here.words, true));
    }
  return found.sort((a, b) => a.start - b.start);
};

const findReferences: Reader = (line, lines, at) => {
  const found: Find[] = [];
  for (const [role, pattern, isWeak] of [
    ...REFERENCES.map(([name, words]) => [name, words, false] as const),
    ["reference", WEAK, true] as const,
  ])
    for (const match of line.text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const spaced = SPACED.has(role) ? behind(line, lines, at, end, SPACED_TOKEN) : null;
      const here = spaced ?? behind(line, lines, at, end, TOKEN);
      if (!here) continue;
      const words = here.words.replace(/[/._\\-]+$/, "");
      if (isReference(words, isWeak)) found.push(find("reference", role, here.line, here.index, words, true));
    }
  return found;
};

function isReference(words: string, isWeak: boolean): boolean {
  return /\d/.test(words) && words.length >= (isWeak ? 3 : 2) && !/^\d{1,2}([/.-])\d{1,2}\1\d{2,4}$/.test(words);
}

const findPhones: Reader = (line, lines, at) => {
  const found: Find[] = [];
  for (const [role, pattern] of PHONES)
    for (const match of line.text.matchAll(pattern)) {
      const here = behind(line, lines, at, match.index + match[0].length, LABELLED_PHONE);
      const words = here && oneNumber(here.words);
      if (here && words && digitsIn(words) >= 4) found.push(find("phone", role, here.line, here.index, words, true));
    }
  for (const match of line.text.matchAll(PHONE)) {
    const words = oneNumber(match[0]);
    const digits = digitsIn(words);
    if (digits >= 8 && digits <= 15) found.push(find("phone", "phone", line, match.index, words, false));
  }
  return found;
};

function digitsIn(words: string): number {
  return words.replace(/\D/g, "").length;
}

/** As many groups of digits as make one number: what follows with a blank between may be another. */
function oneNumber(words: string): string {
  const enough = /^(?:\+|00)/.test(words) ? 10 : 9;
  let end = 0;
  for (const group of words.matchAll(/[+(]?\s?\d+\)?/g)) {
    if (end > 0 && digitsIn(words.slice(0, end)) >= enough) break;
    end = group.index + group[0].length;
  }
  return words.slice(0, end);
}

/** What a pattern finds right behind a label: on its line, or where the line ends there, at the start of the next one. */
function behind(
  line: PaperLine,
  lines: readonly PaperLine[],
  at: number,
  end: number,
  pattern: RegExp,
): { line: PaperLine; index: number; words: string } | null {
  const rest = line.text.slice(end);
  const isLast = !/[\p{L}\p{N}]/u.test(rest);
  const place = isLast ? lines[at + 1] : line;
  const from = isLast ? 0 : end;
  const match = place && pattern.exec(place.text.slice(from));
  const words = match?.[1];
  if (!place || !match || !words) return null;
  return { line: place, index: from + match.index + match[0].lastIndexOf(words), words };
}

function find(
  kind: Find["kind"],
  role: PaperRole,
  line: PaperLine,
  index: number,
  words: string,
  isNamed: boolean,
): Find {
  const blank = words.length - words.trimStart().length;
  return { kind, role, start: line.start + index + blank, end: line.start + index + words.trimEnd().length, isNamed };
}

/** In this order: what one has taken is no other's. */
export const READERS: readonly Reader[] = [findDates, findMoney, findReferences, findBareAmounts, findPhones];
