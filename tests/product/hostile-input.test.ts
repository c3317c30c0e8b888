import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessOf } from "#api/middleware/access.ts";
import { loader as accountLoader } from "#pages/account/page.tsx";
import { loader as historyLoader } from "#pages/history/page.tsx";
import { loader as savedLoader } from "#pages/saved/page.tsx";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { loaderArgs } from "#tests/support/page-loader.ts";
import { type SignedIn, signInAdministrator, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";

/** Every described route × values that no field means: none of them may be answered as a fault of the product (T-12). */
let test: TestDeps;
let api: TestApi;
let user: SignedIn;
let administrator: SignedIn;
beforeAll(async () => {
  test = await createTestDeps();
  api = createTestApi(test.deps);
  user = await signUpConfirmed(test.deps, api);
  await giveCredits(test.deps, grantOf(user.userId, 100_000, { packageType: "basic" }));
  administrator = await signInAdministrator(test.deps, api);
});
afterAll(() => test.close());

const IN_PATH = ["%00", "a%00b", "%ED%A0%80", "-1", "99999999999999999999", "..%2f..", "%"];
const IN_QUERY = [
  "%00",
  "a%00b",
  "%ED%A0%80",
  "99999999999999999999",
  "%2B275760-09-13T00:00:00Z",
  "-271821-04-20T00:00:00Z",
  "%EF%BB%BFa%E2%80%AEb%E2%81%A6",
];
const IN_BODY = [
  "a\0b",
  "\ud800x",
  "\ufeffa\u202eb\u2066c",
  ["a\0b"],
  ["\udc00"],
  1e21,
  null,
  {},
  "+275760-09-13T00:00:00Z",
  "[click](javascript:alert(1))",
];
const BODIES = ["", "null", "[]", "{", "[".repeat(100_000)];
/** They would end the session that the next call needs. */
const ENDS_SESSION = new Set(["POST /auth/sign-out", "DELETE /me/sessions", "DELETE /me"]);

interface Schema {
  [key: string]: unknown;
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
  minimum?: number;
  format?: string;
}

interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** A value that the schema would take, as far as its types say. */
function sampleOf(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0] as Schema);
  if (schema.type === "object")
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, of]) => [name, sampleOf(of)]));
  if (schema.type === "array") return [sampleOf(schema.items ?? {})];
  if (schema.type === "integer" || schema.type === "number") return Math.max(1, schema.minimum ?? 1);
  if (schema.type === "boolean") return true;
  if (schema.format === "email") return "a@example.com";
  if (schema.format === "uuid") return "7f1c9a52-6a53-4f2e-9a0c-0d1a2b3c4d5e";
  return schema.format === "date-time" ? "2026-10-01T00:00:00Z" : "some words {{options}}";
}

interface Attempt {
  method: string;
  path: string;
  body: string | undefined;
}

/** A good body with each hostile value in the place of each field, the fields of fields and the items of lists too. */
function variantsOf(good: unknown): unknown[] {
  if (typeof good !== "object" || good === null) return [];
  const keep = (field: string, value: unknown) =>
    Array.isArray(good) ? Object.assign([...(good as unknown[])], { [field]: value }) : { ...good, [field]: value };
  return Object.entries(good).flatMap(([field, inner]) =>
    [...IN_BODY, ...variantsOf(inner)].map((value) => keep(field, value)),
  );
}

/** The attempts at one route: each hostile value in each place, the rest as it should be. */
function attemptsAt(method: string, template: string, operation: Operation): Attempt[] {
  const fill = (value: string) => `/api${template.replace(/\{\w+\}/g, value)}`;
  const path = fill(template.startsWith("/admin/users") ? administrator.userId : "1");
  const schema = operation.requestBody?.content["application/json"]?.schema;
  const good = schema ? (sampleOf(schema) as Record<string, unknown>) : undefined;
  const body = method === "GET" ? undefined : JSON.stringify(good ?? {});
  const queries = (operation.parameters ?? []).filter((parameter) => parameter.in === "query");
  return [
    ...(template.includes("{") ? IN_PATH.map((value) => ({ method, path: fill(value), body })) : []),
    ...queries.flatMap(({ name }) => IN_QUERY.map((value) => ({ method, path: `${path}?${name}=${value}`, body }))),
    ...variantsOf(good ?? {}).map((variant) => ({ method, path, body: JSON.stringify(variant) })),
    ...(good ? BODIES.map((text) => ({ method, path, body: text })) : []),
  ];
}

describe("hostile input", () => {
  it("is never answered as a fault of the product, by any route of the API", async () => {
    const { paths } = (await (await api.call("/api/openapi.json")).json()) as {
      paths: Record<string, Record<string, Operation>>;
    };
    const attempts = Object.entries(paths).flatMap(([template, methods]) =>
      Object.entries(methods)
        .filter(([method]) => !ENDS_SESSION.has(`${method.toUpperCase()} ${template}`))
        .flatMap(([method, operation]) => attemptsAt(method.toUpperCase(), template, operation)),
    );
    const faults: string[] = [];
    for (const [index, { method, path, body }] of attempts.entries()) {
      if (index % 40 === 0) await test.deps.db.execute("delete from rate_windows");
      const { cookie } = accessOf(path.split("?")[0] as string) === "administrator" ? administrator : user;
      const headers = { "content-type": "application/json" };
      const answer = await api.call(path, { method, cookie, ...(body === undefined ? {} : { body, headers }) });
      await answer.text();
      if (answer.status >= 500 && answer.status !== 503) faults.push(`${method} ${path} ${body?.slice(0, 200)}`);
    }
    expect(faults).toEqual([]);
    expect(attempts.length).toBeGreaterThan(1500);
  }, 300_000);

  it.each([
    ["/history?page=1e300", historyLoader],
    ["/saved?page=99999999999999999999", savedLoader],
    ["/account?ledger=Infinity", accountLoader],
  ])("%s is a page like another", async (path, loader) => {
    const viewer = { id: user.userId, email: user.email, emailVerified: true, role: "user" } as SignedInUser;
    await expect(
      (loader as (args: never) => Promise<unknown>)(loaderArgs(test.deps, viewer, path)),
    ).resolves.toBeTruthy();
  });
});
