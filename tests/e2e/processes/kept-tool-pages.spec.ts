import { get } from "node:http";
import { text as textOf, buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { eq, sql } from "drizzle-orm";
import { userPreferences, users } from "#domain/accounts/tables.ts";
import { userCredits } from "#domain/credits/tables.ts";
import { siteNotices } from "#domain/notices/tables.ts";
import { toolFeatures } from "#domain/tool-features/tables.ts";
import { toolWaits } from "#domain/tool-waits/tables.ts";
import { TOOL_SLUGS } from "#tools/index.ts";
import { type ProductProcess, startProduct } from "#tests/support/processes/product-process.ts";
import { type SignedIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi } from "#tests/support/scenes/test-api.ts";
import { createPostgresDeps, hasPostgres, TEST_SECRET, type TestDeps } from "#tests/support/scenes/test-deps.ts";

test.skip(!hasPostgres, "the states are written beside the running product");
test.describe.configure({ mode: "serial", timeout: 180_000 });

let database: TestDeps & { url: string };
let product: ProductProcess;
let people: SignedIn[];
test.beforeAll(async () => {
  database = await createPostgresDeps();
  product = await startProduct({ DATABASE_URL: database.url, APP_SECRET: TEST_SECRET });
  const api = createTestApi(database.deps);
  people = [];
  for (let each = 0; each < 6; each += 1) people.push(await signUpConfirmed(database.deps, api));
  // There is one administrator at a time: a person of the test is it for a while.
  await database.deps.db.update(users).set({ role: "user" });
  for (const { userId } of people) await hold(userId, {});
});
test.afterAll(async () => {
  await product?.stop();
  await database?.close();
});

interface State {
  email?: string;
  credits?: number | null;
  packageType?: "free" | "basic";
  isOver?: boolean;
  theme?: string;
  timeZone?: string;
  role?: "user" | "administrator";
}

/** Brings a person into a state; what is not said is as for somebody new with the free package. */
async function hold(userId: string, state: State): Promise<void> {
  const { db } = database.deps;
  const {
    credits = 50,
    packageType = "free",
    isOver = false,
    theme = "light",
    timeZone = "UTC",
    role = "user",
  } = state;
  await db
    .update(users)
    .set({ role, email: state.email ?? `${userId}@example.com` })
    .where(eq(users.id, userId));
  const preferences = { theme: theme as "light", timeZone };
  await db
    .insert(userPreferences)
    .values({ userId, ...preferences })
    .onConflictDoUpdate({ target: userPreferences.userId, set: preferences });
  await db.delete(userCredits).where(eq(userCredits.userId, userId));
  if (credits === null) return;
  const expiresAt = new Date(Date.now() + (isOver ? -1 : 1) * 86_400_000);
  const isFreeClaimed = credits % 2 === 0;
  await db.insert(userCredits).values({ userId, currentCredits: credits, packageType, expiresAt, isFreeClaimed });
}

interface Page {
  html: string;
  isKept: boolean;
}

/** A page's markup with the values of its one request taken out. */
async function read(path: string, { cookie }: SignedIn, encoding: "gzip" | "identity" = "gzip"): Promise<Page> {
  return new Promise((resolve, reject) => {
    get(product.url + path, { headers: { cookie, "accept-encoding": encoding } }, (response) => {
      const { headers, statusCode } = response;
      const nonce = headers["content-security-policy"]?.toString().match(/'nonce-([^']+)'/)?.[1] as string;
      const unpacked = async () => {
        if (headers["content-encoding"] !== "gzip") return { html: await textOf(response), isKept: false };
        const packed = await buffer(response);
        // A kept page says in its gzip header that its system is unknown; the library names one.
        return { html: gunzipSync(packed).toString(), isKept: packed[9] === 0xff };
      };
      const tidied = ({ html, isKept }: Page) => {
        expect([statusCode, html.includes(nonce)]).toEqual([200, true]);
        const once = html
          .replaceAll("?fresh=1", "")
          .replaceAll(nonce, "NONCE")
          .replaceAll(headers["x-request-id"] as string, "REQUEST");
        return { html: once, isKept };
      };
      unpacked().then(tidied).then(resolve, reject);
    }).on("error", reject);
  });
}

/** A page put together is the one that the router makes, which an address with a query always gets. */
async function expectSame(path: string, person: SignedIn): Promise<void> {
  const [kept, fresh, plain] = [
    await read(path, person),
    await read(`${path}?fresh=1`, person),
    await read(path, person, "identity"),
  ];
  expect([path, kept.isKept, fresh.isKept]).toEqual([path, true, false]);
  expectSameText(kept.html, fresh.html);
  expectSameText(plain.html, fresh.html);
}

