import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { savePrompt } from "#domain/tool-features/write-prompts.ts";
import { featurePrompts, serviceProviders, toolFeatures } from "#domain/tool-features/tables.ts";
import { rowsOf } from "#platform/database/db.server.ts";
import type { Envelope } from "#tools/tool.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { choiceFor, TEST_KEY } from "#tests/support/models/llm-choices.ts";
import { type LlmServer, type Scenario, startLlmServer } from "#tests/support/models/llm-servers.ts";
import type { Wire } from "#tests/support/models/llm-servers-frames.ts";
import { NOTE_ANSWER, NOTE_REQUEST } from "#tests/support/models/model-answers.ts";
import { type SignedIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { testAdministrator } from "#tests/support/scenes/back-office.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";

const WIRES: readonly Wire[] = ["deepseek", "openai-chat", "openai-responses", "anthropic"];

/** Faults that are over quickly; each is met on every call, so that nothing but the built-in engine can answer. */
const FAULTS: readonly [name: string, scenario: Scenario][] = [
  ["429 with an hour's Retry-After", { does: "status", status: 429, headers: { "retry-after": "3600" } }],
  ["500", { does: "status", status: 500 }],
  ["401", { does: "status", status: 401 }],
  ["402", { does: "status", status: 402 }],
  ["404, the model is gone", { does: "status", status: 404, code: "model_not_found" }],
  ["a reset before headers", { does: "reset" }],
  ["a reset in the middle", { does: "reset", after: NOTE_ANSWER.slice(0, 120) }],
  ["an error inside a 200 stream", { does: "error-event", code: "overloaded_error", after: NOTE_ANSWER.slice(0, 120) }],
  ["a malformed frame", { does: "malformed", after: NOTE_ANSWER.slice(0, 120) }],
  ["a stream cut before its end", { does: "answer", text: NOTE_ANSWER.slice(0, 200), ending: "none" }],
  ["an output cut by its limit", { does: "answer", text: NOTE_ANSWER.slice(0, 200), ending: "length" }],
  ["a refusal", { does: "answer", text: "I cannot help with that.", ending: "refusal" }],
  ["an empty answer", { does: "answer", text: "" }],
  ["HTML with status 200", { does: "html" }],
  ["JSON of another shape", { does: "answer", text: '{"answer":"Dear team, thank you."}' }],
];

let llm: LlmServer;
let withFallback: TestDeps;
let withoutFallback: TestDeps;
beforeAll(async () => {
  llm = await startLlmServer();
  const env = {
    OPENAI_API_KEY: TEST_KEY,
    ANTHROPIC_API_KEY: TEST_KEY,
    DEEPSEEK_API_KEY: TEST_KEY,
    OPENAI_BASE_URL: `${llm.origin}/v1`,
    ANTHROPIC_BASE_URL: llm.origin,
    DEEPSEEK_BASE_URL: llm.origin,
    PROVIDER_HOSTS: new URL(llm.origin).host,
  };
  withFallback = await createTestDeps(env);
  withoutFallback = await createTestDeps({ ...env, BUILTIN_ENGINES: "off" });
});
afterAll(() => Promise.all([llm.close(), withFallback.close(), withoutFallback.close()]));
beforeEach(() => {
  llm.requests.length = 0;
  llm.abandonedAt.length = 0;
});

/** One feature with one provider row that speaks the wire; a breaker opened by an earlier fault is left behind with the model's name. */
async function useWire({ deps }: TestDeps, wire: Wire, model: string): Promise<void> {
  await deps.db.delete(toolFeatures);
  const [feature] = await deps.db
    .insert(toolFeatures)
    .values({
      name: "prompt-generate-en",
      slug: "prompt-generate",
      displayName: "x",
      featureType: "text",
      language: "en",
    })
    .returning();
  const featureId = feature?.id as number;
  await deps.db
    .insert(featurePrompts)
    .values({ featureId, promptContent: "You write prompts for another model. {{options}}", version: 1 });
  await deps.db.insert(serviceProviders).values({ featureId, ...choiceFor(wire, llm.origin), modelName: model });
}

interface Person extends SignedIn {
  api: TestApi;
}

async function newPerson({ deps }: TestDeps): Promise<Person> {
  const api = createTestApi(deps);
  const user = await signUpConfirmed(deps, api);
  await giveCredits(deps, grantOf(user.userId, 5));
  return { ...user, api };
}

const run = (person: Person, headers: Record<string, string> = {}) =>
  person.api.call("/api/tools/prompt-generate/runs?lang=en", {
    json: { text: NOTE_REQUEST, tone: "warm" },
    cookie: person.cookie,
    headers,
  });

async function booksOf({ deps }: TestDeps, person: Person) {
  const [books] = await rowsOf<{ balance: number; held: number; ledger: number; spends: number; answered: number }>(
    deps.db,
    sql`select current_credits as balance, held, (select sum(amount)::int from credit_ledger where user_id = ${person.userId}) as ledger,
      (select count(*)::int from credit_ledger where user_id = ${person.userId} and kind = 'spend') as spends,
      (select count(*)::int from runs where user_id = ${person.userId} and answered_at is not null) as answered
      from user_credits where user_id = ${person.userId}`,
  );
  return books;
}

const CHARGED_ONCE = { balance: 4, held: 0, ledger: 4, spends: 1, answered: 1 };
const NOT_CHARGED = { balance: 5, held: 0, ledger: 5, spends: 0, answered: 0 };

describe.each(WIRES)("over %s", (wire) => {
  test("an answer of the model is charged once, and says who made it", async () => {
    await useWire(withFallback, wire, "a-good-model");
    llm.play({ does: "answer", text: NOTE_ANSWER, pieces: 12 });
    const person = await newPerson(withFallback);
    const response = await run(person);
    expect(response.status).toBe(201);
    const envelope = (await response.json()) as Envelope<{ prompt: string; score: object }>;
    expect(envelope).toMatchObject({
      engine: "provider",
      provider: expect.any(String),
      promptVersion: 1,
      creditsLeft: 4,
      result: { prompt: `${NOTE_REQUEST}\n\nDetails:\n- Tone: warm` },
    });
    expect(llm.requests).toHaveLength(1);
    expect(await booksOf(withFallback, person)).toEqual(CHARGED_ONCE);
  });

  test.each(FAULTS)("%s: the built-in engine answers, said so, charged once", async (name, scenario) => {
    await useWire(withFallback, wire, `${wire}-${name.replace(/\W+/g, "-")}`);
    llm.play(scenario);
    const person = await newPerson(withFallback);
    const response = await run(person);
    expect(response.status).toBe(201);
    const envelope = (await response.json()) as Envelope;
    expect(envelope.engine).toBe("builtin");
    expect(envelope.warnings.map((warning) => warning.code)).toContain("builtin_after_failure");
    expect(llm.requests.length).toBeLessThanOrEqual(2);
    expect(await booksOf(withFallback, person)).toEqual(CHARGED_ONCE);
  });
});

test.each(FAULTS)("%s with the built-in engines off: 503 in neutral words, nothing charged", async (name, scenario) => {
  await useWire(withoutFallback, "deepseek", `model-${name.replace(/\W+/g, "-")}`);
  llm.play(scenario);
  const person = await newPerson(withoutFallback);
  const response = await run(person);
  expect(response.status).toBe(503);
  const body = await response.text();
  expect(JSON.parse(body)).toMatchObject({ error: { code: "provider_unavailable" } });
  expect(body).not.toContain(TEST_KEY);
  expect(await booksOf(withoutFallback, person)).toEqual(NOT_CHARGED);
});

test("five credits and eight runs at once: five calls of the provider, three refusals (C-01)", async () => {
  await useWire(withFallback, "openai-chat", "a-busy-model");
  llm.play({ does: "answer", text: NOTE_ANSWER, pieces: 3, everyMs: 100 });
  const person = await newPerson(withFallback);
  const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await run(person)).status));
  expect(statuses.toSorted()).toEqual([201, 201, 201, 201, 201, 402, 402, 402]);
  expect(llm.requests).toHaveLength(5);
  expect(await booksOf(withFallback, person)).toEqual({ balance: 0, held: 0, ledger: 0, spends: 5, answered: 5 });
});

