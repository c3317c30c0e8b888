import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

// The highest quality, 11, takes two and a half times as long for half a percent.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** Writes `.br` and `.gz` beside every file of the build that compresses well, so that nothing is compressed while a page is served. */
export async function compressAssets(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|svg|json|webmanifest|txt|bin)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  // All at once: Node spreads them over its own threads.
  await Promise.all(files.map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const content = readFileSync(path);
  if (content.length < 1024) return;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, BROTLI),
    promisify(gzip)(content, { level: 9 }),
  ]);
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, gzipped);
}
