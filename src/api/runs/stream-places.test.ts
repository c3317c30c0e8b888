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
    await expectPlaces(product, api, await newPeople(product, 10), { places: 40, placesEach: null });
  });

  test.skipIf(!isHere)("a person opens as many as one may, and others theirs beside them", async () => {
    const api = createTestApi(product.deps, { ...RUN_GATE, atWorkPerAccount: 15 });
    await expectPlaces(product, api, await newPeople(product, 2), { places: 30, placesEach: 15 });
  });
});

/** All open at once, all leave, and as many open again; nobody pays, nothing stays held. */
async function expectPlaces(
  product: TestDeps,
  api: TestApi,
  people: readonly SignedIn[],
  { places, placesEach }: { places: number; placesEach: number | null },
): Promise<void> {
  for (const openings of [OPENINGS, places]) {
    const seats = Array.from({ length: openings }, (_, index) => people[index % people.length] as SignedIn);
    const answers = await Promise.all(seats.map((person) => open(api, person)));
    const streams = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(streams).toHaveLength(places);
    expect(await Promise.all(refused.map(refusalOf))).toEqual(refused.map(() => [429, "2", "queue_full"]));
    if (placesEach !== null)
      for (const person of people)
        expect(answers.filter(({ status }, at) => seats[at] === person && status === 200)).toHaveLength(placesEach);
    expect(await stateOf(product, people)).toEqual({ open: places, held: places, credits: people.length * CREDITS });
    await Promise.all(streams.map((stream) => stream.body?.cancel()));
    await expect
      .poll(() => stateOf(product, people), { timeout: 20_000 })
      .toEqual({
        open: 0,
        held: 0,
        credits: people.length * CREDITS,
      });
  }
}

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
