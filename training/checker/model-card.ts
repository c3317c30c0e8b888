import { TERMS } from "#engines/prompt-checker/score/score-terms.ts";
import { scoreTerms } from "#engines/prompt-checker/score/score-prompt.ts";
import type { ScoreWeights } from "./fit-score.ts";
import type { JudgedRows } from "./judge-rows.ts";

/** The model card, in Markdown. Every figure comes from models that had not seen the prompt or its pair. */
export function writeCard(
  judged: JudgedRows,
  score: ScoreWeights,
  bytes: Readonly<Record<string, number>>,
  unseen: readonly (readonly [what: string, result: string])[],
): string {
  return [
    "# Model card: the checker",
    "",
    "Written by `npm run train -- checker`; do not edit. Readings come from models that had not seen the prompt, a version of it, or a sentence or wording planted in it; thresholds, calibration and the score's points were fitted on these same readings, so the figures by quality and by pair flatter. What prompts by hands that nobody had seen gave is in [measurements.md](measurements.md).",
    "",
    "- **What it is**: four sparse linear tables per language over hashed words, light stems, pairs, closed classes of words and shapes. One says what each piece of a prompt does and which faults it carries, one which words carry a fault, one what work is asked for, one which two pieces exclude each other (learned from both languages). The score follows a curve over what is stated and how vague and thin the prompt reads, then takes points for faults; points are fitted so that what is stated never lowers a score and no fault raises it.",
    "- **What it learned from**: `training/prompts` (prompts by several hands with their parts, faults and quality; faulty sentences; vague wordings; phrases of the earlier rules), the library's prompts, and `training/requests`. Sound prompts are also made worse on purpose: a part removed, a part blurred, a faulty sentence added.",
    "- **What it is for**: telling the author of a prompt what an assistant would have to guess. **What it is not for**: judging a person, or refusing a request.",
    `- **Size**: ${Object.entries(bytes)
      .map(([language, size]) => `${language} ${size} bytes compressed`)
      .join(", ")}.`,
    "",
    "## A hand left out",
    "",
    "One hand's prompts in both languages, read by models trained without them, with thresholds and points fitted without them. The rules that are not learned were worked on with these prompts in view.",
    "",
    "| what | result |",
    "| --- | --- |",
    ...unseen.map(([what, result]) => `| ${what} | ${result} |`),
    "",
    "## Score by judged quality",
    "",
    "| quality | prompts | lowest | median | highest |",
    "| --- | --- | --- | --- | --- |",
    ...qualityRows(judged, score),
    "",
    "## Pairs in order",
    "",
    "| worse by | pairs | higher | higher by 5 |",
    "| --- | --- | --- | --- |",
    ...pairRows(judged, score),
    "",
    "## Points",
    "",
    `Base ${score.base}. ${TERMS.map((term) => `${term} ${score.terms[term]}`).join(", ")}.`,
    "",
  ].join("\n");
}

function qualityRows({ rows }: JudgedRows, score: ScoreWeights): string[] {
  const groups: [string, (row: JudgedRows["rows"][number]) => boolean][] = [
    ...[0, 1, 2, 3, 4].map((quality): [string, (one: JudgedRows["rows"][number]) => boolean] => [
      String(quality),
      (one) => one.row.quality === quality && !one.row.writer.startsWith("library"),
    ]),
    ["library", (one) => one.row.writer.startsWith("library")],
  ];
  return groups.flatMap(([name, belongs]) => {
    const scores = rows
      .filter(belongs)
      .map(({ terms }) => Math.round(scoreTerms(terms, score)))
      .sort((a, b) => a - b);
    if (scores.length === 0) return [];
    return [`| ${name} | ${scores.length} | ${scores[0]} | ${scores[scores.length >> 1]} | ${scores.at(-1)} |`];
  });
}

function pairRows({ pairs }: JudgedRows, score: ScoreWeights): string[] {
  const kinds = new Map<string, number[]>();
  for (const { what, better, worse } of pairs)
    kinds.set(what, [...(kinds.get(what) ?? []), scoreTerms(better, score) - scoreTerms(worse, score)]);
  const share = (gaps: readonly number[], least: number) =>
    (gaps.filter((gap) => gap > least).length / gaps.length).toFixed(2);
  return [...kinds]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([what, gaps]) => `| ${what} | ${gaps.length} | ${share(gaps, 0)} | ${share(gaps, 4.99)} |`);
}
