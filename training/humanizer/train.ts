import { writeFileSync } from "node:fs";
import { openTable } from "#engines/reader/linear-table.ts";
import type { StyleWeights } from "#engines/humanizer/signs/style-weights.ts";
import { stableHash } from "#engines/text/hash.ts";
import { loadRows } from "../detector/load-rows.ts";
import { writeModel } from "../write-model.ts";
import {
  alarmsOf,
  countsOf,
  findThresholds,
  type HeldText,
  scoreRow,
  scoreText,
  sentencesSeen,
} from "./calibrate-signs.ts";
import { fitSeams } from "./fit-seams.ts";
import { fitSigns } from "./fit-signs.ts";
import type { SignData } from "./sign-examples.ts";
import { readPlaces, readStyleRows, readWordings, type StyleRow } from "./style-rows.ts";
import { type CardInput, figuresOf, writeCard } from "./write-card.ts";

/** Of twenty parts of people's texts: those that are learned from; those that set the thresholds; the last are only measured on. */
const PARTS = { all: 20, learned: 10, thresholds: 15 };
/** Writers are left out in turn; a lone writer's rows are cut in as many. */
const LEAST_FOLDS = 2;

/**
 * `npm run train -- humanizer --data DIR`: learns the signs and seams of both languages from `training/style` and from people's
 * texts, measures them on writers left out and on texts never learned from, and writes weights and model card. The same data
 * give the same bytes.
 */
export async function train(): Promise<void> {
  const at = process.argv.indexOf("--data");
  const data = at < 0 ? undefined : process.argv[at + 1];
  if (!data) throw new Error("Say where people's texts are: npm run train -- humanizer --data DIR");
  const texts = loadRows(data).filter(({ label }) => label !== "mixed");
  const rows = readStyleRows("training/style");
  const places = readPlaces("training/style");
  const wordings = readWordings("training/style");
  const cards: CardInput[] = [];
  for (const language of ["ar", "en"] as const) {
    const started = performance.now();
    const read = texts.filter(({ lang }) => lang === language);
    const parts = partsOf(read.filter(({ label }) => label === "human"));
    const own = rows.filter(({ lang }) => lang === language);
    const known: Omit<SignData, "rows"> = {
      texts: read
        .filter(({ label, group, source }) => label === "ai" || partOf(group, source) < PARTS.learned)
        .map(({ id, text, label }) => ({ text, isHuman: label === "human", places: places.get(id) ?? [] })),
      wordings: wordings.filter(({ lang }) => lang === language),
    };
    const signs = fitSigns({ ...known, rows: own });
    const table = openTable(signs);
    const human = (some: readonly string[]) => some.map((text) => scoreText(table, text, language));
    const held = heldOut(own, known);
    const thresholds = findThresholds(held, human(parts.thresholds));
    const { seams, leastSeam } = fitSeams(language, parts.learned, parts.thresholds);
    const card = {
      language,
      rows: own,
      wordings: known.wordings.length,
      counts: countsOf(held, thresholds),
      alarms: alarmsOf(human(parts.measured), thresholds),
      people: parts.measured.length,
      seen: sentencesSeen(held, thresholds),
    };
    const values: StyleWeights = { ...thresholds, leastSeam, signs, seams };
    const bytes = writeModel(`humanizer-${language}`, { trainer: "humanizer", figures: figuresOf(card), values });
    cards.push({ ...card, bytes });
    process.stdout.write(`${language}: ${Math.round((performance.now() - started) / 1000)} s\n`);
  }
  writeFileSync("docs/model-card-humanizer.md", writeCard(cards));
}

/** People's texts by what they are for; the texts of one document stay together. */
function partsOf(texts: readonly { text: string; source: string; group: string }[]) {
  const parts = {
    learned: [] as string[],
    thresholds: [] as string[],
    measured: [] as string[],
  };
  for (const { text, source, group } of texts) {
    const part = partOf(group, source);
    if (part < PARTS.learned) parts.learned.push(text);
    else if (part < PARTS.thresholds) parts.thresholds.push(text);
    else parts.measured.push(text);
  }
  return parts;
}

function partOf(group: string, source: string): number {
  return stableHash(group + source) % PARTS.all;
}

/** Every labelled row scored by a model that has not seen its writer. */
function heldOut(rows: readonly StyleRow[], known: Omit<SignData, "rows">): HeldText[] {
  const writers = [...new Set(rows.map(({ writer }) => writer))];
  const foldOf = (row: StyleRow, index: number) =>
    writers.length > 1 ? writers.indexOf(row.writer) : index % LEAST_FOLDS;
  const folds = [...new Set(rows.map(foldOf))];
  return folds.flatMap((fold) => {
    const table = openTable(fitSigns({ ...known, rows: rows.filter((row, index) => foldOf(row, index) !== fold) }));
    return rows.filter((row, index) => foldOf(row, index) === fold).map((row) => scoreRow(table, row));
  });
}
