import checkerWords from "../checker-words.json" with { type: "json" };
import { TASK_TYPES, type TaskType } from "#engines/reader/reading.ts";
import { TOKEN } from "#engines/reader/tokens.ts";
import { wholeWords } from "#engines/text/words/word-pattern.ts";
import { NUMBER_WORDS, UNIT_OF } from "../limits/number-words-data.ts";
import type { Limit } from "../limits/read-limits.ts";
import type { PromptReading } from "../reading/read-prompt.ts";
import type { Region } from "../reading/regions.ts";

interface Source {
  reading: PromptReading;
  limits: readonly Limit[];
  regions: readonly Region[];
  /** Folded, with everything that is not the author's own words blanked. */
  freeText: string;
}
/** What the evidence says of it, each 0 to 1. */
type Stated = Readonly<Record<"plain" | "anchors" | "material" | "audience" | "breadth", number>>;

/** Work on something that must be there. */
const ON_MATERIAL: readonly TaskType[] = ["summarise", "rewrite", "translate", "extract-classify"];
/** Work that turns out otherwise for every writer and reader: letters, articles, plans. */
const OF_THE_CASE: readonly TaskType[] = [
  ...ON_MATERIAL,
  "article",
  "marketing",
  "email-letter",
  "support-reply",
  "plan",
  "career",
];
const LETTERS: readonly TaskType[] = ["email-letter", "support-reply", "career"];
const LIKELY = 0.5;
const STATED = 0.3;
/** With less said than this a prompt is short. */
const SHORT = 0.6;
const POINTERS = wholeWords(checkerWords.clashes.pointers, "u");
/** "One" and «واحد» count nothing. */
const ONE = 1;

/**
 * Whether a prompt lacks what its kind of work cannot do without: it points at material that is not there, it is short and asks for
 * work on material that it does not name, or it is short and has no figure, material or reader at all.
 */
export function lacksBasics(source: Source, stated: Stated): boolean {
  if (stated.plain === 1 || stated.material >= STATED) return false;
  if (pointsAtNothing(source)) return true;
  // After a colon or on a further line there may be what it is about.
  if (stated.breadth >= SHORT || source.regions.length > 0 || /[:\n]/.test(source.freeText.trim())) return false;
  if (chanceOfAny(source.reading, ON_MATERIAL) >= LIKELY) return true;
  return (
    stated.anchors === 0 &&
    stated.audience < STATED &&
    chanceOfAny(source.reading, OF_THE_CASE) >= LIKELY &&
    !namesNumber(source)
  );
}

/** "The report below", and nothing below: no further line, quotation or list. */
function pointsAtNothing({ freeText, regions, reading }: Source): boolean {
  const pointer = POINTERS.exec(freeText);
  if (pointer === null || regions.length > 0 || chanceOfAny(reading, ["agent-bot"]) >= LIKELY) return false;
  return !/[:\n]/.test(freeText.slice(pointer.index).trim());
}

function chanceOfAny({ types }: PromptReading, wanted: readonly TaskType[]): number {
  return wanted.reduce((sum, type) => sum + (types[TASK_TYPES.indexOf(type)] as number), 0);
}

/** A number in figures or words, or a length, which says nothing of what a letter is about; an Arabic word may carry a preposition. */
function namesNumber({ reading, limits }: Source): boolean {
  if (limits.length > 0 && chanceOfAny(reading, LETTERS) < LIKELY) return true;
  return reading.tokens.some(({ shape, text }) => {
    const names = [text, text.replace(/^[وف]?[بل]?(?=[ء-ي]{3})/u, "")];
    return shape === TOKEN.number || names.some((name) => (NUMBER_WORDS[name] ?? UNIT_OF[name]?.value ?? 0) > ONE);
  });
}
