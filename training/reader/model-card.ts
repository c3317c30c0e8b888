import { sigmoid, softmax } from "#engines/reader/linear-table.ts";
import { KIND_LIST, OUTPUTS } from "#engines/reader/outputs.ts";
import { learnedVariety, readFlags } from "#engines/reader/read-request.ts";
import { kindsOf } from "#engines/reader/read-type.ts";
import { type Flag, FLAGS, LEARNED_VARIETIES, PART_ROLES, STATED, TASK_TYPES } from "#engines/reader/reading.ts";
import type { Calibration, HeldRow } from "./calibrate.ts";
import { partStarts } from "./read-rows.ts";

/** What the card says of one language. */
export interface CardInput {
  language: "ar" | "en";
  held: readonly HeldRow[];
  calibration: Calibration;
  bytes: { all: number; gzip: number };
}

interface Guess {
  writer: string;
  type: string;
  chance: number;
  right: boolean;
  named: boolean;
}

const BINS = 10;
const share = (part: number, whole: number) => (whole === 0 ? "–" : (part / whole).toFixed(2));
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

/** The model card of both languages, as Markdown. */
export function writeCard(inputs: readonly CardInput[]): string {
  return [
    "# Model card: the reader",
    "",
    "Written by `npm run train -- reader`; do not edit. Every figure comes from a model that saw no row of the writer it is measured on (writers are left out in four groups). Thresholds, temperatures and probabilities are fitted on the same held-out scores, so precision at a threshold is slightly flattering; features were chosen while watching every writer but `ar-h` and `en-g`, whose rows came later; `ar-x` and `en-x` were written by the hand that chose, `ar-y` and `en-y` by one that knew what kinds of request are misread. `varieties` are those of a text's Arabic; a mixed text has none of its own here.",
    "",
    "- **What it is**: sparse linear models over hashed character 3–5-grams, words, light stems, pairs, first words, shapes and closed vocabularies (`fact-words.ts`). One table answers type, kind, what is stated, flags and variety; another cuts a text into parts and tells their roles. Trained by stochastic gradient descent with L2, rare features weighed up, pruned, then settled; weights are whole steps of at most ±12.",
    "- **What it learned from**: `training/requests`, invented requests by several hands, and cue phrases (`cues.tsv`) as weak examples.",
    "- **What it is for**: choosing questions, titles and safety lines. A wrong type costs an idle question. It abstains below a threshold for each type, chosen so that what it names is right in 0.85 where the rows allow it.",
    "- **What it is not for**: judging a person, or refusing anything. A flag is a reason to be careful, not a verdict.",
    "- `right` means the labelled type, or the second one that an honest reader also allows.",
    "",
    ...inputs.flatMap(sectionOf),
  ].join("\n");
}

function sectionOf({ language, held, calibration, bytes }: CardInput): string[] {
  const guesses = held.map((row) => guessOf(row, calibration));
  const writers = [...new Set(guesses.map(({ writer }) => writer))];
  return [
    `## ${language === "ar" ? "Arabic" : "English"}: ${held.length} rows, ${writers.length} writers`,
    "",
    `${bytes.all.toLocaleString("en")} bytes, ${bytes.gzip.toLocaleString("en")} compressed (gzip). Expected calibration error of the type's probability, in ${BINS} bins: ${calibrationError(guesses).toFixed(3)}.`,
    "",
    "### Type, each writer left out",
    "",
    table(
      ["writer", "rows", "right", "named", "right where named"],
      [
        ...writers.map((writer) =>
          typeRow(
            writer,
            guesses.filter((guess) => guess.writer === writer),
          ),
        ),
        typeRow("all", guesses),
      ],
    ),
    "",
    "### Type by type",
    "",
    table(
      ["type", "threshold", "rows", "named as such", "right where named"],
      TASK_TYPES.map((type, index) => {
        const named = guesses.filter((guess) => guess.named && guess.type === type);
        return [
          type,
          calibration.thresholds[index] as number,
          held.filter(({ row }) => row.type === type).length,
          named.length,
          share(named.filter(({ right }) => right).length, named.length),
        ];
      }),
    ),
    "",
    ...kindSection(held, calibration),
    "### What is stated, and flags, from 0.5",
    "",
    table(
      ["question", "rows with it", "recall", "precision"],
      [
        ...STATED.map((name, index) => askedRow(name, OUTPUTS.stated + index, index, held, calibration)),
        ...FLAGS.map((name, index) => askedRow(name, OUTPUTS.flags + index, STATED.length + index, held, calibration)),
      ],
    ),
    "",
    ...varietySection(held, calibration),
    "### Parts, by words",
    "",
    ...partsSection(held),
    "",
  ];
}

