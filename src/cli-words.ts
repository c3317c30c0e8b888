import { TOOLS, type ToolSlug } from "./tools/index.ts";

/** A result as people read it on a terminal: its main text, or all of it where it has none. */
export function wordsOf(slug: ToolSlug, result: Record<string, unknown>): string {
  const { mainText } = TOOLS[slug];
  if (slug === "prompt-checker") return checkerWords(result);
  return mainText === null ? JSON.stringify(result, null, 2) : String(result[mainText]);
}

/** A checker's result for people: the score, the verdict, then one line an issue. */
function checkerWords(result: Record<string, unknown>): string {
  const issues = result["issues"] as { severity: string; id: string; message: string; fix: string }[];
  return [
    `${String(result["score"])}/100  ${String(result["verdict"])}`,
    ...issues.map((issue) => `${issue.severity}  ${issue.id}  ${issue.message} → ${issue.fix}`),
  ].join("\n");
}
