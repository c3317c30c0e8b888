import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PART_TAGS, type PartTag } from "#engines/media/parts/part-tags.ts";

/** A request with the places of its parts. */
export interface PartRow {
  id: string;
  medium: "image" | "video";
  language: "ar" | "en";
  /** Of the file: kept out of training and measured on. */
  isKept: boolean;
  text: string;
  parts: readonly { tag: PartTag; start: number; end: number }[];
}

const LETTERS = "sdapylcfnmtrxuekoqzh";
/** By letter; the tag "none" has no letter. */
const TAG_OF = new Map(Array.from(LETTERS, (letter, index) => [letter, PART_TAGS[index + 1] as PartTag]));

/** All rows of a folder, by file and line. */
export function readPartRows(folder: string): PartRow[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), "utf8")
        .split("\n")
        .filter(Boolean)
        .map((line, index) => readLine(line, name.replace(".txt", ""), index + 1)),
    );
}

function readLine(line: string, file: string, number: number): PartRow {
  let text = "";
  const open: { tag: PartTag; start: number }[] = [];
  const parts: { tag: PartTag; start: number; end: number }[] = [];
  for (let at = 2; at < line.length; at += 1) {
    const mark = line[at] as string;
    if (mark === "{") {
      const tag = TAG_OF.get(line[at + 1] as string);
      if (!tag || line[at + 2] !== " ") throw new Error(`${file}:${number} has no part "${line.slice(at, at + 3)}"`);
      open.push({ tag, start: text.length });
      at += 2;
    } else if (mark === "}") {
      const last = open.pop();
      if (!last) throw new Error(`${file}:${number} closes a part that was not opened`);
      parts.push({ ...last, end: text.length });
    } else text += mark;
  }
  if (open.length > 0 || !/^[iv] /.test(line)) throw new Error(`${file}:${number} is not in the form`);
  return {
    id: `${file}-${number}`,
    medium: line.startsWith("i") ? "image" : "video",
    language: file.startsWith("ar") ? "ar" : "en",
    isKept: file.endsWith("-k"),
    text,
    parts: parts.sort((a, b) => a.start - b.start),
  };
}
