import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RUN_GATE } from "#api/middleware/run-gate.ts";
import { rowsOf } from "#platform/database/db.server.ts";
import { TEST_KEY } from "#tests/support/models/llm-choices.ts";
import { type LlmServer, startLlmServer } from "#tests/support/models/llm-servers.ts";
import { NOTE_REQUEST } from "#tests/support/models/model-answers.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { onlyTheGenerator } from "#tests/support/scenes/one-feature.ts";
import { type SignedIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createPostgresDeps, createTestDeps, hasPostgres, type TestDeps } from "#tests/support/scenes/test-deps.ts";

const OPENINGS = 200;
const CREDITS = 300;
const FULL = [429, "2", "queue_full"];
const PATIENT = { timeout: 20_000 };

describe.each([
  ["the embedded database", true, createTestDeps],
  ["PostgreSQL", hasPostgres, createPostgresDeps],
] as const)("200 streams opened at once, %s", (_name, isHere, create) => {
  let llm: LlmServer;
  let product: TestDeps;
  beforeAll(async () => {
    if (!isHere) return;
    llm = await startLlmServer();
    llm.play({ does: "never" });
    const env = { DEEPSEEK_API_KEY: TEST_KEY, DEEPSEEK_BASE_URL: llm.origin };
    product = await create({ ...env, PROVIDER_HOSTS: new URL(llm.origin).host });
    await onlyTheGenerator(product, llm.origin);
  });
  afterAll(() => Promise.all([llm?.close(), product?.close()]));

  test.skipIf(!isHere)("a process opens as many as it has places, and again after all were left", async () => {
    const api = createTestApi(product.deps, { ...RUN_GATE, atWork: 40 });
    const people = await newPeople(product, 10);
    const kept = 10 * CREDITS;
    for (const openings of [OPENINGS, 40]) {
      const { streams, refusals } = await openAtOnce(api, people, openings);
      expect(streams.flat()).toHaveLength(40);
      expect(refusals).toEqual(Array.from({ length: openings - 40 }, () => FULL));
      expect(await stateOf(product, people)).toEqual({ open: 40, held: 40, credits: kept });
      await leaveAll(streams.flat());
      await expect.poll(() => stateOf(product, people), PATIENT).toEqual({ open: 0, held: 0, credits: kept });
    }
  });

  test.skipIf(!isHere)("a person opens as many as one may, and others theirs beside them", async () => {
    const api = createTestApi(product.deps, { ...RUN_GATE, atWorkPerAccount: 15 });
    const people = await newPeople(product, 2);
    const kept = 2 * CREDITS;
    for (const openings of [OPENINGS, 30]) {
      const { streams, refusals } = await openAtOnce(api, people, openings);
      expect(streams.map((own) => own.length)).toEqual([15, 15]);
      expect(refusals).toEqual(Array.from({ length: openings - 30 }, () => FULL));
      expect(await stateOf(product, people)).toEqual({ open: 30, held: 30, credits: kept });
      await leaveAll(streams.flat());
      await expect.poll(() => stateOf(product, people), PATIENT).toEqual({ open: 0, held: 0, credits: kept });
    }
  });
});

/** Streams are opened by turns for everybody; those that opened, one list a person, and how the others were refused. */
async function openAtOnce(api: TestApi, people: readonly SignedIn[], openings: number) {
  const seats = Array.from({ length: openings }, (_, index) => people[index % people.length] as SignedIn);
  const answers = await Promise.all(seats.map((person) => open(api, person)));
  const streams = people.map((person) => answers.filter(({ status }, at) => seats[at] === person && status === 200));
  const refusals = await Promise.all(answers.filter(({ status }) => status !== 200).map(refusalOf));
  return { streams, refusals };
}

const leaveAll = (streams: readonly Response[]) => Promise.all(streams.map(async ({ body }) => body?.cancel()));

const newPeople = (product: TestDeps, count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const person = await signUpConfirmed(product.deps, createTestApi(product.deps));
      await giveCredits(product.deps, grantOf(person.userId, CREDITS, { packageType: "basic" }));
      return person;
    }),
  );

const open = (api: TestApi, { cookie }: SignedIn) =>
  api.call("/api/tools/prompt-generate/runs?lang=en", {
    json: { text: NOTE_REQUEST },
    cookie,
    headers: { accept: "text/event-stream" },
  });

async function refusalOf(answer: Response) {
  const body = (await answer.json()) as { error?: { code: string } };
  return [answer.status, answer.headers.get("retry-after"), body.error?.code];
}

async function stateOf({ deps }: TestDeps, people: readonly SignedIn[]) {
  const ids = sql.join(
    people.map(({ userId }) => sql`${userId}`),
    sql`, `,
  );
  const [row] = await rowsOf<{ open: number; held: number; credits: number }>(
    deps.db,
    sql`select (select count(*)::int from runs where status = 'running' and user_id in (${ids})) as open,
      sum(held)::int as held, sum(current_credits)::int as credits from user_credits where user_id in (${ids})`,
  );
  return row;
}
