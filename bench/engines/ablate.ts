import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { ENGINE_PARTS, type EnginePart } from "#bench/support/engine-parts.ts";

const RESULTS = "bench/results/ablation.md";
const execute = promisify(execFile);

/** Figures by "group figure". */
type Figures = Record<string, number | null>;
interface Without {
  part: EnginePart;
  /** Null where the engine fails without it. */
  figures: Figures | null;
}

/**
 * Every part of an engine by name, and what the engine's figures (`tests/quality`) are without it; written to `bench/results`. A part
 * without which no figure changes is on trial. Each is taken out in a process of its own, by a loader: the product has no switch.
 */
export async function run() {
  const engines = [...new Set(ENGINE_PARTS.map(({ engine }) => engine))];
  const whole = new Map(await inTurns(engines, async (engine) => [engine, await figuresOf(engine)] as const));
  const found = await inTurns(ENGINE_PARTS, async (part): Promise<Without> => {
    const figures = await figuresOf(part.engine, part).catch(() => null);
    return { part, figures };
  });
  const rows = found.map((one) => [one.part.engine, one.part.part, changesOf(one, whole.get(one.part.engine) ?? {})]);
  const table = [["engine", "without", "figures that change: with → without"], ...rows];
  const onTrial = rows.filter(([, , changes]) => changes === ON_TRIAL).map(([engine, part]) => `${engine}: ${part}`);
  writeFileSync(RESULTS, report(table, onTrial));
  return { table, json: { parts: rows.length, onTrial } };
}

const ON_TRIAL = "none: on trial";

/** Each figure that is another without the part, as "name 0.52 → 0.4". */
function changesOf({ figures }: Without, whole: Figures): string {
  if (figures === null) return "the engine fails";
  const changed = Object.entries(whole).filter(([name, figure]) => figures[name] !== figure);
  if (changed.length === 0) return ON_TRIAL;
  return changed.map(([name, figure]) => `${name} ${shown(figure)} → ${shown(figures[name])}`).join(", ");
}

/** To three decimals; a share of nothing is no number. */
function shown(figure: number | null | undefined): string {
  return typeof figure === "number" ? String(Math.round(figure * 1000) / 1000) : "–";
}

async function figuresOf(engine: EnginePart["engine"], part?: EnginePart): Promise<Figures> {
  const { stdout } = await execute(
    process.execPath,
    ["bench/support/figures-without.ts", engine, ...(part ? [JSON.stringify(part)] : [])],
    { maxBuffer: 1 << 24 },
  );
  const groups = JSON.parse(stdout) as Record<string, Figures>;
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, own]) =>
      Object.entries(own).map(([name, figure]) => [`${group} ${name}`, figure]),
    ),
  );
}

/** As many at once as the machine has processors; the answers are in the order of the questions. */
async function inTurns<Item, Answer>(items: readonly Item[], ask: (item: Item) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) answers[at] = await ask(items[at] as Item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return answers;
}

function report(table: readonly string[][], onTrial: readonly string[]): string {
  const [head = [], ...rows] = table;
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return `# What each part of an engine carries

Written by \`npm run bench -- ablate\`. The figures are those of \`tests/quality\`, on the repository's own rows, most of which the
engines learned from; text recognition and what a picture's file says have no such figures and are not here. A part without which
no figure changes is on trial: it needs a figure that shows what it is for, or it goes.

${[line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n")}

On trial: ${onTrial.length === 0 ? "none" : onTrial.join("; ")}.
`;
}
