import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { replies } from "#domain/replies/tables.ts";
import { rowsOf } from "#platform/database/db.server.ts";
import { brokenInvariants } from "#tests/support/scenes/billing-scene.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { TEST_KEY } from "#tests/support/models/llm-choices.ts";
import { type LlmServer, startLlmServer } from "#tests/support/models/llm-servers.ts";
import { NOTE_ANSWER, NOTE_REQUEST } from "#tests/support/models/model-answers.ts";
import { onlyTheGenerator } from "#tests/support/scenes/one-feature.ts";
import { type SignedIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import type { Envelope } from "#tools/tool.ts";

interface Reply {
  id: string;
  status: string;
  prompt: string;
  text: string;
  isCut: boolean;
  model: string;
  cost: number;
}
type Made = Envelope<{ questions: { id: string }[] }> & { runId: string };

const TEXT = "Dear all,\n\nthank you for the move.";

let llm: LlmServer;
let product: TestDeps;
let api: TestApi;
let user: SignedIn;
let run: Made;
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

/** A run by a model, nothing answered yet. It has cost one of ten credits. */
beforeEach(async () => {
  user = await newUser(10);
  run = await askedRun(user);
  llm.play({ does: "answer", text: TEXT });
});

async function newUser(credits: number): Promise<SignedIn> {
  const person = await signUpConfirmed(product.deps, api);
  await giveCredits(product.deps, grantOf(person.userId, credits));
  return person;
}

async function askedRun(person: SignedIn): Promise<Made> {
  llm.play({ does: "answer", text: NOTE_ANSWER });
  return read<Made>(await post(person, "/tools/prompt-generate/runs?lang=en", { text: NOTE_REQUEST }));
}

const post = (person: SignedIn, path: string, json: object, headers: Record<string, string> = {}) =>
  api.call(`/api${path}`, { json, cookie: person.cookie, headers });
const read = async <T>(response: Response) => (await response.json()) as T;
const reply = (body: object = {}, headers: Record<string, string> = {}) =>
  post(user, `/runs/${run.runId}/replies`, body, headers);
const streamed = (body: object = {}) => reply(body, { accept: "text/event-stream" });
const madeReply = async (answer: Promise<Response>) => read<Envelope<Reply>>(await answer);
const kept = async () =>
  (await read<{ replies: Reply[] }>(await api.call(`/api/runs/${run.runId}/replies`, { cookie: user.cookie }))).replies;
const answered = (text: string) =>
  post(user, `/runs/${run.runId}/answers`, { answers: [{ id: run.result.questions[0]?.id, text }] });
const stop = () => post(user, `/runs/${run.runId}/cancel`, {});
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function booksOf(person: SignedIn) {
  const [books] = await rowsOf<Record<string, number>>(
    product.deps.db,
    sql`select current_credits as balance, held, (select sum(amount)::int from credit_ledger where user_id = ${person.userId}) as ledger
      from user_credits where user_id = ${person.userId}`,
  );
  return books;
}

test("sends the raw request where nothing was answered, costs one credit, and the same again is free", async () => {
  const envelope = await madeReply(reply());
  expect(envelope).toMatchObject({ engine: "provider", cost: 1, creditsLeft: 8, runId: run.runId });
  expect(envelope.result).toMatchObject({ status: "done", prompt: NOTE_REQUEST, text: TEXT, isCut: false, cost: 1 });
  expect(llm.requests).toHaveLength(1);
  const today = `Today's date: ${new Date(product.deps.now()).toISOString().slice(0, 10)}`;
  expect(llm.requests[0]?.body["messages"]).toEqual([
    { role: "system", content: today },
    { role: "user", content: NOTE_REQUEST },
  ]);
  const again = await madeReply(reply());
  expect(again).toMatchObject({ creditsLeft: 8, result: { id: envelope.result.id, text: TEXT } });
  expect(llm.requests).toHaveLength(1);
  expect(await kept()).toEqual([envelope.result]);
});

test("each version of the prompt has an answer of its own, and all are kept", async () => {
  await reply();
  await answered("Sami carried the piano");
  llm.play({ does: "answer", text: "Dear all, thank you, Sami." });
  const { result } = await madeReply(reply());
  expect(result.prompt).toBe(`${NOTE_REQUEST}\n\nDetails:\n- What stood out: Sami carried the piano`);
  expect((await madeReply(reply({ version: 1 }))).result).toMatchObject({ prompt: NOTE_REQUEST, text: TEXT });
  expect((await kept()).map(({ text }) => text)).toEqual(["Dear all, thank you, Sami.", TEXT]);
  expect(llm.requests).toHaveLength(1);
  expect(await booksOf(user)).toEqual({ balance: 7, held: 0, ledger: 7 });
  expect((await reply({ version: 99 })).status).toBe(404);
});

test("what was typed into the prompt's blanks is sent", async () => {
  await answered("the help of {{name}}");
  const { result } = await madeReply(reply({ blanks: { name: "Sami" } }));
  expect(result.prompt).toContain("the help of Sami");
  const long = { name: "x".repeat(70_000) };
  expect((await reply({ blanks: long })).status).toBe(400);
});

test("streams as runs do, and nothing of a model's thinking", async () => {
  llm.play({ does: "answer", text: `<think>They want a note.</think>\n\n${TEXT}`, pieces: 20, everyMs: 5 });
  const stream = await (await streamed()).text();
  expect(stream).not.toContain("They want");
  expect(stream.match(/^event: .*/gm)?.filter((line) => line !== "event: delta")).toEqual(
    ["start", "result", "credits", "done"].map((event) => `event: ${event}`),
  );
  const written = [...stream.matchAll(/event: delta\ndata: (.*)/g)].map(([, data]) => JSON.parse(data ?? "").text);
  expect(written.join("")).toBe(TEXT);
  expect((await kept())[0]?.text).toBe(TEXT);
});

describe("the credit", () => {
  test("the same key gives the same answer, and is refused for another prompt", async () => {
    const key = { "idempotency-key": "reply-key-1" };
    const first = await madeReply(reply({}, key));
    expect((await madeReply(reply({}, key))).result.id).toBe(first.result.id);
    await answered("Sami carried the piano");
    const other = await reply({}, key);
    expect(await read<object>(other)).toMatchObject({ error: { code: "idempotency_mismatch" } });
    expect(await booksOf(user)).toMatchObject({ balance: 8, held: 0 });
  });

  test("presses at once are one answer and one charge, round after round", async () => {
    for (let round = 1; round <= 4; round += 1) {
      await answered(`round ${round}`);
      llm.play({ does: "answer", text: TEXT, pieces: 10, everyMs: 15 });
      const answers = await Promise.all(Array.from({ length: 8 }, () => reply()));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(7).fill(409)]);
      expect(llm.requests).toHaveLength(1);
      expect((await reply()).status).toBe(201);
      expect(await booksOf(user)).toEqual({ balance: 9 - round, held: 0, ledger: 9 - round });
    }
    expect(await kept()).toHaveLength(4);
    expect(await brokenInvariants(product.deps)).toEqual([]);
  });

  test("one credit pays one of two prompts at once", async () => {
    user = await newUser(2);
    run = await askedRun(user);
    llm.play({ does: "answer", text: TEXT, pieces: 10, everyMs: 15 });
    await answered("Sami");
    const both = await Promise.all([reply(), reply({ version: 1 })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 402]);
    expect(await booksOf(user)).toEqual({ balance: 0, held: 0, ledger: 0 });
  });

  test("a model that fails, before or after its first words, gives it back", async () => {
    for (const scenario of [{ does: "status", status: 500 } as const, { does: "reset", after: "Dear" } as const]) {
      llm.play(scenario);
      expect((await reply()).status).toBe(503);
    }
    expect(await kept()).toEqual([]);
    expect(await booksOf(user)).toEqual({ balance: 9, held: 0, ledger: 9 });
  });

  test("a stop before anything shows gives it back", async () => {
    llm.play({ does: "keep-alive" });
    const asking = streamed();
    await pause(300);
    expect(await kept()).toMatchObject([{ status: "running", text: "" }]);
    await stop();
    const stream = await (await asking).text();
    expect(stream).not.toContain("event: result");
    expect(await kept()).toEqual([]);
    expect(await booksOf(user)).toEqual({ balance: 9, held: 0, ledger: 9 });
  });

  test("a stop after it keeps what there is, charged once; asked again it is a new answer", async () => {
    llm.play({ does: "answer", text: TEXT, pieces: 30, everyMs: 100 });
    const asking = streamed();
    await pause(700);
    await stop();
    expect(await (await asking).text()).toContain("stopped_early");
    const [cut] = await kept();
    expect(cut).toMatchObject({ status: "stopped", cost: 1 });
    expect(TEXT.startsWith(cut?.text ?? "x")).toBe(true);
    expect(await booksOf(user)).toEqual({ balance: 8, held: 0, ledger: 8 });
    llm.play({ does: "answer", text: TEXT });
    expect((await madeReply(reply())).result).toMatchObject({ status: "done", text: TEXT });
    expect(await kept()).toHaveLength(2);
    expect(await booksOf(user)).toEqual({ balance: 7, held: 0, ledger: 7 });
  });

  test("a run deleted while it is answered ends that at no cost", async () => {
    llm.play({ does: "answer", text: TEXT, pieces: 20, everyMs: 40 });
    const asking = reply();
    await pause(300);
    await api.call(`/api/runs/${run.runId}`, { method: "DELETE", cookie: user.cookie });
    expect((await asking).status).toBe(409);
    expect(await booksOf(user)).toEqual({ balance: 9, held: 0, ledger: 9 });
  });
});

