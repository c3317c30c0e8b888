import { stripTashkeel } from "#engines/text/fold.ts";
import type { Edit } from "../humanizer-types.ts";
import type { Sentence, StyleText } from "../read-style.ts";
import { FRAMES, RESIDUE, TAILS } from "./frames.ts";
import { type Swap, SWAPS } from "./swaps.ts";
import { openedAfter } from "./open-clause.ts";
import { settledAfter } from "./after-frame.ts";

/** A unit that a table knows, with what its place would hold without it; null where the rest cannot stay as it is. */
export interface Unit {
  edit: Edit;
  sentence: Sentence;
  /** Where what stays of the sentence begins. */
  rest: number;
  /** It says something about the world: nothing later may lean on it. */
  speaks: boolean;
  /** What stays of the sentence would not be grammatical. */
  isBound: boolean;
  /** People hardly ever write so: it counts without other signs beside it. */
  isSure: boolean;
}

const MARK = "[\\u064B-\\u0652\\u0670\\u0640]*";
/** Characters that an assistant's first words take at the most. */
const NEAR_START = 40;
/** And its last words. */
const NEAR_END = 160;
const LEAD = "^[\"'«“(*]{0,2}";

/** A pattern over Arabic without marks, made to match the text with them. */
function overMarks(pattern: string, language: "ar" | "en"): string {
  if (language === "en") return pattern;
  // A letter, or a class of letters, may carry marks; a class of what is not meant stays as it is.
  return pattern.replace(/\[\^[^\]]*\]|\[[^\]]*[ء-ي][^\]]*\]|[ء-ي]/g, (part) =>
    part.startsWith("[^") ? part : `(?:${part}${MARK})`,
  );
}

const compiled = new WeakMap<object, RegExp>();

/** The pattern of a row of a table, made once. */
function patternOf(row: object, language: "ar" | "en", flags: string, pattern: () => string): RegExp {
  let made = compiled.get(row);
  if (!made) compiled.set(row, (made = new RegExp(overMarks(pattern(), language), flags)));
  return made;
}

const needles = new WeakMap<Swap, string>();

/** The longest run of letters that is in whatever a swap finds: without it in a text no pattern has to be tried. */
function needleOf(swap: Swap): string {
  let needle = needles.get(swap);
  if (needle === undefined) {
    let plain = swap.find;
    for (let before = ""; before !== plain;) {
      before = plain;
      plain = plain.replace(/\([^()]*\)[?*]?/g, "|");
    }
    const runs = plain.split(/\[[^\]]*\][?*]?|\\.|[^\s\p{L}][?*]?|\p{L}[?*]/u).map((run) => run.trim());
    needle = runs.reduce((longest, run) => (run.length > longest.length ? run : longest), "").toLowerCase();
    needles.set(swap, needle);
  }
  return needle;
}

/** The swaps of which anything is in a text. */
export function swapsFor({ text, language }: StyleText): Swap[] {
  return swapsIn(SWAPS[language], text, language);
}

function swapsIn(swaps: readonly Swap[], text: string, language: "ar" | "en"): Swap[] {
  if (swaps.length === 0) return [];
  const plain = language === "ar" ? stripTashkeel(text) : text.toLowerCase();
  return swaps.filter((swap) => plain.includes(needleOf(swap)));
}

/** Every unit of the tables that is in a sentence; `swaps` are those of its text. */
export function unitsIn(style: StyleText, sentence: Sentence, swaps: readonly Swap[]): Unit[] {
  return [
    ...residueIn(style, sentence),
    ...framesIn(style, sentence),
    ...tailsIn(style, sentence),
    ...swapped(style, sentence, swapsIn(swaps, sentence.text, style.language)),
  ];
}

