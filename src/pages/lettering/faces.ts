import { FACES, RANGES } from "./lettering-data.ts";
import { fontOf } from "./paint.ts";
import type { Block } from "./sheet.ts";

/** One letter of each range that a text may need: a face's Arabic file can have "(" without ")". */
const ALWAYS = "ا (A)";

let areKnown = false;

/** Tells the page of all faces. A file is fetched when something is written in it. */
export function addFaces(): void {
  if (areKnown) return;
  areKnown = true;
  for (const { family, files } of FACES)
    for (const file of files)
      for (const range of ["latinMore", "latin", "arabic"] as const)
        document.fonts.add(
          new FontFace(family, `url("${file[range]}") format("woff2")`, {
            weight: file.weight,
            unicodeRange: RANGES[range],
          }),
        );
}

/** Fetches what the texts are written in; false where a file did not come. */
export async function loadFaces(blocks: readonly Block[]): Promise<boolean> {
  addFaces();
  try {
    await Promise.all(blocks.map((block) => document.fonts.load(fontOf(block, 40), ALWAYS + block.text)));
    return true;
  } catch {
    return false;
  }
}
