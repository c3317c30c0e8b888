import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { readFilePrompt } from "#tools/image-to-prompt/run/file-prompt.ts";

interface Expected {
  file: string;
  generator: string | null;
  prompt: string | null;
  negative: string | null;
  params?: Record<string, string | number>;
  camera?: object;
  aiDeclared?: boolean;
}

/** What is read out of image files, against `expected.json` in the folder that `--data` names; a camera may tell more than is expected. */
export async function run(options: { data?: string }): Promise<{ table: string[][]; json: object }> {
  if (!options.data) return { table: [["needs --data"]], json: { files: 0 } };
  const { data } = options;
  const rows = JSON.parse(readFileSync(join(data, "expected.json"), "utf8")) as Expected[];
  const table = [["file", "generator", "wrong"]];
  let right = 0;
  for (const row of rows) {
    const read = await readFilePrompt(new Uint8Array(readFileSync(join(data, row.file))));
    const found = {
      generator: read.embedded?.generator ?? null,
      prompt: read.embedded?.prompt ?? null,
      negative: read.embedded?.negative ?? null,
      params: read.embedded?.params ?? {},
      camera: expectedOf(read.camera ?? {}, row.camera ?? {}),
      aiDeclared: read.aiDeclared,
    };
    const expected = {
      ...row,
      params: row.params ?? {},
      camera: row.camera ?? {},
      aiDeclared: row.aiDeclared ?? false,
    };
    const wrong = (Object.keys(found) as (keyof typeof found)[]).filter(
      (key) => !isDeepStrictEqual(found[key], expected[key]),
    );
    if (wrong.length === 0) right += 1;
    table.push([
      row.file,
      String(found.generator),
      wrong.map((key) => `${key}: ${JSON.stringify(found[key])}`).join("; "),
    ]);
  }
  return { table, json: { files: rows.length, right } };
}

function expectedOf(camera: object, expected: object): object {
  return Object.fromEntries(Object.entries(camera).filter(([name]) => name in expected));
}
