// `node scripts/measure-source.ts [FOLDER]`: what the source of a checkout is made of. Prints one JSON line.
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { parseSync } from "vite";
import { filesBelow, importsOf } from "#tests/support/source-files.ts";

process.chdir(process.argv[2] ?? ".");
const all = ["src", "tests", "scripts", "bench"].flatMap((folder) => filesBelow(folder, /\.(?:tsx?|mjs)$/));
const isTest = (path: string) => /^tests\/|\.test\.tsx?$/.test(path);
const isData = (path: string) => /(?:messages|lexicon|phrases|glossary|data|system-prompt\.(?:ar|en))\.ts$/.test(path);
const code = all.filter((path) => path.startsWith("src/") && !isTest(path) && !path.endsWith(".d.ts"));

process.stdout.write(
  `${JSON.stringify({
    code: countOf(code.filter((path) => !isData(path))),
    data: countOf(code.filter(isData)),
    tests: countOf(all.filter(isTest)),
    fileLines: spreadOf(code.filter((path) => !isData(path)).map(linesOf)),
    functionLines: spreadOf(code.flatMap(functionLines)),
    importCircles: circlesIn(code).length,
    folders: crowded(),
  })}\n`,
);

function countOf(paths: string[]) {
  return { files: paths.length, lines: paths.reduce((sum, path) => sum + linesOf(path), 0) };
}

function linesOf(path: string): number {
  return readFileSync(path, "utf8").split("\n").length - 1;
}

function spreadOf(values: number[]) {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { count: sorted.length, median: at(0.5), p95: at(0.95), max: sorted.at(-1) };
}

function functionLines(path: string): number[] {
  const source = readFileSync(path, "utf8");
  const found: number[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === "object" && value !== null) {
      const node = value as { type?: string; start: number; end: number };
      if (node.type && /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type))
        found.push(source.slice(node.start, node.end).split("\n").length);
      for (const [key, child] of Object.entries(node)) if (key !== "parent") visit(child);
    }
  };
  visit(parseSync(path, source).program);
  return found;
}

/** Groups of files that import one another in a circle; imports of types alone vanish when the code runs and do not count. */
function circlesIn(paths: string[]): string[][] {
  const targets = new Map(
    paths.map((path) => [
      path,
      importsOf(path)
        .filter(({ isOwn, isTypeOnly, isDynamic }) => isOwn && !isTypeOnly && !isDynamic)
        .map(({ target }) => target)
        .filter((target) => existsSync(target)),
    ]),
  );
  const reach = (from: string): Set<string> => {
    const seen = new Set<string>();
    const next = [...(targets.get(from) ?? [])];
    for (let path = next.pop(); path !== undefined; path = next.pop())
      if (!seen.has(path)) {
        seen.add(path);
        next.push(...(targets.get(path) ?? []));
      }
    return seen;
  };
  const inCircle = paths.filter((path) => reach(path).has(path));
  const groups: string[][] = [];
  for (const path of inCircle) {
    if (groups.some((group) => group.includes(path))) continue;
    const mine = reach(path);
    groups.push(inCircle.filter((other) => mine.has(other) && reach(other).has(path)));
  }
  return groups;
}

/** Folders that hold more than 15 files of code themselves, tests beside them left out. */
function crowded(): Record<string, number> {
  const counts = new Map<string, number>();
  for (const path of all)
    if (!/\.test\.tsx?$/.test(basename(path))) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return Object.fromEntries([...counts].filter(([, files]) => files > 15).toSorted(([, a], [, b]) => b - a));
}