function residueIn({ text, language }: StyleText, sentence: Sentence): Unit[] {
  const line = text.lastIndexOf("\n", sentence.start - 1) + 1;
  const opensLine = sentence.start === 0 || /^[ \t]*$/.test(text.slice(line, sentence.start));
  const isNearStart = sentence.start < NEAR_START;
  const closesText = text.length - sentence.end < NEAR_END || /^\s*(?:\n|$)/.test(text.slice(sentence.end));
  return RESIDUE[language].flatMap((row) => {
    const { sign, pattern } = row;
    const opens = sign === "chatbot-opening" || sign === "sycophancy";
    if (opens ? !opensLine && !isNearStart : sign === "chatbot-closing" && !closesText) return [];
    const whole = patternOf(row, language, "iu", () => `^(?:${pattern})$`);
    if (!whole.test(sentence.text)) return [];
    const edit: Edit = { kind: "residue", ruleId: sign, start: sentence.start, end: sentence.end, after: "" };
    return [{ edit, sentence, rest: sentence.end, speaks: false, isBound: false, isSure: true }];
  });
}

/** The particle with which a frame ends, and the pronoun on it. */
const PARTICLES = {
  anna: "(?:أن(?<suffix>ه|ها|هم|هما|هن|نا|ني)?) ",
  inna: "(?:إن(?<suffix>ه|ها|هم|هما|هن|نا|ني)? )?",
  clause: "",
};

function framesIn({ text, language, locks, names }: StyleText, sentence: Sentence): Unit[] {
  for (const row of FRAMES[language]) {
    const { sign, opens, pattern, speaks, weak } = row;
    const match = patternOf(row, language, "u", () => `${LEAD}(?<frame>${pattern}${PARTICLES[opens]})`).exec(
      sentence.text,
    );
    const frame = match?.groups?.["frame"];
    if (match === null || frame === undefined) continue;
    const start = sentence.start + match[0].length - frame.length;
    const end = start + frame.length;
    const rest = text.slice(end, sentence.end);
    if (rest.split(/\s+/).length < 3) continue;
    const suffix = match.groups?.["suffix"];
    const opened =
      language === "en"
        ? openedAfter(
            rest,
            names.some((name) => name.start === end),
          )
        : settledAfter(
            stripTashkeel(rest),
            opens !== "clause" && /[أإ]ن\S* $/u.test(stripTashkeel(frame)),
            stripTashkeel(suffix ?? ""),
          );
    const edit: Edit = {
      kind: "frame",
      ruleId: sign,
      start,
      end: end + (opened?.taken ?? 0),
      after: opened?.put ?? "",
    };
    const isLocked = locks.some((lock) => lock.start < edit.start + frame.length && lock.end > edit.start);
    return [
      {
        edit,
        sentence,
        rest: end,
        speaks: speaks === true,
        isBound: opened === null || isLocked,
        isSure: weak !== true,
      },
    ];
  }
  return [];
}

const tailOf = (language: "ar" | "en") =>
  new RegExp(overMarks(`(?:${TAILS[language]})[^،,;؛:.!?؟]*(?<stop>[.!]?)$`, language), "u");
const TAIL = { ar: tailOf("ar"), en: tailOf("en") };

/** A tail is cut only where it runs to the sentence's end without another clause in it. */
function tailsIn({ language }: StyleText, sentence: Sentence): Unit[] {
  const tail = TAIL[language].exec(sentence.text);
  if (!tail) return [];
  const stop = tail.groups?.["stop"] ?? "";
  const edit: Edit = {
    kind: "tail",
    ruleId: "shallow-tail",
    start: sentence.start + tail.index,
    end: sentence.end - stop.length,
    after: "",
  };
  return [{ edit, sentence, rest: sentence.end, speaks: true, isBound: false, isSure: false }];
}

function swapped({ language }: StyleText, sentence: Sentence, swaps: readonly Swap[]): Unit[] {
  return swaps.flatMap((swap) => {
    const { sign, find, to, weak } = swap;
    const pattern = patternOf(swap, language, "giu", () => `(?<![\\p{L}\\p{M}])${find}(?![\\p{L}\\p{M}])`);
    return [...sentence.text.matchAll(pattern)].map((match): Unit => {
      const start = sentence.start + match.index;
      const plain = to.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? "");
      const isCapital = /^\p{Lu}/u.test(match[0]);
      const after = isCapital ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
      const edit: Edit = { kind: "swap", ruleId: sign, start, end: start + match[0].length, after };
      return { edit, sentence, rest: edit.end, speaks: false, isBound: false, isSure: weak !== true };
    });
  });
}
