import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeAccount } from "#domain/closing/write.ts";
import { exportUserData } from "#domain/closing/read.ts";
import { requireSignedIn, type Viewer } from "#domain/accounts/access.ts";
import { findSharedResult } from "#domain/runs/read.ts";
import { sweepRunTexts } from "#domain/runs/write.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { type SignedIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";

const REQUEST = "a polite mail to a client whose invoice is late";

let test: TestDeps;
let api: TestApi;
let owner: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  test = await createTestDeps();
  api = createTestApi(test.deps);
  owner = await signUpConfirmed(test.deps, api);
  other = await signUpConfirmed(test.deps, api);
  await giveCredits(test.deps, grantOf(owner.userId, 20));
});
afterAll(() => test.close());

const call = (path: string, method: string, json?: object, who: SignedIn = owner) =>
  api.call(`/api${path}`, { method, cookie: who.cookie, ...(json ? { json } : {}) });

async function made(text = REQUEST, who: SignedIn = owner): Promise<string> {
  const answer = await api.call("/api/tools/prompt-generate/runs", {
    json: { text, lang: "en" },
    cookie: who.cookie,
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  return ((await answer.json()) as { runId: string }).runId;
}

const listed = async (query = "") =>
  ((await (await call(`/runs${query}`, "GET")).json()) as { runs: Record<string, unknown>[] }).runs;
const shareIdOf = (path: string | null) => path?.split("/").at(-1) ?? "";

async function shared(id: string): Promise<string> {
  const { path } = (await (await call(`/runs/${id}/share`, "POST")).json()) as { path: string };
  return shareIdOf(path);
}

describe("a link to a result", () => {
  it("cannot be guessed, is the same when asked for again, and tells the text alone", async () => {
    const id = await made();
    expect(await (await call(`/runs/${id}/share`, "GET")).json()).toEqual({ path: null });
    const shareId = await shared(id);
    expect(shareId).toMatch(/^[\w-]{22}$/);
    expect(await shared(id)).toBe(shareId);
    expect(await (await call(`/runs/${id}/share`, "GET")).json()).toEqual({ path: `/en/shared/${shareId}` });
    const found = await findSharedResult(test.deps.db, shareId);
    expect(Object.keys(found ?? {})).toEqual(["tool", "lang", "envelope"]);
    expect((await listed()).find((run) => run["id"] === id)).toMatchObject({ shareId });
  });

  it("is its owner's to make, see and take back", async () => {
    const id = await made();
    const shareId = await shared(id);
    for (const method of ["GET", "POST", "DELETE"])
      expect([method, (await call(`/runs/${id}/share`, method, undefined, other)).status]).toEqual([method, 404]);
    expect(await findSharedResult(test.deps.db, shareId)).not.toBeNull();
    expect((await call(`/runs/${id}/share`, "DELETE")).status).toBe(204);
    expect(await findSharedResult(test.deps.db, shareId)).toBeNull();
    expect(await shared(id)).not.toBe(shareId);
  });

  it("ends with the run's text, whether it was deleted or its time was over", async () => {
    const [deleted, old] = [await made(), await made()];
    const links = [await shared(deleted), await shared(old)];
    await call(`/runs/${deleted}`, "DELETE");
    expect(await findSharedResult(test.deps.db, links[0] ?? "")).toBeNull();
    await sweepRunTexts(test.deps.db, new Date(test.deps.now().getTime() + 31 * 86_400_000));
    expect(await findSharedResult(test.deps.db, links[1] ?? "")).toBeNull();
  });

  it("is in the person's export, and gone with the account", async () => {
    const leaving = await signUpConfirmed(test.deps, api);
    await giveCredits(test.deps, grantOf(leaving.userId, 3));
    const id = await made(REQUEST, leaving);
    const answer = await call(`/runs/${id}/share`, "POST", undefined, leaving);
    const shareId = shareIdOf(((await answer.json()) as { path: string }).path);
    const { runs } = (await exportUserData(test.deps.db, leaving.userId, test.deps.now())) as { runs: object[] };
    expect(runs).toMatchObject([{ id, shareId }]);
    const viewer = { id: leaving.userId, role: "user", emailVerified: true } as Viewer;
    await closeAccount(test.deps, requireSignedIn(viewer));
    expect(await findSharedResult(test.deps.db, shareId)).toBeNull();
  });

  it("is not made for a result without a text of its own", async () => {
    const answer = await api.call("/api/tools/ai-detector/runs", {
      json: { text: "The tide comes in twice a day and the boats lean on their ropes. ".repeat(12), lang: "en" },
      cookie: owner.cookie,
      headers: { "idempotency-key": crypto.randomUUID() },
    });
    const { runId } = (await answer.json()) as { runId: string };
    expect((await call(`/runs/${runId}/share`, "POST")).status).toBe(404);
  });
});

describe("a run in history", () => {
  it("takes a name, by which it is found, and stands first while it is pinned", async () => {
    const first = await made("a recipe for lentil soup");
    await made("a note to the neighbours");
    expect((await call(`/runs/${first}`, "PUT", { title: "رسالة إلى الأُمّ", pinned: true })).status).toBe(204);
    expect((await listed())[0]).toMatchObject({ id: first, title: "رسالة إلى الأُمّ", pinned: true });
    expect(await listed(`?q=${encodeURIComponent("الام")}`)).toMatchObject([{ id: first }]);
    expect(await listed("?q=lentil")).toMatchObject([{ id: first }]);
    expect(await listed(`?q=${encodeURIComponent("lentil الام")}`)).toMatchObject([{ id: first }]);
    expect(await listed(`?q=${encodeURIComponent("lentil غائب")}`)).toEqual([]);
    await call(`/runs/${first}`, "PUT", { pinned: false });
    expect((await listed())[0]).toMatchObject({ pinned: false });
    expect((await listed())[0]?.["id"]).not.toBe(first);
  });

  it("is its owner's to change, and an empty name is refused", async () => {
    const id = await made();
    expect((await call(`/runs/${id}`, "PUT", { title: "Taken" }, other)).status).toBe(404);
    expect((await call(`/runs/${id}`, "PUT", { title: "  " })).status).toBe(400);
    expect((await listed()).find((run) => run["id"] === id)).not.toMatchObject({ title: "Taken" });
  });
});
