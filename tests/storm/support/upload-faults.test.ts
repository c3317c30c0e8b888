import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pdfOf } from "#tests/support/documents.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { faultsOfGoingDown, faultsOfUploads, filesIn, newFiles } from "./upload-faults.ts";
import { formOf } from "./upload-files.ts";
import { newUpload, type Upload } from "./upload-load.ts";

let product: TestDeps;
beforeAll(async () => {
  product = await createTestDeps();
});
afterAll(() => product.close());

const SIGNAL_AT = 50_000;
const person = { cookie: "", userId: "x", email: "x@example.com" };
const file = { what: "picture read", path: "/", name: "a.png", bytes: new Uint8Array(1) };
const upload = (change: Partial<Upload>): Upload => ({ ...newUpload(person, file), sentAt: SIGNAL_AT, ...change });

test("what a product that goes down owes: an answer or a refusal with a code, whole, to all who were on their way", () => {
  const fine = [
    upload({ status: 201 }),
    upload({ status: 503, code: "engine_failed" }),
    upload({ isUnheard: true }),
    upload({ sentAt: SIGNAL_AT - 500 }),
  ];
  expect(faultsOfGoingDown(fine, SIGNAL_AT)).toEqual([]);
  const bad = [
    upload({ isCut: true }),
    upload({ status: 500, code: "internal" }),
    upload({ status: 503 }),
    upload({ sentAt: SIGNAL_AT - 5000 }),
  ];
  expect(faultsOfGoingDown(bad, SIGNAL_AT)).toEqual([
    "picture read: the answer was cut off",
    "picture read: answered 500 internal",
    "picture read: answered 503 without a code",
    "picture read: got no answer",
  ]);
});

test("a file that was not there at first is found", () => {
  const folder = mkdtempSync(join(tmpdir(), "siyagha-left-"));
  writeFileSync(join(folder, "secret"), "");
  const before = filesIn(folder);
  expect(newFiles(folder, before)).toEqual([]);
  writeFileSync(join(folder, "upload-1"), "");
  expect(newFiles(folder, before)).toEqual(["upload-1"]);
  rmSync(folder, { recursive: true });
});

test(
  "a run that was charged twice, never or without an answer is found by credits and by its own rows",
  { timeout: 60_000 },
  async () => {
    const { deps } = product;
    const api = createTestApi(deps);
    const someone = await signUpConfirmed(deps, api);
    await giveCredits(deps, grantOf(someone.userId, 10));
    const page = { ...file, name: "page.pdf", bytes: pdfOf(["Fresh bread daily"]) };
    const answer = await api.call("/api/tools/image-to-text/runs?lang=en", {
      body: formOf(page),
      cookie: someone.cookie,
    });
    const { runId } = (await answer.json()) as { runId: string };
    const uploads = [{ ...newUpload(someone, file), runId }];
    expect(await faultsOfUploads(deps, [someone], 10, uploads)).toEqual([]);
    await deps.db.execute(
      sql`update user_credits set current_credits = current_credits - 1 where user_id = ${someone.userId}`,
    );
    expect(await faultsOfUploads(deps, [someone], 10, uploads)).toEqual([`${someone.userId} has 8 credits and not 9`]);
    await deps.db.execute(sql`update user_credits set current_credits = 9 where user_id = ${someone.userId}`);
    await deps.db.execute(sql`update runs set status = 'failed' where id = ${runId}`);
    expect(await faultsOfUploads(deps, [someone], 10, uploads)).toEqual([
      `the acknowledged run ${runId} is gone or was not charged once`,
    ]);
  },
);
