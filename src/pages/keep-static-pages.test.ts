import { Hono } from "hono";
import { beforeEach, expect, it } from "vitest";
import type { AppEnv } from "#api/app-env.ts";
import { keepStaticPages } from "./keep-static-pages.ts";
import { STATIC_PAGE } from "./page-context.ts";

let app: Hono<AppEnv>;
let clock: number;
let renders: number;

beforeEach(() => {
  clock = 0;
  renders = 0;
  app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set("language", c.req.path.startsWith("/en") ? "en" : "ar");
    await next();
  });
  app.use(keepStaticPages(() => clock));
  app.get("*", (c) => {
    renders += 1;
    if (c.req.path !== "/form") c.header(STATIC_PAGE, "yes");
    if (c.req.path === "/greeting") c.header("set-cookie", "a=1");
    if (c.req.path === "/shared") c.header("cache-control", "private, no-store");
    return c.text(`rendering ${renders}`);
  });
});

const read = async (path: string, headers: Record<string, string> = {}) =>
  (await app.request(path, { headers })).text();

it("renders a page to read once for five seconds, then again", async () => {
  expect([await read("/guide"), await read("/guide"), renders]).toEqual(["rendering 1", "rendering 1", 1]);
  clock = 5000;
  expect(await read("/guide")).toBe("rendering 2");
});

it("keeps languages, themes, digits and encodings apart, and takes an unknown theme for the default", async () => {
  await read("/guide");
  await read("/en/guide");
  await read("/guide", { cookie: "theme=dark" });
  await read("/guide", { "accept-encoding": "gzip, br" });
  await read("/guide", { cookie: "digits=latn" });
  expect(renders).toBe(5);
  expect(await read("/guide", { cookie: "digits=arab" })).toBe("rendering 1");
  expect(await read("/guide", { cookie: "theme=neon" })).toBe("rendering 1");
});

it.each([
  ["a page that is no page to read", "/form", {}],
  ["an answer that sets a cookie", "/greeting", {}],
  ["an answer that forbids it", "/shared", {}],
  ["an address with a query", "/guide?from=mail", {}],
  ["a signed-in person's page", "/guide", { cookie: "siyagha.session_token=abc" }],
])("never keeps %s", async (_what, path, headers) => {
  await read(path, headers);
  await read(path, headers);
  expect(renders).toBe(2);
});
