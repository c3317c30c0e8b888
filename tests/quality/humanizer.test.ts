import { describe, expect, test } from "vitest";
import { humanizeText, type HumanizeInput, verifyFacts } from "#engines/humanizer/humanize-text.ts";
import { fold } from "#engines/text/fold.ts";
import { sentences } from "#engines/text/segment.ts";
import { readStyleRows, type StyleRow } from "#training/humanizer/style-rows.ts";
import { everyNth, outside, mean, shareOf } from "./bands.ts";

/** The rows' writers list the facts of a text and say whether it is sound writing. */
type Row = StyleRow & { facts?: string[]; control?: boolean };

const rows = everyNth(readStyleRows("training/style") as Row[], 3);
const humanize = ({ text, lang }: Row, register: HumanizeInput["register"] = "keep") =>
  humanizeText({ text, strength: "standard", register, keep: [], interfaceLanguage: lang });
const results = rows.map((row) => ({ row, result: humanize(row) }));

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

const ofSigns = {
  signsSeen: [0.65, 0.7],
  signsTakenOut: [0.094, 0.144],
  soundTouched: [0, 0.013],
  textsChanged: [0.421, 0.471],
  meanBefore: [39.7, 42.7],
  meanAfter: [34.8, 37.8],
} as const;
const ofFacts = { numbersSeen: [0.967, 1], othersSeen: [0.625, 0.665], alarmsOnSame: [0, 0] } as const;

describe("the humanizer, on its own rows", () => {
  test("finds the signs that writers marked and leaves sound sentences alone", () => {
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
    expect(
      outside(
        {
          signsSeen: shareOf(signs, ({ isChanged, isMarked }) => isChanged || isMarked),
          signsTakenOut: shareOf(signs, ({ isChanged }) => isChanged),
          soundTouched: shareOf(sound, (isTouched) => isTouched),
          textsChanged: shareOf(machine, ({ row, result }) => result.text !== row.text),
          meanBefore: mean(machine.map(({ result }) => result.scoreBefore)),
          meanAfter: mean(machine.map(({ result }) => result.scoreAfter)),
        },
        ofSigns,
      ),
    ).toEqual([]);
  });

  test("loses no fact that a writer listed and none that it knows itself, in any register", () => {
    const lost = (["keep", "formal", "friendly"] as const).flatMap((register) =>
      everyNth(rows, 2).flatMap((row) => {
        const { text, facts } = register === "keep" ? humanize(row) : humanize(row, register);
        const gone = (row.facts ?? []).filter(
          (fact) => fold(row.text).includes(fold(fact)) && !fold(text).includes(fold(fact)),
        );
        const other = verifyFacts(row.text, text, []).lost;
        return [...gone, ...facts.lost, ...other].map((fact) => `${row.text.slice(0, 40)}: ${fact}`);
      }),
    );
    expect(lost).toEqual([]);
  });

  test("sees a fact that another text leaves out", () => {
    const pairs = rows.flatMap(({ text, facts = [] }) =>
      facts.filter((fact) => text.includes(fact)).map((fact) => ({ text, fact, without: text.replaceAll(fact, "…") })),
    );
    const numbers = pairs.filter(({ fact }) => /\d/u.test(fact));
    const isSeen = ({ text, without }: { text: string; without: string }) =>
      verifyFacts(text, without, []).lost.length > 0;
    expect(
      outside(
        {
          numbersSeen: shareOf(numbers, isSeen),
          othersSeen: shareOf(
            pairs.filter((pair) => !numbers.includes(pair)),
            isSeen,
          ),
          alarmsOnSame: shareOf(rows, ({ text }) => verifyFacts(text, text, []).lost.length > 0),
        },
        ofFacts,
      ),
    ).toEqual([]);
  });
});
