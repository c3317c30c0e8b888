import type { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Viewer } from "#domain/accounts/access.ts";
import { users } from "#domain/accounts/tables.ts";
import { type PageContext, pageContextOf } from "#pages/page-context.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { keepToolPages } from "./keep-tool-pages.ts";

let test: TestDeps;
const viewers: Viewer[] = [];
beforeAll(async () => {
  test = await createTestDeps();
  for (const [at, credits] of [40, 73, 12].entries()) {
    const id = `person-${at}`;
    await test.deps.db.insert(users).values({ id, name: "", email: `${id}@example.com` });
    await giveCredits(test.deps, grantOf(id, credits));
    viewers.push({
      id,
      email: `${id}@example.com`,
      emailVerified: true,
      role: "user",
      mustChangePassword: false,
      isSuspended: false,
      createdAt: new Date(),
      sessionId: `session-${at}`,
    });
  }
});
afterAll(() => test.close());

let seen: { context: PageContext; request: Request }[];
let read: ReturnType<typeof keepToolPages>;
let pageOf: (context: PageContext, request: Request) => Response;
beforeEach(() => {
  seen = [];
  pageOf = ({ shell }) =>
    new Response(`<p>${shell?.viewer?.email} ${shell?.nonce} ${shell?.viewer?.canSave} ${shell?.theme}</p>`);
  read = keepToolPages(async (request: Request, router: RouterContextProvider) => {
    const context = pageContextOf(router);
    seen.push({ context, request });
    return pageOf(context, request);
  });
});

async function ask(path: string, viewer: Viewer | null, change: Partial<PageContext> & { method?: string } = {}) {
  const { method = "GET", ...rest } = change;
  const context: PageContext = {
    deps: test.deps,
    language: path.startsWith("/en") ? "en" : "ar",
    viewer,
    theme: "light",
    digits: "arab",
    timeZone: "UTC",
    nonce: `nonce-of-${viewer?.id}`,
    requestId: "request",
    clientAddress: "10.1.2.3",
    isLost: false,
    ...rest,
  };
  const headers = { cookie: `siyagha.session_token=secret-of-${viewer?.id}` };
  return (await read(new Request(`http://localhost${path}`, { method, headers }), context))?.text() ?? null;
}

it("makes a page twice for all, and puts each person's values in", async () => {
  const [one, two, three] = viewers as [Viewer, Viewer, Viewer];
  const pages = await Promise.all([one, two, three, one].map((viewer) => ask("/prompt-checker", viewer)));
  expect(pages).toEqual([one, two, three, one].map(({ id, email }) => `<p>${email} nonce-of-${id} false light</p>`));
  expect(seen).toHaveLength(2);
});

it("makes it for nobody: neither cookie nor person nor address of who asked first is there to be seen", async () => {
  const [one] = viewers as [Viewer];
  await ask("/prompt-checker", one);
  for (const { context, request } of seen) {
    expect([...request.headers]).toEqual([]);
    const { deps: _deps, ...known } = context;
    expect(JSON.stringify(known)).not.toMatch(/person-0|nonce-of|secret-of|10\.1\.2\.3|session-0/);
  }
});

it("keeps apart what differs in more than a person's values", async () => {
  const [one] = viewers as [Viewer];
  await ask("/prompt-checker", one);
  await ask("/prompt-checker", one, { theme: "dark" });
  await ask("/prompt-checker", one, { digits: "latn" });
  await ask("/en/prompt-checker", one);
  await ask("/ai-detector", one);
  await ask("/prompt-checker", { ...one, role: "administrator" });
  expect(seen).toHaveLength(12);
});

it.each([
  ["home, which holds the person's own work", "/", {}],
  ["a page that is no tool's", "/history", {}],
  ["an address with a query", "/prompt-checker?run=1", {}],
  ["another spelling of the path", "/Prompt-Checker/", {}],
  ["a request for the head alone", "/prompt-checker", { method: "HEAD" }],
  ["somebody who lost the way", "/prompt-checker", { isLost: true }],
])("leaves %s to the router", async (_what, path, change) => {
  expect([await ask(path, viewers[0] as Viewer, change), seen]).toEqual([null, []]);
});

it("leaves whom the gate turns away to the router, also where the page is kept", async () => {
  const [one] = viewers as [Viewer];
  await ask("/prompt-checker", one);
  expect(await ask("/prompt-checker", null)).toBeNull();
  expect(await ask("/prompt-checker", { ...one, isSuspended: true })).toBeNull();
  expect(await ask("/prompt-checker", { ...one, emailVerified: false })).toBeNull();
});

it.each<[string, (context: PageContext) => Response]>([
  ["says something that follows from the person", ({ shell }) => new Response(`${shell?.viewer?.email.length}`)],
  ["failed", () => new Response("", { status: 500 })],
  ["sets a cookie", () => new Response("", { headers: { "set-cookie": "a=1" } })],
])("does not keep a page that %s, nor try again at once", async (_what, page) => {
  pageOf = page;
  const [one] = viewers as [Viewer];
  expect([await ask("/prompt-checker", one), await ask("/prompt-checker", one), seen.length]).toEqual([null, null, 2]);
});
