import { TOOLS, type ToolSlug } from "#tools/index.ts";

/** A result as people read it on a terminal: its main text, or all of it where it has none. */
export function wordsOf(slug: ToolSlug, result: Record<string, unknown>): string {
  const { mainText } = TOOLS[slug];
  if (slug === "prompt-checker") return checkerWords(result);
  if (slug === "image-to-prompt") return promptWords(result);
  return mainText === null ? JSON.stringify(result, null, 2) : String(result[mainText]);
}

/** The prompt alone, with what it leaves out where the file says so; the rest is in `--json`. */
function promptWords({ prompt, negative }: Record<string, unknown>): string {
  return negative ? `${String(prompt)}\n\nNegative prompt: ${String(negative)}` : String(prompt);
}

/** A checker's result for people: the score, the verdict, then one line an issue. */
function checkerWords(result: Record<string, unknown>): string {
  const issues = result["issues"] as { severity: string; id: string; message: string; fix: string }[];
  return [
    `${String(result["score"])}/100  ${String(result["verdict"])}`,
    ...issues.map((issue) => `${issue.severity}  ${issue.id}  ${issue.message} → ${issue.fix}`),
  ].join("\n");
}
