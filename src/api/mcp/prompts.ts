import type { GetPromptResult, ListPromptsResult } from "@modelcontextprotocol/server";
import { listPublishedPrompts, readPublishedPrompt } from "#domain/library/read.ts";
import { RefusalError } from "#i18n/refusals.ts";
import { blanksOf, fillPlaceholders } from "#tools/workspace/fill-placeholders.ts";
import type { McpCall } from "./mcp-call.ts";

const NAME = /^library-(\d{1,9})$/;

/** A page of the published prompts in the caller's language; the cursor is the page's number. */
export async function listPrompts({ deps, language }: McpCall, cursor = "1"): Promise<ListPromptsResult> {
  const page = Number(cursor);
  if (!Number.isInteger(page) || page < 1 || page > 100_000) throw new RefusalError("invalid_input");
  const found = await listPublishedPrompts(deps.db, { language }, page);
  return {
    prompts: found.prompts.map(({ id, title, category, content }) => ({
      name: `library-${id}`,
      title,
      description: `${title} (${category})`,
      arguments: blanksOf(content).map((name) => ({ name })),
    })),
    ...(page < found.pages ? { nextCursor: String(page + 1) } : {}),
  };
}

/** One prompt with its blanks filled; blanks without an argument stay. Throws `not_found`. */
export async function getPrompt(
  { deps }: McpCall,
  name: string,
  values: Record<string, string>,
): Promise<GetPromptResult> {
  const id = NAME.exec(name)?.[1];
  if (id === undefined) throw new RefusalError("not_found");
  const { title, content } = await readPublishedPrompt(deps.db, Number(id));
  return {
    description: title,
    messages: [{ role: "user", content: { type: "text", text: fillPlaceholders(content, values) } }],
  };
}
