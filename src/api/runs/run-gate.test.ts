import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { RUN_GATE } from "#api/middleware/run-gate.ts";
import { featurePrompts, serviceProviders, toolFeatures } from "#domain/tool-features/tables.ts";
import { choiceFor, TEST_KEY } from "#tests/support/models/llm-choices.ts";
import { type LlmServer, startLlmServer } from "#tests/support/models/llm-servers.ts";
import { NOTE_ANSWER, NOTE_REQUEST, NOTE_WOVEN } from "#tests/support/models/model-answers.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { type SignedIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import type { Envelope } from "#tools/tool.ts";

/** The gate as the API mounts it, with bounds that a test can fill. */
const gated = (bounds: Partial<typeof RUN_GATE>) => createTestApi(product.deps, { ...RUN_GATE, ...bounds });

const TEXT = "I will tip you 200 dollars. PLEASE!!! Write a polite mail to a client whose invoice is late.";
const CHECK = "/api/tools/prompt-checker/runs?lang=en";
const FULL = [429, "2", "queue_full"];

let llm: LlmServer;
let product: TestDeps;
beforeAll(async () => {
  llm = await startLlmServer();
  product = await createTestDeps({
    DEEPSEEK_API_KEY: TEST_KEY,
    DEEPSEEK_BASE_URL: llm.origin,
    PROVIDER_HOSTS: new URL(llm.origin).host,
  });
  const { db } = product.deps;
  await db.delete(toolFeatures);
  const words = { displayName: "x", featureType: "text", language: "en" } as const;
  await db.insert(toolFeatures).values({ name: "prompt-checker-en", slug: "prompt-checker", ...words });
  const [feature] = await db
    .insert(toolFeatures)
    .values({ name: "prompt-generate-en", slug: "prompt-generate", ...words })
    .returning();
  const featureId = feature?.id as number;
  await db.insert(featurePrompts).values({ featureId, promptContent: "You ask. {{options}}", version: 1 });
  await db.insert(serviceProviders).values({ featureId, ...choiceFor("deepseek", llm.origin) });
});
afterAll(() => Promise.all([llm.close(), product.close()]));

async function newUser(): Promise<SignedIn> {
  const user = await signUpConfirmed(product.deps, createTestApi(product.deps));
  await giveCredits(product.deps, grantOf(user.userId, 20));
  return user;
}

type Api = ReturnType<typeof createTestApi>;
const post = (api: Api, { cookie }: SignedIn, path: string, json: object) => api.call(path, { json, cookie });

async function refusalOf(answering: Promise<Response>) {
  const answer = await answering;
  const body = (await answer.json()) as { error?: { code: string } };
  return [answer.status, answer.headers.get("retry-after"), body.error?.code];
}

/** A run whose body has begun and does not end until `finish`. */
function slowRun(api: Api, { cookie }: SignedIn) {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
  const json = new TextEncoder().encode(JSON.stringify({ text: TEXT }));
  stream?.enqueue(json.slice(0, 5));
  const answer = api.call(CHECK, { body, cookie, headers: { "content-type": "application/json" } });
  const finish = () => {
    stream?.enqueue(json.slice(5));
    stream?.close();
    return answer;
  };
  return { answer, finish };
}

/** A run by a model with one answer in it, made outside the gate that is tested. */
async function answeredRun(user: SignedIn) {
  const api = createTestApi(product.deps);
  llm.play({ does: "answer", text: NOTE_ANSWER });
  const made = await post(api, user, "/api/tools/prompt-generate/runs?lang=en", { text: NOTE_REQUEST });
  const { runId, result } = (await made.json()) as Envelope<{ questions: { id: string }[] }>;
  const body = { answers: [{ id: result.questions[0]?.id ?? "", text: "Sami carried the piano" }] };
  await post(api, user, `/api/runs/${runId}/answers`, body);
  return { path: `/api/runs/${runId}`, body };
}

test("a full process refuses runs, weavings, proofs and replies with the seconds to wait, and nothing else", async () => {
  const api = gated({ atWork: 1 });
  const user = await newUser();
  const run = await answeredRun(user);
  const slow = slowRun(api, user);
  await sleep(50);
  expect(await refusalOf(post(api, user, CHECK, { text: TEXT }))).toEqual(FULL);
  expect(await refusalOf(post(api, user, `${run.path}/answers`, { ...run.body, weave: true }))).toEqual(FULL);
  expect(await refusalOf(post(api, user, `${run.path}/proofs`, {}))).toEqual(FULL);
  expect(await refusalOf(post(api, user, `${run.path}/replies`, {}))).toEqual(FULL);
  expect((await api.call(`${run.path}/proofs`, { cookie: user.cookie })).status).toBe(200);
  expect((await slow.finish()).status).toBe(201);
  expect((await post(api, user, CHECK, { text: TEXT })).status).toBe(201);
});

test("uploads that do not end keep no place: others' runs go on, and one account has only so many", async () => {
  const api = gated({ admitting: 1, bodiesPerAccount: 3 });
  const [slow, other] = [await newUser(), await newUser()];
  const uploads = Array.from({ length: 3 }, () => slowRun(api, slow));
  await sleep(100);
  expect((await post(api, other, CHECK, { text: TEXT })).status).toBe(201);
  expect(await refusalOf(post(api, slow, CHECK, { text: TEXT }))).toEqual(FULL);
  const ended = await Promise.all(uploads.map(({ finish }) => finish()));
  expect(ended.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect((await post(api, slow, CHECK, { text: TEXT })).status).toBe(201);
});

test("the answers of a weaving wait without a place too", async () => {
  const api = gated({ admitting: 1 });
  const user = await newUser();
  const run = await answeredRun(user);
  const body = new ReadableStream<Uint8Array>({});
  const headers = { "content-type": "application/json" };
  void api.call(`${run.path}/answers`, { body, cookie: user.cookie, headers }).catch(() => {});
  await sleep(50);
  expect((await post(api, user, CHECK, { text: TEXT })).status).toBe(201);
});

test("a model at work for a weaving, a proof or a reply counts as work, and leaves its place to the next", async () => {
  const api = gated({ atWork: 2, admitting: 1 });
  const user = await newUser();
  const run = await answeredRun(user);
  for (const [path, body] of [
    ["answers", { ...run.body, weave: true }],
    ["proofs", {}],
    ["replies", {}],
  ] as const) {
    llm.play({ does: "answer", text: NOTE_WOVEN, pieces: 25, everyMs: 120 });
    const working = post(api, user, `${run.path}/${path}`, body);
    await sleep(300);
    expect((await post(api, user, CHECK, { text: TEXT })).status).toBe(201);
    const slow = slowRun(api, user);
    await sleep(50);
    expect(await refusalOf(post(api, user, CHECK, { text: TEXT }))).toEqual(FULL);
    expect((await slow.finish()).status).toBe(201);
    expect((await working).status).toBe(201);
  }
});
