import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesBelow } from "#tests/support/source-files.ts";

const TIME_COLUMN = /(?:Date|[a-z]At|_at)$/;
const BUILDER = ".orderBy(";

/** The parts of an argument list, from the character after its opening parenthesis. */
function partsOf(source: string, start: number): string[] {
  const parts = [""];
  let depth = 1;
  for (const character of source.slice(start)) {
    if ("([{".includes(character)) depth += 1;
    if (")]}".includes(character)) depth -= 1;
    if (depth === 0) break;
    if (character === "," && depth === 1) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** The last key of each order in a file: of the query builder, and of SQL. */
function lastKeysOf(source: string): string[] {
  const built = [...source.matchAll(/\.orderBy\(/g)].map(
    ({ index }) => partsOf(source, index + BUILDER.length).at(-1) ?? "",
  );
  const written = [...source.matchAll(/\border by ([^`;\n]*)/g)].map(([, rest = ""]) => {
    const [keys = ""] = rest.split(/ (?:limit|for update)\b/);
    return partsOf(`${keys})`, 0).at(-1) ?? "";
  });
  return [...built.map((key) => key.replace(/^(?:asc|desc)\((.*)\)$/, "$1")), ...written.map(withoutDirection)];
}

function withoutDirection(key: string): string {
  return key.replace(/ (?:asc|desc)$/, "");
}

const endsInTime = (source: string) => lastKeysOf(source).some((key) => TIME_COLUMN.test(key));

test.each([
  ["db.orderBy(desc(runs.createdAt))", true],
  ["db.orderBy(runs.name, asc(runs.sentAt)).limit(2)", true],
  ["db.orderBy(desc(orders.orderDate))", true],
  ["sql`select 1 from a where b order by expires_at limit 3 for update`", true],
  ["sql`select 1 from (select 2 from a order by created_at desc) b`", true],
  ["db.orderBy(desc(runs.createdAt), desc(runs.id))", false],
  ["db.orderBy(...(sort ? [desc(runs.createdAt)] : []), desc(runs.id))", false],
  ["sql`select 1 order by expires_at, user_id limit 3`", false],
])("%s ends in a time: %s", (source, isTime) => {
  expect(endsInTime(source)).toBe(isTime);
});

test("a list ordered by time has a second, fixed order: rows of one moment keep their places", () => {
  const files = filesBelow("src", /(?<!\.test)\.tsx?$/).map((path) => [path, readFileSync(path, "utf8")] as const);
  const ordered = files.filter(([, source]) => lastKeysOf(source).length > 0);
  expect(ordered.length).toBeGreaterThan(20);
  expect(ordered.filter(([, source]) => endsInTime(source)).map(([path]) => path)).toEqual([]);
});