/** How well kinds are named within the right type. */
function kindSection(held: readonly HeldRow[], calibration: Calibration): string[] {
  const known = held.flatMap(({ row, scores }) => {
    const kinds = kindsOf(row.type, scores, calibration);
    if (kinds.length === 0 || row.kind === undefined) return [];
    const [best] = kinds.toSorted((a, b) => b.probability - a.probability);
    const isNamed = (best?.probability ?? 0) >= calibration.kindThreshold;
    return [{ name: `${row.type}/${row.kind ?? "none"}`, isNamed, chosen: `${row.type}/${best?.kind ?? ""}` }];
  });
  const names = [...KIND_LIST.map(({ type, kind }) => `${type}/${kind}`), "all"];
  const rows = names.map((name) => {
    const own = known.filter((row) => (name === "all" ? !row.name.endsWith("/none") : row.name === name));
    const chosen = known.filter((row) => row.isNamed && (name === "all" || row.chosen === name));
    const right = own.filter((row) => row.chosen === row.name).length;
    const named = own.filter(({ isNamed }) => isNamed).length;
    return [
      name,
      own.length,
      share(right, own.length),
      share(named, own.length),
      share(chosen.filter((row) => row.chosen === row.name).length, chosen.length),
    ];
  });
  return [
    "### Kinds within the right type, each writer left out",
    "",
    table(["kind", "rows", "likeliest", "named", "right where named"], rows),
    "",
  ];
}

const SURE = 0.65;

/** How the variety of Arabic rows is read, and how often a dialect is spoken back that the writer does not use. */
function varietySection(held: readonly HeldRow[], calibration: Calibration): string[] {
  const known = held.flatMap(({ row, scores }) => {
    if (!(LEARNED_VARIETIES as readonly string[]).includes(row.variety)) return [];
    const { best, chance } = learnedVariety(scores, calibration.temperature.variety);
    return [{ row, read: chance < SURE ? "msa" : best }];
  });
  if (known.length === 0) return [];
  const rows = LEARNED_VARIETIES.map((name) => {
    const own = known.filter(({ row }) => row.variety === name);
    const chosen = known.filter(({ read }) => read === name);
    const right = own.filter(({ read }) => read === name).length;
    return [name, own.length, share(right, own.length), share(right, chosen.length)];
  });
  return [
    "### Varieties, each writer left out",
    "",
    "By what was learned alone; below 0.65 it counts as `msa` here. The reader speaks a dialect back from 0.8, or where words that one dialect alone has agree.",
    "",
    table(["variety", "rows", "recall", "precision"], rows),
    "",
  ];
}

/** The figures of a language in a few numbers, for the file of its model. */
export function figuresOf(held: readonly HeldRow[], calibration: Calibration): object {
  const guesses = held.map((row) => guessOf(row, calibration));
  const named = guesses.filter((guess) => guess.named);
  const right = (list: readonly Guess[]) => Number(share(list.filter((guess) => guess.right).length, list.length));
  return {
    rows: guesses.length,
    writers: new Set(guesses.map(({ writer }) => writer)).size,
    right: right(guesses),
    named: Number(share(named.length, guesses.length)),
    rightOfNamed: right(named),
    calibrationError: Number(calibrationError(guesses).toFixed(3)),
  };
}

