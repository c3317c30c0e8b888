import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApi } from "#api/app.ts";
import { accessOf, isForKeysOnly } from "#api/middleware/access.ts";
import type { Viewer } from "#domain/accounts/access.ts";
import { readViewer } from "#domain/accounts/read.ts";
import { sessions, users } from "#domain/accounts/tables.ts";
import { isUnprefixedPath, pathIn } from "#i18n/path.ts";
import { LANGUAGES } from "#i18n/language.ts";
import { pageContext } from "#pages/page-context.ts";
import { PAGES } from "#pages/page-table.ts";
import * as administratorLayout from "#pages/shell/layouts/administrator-layout.tsx";
import * as localLayout from "#pages/shell/layouts/local-layout.tsx";
import * as signedInLayout from "#pages/shell/layouts/signed-in-layout.tsx";
import { firstStepOf } from "#tests/support/scenes/second-factor.ts";
import { signIn, signInAdministrator, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";

/** Every page and every route of the API × everybody: made from the page table and from the API's own description. */
const PEOPLE = ["anonymous", "unconfirmed", "expired", "between steps", "user", "administrator"] as const;
type Person = (typeof PEOPLE)[number];

let test: TestDeps;
let api: TestApi;
let cookies: Record<Person, string>;
beforeAll(async () => {
  test = await createTestDeps();
  const { deps } = test;
  api = createTestApi(deps);
  const user = await signUpConfirmed(deps, api);
  const unconfirmed = await signUpConfirmed(deps, api);
  await deps.db.update(users).set({ emailVerified: false }).where(eq(users.id, unconfirmed.userId));
  const expired = await signUpConfirmed(deps, api);
  await deps.db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.userId, expired.userId));
  const administrator = await signInAdministrator(deps, api);
  cookies = {
    anonymous: "",
    unconfirmed: unconfirmed.cookie,
    expired: expired.cookie,
    "between steps": await firstStepOf(deps, api),
    user: user.cookie,
    administrator: administrator.cookie,
  };
});
afterAll(() => test.close());

/** Calls of servers and mail programs: a signature, or a link that only we can have made. */
const CARRY_THEIR_PROOF = new Set(["/api/webhooks/stripe", "/api/newsletter/unsubscribe"]);

interface Route {
  method: string;
  path: string;
}

/** The routes as the API describes them; ids in a path become one that names nothing. */
async function describedRoutes(): Promise<Route[]> {
  const { paths } = (await (await api.call("/api/openapi.json")).json()) as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      path: `/api${path.replace(/\{\w+\}/g, "999999")}`,
    })),
  );
}

async function ask({ method, path }: Route, person: Person): Promise<{ status: number; code: string | undefined }> {
  const answer = await api.call(path, {
    method,
    cookie: cookies[person],
    ...(method === "GET" ? {} : { json: {} }),
  });
  const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
  const body = isJson ? ((await answer.json()) as { error?: { code: string } } | null) : null;
  return { status: answer.status, code: body?.error?.code };
}

/** Signing out and closing accounts would end the session that the next call needs. */
const ENDS_SESSION = new Set(["POST /api/auth/sign-out", "DELETE /api/me/sessions", "DELETE /api/me"]);

