import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseSync } from "vite";
import { filesBelow } from "#tests/support/source-files.ts";

const MAX_LINES = 250;
const MAX_COLUMNS = 140;
/** Wider lines: SQL whose text a migration holds, and documents and scripts without a place to break. The number only goes down. */
const MOST_WIDE_LINES = 18;
const MAX_FUNCTION_LINES = 60;
const MAX_COMPONENT_LINES = 120;
const MAX_FILES = 15;
/**
 * The product's words on screen, kept a page, in both languages: a sentence is one line, so that the two can be compared. Here
 * width says how long a sentence is, not how much is in a line.
 */
const ON_SCREEN = /(?:messages|refusals|phrases)\.ts$/;
const BANNED_NAMES = /(?:^|\/)(?:utils?|helpers?|common|misc|manager)(?:\.|\/)/;

/** Private idiom; "stands for", "stands out" and "stand-in" are plain. */
const PRIVATE_WORDS = /\b(?:whoever|anew|of ours|told|(?:stands?|stood)(?! for\b| out\b|s? in for\b|-in))\b/i;
/** What readers and models wrote, kept as it was. */
const RECORD = /^(?:bench\/results\/.*|docs\/measurements)\.md$/;

const sources = filesBelow("src", /\.tsx?$/);
const code = sources.filter((path) => !/\.test\.tsx?$|\.d\.ts$/.test(path));
const everything = [
  ...sources,
  ...filesBelow("scripts", /\.(?:ts|mjs)$/),
  ...filesBelow("tests", /\.tsx?$/),
  ...filesBelow("bench", /\.ts$/),
  ...filesBelow("examples", /(?<!\.d)\.ts$/),
  ...filesBelow("docs", /\.md$/),
];

describe("the source is tidy", () => {
  test(`no file of code has more than ${MAX_LINES} lines`, () => {
    expect(code.map((path) => [path, linesOf(path)] as const).filter(([, lines]) => lines > MAX_LINES)).toEqual([]);
  });

  test(`no more than ${MOST_WIDE_LINES} lines have more than ${MAX_COLUMNS} columns: words are written in content`, () => {
    const wide = sources
      .filter((path) => !ON_SCREEN.test(path))
      .flatMap((path) =>
        readFileSync(path, "utf8")
          .split("\n")
          .flatMap((line, index) => (line.length > MAX_COLUMNS ? [`${path}:${index + 1}`] : [])),
      );
    expect(wide.length > MOST_WIDE_LINES ? wide : []).toEqual([]);
  });

  test(`no function has more than ${MAX_FUNCTION_LINES} lines, no component more than ${MAX_COMPONENT_LINES}`, () => {
    expect(code.flatMap(longFunctions)).toEqual([]);
  });

  test(`no folder has more than ${MAX_FILES} files, tests not counted`, () => {
    const files = filesBelow("src", /./).filter((path) => !/\.test\.tsx?$/.test(path));
    const folders = Map.groupBy(files, (path) => path.slice(0, path.lastIndexOf("/")));
    const full = [...folders].filter(([, own]) => own.length > MAX_FILES);
    expect(full.map(([folder, own]) => `${folder}: ${own.length}`)).toEqual([]);
  });

  test("file names are kebab-case and say something", () => {
    const named = sources.filter(
      (path) =>
        !/^[a-z0-9-]+(?:\.server|\.client|\.property|\.test|\.d|\.ar|\.en)*\.tsx?$/.test(
          path.slice(path.lastIndexOf("/") + 1),
        ) || BANNED_NAMES.test(path),
    );
    expect(named).toEqual([]);
  });

  test("no file holds an invisible character", () => {
    const invisible = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u061C]/;
    expect(everything.filter((path) => invisible.test(readFileSync(path, "utf8")))).toEqual([]);
  });

  test("pages and components use logical directions only", () => {
    const physical =
      /(?<![\w-])(?:ml|mr|pl|pr|left|right|text-left|text-right|rounded-l|rounded-r|border-l|border-r)-(?:\d|\[|auto|full|px)|(?:margin|padding|border)-(?:left|right)\b|text-align:\s*(?:left|right)/;
    const faults = [...filesBelow("src", /\.(?:tsx|css)$/)].flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        .flatMap((line, index) => (physical.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
    );
    expect(faults).toEqual([]);
  });

  test("a piece of somebody's text takes its direction by its letters, not by the first", () => {
    expect(filesBelow("src", /\.tsx$/).filter((path) => readFileSync(path, "utf8").includes('dir="auto"'))).toEqual([]);
  });

  test("comments are in plain words", () => {
    const scripts = everything.filter((path) => /\.(?:tsx?|mjs)$/.test(path));
    const faults = [...scripts, ...filesBelow("training", /\.ts$/)].flatMap((path) =>
      parseSync(path, readFileSync(path, "utf8")).comments.flatMap(({ value }) =>
        value.split("\n").flatMap((line) => (PRIVATE_WORDS.test(line) ? [`${path}: ${line.trim()}`] : [])),
      ),
    );
    expect(faults).toEqual([]);
  });

  test("documents and words on screen are in plain words", () => {
    const documents = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", ".env.example", ...filesBelow("docs", /\.md$/)];
    const onScreen = [...filesBelow("src", ON_SCREEN), "src/engines/prompt-checker/guide/rule-texts.json"];
    const faults = [...documents.filter((path) => !RECORD.test(path)), ...onScreen].flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        // Titles of tests and readers' words are quoted as they are.
        .flatMap((line) => (PRIVATE_WORDS.test(line.replace(/“[^”]*”/g, "")) ? [`${path}: ${line.trim()}`] : [])),
    );
    expect(faults).toEqual([]);
  });

  test("no left-overs: unfinished marks, switched-off checks, loose types", () => {
    const leftover =
      /\/[/*].*\b(?:TODO|FIXME|XXX)\b|@ts-(?:ignore|expect-error|nocheck)|oxlint-disable|\b(?:it|test|describe)\.(?:skip|only)\(|\bas any\b|\w\)?: any[;,)\]>=\s]*$/m;
    const faults = sources.filter((path) => leftover.test(readFileSync(path, "utf8")));
    expect(faults).toEqual([]);
  });
});

function linesOf(path: string): number {
  return readFileSync(path, "utf8").split("\n").length - 1;
}

interface Node {
  type: string;
  start: number;
  end: number;
  id?: { name?: string } | null;
  [key: string]: unknown;
}

/** Functions over their limit, as "file: name lines"; a capital first letter in a .tsx file makes a component. */
function longFunctions(path: string): string[] {
  const source = readFileSync(path, "utf8");
  const found: string[] = [];
  const visit = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, name);
    else if (typeof value === "object" && value !== null && "type" in value) {
      const node = value as Node;
      const own = node.id?.name ?? name;
      if (/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) {
        const lines = source.slice(node.start, node.end).split("\n").length;
        const limit = path.endsWith(".tsx") && /^[A-Z]/.test(own) ? MAX_COMPONENT_LINES : MAX_FUNCTION_LINES;
        if (lines > limit) found.push(`${path}: ${own} ${lines}`);
      }
      for (const [key, child] of Object.entries(node)) if (key !== "parent") visit(child, own);
    }
  };
  visit(parseSync(path, source).program, "(anonymous)");
  return found;
}
