import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { GoldenEngine } from "#tests/golden/golden-jobs.ts";

export const DIGEST_FOLDER = "tests/golden/digests";

/** 32 bits: a changed result is missed once in four thousand million. */
export function digestOf(result: string): string {
  return createHash("sha256").update(result).digest("hex").slice(0, 8);
}

/** By the row's name; empty before the first acceptance. */
export function readDigests(engine: GoldenEngine): Map<string, string> {
  const path = pathOf(engine);
  if (!existsSync(path)) return new Map();
  const lines = readFileSync(path, "utf8").trimEnd().split("\n");
  return new Map(lines.map((line) => [line.slice(9), line.slice(0, 8)]));
}

export function writeDigests(engine: GoldenEngine, digests: ReadonlyMap<string, string>): void {
  mkdirSync(DIGEST_FOLDER, { recursive: true });
  const lines = [...digests].map(([id, digest]) => `${digest} ${id}\n`);
  writeFileSync(pathOf(engine), lines.toSorted((a, b) => (a.slice(9) < b.slice(9) ? -1 : 1)).join(""));
}

function pathOf(engine: GoldenEngine): string {
  return `${DIGEST_FOLDER}/${engine}.txt`;
}
