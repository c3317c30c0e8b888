import { RUNNERS } from "#tools/pipeline/runners.ts";
import type { Runner } from "#tools/runner.ts";
import type { ToolSlug } from "#tools/tool.ts";

/** Gives a tool another engine until the returned function is called: for what no tool of the product does on purpose. */
export function replaceRunner(slug: ToolSlug, runner: Runner<never, never>): () => void {
  const table = RUNNERS as Record<ToolSlug, unknown>;
  const before = table[slug];
  table[slug] = runner;
  return () => {
    table[slug] = before;
  };
}
