import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { Language } from "#i18n/language.ts";
import { RefusalError } from "#i18n/refusals.ts";
import { fileTypeOf } from "#tools/file-type.ts";
import { readInputFile } from "#tools/pipeline/input-file.ts";
import type { FileRule, InputFile } from "#tools/tool.ts";

const ABSENT: Record<Language, string> = { ar: "لا ملف بهذا الاسم.", en: "There is no such file." };

/** A file by its path. Throws `invalid_input` where there is none, and what `readInputFile` throws. */
export async function openFile(path: string, rule: FileRule, lang: Language): Promise<InputFile> {
  if (!existsSync(path)) throw new RefusalError("invalid_input", { fields: { file: ABSENT[lang] } });
  return readInputFile(basename(path), new Uint8Array(readFileSync(path)), rule);
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