function guessOf({ row, scores }: HeldRow, calibration: Calibration): Guess {
  const chances = softmax(scores.subarray(0, TASK_TYPES.length), calibration.temperature.type);
  const chance = Math.max(...chances);
  const index = chances.indexOf(chance);
  const type = TASK_TYPES[index] as string;
  const right = type === row.type || type === row.second;
  return { writer: row.writer, type, chance, right, named: chance >= (calibration.thresholds[index] as number) };
}

function typeRow(writer: string, guesses: readonly Guess[]): string[] {
  const named = guesses.filter((guess) => guess.named);
  const right = (list: readonly Guess[]) => share(list.filter((guess) => guess.right).length, list.length);
  return [writer, String(guesses.length), right(guesses), share(named.length, guesses.length), right(named)];
}

function calibrationError(guesses: readonly Guess[]): number {
  let error = 0;
  for (let bin = 0; bin < BINS; bin += 1) {
    const own = guesses.filter(({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === bin);
    const gap = own.reduce((sum, { chance, right }) => sum + chance - (right ? 1 : 0), 0);
    error += Math.abs(gap) / guesses.length;
  }
  return error;
}

function askedRow(name: string, output: number, index: number, held: readonly HeldRow[], own: Calibration): string[] {
  const [slope, offset] = own.calibration[index] as readonly [number, number];
  const isFlag = output >= OUTPUTS.flags;
  const known = held.filter(({ row }) => (isFlag ? row.flags : row.given) !== undefined);
  const has = ({ row }: HeldRow) => ((isFlag ? row.flags : row.given) as readonly string[]).includes(name);
  const raised = known.filter(
    ({ scores }) =>
      (isFlag ? readFlags(scores, own)[name as Flag] : sigmoid(slope * (scores[output] as number) + offset)) >= 0.5,
  );
  const right = raised.filter(has).length;
  const all = known.filter(has).length;
  return [name, String(all), share(right, all), share(right, raised.length)];
}

function partsSection(held: readonly HeldRow[]): string[] {
  const counts = new Map(PART_ROLES.map((role) => [role, { right: 0, chosen: 0, all: 0 }]));
  const cuts = { right: 0, chosen: 0, all: 0 };
  for (const { row, tokens, parts } of held) {
    const starts = partStarts(row);
    if (starts === null) continue;
    const gold = new Set(starts.slice(1).map((start) => tokens.findIndex((token) => token.end > start)));
    cuts.all += gold.size;
    cuts.chosen += parts.length - 1;
    cuts.right += parts.filter(({ from }) => from > 0 && gold.has(from)).length;
    for (const { from, to, roles } of parts) {
      const chosen = PART_ROLES[roles.indexOf(Math.max(...roles))] as (typeof PART_ROLES)[number];
      for (let index = from; index < to; index += 1) {
        const at = starts.findLastIndex((start) => start <= (tokens[index]?.start ?? 0));
        const role = row.parts?.[Math.max(at, 0)]?.r ?? "task";
        (counts.get(chosen) as { chosen: number }).chosen += 1;
        (counts.get(role) as { all: number }).all += 1;
        if (role === chosen) (counts.get(role) as { right: number }).right += 1;
      }
    }
  }
  const sum = [...counts.values()].reduce(
    (total, { right, all }) => ({ right: total.right + right, all: total.all + all }),
    { right: 0, all: 0 },
  );
  return [
    `Words in the right role: ${share(sum.right, sum.all)}. Cuts: recall ${share(cuts.right, cuts.all)}, precision ${share(cuts.right, cuts.chosen)}.`,
    "",
    table(
      ["role", "words", "recall", "precision"],
      [...counts].map(([role, { right, chosen, all }]) => [role, all, share(right, all), share(right, chosen)]),
    ),
  ];
}
