import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { findPackageJSON } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { threadId } from "node:worker_threads";

const LANGUAGES = ["ara", "eng"];

/** Beside the packages. */
const HOME = join(dirname(findPackageJSON("..", import.meta.url) as string), "node_modules/.cache/siyagha-ocr");

/**
 * The one folder that the recogniser reads its languages from, put together from the two packages that bring them: it takes
 * a single folder, and fetches from the network what it does not find there. Made once at `kept`, or in the system's
 * temporary folder where packages cannot be written to.
 */
export function languageFolder(kept = HOME): string {
  try {
    return filled(kept);
  } catch {
    return filled(folderOfThisUser());
  }
}

/**
 * One name for every thread and process of this user: threads come and go all day, and a folder for each would fill the disk.
 * A folder of that name that others can write to may hold anything, and is left alone.
 */
function folderOfThisUser(): string {
  const user = process.getuid?.();
  if (user === undefined) return mkdtempSync(join(tmpdir(), "siyagha-ocr-"));
  const path = join(tmpdir(), `siyagha-ocr-${user}`);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const found = lstatSync(path);
  const isOurs = found.isDirectory() && found.uid === user && (found.mode & 0o022) === 0;
  return isOurs ? path : mkdtempSync(`${path}-`);
}

function filled(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const language of LANGUAGES) {
    const name = `${language}.traineddata.gz`;
    const source = join(packageFolder(language), "4.0.0_best_int", name);
    const target = join(folder, name);
    if (existsSync(target) && statSync(target).size === statSync(source).size) continue;
    removePartsOfTheDead(folder, name);
    // Renamed when whole, so that another thread or process never reads half a file.
    const part = `${target}.${process.pid}.${threadId}`;
    copyFileSync(source, part);
    renameSync(part, target);
  }
  return folder;
}

/** A process that was killed while it copied left its part behind. */
function removePartsOfTheDead(folder: string, name: string): void {
  for (const file of readdirSync(folder)) {
    const pid = file.startsWith(`${name}.`) ? Number(file.slice(name.length + 1).split(".")[0]) : Number.NaN;
    if (Number.isInteger(pid) && !isAlive(pid)) rmSync(join(folder, file), { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function packageFolder(language: string): string {
  const file = findPackageJSON(`@tesseract.js-data/${language}`, import.meta.url);
  if (!file) throw new Error(`the package @tesseract.js-data/${language} is missing`);
  return dirname(file);
}
