import { afterAll, beforeAll, expect, test } from "vitest";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { type SignedIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { readCredits } from "#domain/credits/read.ts";
import { runs } from "#domain/runs/tables.ts";
import type { Envelope } from "#tools/tool.ts";

let product: TestDeps;
let api: TestApi;
let person: SignedIn;
beforeAll(async () => {
  product = await createTestDeps();
  api = createTestApi(product.deps);
  person = await signUpConfirmed(product.deps, api);
  await giveCredits(product.deps, grantOf(person.userId, 20));
});
afterAll(() => product.close());

const PROMPT = "اكتب مقالًا قصيرًا جدًا ومفصلًا جدًا عن الصيام";

async function ran(tool: string, lang: "ar" | "en", input: object): Promise<Envelope> {
  const { cookie } = person;
  const answer = await api.call(`/api/tools/${tool}/runs?lang=${lang}`, { json: input, cookie });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Envelope;
}

async function opened(runId: string, lang: "ar" | "en"): Promise<Envelope> {
  const answer = await api.call(`/api/runs/${runId}?lang=${lang}`, { cookie: person.cookie });
  return ((await answer.json()) as { envelope: Envelope }).envelope;
}

const lettersOf = (value: unknown) => JSON.stringify(value);

test("a check by rules, opened in the other language, speaks that language and finds the same", async () => {
  const made = await ran("prompt-checker", "ar", { text: PROMPT });
  const { runId } = made as unknown as { runId: string };
  const inArabic = await opened(runId, "ar");
  const inEnglish = await opened(runId, "en");
  type Issue = { id: string; message: string; start: number };
  const issuesIn = ({ result }: Envelope) => (result as { issues: Issue[] }).issues;
  expect(inArabic.result).toEqual(made.result);
  expect(issuesIn(inEnglish).map(({ id, start }) => [id, start])).toEqual(
    issuesIn(inArabic).map(({ id, start }) => [id, start]),
  );
  expect(issuesIn(inArabic).length).toBeGreaterThan(0);
  for (const { message } of issuesIn(inEnglish)) expect(message).toMatch(/^[^\u0621-\u064A]*[A-Za-z]/);
  expect(lettersOf((inEnglish.result as { improved: string }).improved)).toBe(
    lettersOf((inArabic.result as { improved: string }).improved),
  );
});

test("nothing is stored or charged for it, and what a model wrote stays as it is", async () => {
  const { deps } = product;
  const made = await ran("image-prompt", "en", { text: "a small boat at dusk" });
  const { runId } = made as unknown as { runId: string };
  const before = await readCredits(deps.db, person.userId, deps.now());
  await opened(runId, "ar");
  expect(await readCredits(deps.db, person.userId, deps.now())).toEqual(before);
  expect((await opened(runId, "en")).result).toEqual(made.result);

  const written = {
    ...made,
    engine: "provider",
    result: { ...(made.result as object), notes: ["as a model said it"] },
  };
  await deps.db.update(runs).set({ envelope: written });
  expect((await opened(runId, "ar")).result).toEqual(written.result);
});
