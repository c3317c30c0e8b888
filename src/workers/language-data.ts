import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, statSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const LANGUAGES = ["ara", "eng"];

/**
 * The one folder that the recogniser reads its languages from, put together from the two packages that bring them: it takes
 * a single folder, and fetches from the network what it does not find there. Made once beside the packages, or in a folder
 * of its own where those cannot be written to.
 */
export function languageFolder(): string {
  const home = dirname(findPackageJSON("..", import.meta.url) as string);
  const kept = join(home, "node_modules/.cache/siyagha-ocr");
  try {
    return filled(kept);
  } catch {
    return filled(mkdtempSync(join(tmpdir(), "siyagha-ocr-")));
  }
}

function filled(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const language of LANGUAGES) {
    const name = `${language}.traineddata.gz`;
    const source = join(packageFolder(language), "4.0.0_best_int", name);
    const target = join(folder, name);
    if (existsSync(target) && statSync(target).size === statSync(source).size) continue;
    // Renamed when whole, so that another process never reads half a file.
    const part = `${target}.${process.pid}`;
    copyFileSync(source, part);
    renameSync(part, target);
  }
  return folder;
}

function packageFolder(language: string): string {
  const file = findPackageJSON(`@tesseract.js-data/${language}`, import.meta.url);
  if (!file) throw new Error(`the package @tesseract.js-data/${language} is missing`);
  return dirname(file);
}
