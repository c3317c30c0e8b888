import { z } from "zod";
import { TOOL_SLUGS, TOOLS, type ToolSlug } from "#tools/index.ts";

/** One line, for whoever called it wrongly. */
export const USAGE = `siyagha <tool> [text, files or folders, or standard input] [--lang ar|en] [--json] [--jsonl] [--option key=value …] [--answer id=text …] [--min-score N]; tools: ${TOOL_SLUGS.join(", ")}; siyagha <tool> --help`;

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
  --answer id=text     prompt-generate: the answer to a question; may be repeated
  --min-score N        prompt-checker: exit 1 below this score
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
  const { input, file } = TOOLS[slug];
  const schema = z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as {
    properties?: Record<string, Shape>;
  };
  const options = Object.entries(schema.properties ?? {}).filter(([name]) => name !== "text");
  const width = Math.max(0, ...options.map(([name]) => name.length));
  const given = file?.required ? "<files or folders>" : file ? "<text or file>" : "<text>";
  return `Usage: siyagha ${slug} ${given} [--option key=value …] [--lang ar|en] [--json] [--jsonl]

Options (--option key=value):
${options.map(([name, shape]) => `  ${name.padEnd(width)}  ${valuesOf(shape)}`).join("\n")}
`;
}

function valuesOf(shape: Shape): string {
  const values = shape.enum?.join("|") ?? (shape.items ? `[${valuesOf(shape.items)}]` : (shape.type ?? "text"));
  return typeof shape.default === "string" && shape.default !== "" ? `${values} (${shape.default})` : values;
}
