import type { BrowserContext, Locator, Page } from "@playwright/test";
import { WORDS } from "#tests/e2e/support/money-words.ts";
import { expect, expectNoAxeViolations, PASSWORD, signedUp, test } from "#tests/e2e/support/product.ts";

type Language = "ar" | "en";

/** A language's words and paths, and what a test does over and over on its pages. */
interface Scene {
  language: Language;
  words: (typeof WORDS)["en"];
  path: (bare: string) => string;
  page: Page;
  context: BrowserContext;
  url: string;
}

for (const language of ["ar", "en"] as const) {
  const words = WORDS[language];
  const path = (bare: string) => (language === "ar" ? bare : `/en${bare}`);

  test(`a visitor who presses a plan signs in and is back at the plans, ${language}`, async ({
    page,
    context,
    product,
  }) => {
    const email = await signedUp(context, product, { credits: false });
    await context.clearCookies();
    await page.goto(path("/pricing"));
    // Compressed, its first part would wait for the cards, and their skeletons would never be seen.
    const data = await context.request.get(`${product.url}${path("/pricing")}.data`);
    expect([data.status(), data.headers()["content-encoding"]]).toEqual([200, undefined]);
    await link(page, words.subscribe).click();
    await expect(page).toHaveURL(new RegExp(`${path("/login")}\\?returnTo=${encodeURIComponent(path("/pricing"))}$`));
    await page.locator('input[type="email"]').fill(email);
    await page.locator('input[autocomplete="current-password"]').fill(PASSWORD);
    await button(page, words.login).click();
    await expect(page).toHaveURL(new RegExp(`${path("/pricing")}$`));
    await expect(button(page, words.subscribe)).toBeEnabled();
  });

  test(`from the free package to an expired plan and on, ${language}`, async ({ page, context, product }) => {
    test.setTimeout(240_000);
    await context.addCookies([{ name: "lang", value: language, url: product.url }]);
    await signedUp(context, product, { credits: false });
    const scene: Scene = { language, words, path, page, context, url: product.url };
    await test.step("the free package", () => claimFree(scene));
    await test.step("the last credit", () => runOut(scene));
    await test.step("Basic: 150 more", () => buyBasic(scene));
    await test.step("the renewal", () => renew(scene));
    await test.step("cancelled, and usable to the end", () => cancelAtEnd(scene));
    await test.step("the end", () => expire(scene));
    await test.step("once more", () => buyAgain(scene));
  });

  test(`a payment that is left, waits, fails or is given back, ${language}`, async ({ page, context, product }) => {
    await context.addCookies([{ name: "lang", value: language, url: product.url }]);
    await signedUp(context, product, { credits: false });
    const sessionId = await openCheckout({ language, words, path, page, context, url: product.url });
    await link(page, words.cancelPayment).click();
    await expect(page).toHaveURL(new RegExp(`${path("/pricing")}$`));

    await page.goto(path(`/success?session_id=${sessionId}`));
    await expect(page.getByRole("heading", { name: words.pending })).toBeVisible();
    await expect(page.getByText(sessionId, { exact: true })).toBeVisible();
    await expect(button(page, words.checkAgain)).toBeEnabled();
    await expectNoAxeViolations(page);
    await post(context, product.url, `/test-checkout/sessions/${sessionId}/payment`, {});
    await expect(page.getByRole("heading", { name: words.confirmed })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`session_id=${sessionId}$`));

    await openPortal(page, path, words.portal);
    await act(page, button(page, words.failRenewal));
    await page.goto(path("/account"));
    const plan = section(page, words.subscription);
    await expect(plan.getByText(words.pastDue, { exact: true })).toHaveClass(/amber/);
    await expect(section(page, words.orders).getByRole("row")).toHaveCount(2);
    await expectNoAxeViolations(page);
    await openPortal(page, path, words.portal);
    await act(page, button(page, words.renew));
    await page.goto(path("/account"));
    await expect(plan.getByText(words.active, { exact: true })).toHaveClass(/green/);
    await openPortal(page, path, words.portal);
    await act(page, button(page, words.refund));
    await page.goto(path("/account"));
    await expect(section(page, words.orders).getByText(words.refunded, { exact: true })).toBeVisible();
    await page.goto(path("/dashboard"));
    await expect(fact(page, words.available)).toContainText(words.zero);
  });
}

