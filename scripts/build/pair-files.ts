import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readYamlFile } from "./yaml-file.ts";

/*
 * Pairs of answers, a file a task: `content/pairs/TASK.yaml`. One assistant answered twice, each time knowing nothing else: the bare
 * request, and the prompt that our questions made of it.
 */
const PAIRS_FOLDER = "content/pairs";

const text = (most: number) => z.string().trim().min(1).max(most);
const one = z.strictObject({
  request: text(200),
  /** The lines that the answers added to the request. */
  added: text(1500),
  bare: text(2600),
  detailed: text(2600),
});
const pair = z.strictObject({ ar: one, en: one });

/** All pairs by their task's id. Throws, with file, line and what is meant, for a file that is none. */
export function readPairFiles(ids: readonly string[], folder = PAIRS_FOLDER): Record<string, z.infer<typeof pair>> {
  if (!existsSync(folder)) return {};
  return Object.fromEntries(
    readdirSync(folder)
      .toSorted()
      .map((file) => readPairFile(folder, file, ids)),
  );
}

function readPairFile(folder: string, file: string, ids: readonly string[]) {
  const path = join(folder, file);
  const id = file.replace(/\.yaml$/, "");
  if (!ids.includes(id)) throw new Error(`${path}: no task has this name`);
  return [id, readYamlFile(path, pair)] as [string, z.infer<typeof pair>];
}
