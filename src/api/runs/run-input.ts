import type { Context } from "hono";
import { fieldFaultsOf } from "#i18n/field-messages.ts";
import { isLanguage } from "#i18n/language.ts";
import { RefusalError } from "#i18n/refusals.ts";
import { TOOLS, type ToolSlug } from "#tools/index.ts";
import { fieldsOfTexts } from "#tools/pipeline/form-fields.ts";
import { readInputFile } from "#tools/pipeline/input-file.ts";
import type { RunRequest } from "#tools/pipeline/run-events.ts";
import type { FileRule, InputFile } from "#tools/tool.ts";
import type { AppEnv } from "#api/app-env.ts";

/** Room for the longest text of any tool in any script. */
const FIELDS_BYTES = 512 * 1024;

/** The largest body of a run: its fields, and its file where it takes one. */
export function mostBytesOf(slug: ToolSlug): number {
  return FIELDS_BYTES + (TOOLS[slug].file?.maxBytes ?? 0);
}

/**
 * A run's language, fields and file, from JSON or, for a tool that takes a file, from multipart/form-data. The answer's
 * language becomes the run's. Throws `invalid_input`, `too_large`, `unsupported_media`.
 */
export async function readRunInput(
  c: Context<AppEnv>,
  slug: ToolSlug,
): Promise<Pick<RunRequest, "lang" | "input" | "file">> {
  const tool = TOOLS[slug];
  const isForm = c.req.header("content-type")?.startsWith("multipart/form-data") ?? false;
  if (isForm && !tool.file) throw new RefusalError("unsupported_media");
  const { fields: all, file } =
    isForm && tool.file ? await readForm(c, slug, tool.file) : { fields: await readJson(c), file: null };
  const { lang: wanted, ...fields } = all;
  const lang = isLanguage(wanted) ? wanted : c.get("language");
  c.set("language", lang);
  if (tool.file?.required && !file)
    throw new RefusalError("invalid_input", { fields: { file: isForm ? "required" : "file_as_form" } });
  return { lang, input: parseFields(slug, fields), file };
}

/** A tool's fields, held against its own schema. Throws `invalid_input`. */
export function parseFields(slug: ToolSlug, fields: Record<string, unknown>): Record<string, unknown> {
  const parsed = TOOLS[slug].input.safeParse(fields);
  if (!parsed.success) throw new RefusalError("invalid_input", { fields: fieldFaultsOf(parsed.error.issues) });
  return parsed.data as Record<string, unknown>;
}

async function readJson(c: Context<AppEnv>): Promise<Record<string, unknown>> {
  const body: unknown = await c.req.json().catch(refuseUnreadable);
  return (typeof body === "object" && body !== null && !Array.isArray(body) ? body : {}) as Record<string, unknown>;
}

async function readForm(
  c: Context<AppEnv>,
  slug: ToolSlug,
  rule: FileRule,
): Promise<{ fields: Record<string, unknown>; file: InputFile | null }> {
  const form = await c.req.raw.formData().catch(refuseUnreadable);
  const given = form.getAll("file").filter((part) => typeof part !== "string");
  if (given.length > 1) throw new RefusalError("invalid_input", { fields: { file: "invalid" } });
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const [file] = given;
  return {
    fields: fieldsOfTexts(TOOLS[slug], texts),
    file: file ? await readInputFile(file.name, new Uint8Array(await file.arrayBuffer()), rule) : null,
  };
}

/** A body that cannot be read is the caller's fault, unless it was refused while it came in. */
function refuseUnreadable(error: unknown): never {
  if (error instanceof RefusalError) throw error;
  throw new RefusalError("invalid_input", { cause: error });
}
