import { readFileSync } from "node:fs";
import type { TaskType, WorkKind } from "#engines/reader/reading.ts";

/** What somebody typed, what they had in mind, and what each question would have drawn out of them (see README.md). */
export interface Brief {
  id: string;
  writer: string;
  type: TaskType;
  kind: WorkKind | null;
  lang: "ar" | "en";
  text: string;
  /** Facts, those that matter most first. */
  brief: string[];
  /** By question: the numbers of the facts that its answer would carry; every question that was judged is a key. */
  draws: Record<string, number[]>;
  /** Questions that the text answers already. */
  answered: string[];
  /** Questions that do not fit the text at all. */
  odd: string[];
}

/** An open question that names no sort of fact draws out much on paper; on a phone it is counted with so many facts. */
const MOST_OF_OPEN = 2;
const OPEN = ["true-details", "situation", "matters"];

/** The rows of `briefs.jsonl` in its folder. Throws where a row draws a fact that its brief does not have. */
export function readBriefs(folder: string): Brief[] {
  const rows = readFileSync(`${folder}/briefs.jsonl`, "utf8").trim().split("\n");
  return rows.map((line) => {
    const row = JSON.parse(line) as Brief;
    const wrong = Object.values(row.draws)
      .flat()
      .filter((fact) => row.brief[fact] === undefined);
    if (wrong.length > 0) throw new Error(`${row.id} draws facts that are not there: ${wrong.join(", ")}`);
    for (const id of OPEN) row.draws[id] = (row.draws[id] ?? []).slice(0, MOST_OF_OPEN);
    return row;
  });
}

/** The bank that a brief's kind of work has. */
export function nameOf({ type, kind }: Brief): string {
  return kind === null ? type : `${type}/${kind}`;
}
