import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const map = readFileSync("docs/spec-map.md", "utf8");
/** The specification's lines that the map is about: sections 2 to 9. */
const FIRST_LINE = 14;
const LAST_LINE = 237;
const MARK = /^\*\*(?:done|done otherwise|not shown|not yet|n\/a)\*\*/;

const rows = [...map.matchAll(/^\| (\d+)([a-z]?) \| (.+?) \| (.+?) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, number, part, line, mark, code, shown]) => ({
    number: Number(number),
    part,
    line,
    mark: mark ?? "",
    code: code ?? "",
    shown: shown ?? "",
  }),
);

describe("the specification map", () => {
  test("has every line of sections 2 to 9 once: mapped, or listed as asking for nothing", () => {
    const listed = (map.match(/^Lines that ask for nothing .*: (.+)\.$/m)?.[1] ?? "").split(", ").flatMap((range) => {
      const [from = 0, to = from] = range.split("–").map(Number);
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    });
    const mapped = [...new Set(rows.map(({ number }) => number))];
    const every = Array.from({ length: LAST_LINE - FIRST_LINE + 1 }, (_, index) => FIRST_LINE + index);
    expect([...listed, ...mapped].toSorted((one, other) => one - other)).toEqual(every);
    const names = rows.map(({ number, part }) => `${number}${part}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test("gives each line one mark", () => {
    expect(rows.filter(({ mark }) => !MARK.test(mark))).toEqual([]);
  });

  test("shows what is done by code and by a test", () => {
    const isBare = ({ mark, code, shown }: (typeof rows)[number]) =>
      !/^\*\*n\/a/.test(mark) && !(/`[^`]+`/.test(code) && /`[^`]+` “[^”]+”/.test(shown));
    expect(rows.filter(isBare)).toEqual([]);
  });

  test("names only code that exists", () => {
    const named = rows.flatMap(({ code }) => [...code.matchAll(/`([^`]+)`/g)].map((found) => found[1] ?? ""));
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  test("names only storms and tests that exist for crashes, starts, stops and data", () => {
    const [, cases = ""] = map.match(/^## Crashes, starts and stops, data$([\s\S]*?)^## /m) ?? [];
    const storms = [...cases.matchAll(/storms? ((?:`[a-z-]+`(?:, )?)+)/g)].flatMap(([, names = ""]) => [
      ...names.matchAll(/`([a-z-]+)`/g),
    ]);
    expect(storms.length).toBeGreaterThan(10);
    expect(storms.filter(([, name]) => !existsSync(`tests/storm/${name}.storm.ts`))).toEqual([]);
    const named = [...cases.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, path = "", title = ""]) => ({ path, title }));
    expect(named.filter(({ path, title }) => !titlesIn(path).some((each) => each.startsWith(title)))).toEqual([]);
    expect(named.length).toBeGreaterThan(40);
    const files = [...cases.matchAll(/`((?:src|tests)\/[^`]+)`/g)].map(([, path = ""]) => path);
    expect(files.filter((path) => !existsSync(path))).toEqual([]);
  });

  test("names only tests that exist", () => {
    const named = rows.flatMap(({ number, part, shown }) =>
      [...shown.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, path = "", title = ""]) => ({ number, part, path, title })),
    );
    expect(named.length).toBeGreaterThan(rows.length);
    expect(named.filter(({ path, title }) => !titlesIn(path).some((each) => each.startsWith(title)))).toEqual([]);
  });
});

const read = new Map<string, string[]>();

/** The titles of a file's tests, as they are in its source: with `%s` and `${…}` where they are made. */
function titlesIn(path: string): string[] {
  const known = read.get(path);
  if (known) return known;
  const source = existsSync(path) ? readFileSync(path, "utf8") : "";
  const call =
    /(?<![.\w])(?:it|test)(?:\.(?:each|skipIf|runIf)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?\(\s*(["'`])((?:\\.|(?!\1)[\s\S])*)\1/g;
  const titles = [...source.matchAll(call)].map((found) => (found[2] ?? "").replace(/\\(.)/g, "$1"));
  read.set(path, titles);
  return titles;
}
