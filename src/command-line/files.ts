import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { decodeText } from "#engines/text/decode-text.ts";
import type { Language } from "#i18n/language.ts";
import { RefusalError } from "#i18n/refusals.ts";
import { fileTypeOf } from "#tools/file-type.ts";
import { type FileText, readFileText, TEXT_FILE } from "#tools/file-text.ts";
import type { Documents } from "#tools/ports.ts";
import { readInputFile } from "#tools/pipeline/input-file.ts";
import type { FileRule, InputFile } from "#tools/tool.ts";

const ABSENT: Record<Language, string> = { ar: "لا ملف بهذا الاسم.", en: "There is no such file." };

/** A file by its path. Throws `invalid_input` where there is none, and what `readInputFile` throws. */
export async function openFile(path: string, rule: FileRule, lang: Language): Promise<InputFile> {
  if (!existsSync(path)) throw new RefusalError("invalid_input", { fields: { file: ABSENT[lang] } });
  return readInputFile(basename(path), new Uint8Array(readFileSync(path)), rule);
}

/**
 * The text of a file's bytes for a tool that takes text: a text file's as it is, a document's by its reader, and what should
 * be said of it. Throws `unsupported_media` for bytes that are neither, so that nobody judges garbage.
 */
export async function textOf(path: string, bytes: Uint8Array<ArrayBuffer>, documents: Documents): Promise<FileText> {
  if (bytes.length === 0) return { text: "", notes: [] };
  if (fileTypeOf(bytes) !== "text/plain")
    return readFileText(await readInputFile(basename(path), bytes, TEXT_FILE), documents);
  const { notes } = await readFileText({ bytes, type: "text/plain" }, documents);
  return { text: decodeText(bytes)?.text ?? "", notes };
}

/** Named files stay as they are; of a folder, the files of the kinds that the tool takes, by name. */
export function filesAt(paths: readonly string[], rule: FileRule): string[] {
  return paths.flatMap((path) => {
    if (!existsSync(path) || !statSync(path).isDirectory()) return [path];
    return readdirSync(path)
      .toSorted()
      .map((name) => join(path, name))
      .filter((file) => statSync(file).isFile() && isTaken(file, rule));
  });
}

function isTaken(path: string, rule: FileRule): boolean {
  const type = fileTypeOf(readFileSync(path));
  return type !== null && rule.types.includes(type);
}
