import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { languageFolder } from "./language-data.ts";

const FILES = ["ara.traineddata.gz", "eng.traineddata.gz"];
/** No process has it: the highest that Linux gives is 4,194,304. */
const DEAD = 4_194_305;

let folder: string;
let closed: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "siyagha-languages-"));
  // A file where a folder is wanted refuses root as well, as packages that cannot be written to refuse others.
  closed = join(folder, "file", "languages");
  writeFileSync(join(folder, "file"), "");
  vi.stubEnv("TMPDIR", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test("where packages cannot be written to, every thread finds the same folder", () => {
  const first = languageFolder(closed);
  expect(readdirSync(first).toSorted()).toEqual(FILES);
  expect([languageFolder(closed), languageFolder(closed)]).toEqual([first, first]);
  expect(readdirSync(folder)).toHaveLength(2);
});

test("a folder of that name that others can write to is left alone", () => {
  const first = languageFolder(closed);
  chmodSync(first, 0o777);
  expect(languageFolder(closed)).not.toBe(first);
});

test("parts that a killed process left are removed, those of one at work stay", () => {
  const kept = mkdtempSync(join(folder, "kept-"));
  writeFileSync(join(kept, `ara.traineddata.gz.${DEAD}`), "half");
  writeFileSync(join(kept, `eng.traineddata.gz.${DEAD}.3`), "half");
  writeFileSync(join(kept, `eng.traineddata.gz.${process.pid}.9999`), "half");
  expect(languageFolder(kept)).toBe(kept);
  expect(readdirSync(kept).toSorted()).toEqual([...FILES, `eng.traineddata.gz.${process.pid}.9999`].toSorted());
});
