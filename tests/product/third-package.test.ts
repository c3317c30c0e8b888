import { afterAll, beforeAll, expect, it } from "vitest";
import { seedPackages } from "#domain/packages/write.ts";
import { loader as accountLoader } from "#pages/account/page.tsx";
import type { AccountData } from "#pages/account/read-account.ts";
import { readDetails } from "#pages/admin/users/read-users-page.ts";
import { loader as dashboardLoader } from "#pages/dashboard/page.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { loader as pricingLoader } from "#pages/pricing/page.tsx";
import { deliveriesOf, providerOf } from "#tests/support/scenes/billing-scene.ts";
import { loaderArgs } from "#tests/support/page-loader.ts";
import { type SignedIn, signInAdministrator, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";

/** A third package that the administrator adds, walked through every place that names one: it is never called Basic. */
const PRO = {
  name: "pro",
  displayName: "Pro",
  displayNameAr: "برو",
  description: "For teams",
  descriptionAr: "للفرق",
  price: 12,
  credits: 400,
  isRecurring: true,
};

let test: TestDeps;
let api: TestApi;
let administrator: SignedIn;
let holder: SignedIn;
let versionId: number;
const bodyOf = async (answer: Promise<Response>) => (await (await answer).json()) as Record<string, unknown>;
const viewerOf = ({ userId, email }: SignedIn) => ({ id: userId, email, emailVerified: true, role: "user" }) as never;

beforeAll(async () => {
  test = await createTestDeps();
  api = createTestApi(test.deps);
  await seedPackages(test.deps.db);
  administrator = await signInAdministrator(test.deps, api);
  const cookie = administrator.cookie;
  versionId = Number((await bodyOf(api.call("/api/admin/packages", { json: PRO, cookie })))["id"]);
  const activated = await api.call(`/api/admin/packages/${versionId}/activation`, { method: "POST", json: {}, cookie });
  expect(activated.status).toBe(200);
  holder = await signUpConfirmed(test.deps, api);
  const { packages } = (await bodyOf(api.call("/api/packages"))) as {
    packages: { packageName: string; priceId: string }[];
  };
  const priceId = packages.find((offer) => offer.packageName === "pro")?.priceId;
  const checkout = await bodyOf(api.call("/api/checkout", { json: { priceId }, cookie: holder.cookie }));
  const events = await providerOf(test.deps).pay(String(checkout["id"]));
  for (const { body, signature } of deliveriesOf(test.deps, events)) {
    const headers = { origin: "", "content-type": "application/json", "stripe-signature": signature };
    expect((await api.call("/api/webhooks/stripe", { body, headers })).status).toBe(200);
  }
}, 60_000);
afterAll(() => test.close());

it("is what the API says its holder has", async () => {
  const { cookie } = holder;
  expect(await bodyOf(api.call("/api/credits", { cookie }))).toMatchObject({ credits: 400, packageName: "pro" });
  const { subscription } = await bodyOf(api.call("/api/subscription", { cookie }));
  expect(subscription).toMatchObject({ subscriptionStatus: "active", plan: { packageName: "pro", name: "Pro" } });
  const saved = { title: "mine", content: "a prompt", lang: "en" };
  expect((await api.call("/api/saved", { json: saved, cookie })).status).toBe(201);
});

it.each([
  ["ar", "برو"],
  ["en", "Pro"],
] as const)("is named by its own name on every page, in %s", async (language, name) => {
  const args = (path: string) => loaderArgs(test.deps, viewerOf(holder), path, language);
  const account = (await accountLoader(args("/account"))) as AccountData;
  expect([account.credits?.otherPackage, account.subscription?.name]).toEqual([name, name]);
  expect(await dashboardLoader(args("/dashboard"))).toMatchObject({ otherPackage: name });
  const { data } = await pricingLoader(args("/pricing"));
  const cards = await data.cards;
  expect(data.planName).toBe(name);
  expect(cards.map((card) => [card.packageName, card.state])).toContainEqual(["pro", "current"]);
  expect(cards.find((card) => card.packageName === "pro")?.name).toBe(name);
  const page = pageContextOf((args("/rai/users") as { context: never }).context);
  expect(await readDetails(page, holder.userId, 1)).toMatchObject({ otherPackage: name });
});

it("has its own line in the back office, where a sold version stays as it was", async () => {
  const { cookie } = administrator;
  const { packages } = await bodyOf(api.call("/api/admin/stats", { cookie }));
  expect(packages).toMatchObject({ activePackages: 3, byName: { pro: { versions: 1, activeVersion: 1 } } });
  const sold = await api.call(`/api/admin/packages/${versionId}`, {
    method: "PUT",
    json: { ...PRO, credits: 1 },
    cookie,
  });
  expect(await sold.json()).toMatchObject({ error: { code: "package_sold" } });
});

it("cannot be activated where it is paid for once and gives nothing", async () => {
  const { cookie } = administrator;
  const json = { ...PRO, isRecurring: false, credits: 0 };
  const once = await bodyOf(api.call("/api/admin/packages", { json, cookie }));
  const refused = await api.call(`/api/admin/packages/${Number(once["id"])}/activation`, {
    method: "POST",
    json: {},
    cookie,
  });
  expect([refused.status, await refused.json()]).toMatchObject([409, { error: { code: "package_not_sellable" } }]);
});
