import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { proofs } from "#domain/proofs/tables.ts";
import { TEST_KEY } from "#tests/support/models/llm-choices.ts";
import { type LlmServer, startLlmServer } from "#tests/support/models/llm-servers.ts";
import { NOTE_ANSWER, NOTE_REQUEST } from "#tests/support/models/model-answers.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { lost, type PageCalls, refusedWith, stubPageCalls } from "#tests/support/scenes/page-calls.ts";
import { onlyTheGenerator } from "#tests/support/scenes/one-feature.ts";
import { type SignedIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import type { GeneratorEnvelope } from "#tools/prompt-generate/draft.ts";
import { createProofs } from "./proofs.ts";

let llm: LlmServer;
let product: TestDeps;
let api: TestApi;
let user: SignedIn;
let runId: string;
let calls: PageCalls;
const never = new AbortController().signal;

beforeAll(async () => {
  llm = await startLlmServer();
  product = await createTestDeps({
    DEEPSEEK_API_KEY: TEST_KEY,
    DEEPSEEK_BASE_URL: llm.origin,
    PROVIDER_HOSTS: new URL(llm.origin).host,
  });
  api = createTestApi(product.deps);
  await onlyTheGenerator(product, llm.origin);
});
afterAll(() => Promise.all([llm.close(), product.close()]));

/** A run by a model with one answer: its prompt is no longer the request. */
beforeEach(async () => {
  user = await signUpConfirmed(product.deps, api);
  await giveCredits(product.deps, grantOf(user.userId, 10));
  llm.play({ does: "answer", text: NOTE_ANSWER });
  const { cookie } = user;
  const made = await api.call("/api/tools/prompt-generate/runs?lang=en", { json: { text: NOTE_REQUEST }, cookie });
  const envelope = (await made.json()) as GeneratorEnvelope;
  runId = envelope.runId ?? "";
  const answers = [{ id: envelope.result.questions[0]?.id, text: "Sami carried the piano" }];
  await api.call(`/api/runs/${runId}/answers`, { json: { answers }, cookie });
  llm.play({ does: "answer", text: "Dear all, thank you." });
  calls = stubPageCalls(api, cookie);
});
afterEach(() => vi.unstubAllGlobals());

const creditsLeft = async () =>
  ((await (await api.call("/api/credits", { cookie: user.cookie })).json()) as { credits: number }).credits;
const ownProofs = () => product.deps.db.$count(proofs, eq(proofs.userId, user.userId));

test("charges two credits a proof, and each press is one of its own", async () => {
  const page = createProofs(runId, "en");
  expect((await page.prove("a prompt", never)).proof).toMatchObject({ first: "Dear all, thank you.", outcome: null });
  expect(await creditsLeft()).toBe(7);
  await page.prove("a prompt", never);
  expect([await creditsLeft(), new Set(calls.keys).size]).toEqual([5, 2]);
});

test("charges once when the answer is lost after it was paid and the same is pressed again, a refusal in between or not", async () => {
  const page = createProofs(runId, "en");
  calls.fates = [lost, refusedWith("queue_full", 429)];
  expect(await page.prove("a prompt", never)).toMatchObject({ proof: null, error: { code: "connection" } });
  expect(await creditsLeft()).toBe(7);
  expect(await page.prove("a prompt", never)).toMatchObject({ proof: null, error: { code: "queue_full" } });
  const { proof } = await page.prove("a prompt", never);
  expect(proof).toMatchObject({ first: "Dear all, thank you." });
  expect([await creditsLeft(), await ownProofs(), new Set(calls.keys).size]).toEqual([7, 1, 1]);
});

test("a lost proof is among the run's when the page opens again, with the choice that was made", async () => {
  calls.fates = [lost];
  await createProofs(runId, "en").prove("a prompt", never);
  const reopened = createProofs(runId, "en");
  const [kept] = await reopened.list();
  expect(kept).toMatchObject({ first: "Dear all, thank you.", outcome: null });
  const chosen = await reopened.choose(kept?.id ?? "", "first");
  expect(chosen).toMatchObject({ ok: true, data: { outcome: { choice: "first" } } });
  expect(await reopened.list()).toHaveLength(1);
  expect(await creditsLeft()).toBe(7);
});

test("begins another when the lost one has failed, at no cost", async () => {
  const page = createProofs(runId, "en");
  llm.play({ does: "reset", after: "" });
  calls.fates = [lost];
  await page.prove("a prompt", never);
  expect(await creditsLeft()).toBe(9);
  llm.play({ does: "answer", text: "Dear all, thank you." });
  expect((await page.prove("a prompt", never)).proof).not.toBeNull();
  expect([await creditsLeft(), new Set(calls.keys).size]).toEqual([7, 2]);
});

test("says that a paid proof's texts are gone, not that nothing was charged", async () => {
  const page = createProofs(runId, "en");
  calls.fates = [lost];
  await page.prove("a prompt", never);
  await product.deps.db.update(proofs).set({ answers: null }).where(eq(proofs.userId, user.userId));
  expect((await page.prove("a prompt", never)).error).toMatchObject({ code: "not_found" });
  expect([await creditsLeft(), await ownProofs()]).toEqual([7, 1]);
});

test("one that was stopped is no error, and its key is asked for again", async () => {
  const page = createProofs(runId, "en");
  const stop = new AbortController();
  calls.fates = [
    async (answer) => {
      stop.abort();
      return lost(answer);
    },
  ];
  expect(await page.prove("a prompt", stop.signal)).toEqual({ proof: null, error: null });
  expect((await page.prove("a prompt", never)).proof).not.toBeNull();
  expect([await creditsLeft(), new Set(calls.keys).size]).toEqual([7, 1]);
});
