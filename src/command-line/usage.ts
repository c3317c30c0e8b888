import { z } from "zod";
import { TOOL_SLUGS, TOOLS, type ToolSlug } from "#tools/index.ts";

/** The tools with a score that `--min-score` can hold, and those that take answers to their questions. */
export const SCORING = TOOL_SLUGS.filter((slug) => TOOLS[slug].scoreOf);
export const ASKING = TOOL_SLUGS.filter((slug) => "answers" in propertiesOf(slug));

/** One line, after a wrong call. */
export const USAGE =
  `siyagha <tool> [text, files or folders, or standard input] [--lang ar|en] [--json] ` +
  `[--jsonl] [--option key=value …] [--answer id=text …] [--min-score N]; tools: ${TOOL_SLUGS.join(", ")}; siyagha <tool> --help`;

/** What `--help` prints: the whole command, or one tool with its options. */
export function helpText(slug: ToolSlug | null): string {
  return slug ? toolHelp(slug) : GENERAL;
}

const GENERAL = `Usage: siyagha <tool> [input …] [options]

Input: a text, files or folders, or standard input.

  --lang ar|en         language of messages and explanations (ar without it)
  --json               the whole answer as JSON
  --jsonl              a line of JSON for each file, or for each line of standard input
  --option key=value   an option of the tool; may be repeated
  --answer id=text     ${ASKING.join(", ")}: the answer to a question; may be repeated
  --min-score N        ${SCORING.join(", ")}: exit 1 below this score
  --help               this text; with a tool, its options

Exit: 0 done, 1 an input failed or scored too low, 2 wrong call.

Tools:
${TOOL_SLUGS.map((slug) => `  ${slug}`).join("\n")}
`;

interface Shape {
  enum?: unknown[];
  type?: string;
  items?: Shape;
  default?: unknown;
}

function toolHelp(slug: ToolSlug): string {
  const { file } = TOOLS[slug];
  const options = Object.entries(propertiesOf(slug)).filter(([name]) => name !== "text");
  const width = Math.max(0, ...options.map(([name]) => name.length));
  const given = file?.required ? "<files or folders>" : file ? "<text or file>" : "<text>";
  return `Usage: siyagha ${slug} ${given} [--option key=value …] [--lang ar|en] [--json] [--jsonl]

Options (--option key=value):
${options.map(([name, shape]) => `  ${name.padEnd(width)}  ${valuesOf(shape)}`).join("\n")}
`;
}

function propertiesOf(slug: ToolSlug): Record<string, Shape> {
  const schema = z.toJSONSchema(TOOLS[slug].input, { io: "input", unrepresentable: "any" });
  return (schema.properties ?? {}) as Record<string, Shape>;
}

function valuesOf(shape: Shape): string {
  const values = shape.enum?.join("|") ?? (shape.items ? `[${valuesOf(shape.items)}]` : (shape.type ?? "text"));
  return typeof shape.default === "string" && shape.default !== "" ? `${values} (${shape.default})` : values;
}
