import type { z } from "zod";
import type { ToolDeclaration } from "#tools/tool.ts";

/**
 * Fields that came as plain text (a form, `--option key=value`) as the tool's schema wants them: a text where the schema
 * takes that text, else the JSON value it spells ("8", "true", "[…]").
 */
export function fieldsOfTexts(
  tool: Pick<ToolDeclaration, "input">,
  texts: Iterable<readonly [name: string, text: string]>,
): Record<string, unknown> {
  const shape = ((tool.input as Partial<z.ZodObject>).shape ?? {}) as Record<string, z.ZodType>;
  const fields: Record<string, unknown> = {};
  for (const [name, text] of texts) fields[name] = shape[name]?.safeParse(text).success ? text : valueOf(text);
  return fields;
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
