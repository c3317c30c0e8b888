import { cleanText } from "#engines/text/clean.ts";
import { RefusalError } from "#i18n/refusals.ts";
import { fileTypeOf, notTaken } from "#tools/file-type.ts";
import type { FileRule, InputFile } from "#tools/tool.ts";

const LONGEST_NAME = 200;

/**
 * Holds a file against what the tool takes. Throws `too_large`, `unsupported_media` with a sentence on the field `file`, or
 * `invalid_input` for an empty one.
 */
export async function readInputFile(name: string, bytes: Uint8Array<ArrayBuffer>, rule: FileRule): Promise<InputFile> {
  if (bytes.length === 0) throw new RefusalError("invalid_input", { fields: { file: "required" } });
  if (bytes.length > rule.maxBytes) throw new RefusalError("too_large");
  const type = fileTypeOf(bytes);
  if (type === null || !rule.types.includes(type))
    throw new RefusalError("unsupported_media", { fields: { file: notTaken(bytes, rule.types) } });
  const sha256 = Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
  return { name: cleanText(name).slice(0, LONGEST_NAME), type, bytes, sha256 };
}
