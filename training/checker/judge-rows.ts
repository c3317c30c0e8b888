import { faultsOf } from "#engines/prompt-checker/find-faults.ts";
import { Prompt } from "#engines/prompt-checker/reading/prompt.ts";
import type { CheckerWeights } from "#engines/prompt-checker/reading/read-prompt.ts";
import { type Term, termsOf } from "#engines/prompt-checker/score/score-terms.ts";
import type { Judged, JudgedPair } from "./fit-score.ts";
import { type FaultySentence, mutationsOf, readBlurs, withFault } from "./mutate.ts";
import type { PromptRow } from "./prompt-row.ts";

interface JudgedRow extends Judged {
  row: PromptRow;
  /** Ids of what was found. */
  found: readonly string[];
}

interface NamedPair extends JudgedPair {
  what: string;
  writer: string;
}

export interface JudgedRows {
  rows: JudgedRow[];
  pairs: NamedPair[];
}

/** A sound prompt is to have so much at least, a faulty one so much at most. */
function aimOf({ quality, faults }: PromptRow): { aim: number; side: Judged["side"] } {
  if (quality !== null && quality >= 3)
    return faults.length > 0 ? { aim: 0.8, side: "both" } : { aim: 0.92, side: "least" };
  return { aim: [0.3, 0.48, 0.72][quality ?? 0] ?? 0.3, side: "most" };
}

/** How much a prompt or a pair counts by where it comes from. */
const WEIGHT = { own: 1, library: 0.6, short: 0.7, gold: 2, mutated: 0.4, request: 0.12 };
/** A request with fewer labelled parts has too little to lose. */
const LEAST_PARTS = 5;

/** Terms of rows, and of the pairs in them and made of them, by a model that has seen none of the rows. */
export function judgeRows(
  rows: readonly PromptRow[],
  weights: CheckerWeights,
  sentences: readonly FaultySentence[],
): JudgedRows {
  const both = { ar: weights, en: weights };
  const blurs = readBlurs();
  const judged: JudgedRows = { rows: [], pairs: [] };
  const read = (text: string): { terms: Record<Term, number>; found: string[] } => {
    const prompt = new Prompt(text, "normal", both);
    const faults = faultsOf(prompt);
    return { terms: termsOf(prompt.evidence, faults), found: faults.map(({ id }) => id) };
  };
  for (const row of rows) {
    if (row.writer.startsWith("faults")) continue;
    const isLibrary = row.writer.startsWith("library");
    if (row.quality === null && (row.parts?.length ?? 0) < LEAST_PARTS) continue;
    const own = read(row.text);
    if (row.quality !== null)
      judged.rows.push({
        ...own,
        row,
        ...aimOf(row),
        weight: isLibrary ? WEIGHT.library : /^short|^twins/.test(row.writer) ? WEIGHT.short : WEIGHT.own,
      });
    if (row.quality !== null && row.quality < 3) continue;
    const added = row.quality === 4 ? withFault(row, sentences, row.text.length) : [];
    for (const { worse, what } of [...mutationsOf(row, blurs, row.text.length), ...added])
      judged.pairs.push({
        better: own.terms,
        worse: read(worse.text).terms,
        weight: row.source === "gold" ? WEIGHT.mutated : WEIGHT.request,
        what,
        writer: row.writer,
      });
  }
  judged.pairs.push(...labelledPairs(judged.rows));
  return judged;
}

/** The pairs that their writers made. */
function labelledPairs(rows: readonly JudgedRow[]): NamedPair[] {
  const sides = new Map<string, Partial<Record<"better" | "worse", JudgedRow>>>();
  for (const one of rows) {
    const { writer, pair, side } = one.row;
    if (pair && side) sides.set(`${writer} ${pair}`, { ...sides.get(`${writer} ${pair}`), [side]: one });
  }
  return [...sides.values()].flatMap(({ better, worse }) =>
    better && worse
      ? [
          {
            better: better.terms,
            worse: worse.terms,
            weight: /^short|^twins/.test(better.row.writer) ? WEIGHT.mutated : WEIGHT.gold,
            what: "written",
            writer: better.row.writer,
          },
        ]
      : [],
  );
}
