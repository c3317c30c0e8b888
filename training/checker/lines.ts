import { readFileSync } from "node:fs";

/** The lines of a file that hold something. */
export function linesOf(path: string): string[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");
}
