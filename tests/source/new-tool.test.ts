import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** The product's own files, without what is installed or made. */
const COPIED =
  /^(?:src|tests|scripts|bench|training|content|models|docs|deploy|examples|bin|migrations|public|\.react-router|\.env\.example|[A-Z]+\.md|package\.json|[a-z.-]+\.config\.ts|tsconfig\.json)$/;
const TESTS = [
  "tests/source/imports.test.ts",
  "tests/source/tidy.test.ts",
  "tests/providers/system-prompts.test.ts",
  "src/i18n/messages.test.ts",
];
/** Of these, which take long, only what speaks of the new tool or of all tools together. */
const LONG_TESTS = [
  "src/api/documentation/documentation.test.ts",
  "src/api/mcp/mcp.test.ts",
  "tests/processes/command-line.test.ts",
];
const OF_ALL_TOOLS =
  "tone-changer|finds every built tool|ends with its key|prints help for --help|is true of what every";

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "siyagha-new-tool-"));
  for (const name of readdirSync(".").filter((each) => COPIED.test(each)))
    cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: "utf8" });
  return { status, words: `${stdout}${stderr}` };
};

/** Every file of the copy by its path, without the installed packages. */
function contents(): Map<string, string> {
  const folders = readdirSync(copy).filter((name) => name !== "node_modules");
  const paths = folders.flatMap((name) =>
    statSync(join(copy, name)).isDirectory() ? filesIn(join(copy, name)) : [join(copy, name)],
  );
  return new Map(paths.map((path) => [relative(copy, path), readFileSync(path, "latin1")]));
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

describe("npm run new-tool", () => {
  test("makes a folder and one line, and touches nothing else", () => {
    const before = contents();
    expect(run(["scripts/new-tool.ts", "tone-changer"]).status).toBe(0);
    const after = contents();
    const changed = [...after.keys()].filter((path) => before.get(path) !== after.get(path));
    expect(changed.filter((path) => !path.startsWith("src/tools/tone-changer/"))).toEqual(
      expect.arrayContaining([
        "content/prompts/tone-changer.ar.md",
        "content/prompts/tone-changer.en.md",
        "src/tools/all-tools.ts",
        "src/tools/system-prompts.json",
      ]),
    );
    const linesOf = (files: Map<string, string>) => files.get("src/tools/all-tools.ts")?.split("\n") ?? [];
    const added = linesOf(after).filter((line) => !linesOf(before).includes(line));
    expect(added).toEqual(['export { toneChangerTool } from "./tone-changer/index.ts";']);
    expect(linesOf(after).length).toBe(linesOf(before).length + 1);
  });

  test("whose tool the command line, the menu and the pages know", () => {
    expect(run(["bin/siyagha.js", "tone-changer", "a text"]).words).toContain("none is available");
    const script = `
      const { findPage } = await import("#pages/page-table.ts");
      const { TOOL_SLUGS, isBuilt } = await import("#tools/index.ts");
      console.log(findPage("/tone-changer")?.file, TOOL_SLUGS.includes("tone-changer"), isBuilt("tone-changer"));`;
    expect(run(["--input-type=module", "-e", script]).words).toContain("pages/tool-not-ready/page.tsx true false");
  });

  test("and which passes the types and the tests", { timeout: 180_000 }, () => {
    const types = run(["node_modules/typescript/bin/tsc", "--noEmit", "--incremental", "false"]);
    expect(types.words).toBe("");
    for (const files of [TESTS, [...LONG_TESTS, "-t", OF_ALL_TOOLS]]) {
      const tests = run(["node_modules/vitest/vitest.mjs", "run", ...files, "--maxWorkers", "1"]);
      expect(tests.status === 0 ? "" : tests.words).toBe("");
    }
  });

  test("refuses a name that is no name, and one that is taken", () => {
    expect(run(["scripts/new-tool.ts", "Tone Changer"]).status).toBe(2);
    expect(run(["scripts/new-tool.ts", "prompt-checker"]).status).toBe(2);
  });
});
