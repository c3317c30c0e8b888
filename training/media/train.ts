import { writeFileSync } from "node:fs";
import { openTable, scoreInto } from "#engines/reader/linear-table.ts";
import { partFeatures, readPartWords } from "#engines/media/parts/part-features.ts";
import { PART_TAGS } from "#engines/media/parts/part-tags.ts";
import { bestTags, type PartWeights } from "#engines/media/parts/tag-parts.ts";
import { writeModel } from "../write-model.ts";
import { fitParts, hintsOf, tagsOf } from "./fit-parts.ts";
import { type PartRow, readPartRows } from "./read-rows.ts";

/** Shares of the rows for the learning curve. */
const CURVE = [0.25, 0.5, 1] as const;

/** `npm run train -- media`: learns the parts of requests for pictures and videos; the same rows give the same bytes. */
export async function train(): Promise<void> {
  const rows = readPartRows("training/media");
  const learned = rows.filter(({ isKept }) => !isKept);
  const kept = rows.filter(({ isKept }) => isKept);
  const curve = CURVE.map((share) => {
    const weights = fitParts(learned.filter((_, index) => index % 100 < share * 100));
    return { share, weights, right: rightOf(weights, kept) };
  });
  const { weights, right } = curve.at(-1) as (typeof curve)[number];
  const figures = {
    rows: { learned: learned.length, kept: kept.length },
    wordsRight: { ar: percent(right.ar), en: percent(right.en) },
  };
  const sizes = writeModel("media", { trainer: "media", figures, values: weights });
  writeFileSync("docs/model-card-media.md", cardOf(learned, kept, curve, right, sizes));
  for (const { share, right: each } of curve)
    process.stdout.write(`${share * 100} % of the rows: ${percent(each.ar)} ar, ${percent(each.en)} en\n`);
}

type Share = [right: number, all: number];
interface Right {
  ar: Share;
  en: Share;
  /** By tag: words of it that were found, its words, and words that were given it. */
  tags: { found: number; all: number; given: number }[];
}

/** Of the words of rows that were not learned from, how many have their tag. */
function rightOf(weights: PartWeights, rows: readonly PartRow[]): Right {
  const table = openTable(weights.table);
  const right: Right = { ar: [0, 0], en: [0, 0], tags: PART_TAGS.map(() => ({ found: 0, all: 0, given: 0 })) };
  for (const row of rows) {
    const words = readPartWords(row.text, hintsOf(row));
    const scores = words.map((_, index) => {
      const own = Float64Array.from(table.bias);
      partFeatures(words, index, row.medium, scoreInto(table, own));
      return own;
    });
    const wanted = tagsOf(row, words);
    bestTags(words, scores, weights.steps).forEach((tag, index) => {
      const want = wanted[index] as number;
      right[row.language][1] += 1;
      (right.tags[want] as Right["tags"][number]).all += 1;
      (right.tags[tag] as Right["tags"][number]).given += 1;
      if (tag !== want) return;
      right[row.language][0] += 1;
      (right.tags[tag] as Right["tags"][number]).found += 1;
    });
  }
  return right;
}

const percent = ([part, whole]: readonly [number, number]) =>
  whole === 0 ? "–" : `${Math.round((100 * part) / whole)} %`;

function cardOf(
  learned: readonly PartRow[],
  kept: readonly PartRow[],
  curve: readonly { share: number; right: Right }[],
  right: Right,
  sizes: { all: number; gzip: number },
): string {
  const count = (rows: readonly PartRow[]) =>
    (["ar", "en"] as const).map((language) => rows.filter((row) => row.language === language).length).join(" and ");
  return [
    "# Model card: parts of requests for pictures and videos",
    "",
    "Written by `npm run train -- media`; do not edit.",
    "",
    "One linear model for both languages, `models/media.bin`: for each word the part that it plays, and how parts follow",
    "one another; the likeliest reading of the whole request is taken. Features are the word, its stem and letters, its neighbours,",
    "its clause, and what the tables know of it. It says what a request names, never what a picture should hold.",
    "",
    `Rows (\`training/media\`, written for this project): ${count(learned)} in Arabic and English learned from, ${count(kept)} kept out.`,
    "The kept rows were written first but by the same hand, so these figures flatter; [measurements](measurements.md) has other writers' rows.",
    "",
    "| share of the rows | words right, Arabic | words right, English |",
    "|---|---|---|",
    ...curve.map(({ share, right: each }) => `| ${share * 100} % | ${percent(each.ar)} | ${percent(each.en)} |`),
    "",
    `Weights: ${Math.round(sizes.all / 1024)} KB, ${Math.round(sizes.gzip / 1024)} KB gzip.`,
    "",
    "| part | words in the kept rows | found | right of those given |",
    "|---|---|---|---|",
    ...right.tags.map(
      ({ found, all, given }, index) =>
        `| ${PART_TAGS[index]} | ${all} | ${percent([found, all])} | ${percent([found, given])} |`,
    ),
    "",
    "## Limits",
    "- Where an action ends and its place begins is a matter of taste even among people; most errors lie there.",
    "- Parts with few rows (ratio, colour, mood, empty space) lean on the tables.",
    "- Exact texts, exclusions, ratios and lengths are read by tables and shapes; the model only sees where they are.",
    "",
  ].join("\n");
}
