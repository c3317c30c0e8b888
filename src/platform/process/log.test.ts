import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { createLog, describeError } from "./log.ts";

let test: TestDeps;
beforeAll(async () => {
  test = await createTestDeps();
});
afterAll(() => test.close());

const SECRET = "a-token\n    at the end of a line";

async function failedQuery(): Promise<Error> {
  const error = await test.deps.db.execute(sql`select ${SECRET}::text, ${`${SECRET}!`}::uuid`).then(
    () => null,
    (thrown: Error) => thrown,
  );
  return error as Error;
}

describe("an error in the log", () => {
  it("names a failed statement and its place, and none of its values", async () => {
    const described = describeError(await failedQuery());
    expect(described).toMatch(
      /^Error: Failed query: select \$1::text, \$2::uuid ← error: invalid input syntax for type uuid\n\s+at /,
    );
    expect(described).not.toContain("a-token");
    expect(described).not.toContain("at the end");
  });

  it("keeps message, cause and place of any other", () => {
    const described = describeError(new Error("no\nanswer", { cause: new TypeError("fetch failed") }));
    expect(described).toMatch(/^Error: no\nanswer ← TypeError: fetch failed\n\s+at .*log\.test/);
  });

  it("is described wherever a line carries one, on one line", async () => {
    const lines: string[] = [];
    const log = createLog("error", { write: (line) => void lines.push(line) });
    log.error({ error: await failedQuery(), path: "/a\r\nset-cookie: b" }, "failed");
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/);
    expect(lines[0]).not.toContain("a-token");
    expect(JSON.parse(lines[0] as string)).toMatchObject({ path: "/a\r\nset-cookie: b", msg: "failed" });
  });
});
