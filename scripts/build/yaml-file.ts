import { readFileSync } from "node:fs";
import { type Document, isNode, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";

/** What a file of `content/` says, as its schema has it. Throws, with file, line and what is meant, for one that does not fit. */
export function readYamlFile<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  const lineCounter = new LineCounter();
  const document = parseDocument(readFileSync(path, "utf8"), { lineCounter });
  const [broken] = document.errors;
  if (broken) throw new Error(`${path}:${lineCounter.linePos(broken.pos[0]).line}: ${broken.message.split("\n")[0]}`);
  const parsed = schema.safeParse(document.toJS());
  const issue = parsed.error?.issues[0];
  if (issue)
    throw new Error(`${path}:${lineOf(document, lineCounter, issue.path)}: ${issue.path.join(".")}: ${issue.message}`);
  return parsed.data as z.infer<Schema>;
}

/** Where a part is written, or the nearest one around it: a part that is missing has no line of its own. */
function lineOf(document: Document, lineCounter: LineCounter, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line;
  }
  return 1;
}