test("deleting the run takes prompt and text; the row stays for the count", async () => {
  await reply();
  await api.call(`/api/runs/${run.runId}`, { method: "DELETE", cookie: user.cookie });
  const rows = await product.deps.db.select().from(replies).where(eq(replies.userId, user.userId));
  expect(rows).toMatchObject([{ prompt: null, text: null, cost: 1, status: "done" }]);
  expect(await kept()).toEqual([]);
  expect((await reply()).status).toBe(404);
});

test("another's run, a tool that makes no prompt to answer, and a feature without a provider are refused", async () => {
  const other = await newUser(3);
  expect((await post(other, `/runs/${run.runId}/replies`, {})).status).toBe(404);
  const checked = await read<{ runId: string }>(
    await post(user, "/tools/prompt-checker/runs?lang=en", { text: "PLEASE!!! Write a mail about a late invoice." }),
  );
  expect((await post(user, `/runs/${checked.runId}/replies`, {})).status).toBe(404);
  const arabic = await read<Made>(await post(user, "/tools/prompt-generate/runs?lang=ar", { text: "اكتب رسالة شكر" }));
  const refused = await post(user, `/runs/${arabic.runId}/replies`, {});
  expect(await read<object>(refused)).toMatchObject({ error: { code: "engine_unavailable" } });
  expect((await booksOf(user))?.["held"]).toBe(0);
});
