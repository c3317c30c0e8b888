import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApi } from "#api/app.ts";
import { accessOf, keyScopeOf } from "#api/middleware/access.ts";
import { REFUSALS } from "#i18n/refusals.ts";
import { FIELD_FAULTS } from "#i18n/field-faults.ts";
import { isBuilt, TOOL_SLUGS } from "#tools/index.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { type SignedIn, signInAdministrator, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { bodyOf, toolInputs } from "#tests/support/tool-inputs.ts";
import { codesOf } from "./operation-group.ts";
import { type ApiDocument, METHODS, type Operation } from "./describe-api.ts";

type Content = { content?: Record<string, { schema?: object }> };

let test: TestDeps;
let api: TestApi;
let user: SignedIn;
let administrator: SignedIn;
let served: ApiDocument;
let operations: { method: string; path: string; operation: Operation }[];
beforeAll(async () => {
  test = await createTestDeps();
  api = createTestApi(test.deps);
  user = await signUpConfirmed(test.deps, api);
  administrator = await signInAdministrator(test.deps, api);
  await giveCredits(test.deps, grantOf(user.userId, 50));
  served = (await (await api.call("/api/openapi.json")).json()) as ApiDocument;
  operations = Object.entries(served.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? [{ method, path, operation: item[method] }] : [])),
  );
});
afterAll(() => test.close());

const nameOf = ({ method, path }: { method: string; path: string }) => `${method.toUpperCase()} /api${path}`;
const answersOf = (operation: Operation) => operation.responses as Record<string, Content>;

let ajv: Ajv2020;
/** A checker of one schema of the document, whose references lead into its components. */
function checkerOf(schema: object): ValidateFunction {
  ajv ??= new Ajv2020({ strict: false, validateFormats: false, allErrors: true }).addSchema(
    { components: served.components },
    "api",
  );
  return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components')) as object);
}

function faultsOf(schema: object | undefined, value: unknown): string[] {
  const check = checkerOf(schema ?? (false as never));
  return check(value)
    ? []
    : (check.errors ?? []).map((fault) => `${fault.instancePath} ${fault.message} ${JSON.stringify(fault.params)}`);
}

