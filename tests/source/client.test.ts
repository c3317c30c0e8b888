import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { apiDocument, clientDocument, shapeHash } from "#tests/support/api-document.ts";
import { createTestDeps } from "#tests/support/scenes/test-deps.ts";

it("the example client's types are those of the API as it is (else: npm run client:generate)", async () => {
  const test = await createTestDeps();
  const document = clientDocument(await apiDocument(test.deps));
  await test.close();
  const said = /Shapes: (\w+)/.exec(readFileSync("examples/client/api.d.ts", "utf8"))?.[1];
  expect(said).toBe(shapeHash(document));
  expect(Object.keys(document.paths ?? {}).length).toBeGreaterThan(15);
}, 60_000);
