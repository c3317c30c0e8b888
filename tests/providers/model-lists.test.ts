import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { modelChecks } from "#domain/provider-keys/tables.ts";
import { readSystemStatus } from "#domain/status/read.ts";
import { seedToolFeatures } from "#domain/tool-features/seed.ts";
import { serviceProviders } from "#domain/tool-features/tables.ts";
import { readModelsPage } from "#pages/admin/models/read-models-page.ts";
import type { PageContext } from "#pages/page-context.ts";
import { rateWindows } from "#platform/database/tables.ts";
import { checkModelLists } from "#tools/pipeline/check-model-lists.ts";
import { featureSeeds } from "#tools/pipeline/settings.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";

const KEY = "sk-test-key-that-must-not-leak-0123456789";
const DAY_MS = 86_400_000;

interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
}
let asked: Asked[] = [];
/** What each path answers; a number is a status alone. */
let answers: Record<string, unknown> = {};
let server: Server;
let scene: TestDeps;
let now = new Date("2026-11-28T09:00:00Z");

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ path: request.url ?? "", headers: request.headers });
    const answer = answers[request.url ?? ""] ?? 404;
    response.statusCode = typeof answer === "number" ? answer : 200;
    response.setHeader("content-type", "application/json");
    response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  scene = await createTestDeps({
    OPENAI_API_KEY: KEY,
    ANTHROPIC_API_KEY: KEY,
    DEEPSEEK_API_KEY: KEY,
    OPENAI_BASE_URL: `http://${host}/openai/v1`,
    ANTHROPIC_BASE_URL: `http://${host}/anthropic`,
    DEEPSEEK_BASE_URL: `http://${host}/deepseek`,
    PROVIDER_HOSTS: host,
  });
  scene.deps.now = () => now;
  await seedToolFeatures(scene.deps.db, featureSeeds());
});
afterAll(async () => {
  await scene.close();
  server.close();
});
beforeEach(async () => {
  const { db } = scene.deps;
  await Promise.all([db.delete(modelChecks), db.delete(rateWindows), db.delete(serviceProviders)]);
  asked = [];
  answers = {};
  now = new Date("2026-11-28T09:00:00Z");
});

const endpointOf = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

/** A tool asks this model: the first that asks none of this provider's. */
async function use(
  providerName: "openai" | "anthropic" | "deepseek",
  modelName: string,
  apiEndpoint: string | null = null,
) {
  await scene.deps.db
    .execute(sql`insert into service_providers (feature_id, provider_name, model_name, api_key_name, api_endpoint, position, is_active)
    values ((select min(id) from tool_features f where not exists (select 1 from service_providers s where s.feature_id = f.id and s.provider_name = ${providerName})), ${providerName}, ${modelName}, ${`${providerName.toUpperCase()}_API_KEY`}, ${apiEndpoint}, 0, true)`);
}

/** OpenAI's list as its reference gives it; rows of before the field have none. */
const openai = (...rows: { id: string; shutdown_date?: string | null }[]) => ({
  object: "list",
  data: rows.map((row) => ({ object: "model", created: 1_686_935_002, owned_by: "openai", ...row })),
});

async function closing() {
  const { closing: models } = await readModelsPage({
    deps: scene.deps,
    language: "en",
    timeZone: "UTC",
  } as unknown as PageContext);
  return models.map(({ model, state, date, successor }) => ({ model, state, date, successor }));
}
const providerState = async () => (await readSystemStatus(scene.deps)).find(({ part }) => part === "providers");

describe("OpenAI's list", () => {
  test("with a day names the model, the day and the successor, on the Models page and the first page", async () => {
    await use("openai", "gpt-4o");
    await use("openai", "gpt-6.1-terra");
    answers["/openai/v1/models"] = openai(
      { id: "gpt-4o", shutdown_date: "2027-01-14" },
      { id: "gpt-6.1-terra", shutdown_date: null },
    );
    expect(await checkModelLists(scene.deps)).toBe(1);
    expect(asked.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      ["/openai/v1/models", `Bearer ${KEY}`],
    ]);
    expect(await closing()).toEqual([
      { model: "gpt-4o", state: "closes", date: "January 14, 2027", successor: "GPT-6 Luna" },
    ]);
    expect(await providerState()).toEqual({
      part: "providers",
      state: "attention",
      detail: "providers_closing",
      count: 1,
    });
  });

  test("without the field says that all is well", async () => {
    await use("openai", "gpt-6.1-terra");
    answers["/openai/v1/models"] = openai({ id: "gpt-6.1-terra" });
    await checkModelLists(scene.deps);
    expect(await closing()).toEqual([]);
    expect(await providerState()).toMatchObject({ state: "ok", detail: "providers_ok" });
  });

  test("that holds a model no more is told, with the day that it gave before", async () => {
    await use("openai", "gpt-4o");
    answers["/openai/v1/models"] = openai({ id: "gpt-4o", shutdown_date: "2026-11-29" });
    await checkModelLists(scene.deps);
    now = new Date(now.getTime() + 2 * DAY_MS);
    answers["/openai/v1/models"] = openai({ id: "gpt-6.1-terra" });
    await checkModelLists(scene.deps);
    expect(await closing()).toEqual([
      { model: "gpt-4o", state: "closed", date: "November 29, 2026", successor: "GPT-6 Luna" },
    ]);
  });

  test("that takes a day back is believed", async () => {
    await use("openai", "gpt-4o");
    answers["/openai/v1/models"] = openai({ id: "gpt-4o", shutdown_date: "2027-01-14" });
    await checkModelLists(scene.deps);
    now = new Date(now.getTime() + DAY_MS);
    answers["/openai/v1/models"] = openai({ id: "gpt-4o", shutdown_date: null });
    await checkModelLists(scene.deps);
    expect(await closing()).toEqual([]);
  });
});