describe("stopping", () => {
  /** Reads the stream until this event, asks the run to stop, and reads on to its end. */
  async function stoppedAfter(person: Person, event: string): Promise<string> {
    const response = await run(person, { accept: "text/event-stream" });
    const reader = (response.body as ReadableStream<Uint8Array>)
      .pipeThrough(new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>)
      .getReader();
    let wire = "";
    let isAsked = false;
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      wire += step.value;
      if (isAsked || !wire.includes(`event: ${event}\n`)) continue;
      isAsked = true;
      const id = wire.match(/"runId":"([^"]+)"/)?.[1];
      expect((await person.api.call(`/api/runs/${id}/cancel`, { json: {}, cookie: person.cookie })).status).toBe(202);
    }
    return wire;
  }

  test("before any text costs nothing and leaves the provider", async () => {
    await useWire(withFallback, "deepseek", "a-slow-model");
    llm.play({ does: "keep-alive" });
    const person = await newPerson(withFallback);
    const wire = await stoppedAfter(person, "start");
    expect(wire).not.toContain("event: delta");
    expect(wire).toContain('event: credits\ndata: {"left":5}');
    await vi.waitFor(() => expect(llm.abandonedAt).toHaveLength(1));
    expect(await booksOf(withFallback, person)).toEqual(NOT_CHARGED);
  });

  test("after text was shown is charged once, and what was written is kept", async () => {
    await useWire(withFallback, "deepseek", "a-steady-model");
    llm.play({ does: "answer", text: NOTE_ANSWER, pieces: 60, everyMs: 100 });
    const person = await newPerson(withFallback);
    const wire = await stoppedAfter(person, "delta");
    expect(wire).toContain("stopped_early");
    await vi.waitFor(() => expect(llm.abandonedAt).toHaveLength(1));
    expect(await booksOf(withFallback, person)).toEqual(CHARGED_ONCE);
  });
});

test("a prompt saved while a run is at work holds for the next run, not for that one (T-17)", async () => {
  await useWire(withFallback, "deepseek", "a-model-at-work");
  llm.play({ does: "answer", text: NOTE_ANSWER, pieces: 10, everyMs: 100 });
  const person = await newPerson(withFallback);
  const versionOf = async (asked: Promise<Response>) => ((await (await asked).json()) as Envelope).promptVersion;
  const working = versionOf(run(person));
  await expect.poll(() => llm.requests.length).toBe(1);
  const { db } = withFallback.deps;
  const [feature] = await db.select().from(toolFeatures);
  await savePrompt(testAdministrator(), db, feature?.id as number, "You write better prompts. {{options}}");
  expect(await working).toBe(1);
  expect(await versionOf(run(person))).toBe(2);
});
