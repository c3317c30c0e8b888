import { NO_TASK, NONE_OF_THEM, readTask, type TaskReading } from "#engines/questions/read-task.ts";
import { findTask } from "#engines/questions/tasks.ts";
import { readRequest } from "#engines/reader/read-request.ts";
import type { Reading } from "#engines/reader/reading.ts";
import { readerWeights } from "#engines/reader/reader-weights.ts";
import { requestLanguage } from "#engines/text/request-language.ts";
import { type Composed, composePrompt } from "./compose-prompt.ts";
import type { ComposeInput } from "./compose-types.ts";
import { textToRead } from "./request-core.ts";
import { unread } from "./unread.ts";

/**
 * The whole built-in generator: reads the request with the weights of its language and composes. For the server and the
 * command line, which load both; a page recomposes with `recompose`, which needs no weights.
 */
export function generatePrompt(input: ComposeInput): Composed {
  const reading = readingOf(input.text);
  return composePrompt(input, reading, tasksOf(input, reading));
}

/** The task that was chosen, else the one that is read; a chosen kind of output says of itself what is wanted. */
function tasksOf({ text, task, outputType = "text" }: ComposeInput, { likely }: Reading): TaskReading {
  const chosen = findTask(task ?? "");
  if (chosen === undefined && (task === NONE_OF_THEM || outputType !== "text")) return NO_TASK;
  const read = readTask(textToRead(text), likely);
  if (chosen === undefined) return read;
  return { task: chosen, near: [...(read.task ? [read.task] : []), ...read.near].filter((one) => one !== chosen) };
}

/** What the reader makes of a request; of one in a third language nothing but that. */
function readingOf(text: string): Reading {
  const core = textToRead(text);
  const language = requestLanguage(core);
  return language === "other" ? unread(core) : readRequest(core, readerWeights(language));
}