async function claimFree({ words, path, page }: Scene): Promise<void> {
  await page.goto(path("/pricing"));
  await expect(page.getByText(words.badge)).toBeVisible();
  await button(page, words.claim).click();
  await page.waitForURL(/\/success\?claim=free/);
  await expect(page.getByText(words.claimedNotice, { exact: true })).toBeVisible();
  await page.reload();
  await expect(fact(page, words.package)).toHaveText(words.freeName);
  await expect(fact(page, words.credits)).toHaveText(words.fifty);
  await expect(fact(page, words.expires)).toHaveText(/[\d٠-٩]/);
  await expectNoAxeViolations(page);
  await expect(page.getByText(words.claimedNotice, { exact: true })).toHaveCount(0);
  await page.goto(path("/pricing"));
  await expect(button(page, words.claimed)).toBeDisabled();
  await page.goto(path("/dashboard"));
  await expect(fact(page, words.available)).toContainText(words.fifty.slice(0, 2));
  await expect(fact(page, words.packageType)).toHaveText(words.free);
  await expect(fact(page, words.expiry)).toHaveText(words.daysLeft);
  await expect(page.getByText(words.low)).toBeHidden();
}

async function runOut({ words, path, page, context, url, language }: Scene): Promise<void> {
  await spend(context, url, language, 46);
  await page.reload();
  await expect(page.getByText(words.low)).toBeVisible();
  await expect(page.getByText(words.four)).toBeVisible();
  await expect(link(page, words.upgrade)).toHaveAttribute("href", path("/pricing"));
  await spend(context, url, language, 4);
  await page.reload();
  await expect(page.getByText(words.none)).toBeVisible();
  await expect(link(page, words.viewPlans)).toHaveAttribute("href", path("/pricing"));
  await expectNoAxeViolations(page);
}

