import { REGISTRATIONS, type ToolSlug } from "#tools/index.ts";
import type { Runner } from "#tools/runner.ts";

/** Gives a tool another engine until the returned function is called: for what no tool of the product does on purpose. */
export function replaceRunner(slug: ToolSlug, runner: Runner<never, never>): () => void {
  const registration = REGISTRATIONS[slug] as { runner?: unknown };
  const before = registration.runner;
  registration.runner = runner;
  return () => {
    registration.runner = before;
  };
}
