import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { listOutcomes } from "./read.ts";
import { proofs } from "./tables.ts";

let product: TestDeps;
beforeAll(async () => {
  product = await createTestDeps();
});
afterAll(() => product.close());

const FROM = new Date("2026-11-01T00:00:00Z");
const TO = new Date("2026-12-01T00:00:00Z");
const INSIDE = new Date("2026-11-15T12:00:00Z");

type Proof = typeof proofs.$inferInsert;

async function keep(choice: Proof["choice"], more: Partial<Proof> = {}): Promise<void> {
  const row: Proof = {
    id: randomUUID(),
    userId: "a",
    runId: "r",
    idempotencyKey: randomUUID(),
    tool: "prompt-generate",
    lang: "en",
    engine: "provider",
    promptVersion: 1,
    status: "done",
    cost: 2,
    promptFirst: true,
    choice: choice ?? null,
    leaseExpiresAt: INSIDE,
    keptUntil: TO,
    createdAt: INSIDE,
    ...more,
  };
  await product.deps.db.insert(proofs).values(row);
}

test("counts how often the prompt's answer was chosen, per tool, engine and version of its system prompt", async () => {
  for (const choice of ["prompt", "prompt", "prompt", "equal", "request"] as const) await keep(choice);
  // Which answer came first makes no difference to who won.
  await keep("prompt", { promptFirst: false });
  await keep("request", { promptVersion: 2 });
  await keep("equal", { engine: "builtin", promptVersion: null });
  await keep("prompt", { tool: "another-tool" });
  // Not counted: no choice yet, a day before, and the first moment after.
  await keep(null);
  await keep(null, { status: "failed" });
  await keep("request", { createdAt: new Date(FROM.getTime() - 1) });
  await keep("request", { createdAt: TO });
  const ours = {
    tool: "prompt-generate",
    engine: "provider",
    promptVersion: 1,
    chosen: 6,
    wins: 4,
    equal: 1,
    losses: 1,
  };
  const second = { ...ours, promptVersion: 2, chosen: 1, wins: 0, equal: 0, losses: 1 };
  const builtIn = { ...ours, engine: "builtin", promptVersion: null, chosen: 1, wins: 0, equal: 1, losses: 0 };
  const other = { ...ours, tool: "another-tool", chosen: 1, wins: 1, equal: 0, losses: 0 };
  const { db } = product.deps;
  expect(await listOutcomes(db, { from: FROM, to: TO })).toEqual([other, builtIn, ours, second]);
  expect(await listOutcomes(db, { from: FROM, to: TO, tool: "prompt-generate" })).toEqual([builtIn, ours, second]);
  // The first moment of a period belongs to it.
  await keep("prompt", { tool: "third-tool", createdAt: FROM });
  expect(await listOutcomes(db, { from: FROM, to: TO, tool: "third-tool" })).toMatchObject([{ chosen: 1, wins: 1 }]);
});
