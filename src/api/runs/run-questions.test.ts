import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { featurePrompts, serviceProviders, toolFeatures } from "#domain/tool-features/tables.ts";
import { choiceFor, TEST_KEY } from "#tests/support/models/llm-choices.ts";
import { type LlmServer, startLlmServer } from "#tests/support/models/llm-servers.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { type SignedIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { readCredits } from "#domain/credits/read.ts";
import type { Envelope } from "#tools/tool.ts";

interface Result {
  text: string;
  alert: string | null;
  notes: string[];
  question: { id: string; ask: string; answer?: string } | null;
}
type Made = Envelope<Result> & { runId: string };

const TEXT =
  "In today's fast-paced world, our bakery in Salt stands as a testament to quality. We opened in 2019 and we bake bread every day.";
const FIRST = {
  draft: "Never shown: our bakery.",
  thought: "Never shown: a baker speaks.",
  text: "We opened our bakery in Salt in 2019, and we bake bread every day.",
  alert: null,
  notes: ["I took out the opening."],
  other: null,
  question: { ask: "How many loaves do you bake a day?", examples: [] },
};
const WOVEN = {
  ...FIRST,
  text: "We opened our bakery in Salt in 2019, and we bake 300 loaves of bread every day.",
  question: { ask: "Who buys them?", examples: [] },
};

let llm: LlmServer;
let product: TestDeps;
let api: TestApi;
beforeAll(async () => {
  llm = await startLlmServer();
  product = await createTestDeps({
    DEEPSEEK_API_KEY: TEST_KEY,
    DEEPSEEK_BASE_URL: llm.origin,
    PROVIDER_HOSTS: new URL(llm.origin).host,
  });
  api = createTestApi(product.deps);
});
afterAll(() => Promise.all([llm.close(), product.close()]));
beforeEach(async () => {
  const { db } = product.deps;
  await db.delete(toolFeatures);
  const words = { displayName: "x", featureType: "humanizer", language: "en" } as const;
  const [feature] = await db
    .insert(toolFeatures)
    .values({ name: "ai-humanizer-en", slug: "ai-humanizer", ...words })
    .returning();
  const featureId = feature?.id as number;
  await db.insert(featurePrompts).values({ featureId, promptContent: "Make it human. {{options}}", version: 1 });
  await db.insert(serviceProviders).values({ featureId, ...choiceFor("deepseek", llm.origin) });
  llm.requests.length = 0;
});

async function newUser(): Promise<SignedIn> {
  const user = await signUpConfirmed(product.deps, api);
  await giveCredits(product.deps, grantOf(user.userId, 5));
  return user;
}
const post = (user: SignedIn, path: string, json: object) => api.call(`/api${path}`, { json, cookie: user.cookie });
const creditsOf = async (user: SignedIn) =>
  (await readCredits(product.deps.db, user.userId, product.deps.now())).credits;
const answer = (text: string, id = "q1") => ({ answers: [{ id, text }], weave: true });

async function firstRun(user: SignedIn): Promise<Made> {
  llm.play({ does: "answer", text: JSON.stringify(FIRST) });
  const run = (await (await post(user, "/tools/ai-humanizer/runs?lang=en", { text: TEXT })).json()) as Made;
  expect(run).toMatchObject({ engine: "provider", cost: 1, result: { text: FIRST.text, question: { id: "q1" } } });
  expect(JSON.stringify(run)).not.toContain("Never shown");
  llm.requests.length = 0;
  return run;
}

test("the answer to a result's question is worked in by the model within the same credit, once", async () => {
  const user = await newUser();
  const run = await firstRun(user);
  llm.play({ does: "answer", text: JSON.stringify(WOVEN) });
  const path = `/runs/${run.runId}/answers`;
  const woven = (await (await post(user, path, answer("300 loaves"))).json()) as Made;
  expect(woven).toMatchObject({ cost: 1, creditsLeft: 4, result: { text: WOVEN.text } });
  expect(woven.result.question).toEqual({ id: "q1", ...FIRST.question, answer: "300 loaves" });
  const sent = JSON.stringify(llm.requests[0]?.body);
  for (const part of [FIRST.text, FIRST.question.ask, "300 loaves", "second round"]) expect(sent).toContain(part);
  expect(((await (await post(user, path, answer("300 loaves"))).json()) as Made).result).toEqual(woven.result);
  expect((await post(user, path, answer("many"))).status).toBe(409);
  expect([llm.requests.length, await creditsOf(user)]).toEqual([1, 4]);
});

test("when no model answers, the result stays as it was, and the answer can be given again", async () => {
  const user = await newUser();
  const run = await firstRun(user);
  const path = `/runs/${run.runId}/answers`;
  llm.play({ does: "status", status: 500 }, { does: "status", status: 500 });
  expect((await post(user, path, answer("300 loaves"))).status).toBe(503);
  llm.play({ does: "answer", text: JSON.stringify(WOVEN) });
  expect((await post(user, path, answer("300 loaves"))).status).toBe(201);
  expect(await creditsOf(user)).toBe(4);
});

test("an answer to a question that was not asked is refused", async () => {
  const user = await newUser();
  const run = await firstRun(user);
  for (const body of [answer("x", "q2"), answer(""), { answers: [], weave: true }])
    expect((await post(user, `/runs/${run.runId}/answers`, body)).status).toBe(400);
  expect(llm.requests).toHaveLength(0);
});
