import type compile from "icu-minify/compile";

/**
 * Stands for the quotation marks in the JSON text of messages, and in no message. The page carries that text as a string in
 * a string of a script, where every real one takes three backslashes.
 */
export const QUOTE = "^";

/** Messages in the form the page's small formatter reads; parsed once, on the server. */
export type CompiledTree = { [key: string]: ReturnType<typeof compile> | CompiledTree };

/** Texts already read. There are as many as pages and languages. */
const kept = new Map<string, Record<string, CompiledTree>>();

/** Blocks of messages by namespace, from the text that a page carries. */
export function parseMessages(text: string): Record<string, CompiledTree> {
  let blocks = kept.get(text);
  if (!blocks) {
    blocks = JSON.parse(text.replaceAll(QUOTE, '"')) as Record<string, CompiledTree>;
    kept.set(text, blocks);
  }
  return blocks;
}