describe("the API", () => {
  it("has a line in the access table for every route it serves", async () => {
    const served = createApi(test.deps)
      .routes.filter(({ method, path }) => method !== "ALL" && !path.includes("*"))
      .map(({ path }) => `/api${path.replace(/:\w+(?:\{[^}]*\})?/g, "999999")}`);
    expect([...new Set(served)].filter((path) => accessOf(path) === null)).toEqual([]);
    expect(served.length).toBeGreaterThan(40);
  });

  it("describes every route that needs a session", async () => {
    const described = new Set((await describedRoutes()).map(({ method, path }) => `${method} ${path}`));
    const served = createApi(test.deps)
      .routes.filter(
        ({ method, path }) => ["GET", "POST", "PUT", "PATCH", "DELETE"].includes(method) && !path.includes("*"),
      )
      .map(({ method, path }) => `${method} /api${path.replace(/:\w+(?:\{[^}]*\})?/g, "999999")}`)
      .filter((route) => accessOf(route.split(" ")[1] ?? "") !== "open");
    expect([...new Set(served)].filter((route) => !described.has(route))).toEqual([]);
  });

  it("turns strangers away with 401 before anything is read, and users from the back office with 403", async () => {
    const faults: string[] = [];
    for (const route of await describedRoutes()) {
      const access = accessOf(route.path);
      if (access === "open" || access === null || isForKeysOnly(route.path)) continue;
      const expected: Record<Person, string> = {
        anonymous: "unauthenticated",
        expired: "unauthenticated",
        "between steps": "unauthenticated",
        unconfirmed: "email_unconfirmed",
        user: access === "administrator" ? "forbidden" : "",
        administrator: "",
      };
      for (const person of PEOPLE) {
        if (expected[person] === "") continue;
        const { status, code } = await ask(route, person);
        const right = code === expected[person] && status === (code === "unauthenticated" ? 401 : 403);
        if (!right) faults.push(`${route.method} ${route.path} as ${person}: ${status} ${code}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it("knows nobody between the two steps of signing in, for pages neither", async () => {
    const headers = new Headers({ cookie: cookies["between steps"] });
    expect(headers.get("cookie")).toContain("two_factor=");
    expect(await readViewer(test.deps, headers)).toEqual({ viewer: null, setCookies: [] });
  });

  it("lets those in who may", async () => {
    const faults: string[] = [];
    for (const route of await describedRoutes()) {
      if (ENDS_SESSION.has(`${route.method} ${route.path}`) || isForKeysOnly(route.path)) continue;
      const access = accessOf(route.path);
      const person = access === "administrator" ? "administrator" : access === "signed-in" ? "user" : "anonymous";
      await test.deps.db.execute("delete from rate_windows");
      const { status, code } = await ask(route, person);
      const refused = [
        "unauthenticated",
        "forbidden",
        "email_unconfirmed",
        "foreign_origin",
        "password_change_required",
      ];
      if (status === 500 || refused.includes(code ?? ""))
        faults.push(`${route.method} ${route.path} as ${person}: ${status} ${code}`);
    }
    expect(faults).toEqual([]);
    await signIn(test.deps, api, test.deps.settings.ADMIN_EMAIL);
  }, 60_000);

  it("takes no write from another site, sign-in and sign-out included; events have their signature (A-16)", async () => {
    const faults: string[] = [];
    for (const { method, path } of await describedRoutes()) {
      if (method === "GET" || CARRY_THEIR_PROOF.has(path)) continue;
      for (const origin of ["https://evil.example", "null", ""]) {
        const answer = await api.call(path, { method, json: {}, cookie: cookies.administrator, headers: { origin } });
        const { error } = (await answer.json()) as { error?: { code: string } };
        if (answer.status !== 403 || error?.code !== "foreign_origin")
          faults.push(`${method} ${path} from "${origin}": ${answer.status} ${error?.code}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it("answers an unknown path with 404 in the one error shape, for everybody", async () => {
    for (const path of ["/api/nothing", "/api/auth/nothing", "/api/auth/update-user", "/api/auth/list-sessions"]) {
      expect(await ask({ method: "GET", path }, "anonymous")).toEqual({ status: 404, code: "not_found" });
      expect(await ask({ method: "POST", path }, "user")).toEqual({ status: 404, code: "not_found" });
    }
  });
});

const LAYOUTS = { open: null, "signed-in": signedInLayout, administrator: administratorLayout, local: localLayout };

/** Where a page's gate sends someone; null when it lets them in. */
async function gateOf(
  path: string,
  language: "ar" | "en",
  access: keyof typeof LAYOUTS,
  viewer: Viewer | null,
): Promise<string | null> {
  const context = new RouterContextProvider();
  const request = new Request(`http://localhost:3000${path}`);
  context.set(pageContext, {
    deps: test.deps,
    language,
    viewer,
    theme: "light",
    digits: "arab",
    timeZone: "UTC",
    nonce: "",
    requestId: "",
  } as never);
  try {
    for (const middleware of LAYOUTS[access]?.middleware ?? []) {
      await (middleware as (given: object, next: () => void) => unknown)(
        { request, url: new URL(request.url), context, params: {} },
        () => undefined,
      );
    }
    return null;
  } catch (thrown) {
    return (thrown as Response).headers.get("location");
  }
}

const person = (more: Partial<Viewer> = {}): Viewer => ({
  id: "id",
  email: "a@example.com",
  emailVerified: true,
  role: "user",
  mustChangePassword: false,
  isSuspended: false,
  createdAt: new Date(0),
  sessionId: "s",
  ...more,
});

/** Written out, so that a page that moves from one side to the other in the page table does not take its test along. */
const OPEN_PAGES = `
  /login /signup /forgot-password /reset-password /confirm /rai/login /guide/ai-detector
  /guide/prompt-checker /privacy /terms /about /models /blog /blog/:slug
  /prompts /prompts/:id /tasks /tasks/:id /shared/:id /contact /advertise /newsletter/confirm /newsletter/unsubscribe
  /lettering /offline /account /pricing /success`;

it("the pages that are open to everybody are these and no other", () => {
  expect(PAGES.filter(({ access }) => access === "open").map(({ path }) => path)).toEqual(
    OPEN_PAGES.trim().split(/\s+/),
  );
});

describe.each(LANGUAGES)("pages (%s)", (language) => {
  const login = (path: string) => `${pathIn(language, "/login")}?returnTo=${encodeURIComponent(path)}`;
  const pages = PAGES.map((page) => ({ ...page, path: pathIn(language, page.path.replace(/:\w+/g, "x")) }));

  it.each(pages)("$path is for: $access", async ({ path, access }) => {
    const to = (viewer: Viewer | null) => gateOf(path, language, access, viewer);
    const seen = {
      anonymous: await to(null),
      unconfirmed: await to(person({ emailVerified: false })),
      user: await to(person()),
      administrator: await to(person({ role: "administrator" })),
    };
    const gates = {
      open: { anonymous: null, unconfirmed: null, user: null, administrator: null },
      local: { anonymous: null, unconfirmed: null, user: null, administrator: null },
      "signed-in": { anonymous: login(path), unconfirmed: login(path), user: null, administrator: null },
      administrator: {
        anonymous: "/rai/login",
        unconfirmed: "/rai/login",
        user: "/rai/login?denied=1",
        administrator: null,
      },
    };
    expect(seen).toEqual(gates[access]);
  });
});

describe("the page table", () => {
  it("leaves these pages open, and asks for a session at home, at the dashboard and at the eight tools", () => {
    const accesses = Object.fromEntries(PAGES.map(({ path, access }) => [path, access]));
    const all = (access: string, paths: string[]) => Object.fromEntries(paths.map((path) => [path, access]));
    expect(accesses).toMatchObject({
      // The account page leads a visitor to sign in by itself.
      ...all("open", ["/login", "/signup", "/pricing", "/privacy", "/terms", "/success", "/prompts", "/account"]),
      ...all("signed-in", ["/", "/dashboard", "/history", "/prompt-generate", "/prompt-checker", "/ai-detector"]),
      ...all("signed-in", ["/ai-humanizer", "/image-prompt", "/video-prompt", "/image-to-text", "/image-to-prompt"]),
      ...all("administrator", ["/rai/dashboard", "/rai/packages", "/rai/tool-features"]),
      ...all("administrator", ["/rai/prompt-library", "/rai/ad-banners"]),
    });
  });

  it("keeps the back office behind the administrator's gate, its sign-in apart, and developers' pages local", () => {
    const under = (prefix: string) => PAGES.filter(({ path }) => path.startsWith(prefix));
    expect(under("/rai/").filter(({ path, access }) => access !== "administrator" && path !== "/rai/login")).toEqual(
      [],
    );
    expect(under("/dev/").filter(({ access }) => access !== "local")).toEqual([]);
    expect(under("/rai/").every(({ path }) => isUnprefixedPath(path))).toBe(true);
  });

  it("sends the administrator to the change of password until it is made", async () => {
    const viewer = person({ role: "administrator", mustChangePassword: true });
    expect(await gateOf("/rai/packages", "ar", "administrator", viewer)).toBe("/rai/account");
    expect(await gateOf("/rai/account", "ar", "administrator", viewer)).toBeNull();
  });
});