describe("the description of the API", () => {
  it("names every route that is mounted, open ones included, and no other", () => {
    const mounted = createApi(test.deps)
      .routes.filter(({ method, path }) => method !== "ALL" && !path.includes("*"))
      .map(({ method, path }) => `${method} /api${path.replace(/:(\w+)(?:\{[^}]*\})?/g, "{$1}")}`);
    expect([...new Set(mounted)].toSorted()).toEqual(operations.map(nameOf).toSorted());
    expect(operations.length).toBeGreaterThan(90);
  });

  it("gives each an own id, a summary, a group, who may call it, and an answer", () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const groups = new Set((served.tags ?? []).map((tag) => tag.name));
    const faults = operations.filter(({ method, path, operation }) => {
      const scope = keyScopeOf(method.toUpperCase(), `/api${path}`);
      const ways = (operation.security ?? []).flatMap((way) => Object.keys(way));
      const isOpen = (operation.security ?? []).some((way) => Object.keys(way).length === 0);
      return !(
        operation.summary &&
        groups.has(operation.tags?.[0] ?? "") &&
        ways.includes("apiKey") === (scope !== null) &&
        isOpen === (accessOf(`/api${path}`) === "open") &&
        Object.keys(answersOf(operation)).some((status) => Number(status) < 400)
      );
    });
    expect(faults.map(nameOf)).toEqual([]);
  });

  it("uses schemas that can be read, with references that lead somewhere", () => {
    const contents = operations.flatMap(({ operation }) => [
      ...Object.entries(answersOf(operation)).flatMap(([status, { content }]) =>
        Number(status) < 400 ? [content] : [],
      ),
      (operation.requestBody as Content | undefined)?.content,
    ]);
    // Refusals are all made by one function: the shapes that differ are those of bodies and answers.
    const schemas = new Set(
      contents.flatMap((content) => Object.values(content ?? {}).map(({ schema }) => JSON.stringify(schema ?? {}))),
    );
    for (const schema of schemas) checkerOf(JSON.parse(schema) as object);
    expect(schemas.size).toBeGreaterThan(80);
    const whole = JSON.stringify(served);
    const refs = new Set([...whole.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)].map((found) => found.slice(1)));
    for (const [kind = "", name = ""] of refs)
      expect(served.components?.[kind as "schemas"]?.[name], `${kind}/${name}`).toBeDefined();
  });

  it("names every refusal there is, each at its status", () => {
    const said = operations.flatMap(({ operation }) =>
      Object.entries(answersOf(operation)).flatMap(([status, answer]) =>
        codesOf(answer as never).map((code) => `${status} ${code}`),
      ),
    );
    expect([...new Set(said)].toSorted()).toEqual(
      Object.entries(REFUSALS)
        .map(([code, { status }]) => `${status} ${code}`)
        .toSorted(),
    );
  });

  it("is true of what every route that only reads answers", async () => {
    const faults: string[] = [];
    const seen: string[] = [];
    await api.call("/api/keys", { json: { name: "k", scopes: ["run"] }, cookie: user.cookie });
    for (const each of operations) {
      if (each.method !== "get" || each.path.includes("{") || each.path.startsWith("/auth/callback")) continue;
      const path = `/api${each.path}`;
      const cookie = accessOf(path) === "administrator" ? administrator.cookie : user.cookie;
      const answer = await api.call(path, { cookie });
      const described = answersOf(each.operation)[String(answer.status)];
      if (!described) faults.push(`${path}: ${answer.status} is not described`);
      else if (answer.headers.get("content-type")?.includes("json")) {
        seen.push(path);
        const schema = described.content?.["application/json"]?.schema;
        faults.push(...faultsOf(schema, await answer.json()).map((fault) => `${path}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    expect(seen.length).toBeGreaterThan(20);
  });

  it.each(TOOL_SLUGS.filter(isBuilt))(
    "is true of a run of %s: what it takes, what it gives, and its history",
    async (slug) => {
      const operation = served.paths?.[`/tools/${slug}/runs`]?.post as Operation;
      const input = (await toolInputs())[slug];
      const taken = (operation.requestBody as Content).content;
      if (!input.file)
        expect(faultsOf(taken?.["application/json"]?.schema, { ...input.fields, lang: input.lang })).toEqual([]);
      const answer = await api.call(`/api/tools/${slug}/runs`, { ...bodyOf(input), cookie: user.cookie });
      const given = (await answer.json()) as { runId: string; tool: string; lang: string };
      expect([answer.status, given.tool, given.lang]).toEqual([201, slug, input.lang]);
      expect(faultsOf(answersOf(operation)["201"]?.content?.["application/json"]?.schema, given)).toEqual([]);
      const stored = await api.call(`/api/runs/${given.runId}`, { cookie: user.cookie });
      const shape = answersOf(served.paths?.["/runs/{id}"]?.get as Operation)["200"]?.content?.["application/json"]
        ?.schema;
      expect(faultsOf(shape, await stored.json())).toEqual([]);
    },
    60_000,
  );
});

describe("the page of it", () => {
  it.each(["ar", "en"] as const)("shows every operation and every refusal, without script, in %s", async (language) => {
    const answer = await api.call(`/api/docs?lang=${language}`);
    const page = await answer.text();
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(page).toContain(`lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"`);
    for (const { operation } of operations) expect(page).toContain(`id="${operation.operationId}"`);
    for (const code of Object.keys({ ...REFUSALS, ...FIELD_FAULTS })) expect(page).toContain(`<code>${code}</code>`);
    expect(page).not.toMatch(/<script|src=|https:\/\/(?!example)/);
  });
});
