import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { packModel } from "#engines/models/model-file.ts";

/**
 * Writes `models/NAME.bin` with the figures that were measured with it. Returns its size, plain and compressed. The same values give the
 * same bytes.
 */
export function writeModel(
  name: string,
  { trainer, figures, values }: { trainer: string; figures: object; values: object },
): { all: number; gzip: number } {
  const bytes = packModel({ madeBy: `npm run train -- ${trainer}`, figures, values });
  writeFileSync(`models/${name}.bin`, bytes);
  return { all: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
}
