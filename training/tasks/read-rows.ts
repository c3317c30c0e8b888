import { readFileSync } from "node:fs";
import type { Reading } from "#engines/reader/reading.ts";
import { readTaskFiles } from "#scripts/build/task-files.ts";
import { readingOf, readTaskRows } from "../intents/read-task-rows.ts";

/** A request, or words of a task's own file, with the task that it is about. */
export interface Row {
  /** The hand that wrote it. */
  writer: string;
  text: string;
  likely: Reading["likely"];
  /** The task; "" for work that the catalogue does not hold, and for a question of fact. */
  task: string;
  /** Another task whose questions would do as well, or "". */
  also: string;
  weight: number;
}

/** What a task's file says of itself counts so much beside a request. */
const FILE_WEIGHT = 0.1;

/** The outputs of the model: none first, then the tasks of the catalogue. */
export function outputIds(): string[] {
  return ["", ...readTaskFiles().map(({ id }) => id)];
}

/**
 * Wordings of the catalogue's files (`phrasings`), further ones by three hands (`phrasings.tsv`), and requests of hands that saw
 * no catalogue, each mapped to it by a reader (`requests`: their writers are those that are left out).
 */
export function readRows(): { rows: Row[]; outside: string[] } {
  const files = readTaskFiles();
  const known = new Set(files.map(({ id }) => id));
  const own = files.flatMap(({ id, name, say, leaves, phrasings, questions }) =>
    (["ar", "en"] as const).flatMap((language) => [
      ...[say[language], ...phrasings[language], name[language]].map((text) => row("files", text, id)),
      ...[
        leaves[language],
        ...questions.map(({ label, ask, gap }) => [label, gap, ask].map((part) => part[language]).join(" ")),
      ].map((text) => ({ ...row("files", text, id), weight: FILE_WEIGHT })),
    ]),
  );
  const more = readTable("phrasings.tsv").map(([task = "", writer = "", , text = ""]) => row(writer, text, task));
  const requests = readTaskRows().map(({ writer, request, task, also = "" }) => row(writer, request, task, also));
  const rows = [...own, ...more, ...requests];
  const unknown = rows.find(({ task, also }) => (task !== "" && !known.has(task)) || (also !== "" && !known.has(also)));
  if (unknown) throw new Error(`no task is called ${unknown.task} or ${unknown.also}`);
  return { rows, outside: [...new Set(requests.map(({ writer }) => writer))] };
}

function row(writer: string, request: string, task: string, also = ""): Row {
  const { text, reading } = readingOf(request);
  return { writer, text, likely: reading.likely, task, also, weight: 1 };
}

function readTable(name: string): string[][] {
  const [, ...lines] = readFileSync(`training/tasks/${name}`, "utf8").trim().split("\n");
  return lines.map((line) => line.split("\t"));
}