describe("other lists", () => {
  const anthropic = (ids: readonly string[], more: { has_more: boolean; last_id: string }) => ({
    data: ids.map((id) => ({ type: "model", id, display_name: id, created_at: "2026-02-19T00:00:00Z" })),
    first_id: ids[0],
    ...more,
  });

  test("Anthropic's is read to its end, and a dated version counts as the model", async () => {
    await use("anthropic", "claude-sonnet-4-5");
    await use("anthropic", "claude-haiku-5-5");
    answers["/anthropic/v1/models?limit=1000"] = anthropic(["claude-opus-5-5"], { has_more: true, last_id: "one" });
    answers["/anthropic/v1/models?limit=1000&after_id=one"] = anthropic(["claude-sonnet-4-5-20250929"], {
      has_more: false,
      last_id: "two",
    });
    await checkModelLists(scene.deps);
    expect(asked.map(({ headers }) => [headers["x-api-key"], headers["anthropic-version"]])).toEqual([
      [KEY, "2023-06-01"],
      [KEY, "2023-06-01"],
    ]);
    expect(await closing()).toEqual([{ model: "claude-haiku-5-5", state: "unlisted", date: "", successor: null }]);
  });

  test("Gemini's names stand behind models/, in both of its shapes; what another server never listed is not told", async () => {
    const compatible = endpointOf("/v1beta/openai");
    const native = endpointOf("/v1beta");
    await use("openai", "gemini-3.8-flash", compatible);
    await use("openai", "gemini-2.0-flash", compatible);
    await use("openai", "gemini-3.8-flash", native);
    answers["/v1beta/openai/models"] = openai({ id: "models/gemini-3.8-flash" });
    answers["/v1beta/models"] = {
      models: [{ name: "models/gemini-3.8-pro", supportedGenerationMethods: ["generateContent"] }],
      nextPageToken: "next",
    };
    answers["/v1beta/models?pageToken=next"] = { models: [{ name: "models/gemini-3.8-flash" }] };
    expect(await checkModelLists(scene.deps)).toBe(2);
    const listed = await scene.deps.db.select().from(modelChecks);
    expect(
      listed
        .filter(({ listedAt }) => listedAt !== null)
        .map(({ apiEndpoint }) => apiEndpoint)
        .toSorted(),
    ).toEqual([native, compatible].toSorted());
    expect(await closing()).toEqual([]);
    now = new Date(now.getTime() + DAY_MS);
    answers["/v1beta/openai/models"] = openai({ id: "models/gemini-4-flash" });
    await checkModelLists(scene.deps);
    expect(await closing()).toEqual([{ model: "gemini-3.8-flash", state: "unlisted", date: "", successor: null }]);
  });

  test("a stored name whose place another model took is looked for as that model", async () => {
    await use("deepseek", "deepseek-chat");
    answers["/deepseek/models"] = openai({ id: "deepseek-flash" });
    await checkModelLists(scene.deps);
    expect(await closing()).toEqual([]);
  });
});

describe("asking", () => {
  test("is once a day, whichever process asks", async () => {
    await use("openai", "gpt-6.1-terra");
    answers["/openai/v1/models"] = openai({ id: "gpt-6.1-terra" });
    for (const hours of [0, 2, 23.9, 24, 25]) {
      now = new Date(Date.parse("2026-11-28T09:00:00Z") + hours * 3_600_000);
      await checkModelLists(scene.deps);
    }
    expect(asked).toHaveLength(2);
  });

  test.each([
    ["a refused key", 401],
    ["a server's error", 503],
    ["a page in place of a list", "<html>not a list</html>"],
    ["an object without a list", { error: "none" }],
    ["an empty list", { object: "list", data: [] }],
  ])("that ends in %s breaks nothing, says nothing, and comes again after an hour", async (_, answer) => {
    await use("openai", "gpt-4o");
    answers["/openai/v1/models"] = answer;
    expect(await checkModelLists(scene.deps)).toBe(1);
    expect(await checkModelLists(scene.deps)).toBe(0);
    expect(await closing()).toEqual([]);
    now = new Date(now.getTime() + 3_600_000);
    answers["/openai/v1/models"] = openai({ id: "gpt-4o", shutdown_date: "2027-01-14" });
    expect(await checkModelLists(scene.deps)).toBe(1);
    expect(await closing()).toHaveLength(1);
  });

  test("keeps the last answer where the next one fails", async () => {
    await use("openai", "gpt-4o");
    answers["/openai/v1/models"] = openai({ id: "gpt-4o", shutdown_date: "2027-01-14" });
    await checkModelLists(scene.deps);
    now = new Date(now.getTime() + DAY_MS);
    answers["/openai/v1/models"] = 500;
    await checkModelLists(scene.deps);
    expect(await closing()).toHaveLength(1);
  });

  test("is never for a model that no tool uses", async () => {
    expect(await checkModelLists(scene.deps)).toBe(0);
    expect(asked).toEqual([]);
  });
});
