import { afterAll, beforeAll, expect, it } from "vitest";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";

let test: TestDeps;
let api: TestApi;
beforeAll(async () => {
  test = await createTestDeps();
  api = createTestApi(test.deps);
});
afterAll(() => test.close());

const PROMPT = { title: "Letters", content: "Write a letter to {{name}}", tags: ["letters"], lang: "en" };

it("a saved prompt is its owner's alone: others neither read, change, delete, restore nor list it (Z-03)", async () => {
  const [owner, other] = [await signUpConfirmed(test.deps, api), await signUpConfirmed(test.deps, api)];
  for (const { userId } of [owner, other]) await giveCredits(test.deps, grantOf(userId, 5, { packageType: "basic" }));
  const { id } = (await (await api.call("/api/saved", { json: PROMPT, cookie: owner.cookie })).json()) as {
    id: string;
  };
  const by = ({ cookie }: { cookie: string }, method: string, json?: object) =>
    api.call(`/api/saved/${id}`, { method, cookie, ...(json ? { json } : {}) });
  for (const [method, json] of [
    ["GET", undefined],
    ["PUT", { title: "Taken" }],
    ["PUT", { restore: true }],
    ["DELETE", undefined],
  ] as const)
    expect([method, (await by(other, method, json)).status]).toEqual([method, 404]);
  expect(await (await api.call("/api/saved", { cookie: other.cookie })).json()).toMatchObject({ total: 0 });
  expect(await (await by(owner, "GET")).json()).toMatchObject(PROMPT);
  expect((await by(owner, "DELETE")).status).toBe(204);
  expect((await by(other, "PUT", { restore: true })).status).toBe(404);
  expect((await by(owner, "GET")).status).toBe(404);
});

it("a text saved without a title is called by its first words", async () => {
  const owner = await signUpConfirmed(test.deps, api);
  await giveCredits(test.deps, grantOf(owner.userId, 5, { packageType: "basic" }));
  const { title: _title, ...untitled } = PROMPT;
  const content = `${"Write a note. ".repeat(9)}End.`;
  const kept = await api.call("/api/saved", { json: { ...untitled, content }, cookie: owner.cookie });
  expect(await kept.json()).toMatchObject({ title: `${"Write a note. ".repeat(5)}Write a…`, content });
});

it("everything saved comes as one file of the wanted kind, to its owner alone", async () => {
  const [owner, other] = [await signUpConfirmed(test.deps, api), await signUpConfirmed(test.deps, api)];
  await giveCredits(test.deps, grantOf(owner.userId, 5, { packageType: "basic" }));
  await api.call("/api/saved", { json: PROMPT, cookie: owner.cookie });
  const file = (who: { cookie: string }, format: string) =>
    api.call(`/api/saved/export?format=${format}`, { cookie: who.cookie });
  const text = await file(owner, "md");
  expect(text.headers.get("content-disposition")).toBe('attachment; filename="siyagha-saved.md"');
  expect(text.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  expect(await text.text()).toBe("# Letters\n\n`letters`\n\nWrite a letter to {{name}}\n");
  expect(await (await file(owner, "csv")).text()).toContain('"Letters","Write a letter to {{name}}","letters"');
  expect(await (await file(owner, "json")).json()).toMatchObject([PROMPT]);
  expect(await (await file(other, "json")).json()).toEqual([]);
  expect((await file(owner, "exe")).status).toBe(400);
});

it("everything saved comes as a file of another program", async () => {
  const owner = await signUpConfirmed(test.deps, api);
  await giveCredits(test.deps, grantOf(owner.userId, 5, { packageType: "basic" }));
  await api.call("/api/saved", { json: PROMPT, cookie: owner.cookie });
  const file = (format: string) => api.call(`/api/saved/export?format=${format}`, { cookie: owner.cookie });
  const yaml = await file("promptfoo");
  expect(yaml.headers.get("content-disposition")).toBe('attachment; filename="siyagha-saved-promptfoo.yaml"');
  expect(await yaml.text()).toBe(
    'prompts:\n  - label: Letters\n    raw: Write a letter to {{name}}\ntests:\n  - vars:\n      name: ""\n',
  );
  const { title, content, tags } = PROMPT;
  expect(await (await file("open-webui")).json()).toEqual([{ command: "letters", title, name: title, content, tags }]);
});

it("several prompts are saved in one call, in their order, all or none, and on Basic alone", async () => {
  const owner = await signUpConfirmed(test.deps, api);
  const save = async (prompts: object[]) => {
    const answer = await api.call("/api/saved/batch", { json: { prompts }, cookie: owner.cookie });
    return [answer.status, await answer.json()];
  };
  const some = (count: number) => Array.from({ length: count }, (_, at) => ({ ...PROMPT, title: `P${at}` }));
  expect(await save(some(2))).toMatchObject([403, { error: { code: "plan_required" } }]);
  await giveCredits(test.deps, grantOf(owner.userId, 5, { packageType: "basic" }));
  expect(await save(some(3))).toEqual([201, { saved: 3 }]);
  const { prompts } = (await (await api.call("/api/saved", { cookie: owner.cookie })).json()) as {
    prompts: { title: string }[];
  };
  expect(prompts.map(({ title }) => title)).toEqual(["P0", "P1", "P2"]);
  expect(await save([PROMPT, { ...PROMPT, content: "x".repeat(20_001) }])).toMatchObject([400, {}]);
  expect(await save(some(51))).toMatchObject([400, {}]);
  expect(await save([])).toMatchObject([400, {}]);
  for (let round = 0; round < 19; round += 1) expect((await save(some(50)))[0]).toBe(201);
  expect((await save(some(48)))[0]).toBe(400);
  expect((await save(some(47)))[0]).toBe(201);
  expect((await save(some(1)))[0]).toBe(400);
  expect(await (await api.call("/api/saved", { cookie: owner.cookie })).json()).toMatchObject({ total: 1000 });
});
