import type { BrowserContext } from "@playwright/test";
import { PAGES } from "#pages/page-table.ts";
import {
  call,
  expect,
  featureId,
  signedInAsAdministrator,
  speaking,
  test,
  tile,
  withOutsideImages,
  wordsIn,
} from "#tests/e2e/support/back-office.ts";
import { ADMINISTRATOR, expectNoAxeViolations, type Product, signedUp } from "#tests/e2e/support/product.ts";

const SCREENS = PAGES.filter((page) => page.access === "administrator").map((page) => page.path);

test("the administrator signs in and reads the back office in both languages", async ({ page, product }) => {
  await page.goto("/rai/dashboard");
  await expect(page).toHaveURL(/\/rai\/login$/);
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Admin sign-in" })).toBeVisible();
  await page.getByLabel("Email").fill(ADMINISTRATOR.email);
  await page.locator('input[autocomplete="current-password"]').fill(ADMINISTRATOR.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/rai\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
  await expect(tile(page, "Total Packages")).toHaveText("2");
  await expect(page.getByRole("link", { name: /^Package Management/ })).toContainText("Active: 2/2");
  await expect(page.getByRole("heading", { name: "System Status" })).toBeVisible();
  await expect(
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Admin Dashboard" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "العربية" }).click();
  await expect(page).toHaveURL(/\/rai\/dashboard$/);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(tile(page, "إجمالي الباقات")).toHaveText("٢");
  expect((await page.request.get(`${product.url}/api/admin/features`)).status()).toBe(200);
});

test("an ordinary user is turned away from every screen", async ({ page, context, product }) => {
  await speaking(context, product, "en");
  await signedUp(context, product, { credits: false });
  for (const path of SCREENS) {
    const answer = await context.request.get(`${product.url}${path}`, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers()["location"]]).toEqual([path, 302, "/rai/login?denied=1"]);
  }
  await page.goto("/rai/packages");
  await expect(page.getByRole("alert")).toHaveText("Access Denied: You don't have permission to access this page");
  expect((await context.request.get(`${product.url}/api/admin/features`)).status()).toBe(403);
});

// Where there is least room; the screens themselves are looked at in every width and theme by pages.spec.ts.
for (const [language, theme] of [
  ["ar", "dark"],
  ["en", "light"],
] as const) {
  test(`what opens on a screen has no accessibility fault and fits a phone, ${language}`, async ({
    page,
    context,
    product,
  }) => {
    test.setTimeout(180_000);
    await signedInAsAdministrator(context, product, language);
    await withOutsideImages(context);
    await page.setViewportSize({ width: 360, height: 740 });
    expect((await call(context, product, "PUT", "/preferences", { language, theme })).status()).toBe(200);
    for (const address of await addressesWithRows(context, product, language)) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        // The markup is the same in both languages.
        if (language === "en") await expectNoAxeViolations(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      });
    }
  });
}

test("usage says what its cost is: an estimate, of when, to be checked; chart and table sort by the address", async ({
  page,
  context,
  product,
}) => {
  await signedInAsAdministrator(context, product);
  await usedByTheAdministrator(context, product, "en");
  await page.goto("/rai/usage");
  const t = wordsIn("en");
  await expect(page.getByText(t("adminUsage.costNote", { month: "November 2026" }))).toBeVisible();
  await page.getByRole("button", { name: "Failures", exact: true }).click();
  await expect(page).toHaveURL(/chart=failures/);
  await expect(page.getByRole("table", { name: "Failures by day" }).getByRole("row")).toHaveCount(31);
  await page.getByRole("columnheader", { name: "Runs" }).getByRole("link").click();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/chart=failures.*sort=runs|sort=runs.*chart=failures/);
  const csv = await context.request.get(`${product.url}/api/admin/usage.csv`);
  expect((await csv.text()).split("\r\n")[0]).toContain("day");
});

/** Every form and panel that an address opens, over at least one row each. */
async function addressesWithRows(context: BrowserContext, product: Product, language: "ar" | "en"): Promise<string[]> {
  const made = async (path: string, data: object) =>
    ((await (await call(context, product, "POST", path, data)).json()) as { id: number }).id;
  const long = "A title that is much longer than a column of the table is wide on a narrow phone";
  const prompt = await made("/admin/prompts", { title: long, content: "نص {{name}}", category: "عام", language });
  const banner = await made("/admin/banners", {
    title: long,
    imageUrl: "https://ads.example/course.png",
    linkUrl: `https://ads.example/${"course-".repeat(20)}`,
    language,
  });
  const id = await featureId(context, product, `prompt-generate-${language}`);
  const person = await usedByTheAdministrator(context, product, language);
  return [
    "/rai/packages?form=new",
    `/rai/tool-features?language=${language}`,
    "/rai/tool-features?form=new",
    ...["prompts", "providers", "limits"].map(
      (tab) => `/rai/tool-features?language=${language}&tab=${tab}&feature=${id}`,
    ),
    `/rai/prompt-library?language=${language}`,
    `/rai/prompt-library?language=${language}&form=new`,
    `/rai/prompt-library?language=${language}&form=${prompt}`,
    `/rai/ad-banners?form=new`,
    `/rai/ad-banners?form=${banner}&analytics=${banner}`,
    "/rai/usage",
    "/rai/users",
    `/rai/users?user=${person}`,
    "/rai/audit",
  ];
}

/** A run of the administrator's own, with a credit for it; answers the account's id. */
async function usedByTheAdministrator(context: BrowserContext, product: Product, lang: "ar" | "en"): Promise<string> {
  const found = await call(context, product, "GET", `/admin/users?q=${ADMINISTRATOR.email}`);
  const id = ((await found.json()) as { people: { id: string }[] }).people[0]?.id ?? "";
  await call(context, product, "POST", `/admin/users/${id}/adjustments`, { amount: 1, reason: "To try a tool" });
  const run = await call(context, product, "POST", "/tools/prompt-checker/runs", { text: "write a note!!!", lang });
  expect(run.status(), await run.text()).toBe(201);
  return id;
}
