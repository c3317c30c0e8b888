import { parseDocument } from "yaml";
import type { Json, JsonObject } from "#engines/image-metadata/json-values.ts";
import { objectOf } from "#engines/image-metadata/json-values.ts";
import { MOST_YAML_LETTERS, PromptFileError } from "./prompt-file.ts";

/** How often a file may repeat one part by its name; a few lines of such repeats can otherwise grow without end. */
const MOST_ALIASES = 100;
const MOST_DEPTH = 200;

/** A YAML text as values. Throws `PromptFileError`: too large, too deep, or broken (too many repeats count as that). */
export function readYaml(text: string): Json {
  if (text.length > MOST_YAML_LETTERS) throw new PromptFileError("tooLarge");
  if (depthOf(text) > MOST_DEPTH) throw new PromptFileError("tooDeep");
  try {
    // Looking for doubled keys compares each with each, and a place worked out for each of many errors costs as much.
    const options = { merge: true, uniqueKeys: false, prettyErrors: false, logLevel: "silent" } as const;
    const document = parseDocument(text, options);
    if (document.errors.length > 0) throw new PromptFileError("broken");
    return document.toJS({ maxAliasCount: MOST_ALIASES }) as Json;
  } catch (error) {
    if (error instanceof PromptFileError) throw error;
    throw new PromptFileError(error instanceof RangeError ? "tooDeep" : "broken");
  }
}

const FRONT = /^\uFEFF?(?:[ \t]*(?:#[^\n]*)?\r?\n)*---[ \t]*\r?\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\r?\n|$)/;

/** A file's values above its text, and the text; a file without them is text alone. */
export function readFrontMatter(text: string): { values: JsonObject; body: string } {
  const front = text.match(FRONT);
  if (!front) return { values: {}, body: text };
  return { values: objectOf(readYaml(front[1] as string)) ?? {}, body: text.slice(front[0].length) };
}

/** Brackets that are open at once, or marks of lists and keys in one line; indentation is bounded by the bytes it takes. */
function depthOf(text: string): number {
  let open = 0;
  let most = 0;
  for (const letter of text) {
    if (letter === "[" || letter === "{") most = Math.max(most, (open += 1));
    else if (letter === "]" || letter === "}") open = Math.max(0, open - 1);
  }
  for (const [marks] of text.matchAll(/^[ ]*(?:[-?:] +)+/gm)) most = Math.max(most, marks.length / 2);
  return most;
}
