import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { PRODUCTION_ENV } from "#tests/support/scenes/production-env.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { createApi } from "#api/app.ts";
import type { AppEnv } from "#api/app-env.ts";
import { answerPageError } from "#api/refusal-answer.ts";
import { requestContext } from "./request-context.ts";
import { securityHeaders } from "./security-headers.ts";

let local: TestDeps;
let production: TestDeps;
beforeAll(async () => {
  // As built: the development server needs looser rules.
  vi.stubEnv("DEV", false);
  local = await createTestDeps();
  production = await createTestDeps(PRODUCTION_ENV);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([local.close(), production.close()]);
});

/** The server's order of middleware over stand-ins for its kinds of answers. */
function appOf({ deps }: TestDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(answerPageError);
  app.use(requestContext(deps));
  app.use(securityHeaders(deps));
  app.route("/api", createApi(deps));
  app.get("/page", (c) => c.html("<p>a page</p>"));
  app.get("/with-images", (c) => c.html("<img>", 200, { "x-outside-images": "yes" }));
  app.get("/redirect", (c) => c.redirect("/page"));
  app.get("/broken", () => {
    throw new Error("a secret detail");
  });
  app.get("/no-database", () => {
    throw new Error("Failed query: select\nparams: a-token", {
      cause: Object.assign(new Error("gone"), { code: "57P01" }),
    });
  });
  return app;
}

const PATHS = ["/page", "/redirect", "/nothing", "/broken", "/no-database", "/api/packages", "/api/me", "/api/nothing"];

describe("every answer, errors and redirects included (N-10)", () => {
  it.each(PATHS)("%s carries the headers", async (path) => {
    const { headers } = await appOf(production).request(path);
    const policy = headers.get("content-security-policy") ?? "";
    const nonce = policy.match(/script-src 'self' 'nonce-([\w+/=]{20,})'/)?.[1];
    expect(nonce).toBeDefined();
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("img-src 'self' data:;");
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toMatch(/unsafe|https?:|\*/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    // The page itself photographs and dictates; nothing that is shown inside it does.
    expect(headers.get("permissions-policy")).toBe(
      "camera=(self), microphone=(self), geolocation=(), browsing-topics=()",
    );
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
    expect([headers.get("server"), headers.get("x-powered-by"), headers.get("x-outside-images")]).toEqual([
      null,
      null,
      null,
    ]);
    expect(headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
    const again = (await appOf(production).request(path)).headers.get("content-security-policy");
    expect(again).not.toContain(nonce);
  });

  it("lets images of other sites in where a page shows some, and nowhere else", async () => {
    const { headers } = await appOf(production).request("/with-images");
    expect(headers.get("content-security-policy")).toContain("img-src 'self' data: https:;");
    expect(headers.get("x-outside-images")).toBeNull();
  });

  it.each([
    ["/api/packages", "", "private, no-store"],
    ["/page", "siyagha.session_token=x", "private, no-store"],
    ["/page", "lang=en", "private, no-cache"],
  ])('%s with the cookie "%s" may be kept: %s', async (path, cookie, expected) => {
    const { headers } = await appOf(local).request(path, { headers: { cookie } });
    expect(headers.get("cache-control")).toBe(expected);
  });

  it("asks for https in production alone", async () => {
    expect((await appOf(local).request("/page")).headers.get("strict-transport-security")).toBeNull();
  });
});

describe("a page that could not begin", () => {
  it.each([
    ["/broken", 500],
    ["/no-database", 503],
  ])(
    "%s says so in the reader's words with a reference, and the detail goes to the log alone",
    async (path, status) => {
      const log = vi.spyOn(local.deps.log, "error");
      const answer = await appOf(local).request(path);
      const body = await answer.text();
      expect(answer.status).toBe(status);
      expect(body).toContain('<html lang="ar" dir="rtl">');
      expect(body).toContain(answer.headers.get("x-request-id"));
      expect(body).not.toMatch(/secret|token|query|select/);
      expect(log).toHaveBeenCalledOnce();
    },
  );
});
