import { humanizeText, type HumanizeInput, verifyFacts } from "#engines/humanizer/humanize-text.ts";
import { fold } from "#engines/text/fold.ts";
import { sentences } from "#engines/text/segment.ts";
import { readStyleRows, type StyleRow } from "#training/humanizer/style-rows.ts";
import { everyNth, mean, shareOf } from "../bands.ts";

/** The rows' writers list the facts of a text and say whether it is sound writing. */
type Row = StyleRow & { facts?: string[]; control?: boolean };

const rows = everyNth(readStyleRows("training/style") as Row[], 3);
const humanize = ({ text, lang }: Row, register: HumanizeInput["register"] = "keep") =>
  humanizeText({ text, strength: "standard", register, keep: [], interfaceLanguage: lang });

type Span = { start: number; end: number };
const meets = (a: Span, b: Span) =>
  Math.min(a.end, b.end) - Math.max(a.start, b.start) >= 0.5 * Math.min(a.end - a.start, b.end - b.start);

function placesOf({ text, sentences: labelled }: Row): Span[] {
  return labelled.flatMap(({ signs }) =>
    signs.flatMap(({ quote }) => {
      const start = text.indexOf(quote);
      return start < 0 ? [] : [{ start, end: start + quote.length }];
    }),
  );
}

/** How the signs that writers marked are found, and sound sentences left alone. */
export function ofSigns() {
  const results = rows.map((row) => ({ row, result: humanize(row) }));
  const signs = results.flatMap(({ row, result }) =>
    placesOf(row).map((place) => ({
      isChanged: result.changes.some((change) => meets(change, place)),
      isMarked: result.marks.some((mark) => meets(mark, place)),
    })),
  );
  const sound = results
    .filter(({ row }) => row.control === true)
    .flatMap(({ row, result }) =>
      sentences(row.text).map((sentence) =>
        [...result.changes, ...result.marks].some(({ start, end }) => start < sentence.end && end > sentence.start),
      ),
    );
  const machine = results.filter(({ row }) => row.control === false);
  return {
    signsSeen: shareOf(signs, ({ isChanged, isMarked }) => isChanged || isMarked),
    signsTakenOut: shareOf(signs, ({ isChanged }) => isChanged),
    soundTouched: shareOf(sound, (isTouched) => isTouched),
    textsChanged: shareOf(machine, ({ row, result }) => result.text !== row.text),
    meanBefore: mean(machine.map(({ result }) => result.scoreBefore)),
    meanAfter: mean(machine.map(({ result }) => result.scoreAfter)),
  };
}

/** How a fact is seen that another text leaves out. */
export function ofFacts() {
  const pairs = rows.flatMap(({ text, facts = [] }) =>
    facts.filter((fact) => text.includes(fact)).map((fact) => ({ text, fact, without: text.replaceAll(fact, "…") })),
  );
  const numbers = pairs.filter(({ fact }) => /\d/u.test(fact));
  const isSeen = ({ text, without }: { text: string; without: string }) =>
    verifyFacts(text, without, []).lost.length > 0;
  return {
    numbersSeen: shareOf(numbers, isSeen),
    othersSeen: shareOf(
      pairs.filter((pair) => !numbers.includes(pair)),
      isSeen,
    ),
    alarmsOnSame: shareOf(rows, ({ text }) => verifyFacts(text, text, []).lost.length > 0),
  };
}

/** Facts lost in any register, those that a writer listed and those that the humanizer knows itself. */
export function lostFacts(): string[] {
  return (["keep", "formal", "friendly"] as const).flatMap((register) =>
    everyNth(rows, 2).flatMap((row) => {
      const { text, facts } = humanize(row, register);
      const gone = (row.facts ?? []).filter(
        (fact) => fold(row.text).includes(fold(fact)) && !fold(text).includes(fold(fact)),
      );
      const other = verifyFacts(row.text, text, []).lost;
      return [...gone, ...facts.lost, ...other].map((fact) => `${row.text.slice(0, 40)}: ${fact}`);
    }),
  );
}

/** All of the humanizer's figures. */
export const figures = () => ({ signs: ofSigns(), facts: { ...ofFacts(), lost: lostFacts().length } });
