import { mainTextOf, TOOLS, type ToolSlug } from "#tools/index.ts";
import type { ToolDeclaration } from "#tools/tool.ts";

/** A result as people read it on a terminal: as its tool prints it, else its main text, else all of it. */
export function wordsOf(slug: ToolSlug, result: unknown): string {
  const { printed, mainText }: ToolDeclaration = TOOLS[slug];
  if (printed) return printed(result);
  return mainText === null ? JSON.stringify(result, null, 2) : mainTextOf(slug, result);
}
