import { writeFileSync } from "node:fs";
import type { CheckerWeights } from "#engines/prompt-checker/reading/read-prompt.ts";
import { writeModel } from "../write-model.ts";
import { type Cue, readCues } from "../reader/read-rows.ts";
import { calibrate, type Fold } from "./calibrate-prompts.ts";
import { foldOf, FOLDS } from "./folds.ts";
import { fitScore, type ScoreWeights } from "./fit-score.ts";
import { fitTables, prepare } from "./fit-prompts.ts";
import type { Prepared } from "./prepared.ts";
import { type JudgedRows, judgeRows } from "./judge-rows.ts";
import { measureHand, readHand } from "./measure-hand.ts";
import { writeCard } from "./model-card.ts";
import { faultyRows, mutationsOf, readBlurs, readFaultySentences, withFault } from "./mutate.ts";
import { type PhraseCue, readPhraseCues, readPrompts } from "./read-prompts.ts";
import type { PromptRow } from "./prompt-row.ts";

/** All that is learned from in one language. */
export interface Material {
  language: "ar" | "en";
  prompts: readonly Prepared[];
  cues: readonly PhraseCue[];
  typeCues: readonly Cue[];
  /** Those of the other language too. */
  both: readonly Prepared[];
}

/** Rows of one language with the worse prompts made of them; `without` leaves all files of one hand out. */
export function gather(language: "ar" | "en", without?: string): Omit<Material, "both"> {
  const blurs = readBlurs();
  const rows = readPrompts().filter((row) => row.lang === language && handOf(row) !== without);
  const sentences = readFaultySentences().filter(({ lang }) => lang === language);
  const blurred = rows.flatMap((row, index) =>
    mutationsOf(row, blurs, index).filter(({ what }) => what.startsWith("blurred")),
  );
  const sound = rows.filter(({ quality }) => quality === 4);
  const faulty = sound.flatMap((row, index) => withFault(row, sentences, index));
  const worse = [...blurred, ...faulty].map((pair) => pair.worse);
  return {
    language,
    prompts: [...rows, ...worse, ...faultyRows(sentences)].map(prepare),
    cues: readPhraseCues().filter(({ lang }) => lang === language),
    typeCues: readCues("training/requests").filter(({ lang }) => lang === language),
  };
}

export function foldsOf({ prompts, cues, typeCues, both }: Material): Fold[] {
  return Array.from({ length: FOLDS }, (_, fold) => ({
    held: prompts.filter(({ row }) => foldOf(row) === fold),
    tables: fitTables(
      prompts.filter(({ row }) => foldOf(row) !== fold),
      cues,
      typeCues,
      both.filter(({ row }) => foldOf(row) !== fold),
    ),
  }));
}

/** The hand that wrote a prompt: "ar-p" and "en-p" are one. */
export function handOf({ writer }: Pick<PromptRow, "writer">): string {
  return writer.replace(/^(?:ar|en)-|-(?:ar|en)$/, "");
}

/** What a score is fitted on: everything judged by models that had not seen it. */
export interface Trained {
  weights: Record<"ar" | "en", CheckerWeights>;
  judged: JudgedRows;
}

/** Trains both languages; `without` leaves a hand's prompts out of everything. */
export function trainAll(without?: string): Trained {
  const judged: JudgedRows = { rows: [], pairs: [] };
  const sentences = readFaultySentences();
  const gathered = (["ar", "en"] as const).map((language) => gather(language, without));
  const both = gathered.flatMap(({ prompts }) => prompts);
  const [ar, en] = gathered.map((one) => {
    const material = { ...one, both };
    const { language } = one;
    const folds = foldsOf(material);
    const calibration = calibrate(folds, material.cues);
    for (const { held, tables } of folds) {
      const rows = held.map(({ row }) => row).filter(({ id }) => !id.endsWith("~"));
      const found = judgeRows(rows, { language, ...tables, ...calibration }, sentences);
      judged.rows.push(...found.rows);
      judged.pairs.push(...found.pairs);
    }
    return { language, ...calibration, ...fitTables(material.prompts, material.cues, material.typeCues, both) };
  }) as [CheckerWeights, CheckerWeights];
  return { weights: { ar, en }, judged };
}

/** Left out of a first training, and read by it: what a hand that nobody had seen gets. */
const HAND_LEFT_OUT = "q";

/** Trains both languages on `training/prompts` and `training/requests`, and writes the checker's weights and model card. */
export async function train(): Promise<void> {
  const other = trainAll(HAND_LEFT_OUT);
  const unseen = readPrompts().filter((row) => handOf(row) === HAND_LEFT_OUT);
  const measured = measureHand(readHand(unseen, other.weights, fitPoints(other.judged)));
  const { weights, judged } = trainAll();
  const bytes: Record<string, number> = {};
  for (const language of ["ar", "en"] as const) {
    const figures = Object.fromEntries(measured);
    const size = writeModel(`checker-${language}`, { trainer: "checker", figures, values: weights[language] });
    bytes[language] = size.gzip;
  }
  const score = fitPoints(judged);
  writeFileSync("models/checker-score.json", `${JSON.stringify(score)}\n`);
  writeFileSync("docs/model-card-checker.md", writeCard(judged, score, bytes, measured));
  process.stdout.write(
    `${judged.rows.length} prompts, ${judged.pairs.length} pairs, ${JSON.stringify(bytes)} bytes compressed\n`,
  );
}

/**
 * Points of all terms. Pairs with a sentence added say nothing about what is stated, only whether its fault is found, so they
 * are not fitted on.
 */
export function fitPoints({ rows, pairs }: JudgedRows): ScoreWeights {
  const lost = pairs.filter(({ what }) => !what.startsWith("added"));
  return fitScore(rows, lost, PAIR_SHARE);
}

/** What a pair in the wrong order costs beside a prompt at the wrong height. */
export const PAIR_SHARE = 3;
