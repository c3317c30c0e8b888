import type { PromptDocument } from "./document.ts";
import { keyOf } from "./statements.ts";
import { STOP_WORDS } from "./task-lexicon.ts";
import type { Word } from "./word.ts";

/** A number with what it counts. Offsets in the original; `first` and `last` are words. */
export interface Count {
  value: number;
  /** word, line, sentence, paragraph …; other nouns by their key. */
  unit: string;
  noun: string;
  start: number;
  end: number;
  first: number;
  last: number;
  /** "The ten names": names spoken of before. */
  definite: boolean;
  /** "At least": a lower bound. */
  least: boolean;
  /** One end of a range. */
  ranged: boolean;
}

const NUMBERS = new Map<string, number>();
const spell = (value: number, words: string) => {
  for (const word of words.split(" ")) NUMBERS.set(word, value);
};
spell(1, "one single واحد واحده وحده وحيد وحيده");
spell(2, "two both couple اثنين اثنان اثنتين اتنين تنتين جوج زوج");
spell(3, "three ثلاث ثلاثه تلات تلاته ثلاثة تلت");
spell(4, "four اربع اربعه ربعه");
spell(5, "five خمس خمسه");
spell(6, "six ست سته");
spell(7, "seven سبع سبعه");
spell(8, "eight ثمان ثماني ثمانيه تمن تمنيه تماني");
spell(9, "nine تسع تسعه");
spell(10, "ten عشر عشره");
spell(11, "eleven");
spell(12, "twelve dozen");
spell(13, "thirteen");
spell(14, "fourteen");
spell(16, "sixteen");
spell(18, "eighteen");
spell(24, "two-dozen");
spell(15, "fifteen");
spell(20, "twenty عشرين عشرون");
spell(30, "thirty ثلاثين ثلاثون تلاتين");
spell(40, "forty اربعين اربعون");
spell(50, "fifty خمسين خمسون");
spell(60, "sixty ستين ستون");
spell(70, "seventy سبعين سبعون");
spell(80, "eighty ثمانين ثمانون تمانين");
spell(90, "ninety تسعين تسعون");
spell(100, "hundred مايه");
spell(200, "ميتين مءتين مايتين");
/** Arabic duals and units that carry their own number. */
const DUALS: Readonly<Record<string, [number, string]>> = {
  سطرين: [2, "line"],
  سطران: [2, "line"],
  جملتين: [2, "sentence"],
  جملتان: [2, "sentence"],
  كلمتين: [2, "word"],
  كلمتان: [2, "word"],
  فقرتين: [2, "paragraph"],
  فقرتان: [2, "paragraph"],
  صفحتين: [2, "page"],
  نقطتين: [2, "point"],
  نقطتان: [2, "point"],
};
const UNITS: Readonly<Record<string, string>> = {
  word: "word",
  words: "word",
  كلمه: "word",
  كلمات: "word",
  كلمن: "word",
  line: "line",
  lines: "line",
  liner: "line",
  سطر: "line",
  سطور: "line",
  اسطر: "line",
  سطرا: "line",
  sentence: "sentence",
  sentences: "sentence",
  جمله: "sentence",
  جمل: "sentence",
  paragraph: "paragraph",
  paragraphs: "paragraph",
  فقره: "paragraph",
  فقرات: "paragraph",
  page: "page",
  pages: "page",
  صفحه: "page",
  صفحات: "page",
  point: "point",
  points: "point",
  bullet: "point",
  bullets: "point",
  نقطه: "point",
  نقاط: "point",
  نقط: "point",
};
const BETWEEN =
  /^(?:short|brief|bullet|key|numbered|plain|headed|single|full|good|more|different|separate|catchy|new|best|main)$/;

const known = new WeakMap<PromptDocument, readonly Count[]>();

/** Every count of the instructions, digits and number words, before or (in Arabic) after the noun. */
export function countsIn(document: PromptDocument): readonly Count[] {
  let found = known.get(document);
  if (!found) known.set(document, (found = read(document)));
  return found;
}

/** The value of digits or of a number word; null for other words. */
export function numberNamed(text: string): number | null {
  return /^\d{1,6}$/.test(text) ? Number(text) : (NUMBERS.get(text) ?? null);
}

/** The value of a word that is digits or a number word; null for other words. */
export function numberOf(word: Word | undefined): number | null {
  if (!word) return null;
  let value = VALUES.get(word.stems);
  if (value === undefined) VALUES.set(word.stems, (value = readNumber(word)));
  return value;
}

/** By the stems, which the words of one form share. */
const VALUES = new WeakMap<readonly string[], number | null>();

function readNumber(word: Word): number | null {
  if (/^\d{1,6}$/.test(word.text)) return Number(word.text);
  for (const stem of word.stems) {
    const value = NUMBERS.get(stem);
    if (value !== undefined) return value;
  }
  return null;
}

function read(document: PromptDocument): Count[] {
  const { words } = document;
  const found: Count[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] as Word;
    const dual = /[نت]/.test(word.text)
      ? [...word.stems, word.text.slice(1)].map((form) => DUALS[form]).find(Boolean)
      : null;
    if (dual) found.push(count(document, dual[0], dual[1], dual[1], index, index));
    const value = numberOf(word);
    if (value === null || (/^ال/.test(word.text) && words[index - 1]?.text === "يوم")) continue;
    let at = index + 1;
    while (at < index + 3 && BETWEEN.test(words[at]?.text ?? "")) at += 1;
    const next = words[at];
    const before = words[index - 1];
    if (next && !next.opens && next.sentence === word.sentence && numberOf(next) === null && namesAUnit(next)) {
      found.push(count(document, value, unitOf(next), keyOf(next) || unitOf(next), index, at));
    } else if (before && !word.opens && /^[ء-ي]/.test(word.text) && namesAUnit(before)) {
      found.push(count(document, value, unitOf(before), keyOf(before) || unitOf(before), index - 1, index));
    }
  }
  return found;
}

function namesAUnit(word: Word): boolean {
  return unitOf(word) !== "";
}

function unitOf(word: Word): string {
  for (const form of [...word.stems, word.text.slice(1)]) if (UNITS[form] !== undefined) return UNITS[form] as string;
  return keyOf(word) || (/^[a-z]{4,}$/.test(word.text) && !STOP_WORDS.has(word.text) ? word.text : "");
}

function count(
  document: PromptDocument,
  value: number,
  unit: string,
  noun: string,
  first: number,
  last: number,
): Count {
  const from = document.words[first] as Word;
  const to = document.words[last] as Word;
  const before = document.phrase(first - 3, first - 1);
  return {
    value,
    unit,
    noun,
    start: from.start,
    end: to.end,
    first,
    last,
    definite:
      /(?:^| )(?:the|all|all the|these|those|(?:list|set|series) of(?: the)?)$/.test(before) ||
      (/^[وبفل]?ال/.test(from.text) && /^ال/.test(to.text)),
    least:
      /(?:at least|no fewer than|no less than|minimum of|more than|over|run to|runs to|reach)(?: \w+)?$|(?:علي الاقل|لا يقل عن|لا تقل عن|اكثر من|فوق)$/.test(
        before,
      ) || /^(?:at least|or more|minimum|علي الاقل|فاكثر|او اكثر)/.test(document.phrase(last + 1, last + 2)),
    ranged:
      /(?:\d|to|from|between|من|الي|بين)$/.test(before) ||
      /^(?:to|or|الي|او)/.test(document.phrase(last + 1, last + 1)),
  };
}
