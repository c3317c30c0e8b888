/** A dash, a bullet, or a number with its point or bracket, in either kind of digits. */
const BULLET = /^[-–—•*▪●·]\s+/u;
const NUMBER = /^\(?\p{Nd}{1,2}[.)،-]\s+/u;
const COMMA = /\s*[,،;؛]$/u;

/** An answer as it is set below its label. */
export interface AnswerLines {
  /** What comes on the label's own line, empty for nothing. */
  first: string;
  /** What comes below it; items are indented, so that they stay the label's own. */
  below: string[];
}

/**
 * An answer of several lines: marked lines (-, •, 1.), with one line before them at most, and lines that end in commas,
 * are a list under the
 * label. Other texts stay to the letter. `isList` says that each line is an item, marked or not.
 */
export function answerLines(answer: string, isList = false): AnswerLines {
  const text = answer.trim();
  if (!text.includes("\n")) return { first: text, below: [] };
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (isList || isMarked(lines)) return { first: "", below: lines.map(itemOf) };
  const [intro = "", ...rest] = lines;
  if (rest.length > 1 && isMarked(rest)) return { first: intro, below: rest.map(itemOf) };
  if (lines.slice(0, -1).every((line) => COMMA.test(line)))
    return { first: "", below: lines.map((line) => itemOf(line.replace(COMMA, ""))) };
  return { first: "", below: text.split("\n") };
}

function isMarked(lines: readonly string[]): boolean {
  return lines.every((line) => BULLET.test(line) || NUMBER.test(line));
}

/** A number is part of what was said ("in this order"); any bullet is a dash, as Markdown has it. */
function itemOf(line: string): string {
  return NUMBER.test(line) ? `  ${line}` : `  - ${line.replace(BULLET, "")}`;
}