async function buyBasic(scene: Scene): Promise<void> {
  const { words, path, page } = scene;
  const sessionId = await openCheckout(scene);
  await expectNoAxeViolations(page);
  await button(page, words.decline).click();
  await expect(page.getByRole("alert")).toContainText(words.declined);
  await button(page, words.pay).click();

  await page.waitForURL(new RegExp(`${path("/success")}\\?session_id=`));
  await expect(page.getByRole("heading", { name: words.confirming })).toBeVisible();
  await expect(page.getByRole("heading", { name: words.confirmed })).toBeVisible();
  const askedAt = await page.evaluate(
    () => performance.getEntriesByType("resource").find((entry) => entry.name.includes("/api/subscription"))?.startTime,
  );
  expect(askedAt).toBeGreaterThanOrEqual(2000);
  await expect(page.getByText(words.description)).toBeVisible();
  await expect(fact(page, words.package)).toHaveText(words.basicName);
  await expect(fact(page, words.price)).toHaveText(/[5٥]/);
  await expect(page.getByText(sessionId, { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto(path("/pricing"));
  await expect(page.getByText(words.badgeBasic)).toBeVisible();
  await expect(button(page, words.current)).toBeDisabled();
  await page.goto(path("/dashboard"));
  await expect(fact(page, words.available)).toContainText(words.fullMonth);
  await expect(fact(page, words.packageType)).toHaveText(words.basic);
  await page.goto(path("/account"));
  const plan = section(page, words.subscription);
  await expect(plan).toContainText(words.basicName);
  await expect(plan.getByText(words.active, { exact: true })).toHaveClass(/green/);
  await expect(fact(page, words.price)).toHaveText(/[5٥]/);
  await expect(fact(page, words.card)).toContainText(/visa.*4242/i);
  await expect(fact(page, words.packageType)).toHaveText(words.basic);
  await expect(orders(page, words.orders)).toHaveCount(2);
  await expect(orders(page, words.orders).last()).toContainText(words.paid);
  await expectNoAxeViolations(page);
}

async function renew({ words, path, page, context, url, language }: Scene): Promise<void> {
  const firstEnd = await fact(page, words.nextBilling).innerText();
  await spend(context, url, language, 1);
  await page.goto(path("/dashboard"));
  await expect(fact(page, words.available)).toContainText(words.oneLess);
  await openPortal(page, path, words.portal);
  await act(page, button(page, words.renew));
  await page.goto(path("/dashboard"));
  await expect(fact(page, words.available)).toContainText(words.fullMonth);
  await page.goto(path("/account"));
  await expect(fact(page, words.nextBilling)).not.toHaveText(firstEnd);
  await expect(orders(page, words.orders)).toHaveCount(3);
}

async function cancelAtEnd({ words, path, page, context, url, language }: Scene): Promise<void> {
  await openPortal(page, path, words.portal);
  await act(page, button(page, words.cancelAtEnd));
  await expect(page.getByText(words.cancels)).toBeVisible();
  await expect(button(page, words.renew)).toBeHidden();
  await page.goto(path("/account"));
  await expect(fact(page, words.endsOn)).toHaveText(/[\d٠-٩]/);
  await expect(page.getByText(words.endsNote)).toBeVisible();
  await expect(section(page, words.subscription).getByText(words.active, { exact: true })).toBeVisible();
  await spend(context, url, language, 1);
  await page.goto(path("/dashboard"));
  await expect(fact(page, words.available)).toContainText(words.oneLess);
}

/** The page beside the test checkout was open all the while: its press is refused, and said so kindly. */
async function expire({ words, path, page, context }: Scene): Promise<void> {
  const bench = await context.newPage();
  await bench.goto(path("/prompt-generate"), { waitUntil: "networkidle" });
  await bench.locator("textarea").first().fill("write a thank-you note to my team of 6");
  // The request alone would be free.
  await bench.locator("summary").filter({ hasText: words.options }).click();
  await bench.getByLabel(words.tone, { exact: true }).fill("warm");
  await openPortal(page, path, words.portal);
  await act(page, button(page, words.passPeriod));
  await expect(page.getByText(words.canceled, { exact: true })).toBeVisible();
  const answer = bench.waitForResponse((response) => /\/runs$/.test(new URL(response.url()).pathname));
  await bench.getByRole("button", { name: words.run, exact: true }).click();
  expect((await answer).status()).toBe(402);
  await expect(bench.getByText(words.noCredits)).toBeVisible();
  await expect(bench.getByText(words.refused)).toBeHidden();
  await expect(bench.locator("textarea").first()).toHaveValue(/thank-you/);
  await bench.goto(path("/ai-detector"), { waitUntil: "networkidle" });
  await expect(bench.getByText(words.noCredits)).toBeVisible();
  await expect(link(bench, words.viewPlans)).toHaveAttribute("href", path("/pricing"));
  await expectNoAxeViolations(bench);
  await bench.close();

  await page.goto(path("/dashboard"));
  await expect(fact(page, words.available)).toContainText(words.zero);
  await expect(fact(page, words.packageType)).toHaveText(words.noPackage);
  await expect(fact(page, words.expiry)).toHaveText(words.expired);
  await expect(page.getByText(words.none)).toBeVisible();
  await expect(link(page, words.viewPlans)).toHaveAttribute("href", path("/pricing"));
  await expectNoAxeViolations(page);
  await page.goto(path("/account"));
  await expect(page.getByText(words.expiredNote, { exact: true })).toBeVisible();
  await expect(fact(page, words.packageType)).toHaveText(words.noPackage);
  const plan = section(page, words.subscription);
  await expect(plan.getByText(words.noSubscription, { exact: true })).toBeVisible();
  await expect(plan.getByText(words.canceled, { exact: true })).toHaveClass(/red/);
  await expect(fact(page, words.endedOn)).toHaveText(/[\d٠-٩]/);
  await expect(plan.getByRole("link", { name: words.viewPlans })).toHaveAttribute("href", path("/pricing"));
  await expectNoAxeViolations(page);
}

async function buyAgain(scene: Scene): Promise<void> {
  const { words, path, page } = scene;
  await page.goto(path("/pricing"));
  await expect(page.getByText(words.badge)).toBeVisible();
  await expect(button(page, words.claimed)).toBeDisabled();
  await openCheckout(scene);
  await button(page, words.pay).click();
  await expect(page.getByRole("heading", { name: words.confirmed })).toBeVisible();
  await page.goto(path("/dashboard"));
  await expect(fact(page, words.available)).toContainText(words.fullMonth);
  await expect(fact(page, words.packageType)).toHaveText(words.basic);
}

/** Presses the plan, sees its button wait, and arrives at the page to pay on. Returns the session's id. */
async function openCheckout({ words, path, page }: Scene): Promise<string> {
  // Open before the request comes, or after it: either may be first.
  const gate = Promise.withResolvers<void>();
  await page.route("**/api/checkout?*", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(path("/pricing"));
  await button(page, words.subscribe).click();
  await expect(button(page, words.loading)).toBeDisabled();
  gate.resolve();
  await page.waitForURL(/\/dev\/checkout\?session=/);
  await page.unroute("**/api/checkout?*");
  return new URL(page.url()).searchParams.get("session") ?? "";
}

async function openPortal(page: Page, path: Scene["path"], portal: string): Promise<void> {
  await page.goto(path("/account"));
  await button(page, portal).click();
  await page.waitForURL(/\/dev\/checkout\?portal=/);
}

/** Presses a button of the test checkout and waits until the event has been delivered. */
async function act(page: Page, pressed: Locator): Promise<void> {
  const told = page.waitForResponse((response) => response.url().includes("/changes"));
  await pressed.click();
  expect((await told).status()).toBe(200);
}

function button(page: Page, name: string): Locator {
  return page.locator("main").getByRole("button", { name, exact: true });
}

function link(page: Page, name: string): Locator {
  return page.locator("main").getByRole("link", { name, exact: true });
}

/** The value beside a label in a list of facts. */
function fact(page: Page, label: string): Locator {
  return page
    .locator("main dl > div")
    .filter({ has: page.locator(`dt:text-is("${label}")`) })
    .locator("dd")
    .first();
}

function section(page: Page, heading: string): Locator {
  return page
    .locator("main section")
    .filter({ has: page.getByRole("heading", { name: heading, exact: true }) })
    .last();
}

function orders(page: Page, heading: string): Locator {
  return section(page, heading).getByRole("row");
}

function post(context: BrowserContext, url: string, path: string, data: object) {
  return context.request.post(`${url}/api${path}`, { data, headers: { origin: url } });
}

/** Runs that gave a complete result, with the page's own session; two tools, since each has a daily limit. */
async function spend(context: BrowserContext, url: string, language: Language, credits: number): Promise<void> {
  const left = Array.from({ length: credits }, (_, index) => (index % 2 === 0 ? "prompt-generate" : "ai-detector"));
  // The detector can tell of it: a verdict that cannot tell is free.
  const text =
    "In today's fast-paced world, technology plays a pivotal role in shaping our daily lives. Moreover, it is important to note that this transformation is not limited to one area but spans a wide range of fields. Furthermore, by leveraging innovative solutions, organizations can unlock new opportunities, foster collaboration, and drive sustainable growth. It is worth noting that these developments underscore the importance of continuous learning and adaptability. Additionally, the seamless integration of digital tools empowers individuals to navigate complex challenges with confidence. Ultimately, embracing this ever-evolving landscape is not just a choice but a necessity.";
  while (left.length > 0) {
    const answers = await Promise.all(
      left.splice(0, 5).map((tool) =>
        post(context, url, `/tools/${tool}/runs`, {
          text,
          lang: language,
          ...(tool === "prompt-generate" ? { tone: "warm" } : {}),
        }),
      ),
    );
    for (const answer of answers) expect(answer.status(), await answer.text()).toBe(201);
  }
}
