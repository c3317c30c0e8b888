import { readdirSync, readFileSync } from "node:fs";
import { textToRead } from "#engines/prompt-composer/request-core.ts";
import { type Intent, INTENTS } from "#engines/questions/intent-features.ts";
import { readRequest } from "#engines/reader/read-request.ts";
import type { Reading } from "#engines/reader/reading.ts";
import { readerWeights } from "#engines/reader/reader-weights.ts";
import { requestLanguage } from "#engines/text/request-language.ts";
import { unread } from "#engines/prompt-composer/unread.ts";

/** Requests with their intent, task and questions: `training/tasks/README.md` says more. */
const FOLDER = "training/tasks/requests";

/** A request with its intent, its task, and the four questions that its writer would have asked. */
export interface TaskRow {
  id: string;
  /** The hand that wrote it: a file's name. */
  writer: string;
  lang: string;
  variety: string;
  request: string;
  intent: Intent;
  /** The task of the catalogue; "" where it holds none, and for a question of fact. */
  task: string;
  /** Another task whose questions would do as well. */
  also?: string;
  questions: readonly string[];
}

/** All rows of a folder, in the order of its files. Throws where an intent is unknown. */
export function readTaskRows(folder = FOLDER): TaskRow[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) =>
      readFileSync(`${folder}/${file}`, "utf8")
        .split("\n")
        .filter((line) => line.trim() !== "")
        .map((line) => {
          const row = { ...(JSON.parse(line) as TaskRow), writer: file.replace(/\.jsonl$/, "") };
          if (!INTENTS.includes(row.intent)) throw new Error(`${file} ${row.id}: ${String(row.intent)}`);
          return row;
        }),
    );
}

/** What the product reads of a request. */
export function readingOf(request: string): { text: string; reading: Reading } {
  const text = textToRead(request);
  const language = requestLanguage(text);
  return { text, reading: language === "other" ? unread(text) : readRequest(text, readerWeights(language)) };
}