/** Of pages of one long line a fault shows the place alone. */
function expectSameText(text: string, right: string): void {
  if (text === right) return;
  const at = right.split("").findIndex((_, place) => text[place] !== right[place]);
  expect(text.slice(at - 60, at + 120)).toBe(right.slice(at - 60, at + 120));
  expect(text.length).toBe(right.length);
}

const PATHS = TOOL_SLUGS.flatMap((slug) => [`/${slug}`, `/en/${slug}`]);

test("every tool's page, put together, is the page that is made anew", async () => {
  for (const path of PATHS) await expectSame(path, people[0] as SignedIn);
});

const STATES: State[] = [
  { email: `"o'brien"&amp;<b>$&$1$\`$'\\u0041\\\u2028</script>^@example.com` },
  { email: "سارة+«عمل»😀@مثال.السعودية" },
  { email: `${"long".repeat(600)}@example.com` },
  ...[0, 1, 2, 3, 5, 6, 10, 11, 12, 13, 50, 99, 100, 101, 102, 103, 111, 1000, 1003, 12_345, 999_999].map(
    (credits) => ({
      credits,
    }),
  ),
  { credits: null },
  { credits: 300, isOver: true },
  { credits: 4000, packageType: "basic" },
  { theme: "dark" },
  { theme: "system", timeZone: "America/Argentina/Buenos_Aires" },
  { role: "administrator" },
];

test("so it is for every person: letters that mean something, any number of credits, themes, roles, a package that is over", async () => {
  const [person] = people as [SignedIn];
  for (const state of STATES) {
    await hold(person.userId, state);
    for (const path of ["/prompt-generate", "/en/prompt-checker"]) await expectSame(path, person);
  }
  await hold(person.userId, {});
});

test("what the administrator changes is on the next page: a notice, a tool's name, a tool switched off, a wait", async () => {
  const [person] = people as [SignedIn];
  const { db } = database.deps;
  const path = "/en/prompt-checker";
  await db.insert(siteNotices).values({ kind: "warning", textAr: "تنبيه <ب>", textEn: "Mind <b> & $&" });
  await expectSame(path, person);
  expect((await read(path, person)).html).toContain("Mind &lt;b&gt; &amp; $&amp;");
  await db
    .update(toolFeatures)
    .set({ displayName: "A «new» <name> $1" })
    .where(sql`slug = 'prompt-checker'`);
  await expectSame(path, person);
  expect((await read(path, person)).html).toContain("A «new» &lt;name&gt; $1");
  await db
    .update(toolFeatures)
    .set({ isActive: false })
    .where(sql`slug = 'prompt-checker'`);
  await expectSame(path, person);
  const before = await read(path, person);
  await db
    .insert(toolWaits)
    .values({ userId: person.userId, slug: "prompt-checker", language: "en", createdAt: new Date() });
  await expectSame(path, person);
  expect((await read(path, person)).html).not.toBe(before.html);
  await db.delete(siteNotices);
  await db.update(toolFeatures).set({ isActive: true });
  await expectSame(path, person);
  expect((await read(path, person)).html).not.toContain("Mind");
});

test("many people at once each get their own page and nothing of another's", async () => {
  for (const [at, { userId }] of people.entries())
    await hold(userId, {
      email: `person-${at}-of-storm@example.com`,
      credits: 1000 + at * 11,
      theme: at % 2 ? "dark" : "light",
    });
  const asked = Array.from({ length: 600 }, (_, turn) => ({
    at: turn % people.length,
    path: PATHS[turn % 7] as string,
  }));
  const pages = await Promise.all(
    asked.map(async ({ at, path }) => ({ at, path, page: await read(path, people[at] as SignedIn) })),
  );
  const fresh = new Map<string, string>();
  for (const { at, path, page } of pages) {
    const key = `${at} ${path}`;
    if (!fresh.has(key)) fresh.set(key, (await read(`${path}?fresh=1`, people[at] as SignedIn)).html);
    expectSameText(page.html, fresh.get(key) as string);
    expect(page.html.match(/person-\d-of-storm/g)).toEqual([`person-${at}-of-storm`]);
  }
});

test("who may not see a tool's page is led away although it is kept", async () => {
  const person = people[1] as SignedIn;
  const answer = (cookie: string) =>
    fetch(`${product.url}/prompt-generate`, { headers: { cookie }, redirect: "manual" });
  expect((await answer("")).status).toBe(302);
  const { db } = database.deps;
  await db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, person.userId));
  expect((await answer(person.cookie)).headers.get("location")).toBe("/login?error=account_suspended");
  await db.update(users).set({ suspendedAt: null, emailVerified: false }).where(eq(users.id, person.userId));
  expect((await answer(person.cookie)).status).toBe(302);
});
