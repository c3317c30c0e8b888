import { readdirSync, readFileSync } from "node:fs";
import { FLAGS, KINDS_OF_TYPE, PART_ROLES, STATED, TASK_TYPES } from "#engines/reader/reading.ts";
import type { Flag, PartRole, Stated, TaskType, WorkKind } from "#engines/reader/reading.ts";

/** One labelled request, as `training/requests/README.md` describes it. */
export interface Row {
  id: string;
  writer: string;
  lang: "ar" | "en";
  variety: string;
  text: string;
  type: TaskType;
  second: TaskType | null;
  /** Undefined where nobody has labelled it. */
  kind?: WorkKind | null;
  /** Undefined where nobody has labelled it. */
  flags?: Flag[];
  /** Undefined where nobody has labelled it. */
  given?: Stated[];
  parts?: { t: string; r: PartRole }[];
}

/** A phrase that points to a type, from the lists that an earlier engine decided by. */
export interface Cue {
  phrase: string;
  lang: "ar" | "en";
  type: TaskType;
  strength: "strong" | "usual" | "weak";
}

/** The cues of `cues.tsv`: language, type, strength, phrases between bars. */
export function readCues(folder: string): Cue[] {
  const lines = readFileSync(`${folder}/cues.tsv`, "utf8").trim().split("\n");
  return lines.flatMap((line) => {
    const [lang, type, strength, phrases] = line.split("\t") as [Cue["lang"], TaskType, Cue["strength"], string];
    return phrases.split("|").map((phrase) => ({ phrase, lang, type, strength }));
  });
}

/** Where labelled requests are: `fit` has those whose questions were judged too, with their type and kind alone. */
const ROW_FOLDERS = ["training/requests", "training/fit/requests"];

/** All rows of the folders, in the order of their files. Throws where a row is not as it should be. */
export function readRows(folders: readonly string[] = ROW_FOLDERS): Row[] {
  return folders.flatMap(rowsIn);
}

function rowsIn(folder: string): Row[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".jsonl"))
    .sort()
    .flatMap((file) => {
      const lines = readFileSync(`${folder}/${file}`, "utf8")
        .split("\n")
        .filter((line) => line.trim() !== "");
      return lines.map((line, index) => checked(JSON.parse(line) as Row, `${file}:${index + 1}`));
    });
}

function checked(row: Row, place: string): Row {
  const own = (KINDS_OF_TYPE as Partial<Record<TaskType, readonly WorkKind[]>>)[row.type] ?? [];
  const faults = [
    !TASK_TYPES.includes(row.type) && `type ${row.type}`,
    row.second !== null && !TASK_TYPES.includes(row.second) && `second ${row.second}`,
    row.kind && !own.includes(row.kind) && `kind ${row.kind} of ${row.type}`,
    ...(row.flags ?? []).map((flag) => !FLAGS.includes(flag) && `flag ${flag}`),
    ...(row.given ?? []).map((given) => !STATED.includes(given) && `given ${given}`),
    ...(row.parts ?? []).map(({ r }) => !PART_ROLES.includes(r) && `role ${r}`),
  ].filter(Boolean);
  if (faults.length > 0) throw new Error(`${place}: ${faults.join(", ")}`);
  return row;
}

/** Where each part of a row begins in its text; null where the parts are not the text. */
export function partStarts(row: Row): number[] | null {
  if (!row.parts || row.parts.length === 0) return null;
  const starts: number[] = [];
  let at = 0;
  for (const { t } of row.parts) {
    const piece = t.trim();
    const start = row.text.indexOf(piece, at);
    if (start < 0 || row.text.slice(at, start).trim() !== "") return null;
    starts.push(start);
    at = start + piece.length;
  }
  return row.text.slice(at).trim() === "" ? starts : null;
}
