import { PAGES } from "../../src/pages/page-table.ts";
import {
  BROWSER,
  english,
  said,
  signedInAsAdministrator,
  tile,
  withOutsideImages,
  withPerson,
} from "./support/back-office.ts";
import { ADMINISTRATOR, expect, expectNoAxeViolations, signedUp, test } from "./support/product.ts";

const SCREENS = PAGES.filter((page) => page.access === "administrator").map((page) => page.path);

test.use({ userAgent: BROWSER });
test.describe.configure({ mode: "serial" });

test("the administrator signs in and reads the back office in both languages", async ({ page, product }) => {
  await page.goto("/rai/dashboard");
  await expect(page).toHaveURL(/\/rai\/login$/);
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Admin login" })).toBeVisible();
  await page.getByLabel("Email").fill(ADMINISTRATOR.email);
  await page.locator('input[autocomplete="current-password"]').fill(ADMINISTRATOR.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/rai\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
  await expect(tile(page, "Total Packages")).toHaveText("2");
  await expect(tile(page, "Active Packages")).toHaveText("2");
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
  await english(context, product);
  await signedUp(context, product, { credits: false });
  for (const path of SCREENS) {
    const answer = await context.request.get(`${product.url}${path}`, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers()["location"]]).toEqual([path, 302, "/rai/login?denied=1"]);
  }
  await page.goto("/rai/packages");
  await expect(page.getByRole("alert")).toHaveText("Access Denied: You don't have permission to access this page");
  expect((await context.request.get(`${product.url}/api/admin/features`)).status()).toBe(403);
});

test("a package version starts inactive, is activated, and gives way again", async ({ page, context, product }) => {
  await signedInAsAdministrator(context, product);
  await page.goto("/rai/packages");
  await page.getByRole("button", { name: "New version of basic" }).click();
  await expect(page.getByLabel("Name in English")).toHaveValue("Basic Package");
  await page.getByLabel("Credits").fill("٢٠٠");
  await page.getByRole("button", { name: "Create version" }).click();
  await said(page, "Package version created successfully");
  const versions = page.getByRole("region", { name: "Versions of basic" }).getByRole("row");
  const second = versions.filter({ hasText: "200" });
  await expect(second).toContainText("Inactive");
  await second.getByRole("button", { name: "Activate" }).click();
  await said(page, "Package version activated successfully");
  await expect(second.getByText("Active", { exact: true })).toBeVisible();
  await expect(versions.filter({ hasText: "150" })).toContainText("Inactive");
  await expectNoAxeViolations(page);
  await page.goto("/en/pricing");
  await expect(page.getByRole("listitem").filter({ hasText: "200 uses per month" })).toBeVisible();
  await page.goto("/rai/packages");
  await versions.filter({ hasText: "150" }).getByRole("button", { name: "Activate" }).click();
  await expect(second.getByText("Inactive", { exact: true })).toBeVisible();
});

test("a prompt needs its place for options, and an earlier version can return", async ({ page, context, product }) => {
  await signedInAsAdministrator(context, product);
  await page.goto("/rai/tool-features?language=en&tab=prompts");
  const draft = page.getByLabel("Draft prompt");
  const save = page.getByRole("button", { name: "Save as new version and activate" });
  await expect(draft).toHaveValue(/\{\{options\}\}/);
  await draft.fill("Write a clear prompt for what the user asks.");
  await save.click();
  await expect(
    page.getByText("The prompt must contain {{options}}, where the user's choices go.").first(),
  ).toBeVisible();
  await expect(draft).toHaveValue("Write a clear prompt for what the user asks.");
  await draft.fill("Write a clear prompt for what the user asks.\n{{options}}");
  await save.click();
  await said(page, "Saved as a new version and activated");
  const version = (number: number) => page.getByRole("listitem").filter({ hasText: `Version ${number}` });
  await expect(version(2).getByText("Active", { exact: true })).toBeVisible();
  await expect(version(2)).toContainText(ADMINISTRATOR.email);
  await version(1).getByRole("button", { name: "Return to it" }).click();
  await said(page, "Version 1 is the active one again");
  await expect(version(1).getByText("Active", { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
});

test("a daily limit of 1 refuses a user's second run", async ({ page, context, browser, product }) => {
  await signedInAsAdministrator(context, product);
  await page.goto("/rai/tool-features?language=en&tab=limits");
  await page.getByLabel("Daily limit: AI Humanizer").fill("1");
  await page.getByRole("button", { name: "Save: AI Humanizer" }).click();
  await said(page, "Limits saved");

  await withPerson({ browser, product }, async (person) => {
    await signedUp(person.context(), product);
    await person.goto("/en/ai-humanizer");
    const text = person.getByRole("textbox").first();
    await text.fill(
      "In today's fast-paced world, it is important to note that teams utilize synergy to achieve goals.",
    );
    await person.keyboard.press("Control+Enter");
    await expect(person.getByText("49 credits left")).toBeVisible();
    await text.fill("Moreover, it is crucial to leverage robust solutions in order to achieve a seamless experience.");
    await person.keyboard.press("Control+Enter");
    await expect(person.getByText(/You have reached today's limit for this tool/)).toBeVisible();
    await expect(person.getByText("49 credits left")).toBeVisible();
  });
});

test("a library prompt that is published can be read by everybody", async ({ page, context, product }) => {
  await signedInAsAdministrator(context, product);
  await page.goto("/rai/prompt-library?language=en");
  await expect(page.getByText("No prompts found")).toBeVisible();
  await page.getByRole("button", { name: "New Prompt" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Weekly report");
  await page.getByLabel("Content", { exact: true }).fill("Write a weekly report for {{team}} with three points.");
  await page.getByRole("combobox", { name: "Category" }).and(page.locator("input")).fill("Work");
  await page.getByRole("checkbox", { name: "Published" }).uncheck();
  await page.getByRole("button", { name: "Add prompt" }).click();
  await said(page, "Prompt added");
  const published = async () => {
    const answer = await context.request.get(`${product.url}/api/prompts?lang=en`);
    return ((await answer.json()) as { prompts: { title: string }[] }).prompts.map((prompt) => prompt.title);
  };
  await expect(page.getByRole("row").filter({ hasText: "Weekly report" })).toContainText("Draft");
  expect(await published()).toEqual([]);
  await page.getByRole("button", { name: "Draft. Weekly report, press to change" }).click();
  await expect(page.getByRole("button", { name: "Published. Weekly report, press to change" })).toBeVisible();
  expect(await published()).toEqual(["Weekly report"]);
  await expectNoAxeViolations(page);
});

test("a banner shows to whoever has no package, its press counts", async ({ page, context, browser, product }) => {
  await signedInAsAdministrator(context, product);
  await withOutsideImages(context);
  await page.goto("/rai/ad-banners");
  await page.getByRole("button", { name: "New Banner" }).click();
  await page.getByLabel("Title (for the admin)").fill("A course in writing");
  await page.getByLabel("Image URL").fill("https://ads.example/course.png");
  await page.getByLabel("Destination URL").fill("https://ads.example/course");
  await page.locator("form").getByLabel("Language").selectOption("en");
  await page.getByRole("button", { name: "Create banner" }).click();
  await said(page, "Banner created successfully");
  await expect(page.getByRole("listitem").filter({ hasText: "A course in writing" })).toContainText("EN");

  await withPerson({ browser, product }, async (person) => {
    await signedUp(person.context(), product, { credits: false });
    await person.goto("/en");
    const banner = person.getByRole("complementary").getByRole("link", { name: "A course in writing" });
    const [opened] = await Promise.all([
      person.waitForEvent("popup"),
      person.waitForResponse(
        (response) => /\/api\/banners\/\d+\/clicks$/.test(response.url()) && response.status() === 204,
      ),
      banner.click(),
    ]);
    await expect(opened).toHaveURL("https://ads.example/course");
    await person.context().request.post(`${product.url}/api/free-package-claims`, {
      data: {},
      headers: { origin: product.url },
    });
    await person.goto("/en");
    await expect(person.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(banner).toHaveCount(0);
  });

  await page.getByRole("button", { name: "Analytics" }).click();
  await expect(tile(page, "Total Clicks")).toHaveText("1");
  await expect(tile(page, "Unique Visitors")).toHaveText("1");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Deactivate" }).click();
  await said(page, "Banner deactivated successfully");
});

test("credits are granted with a reason that stays in the ledger", async ({ page, context, browser, product }) => {
  await signedInAsAdministrator(context, product);
  let email = "";
  await withPerson({ browser, product }, async (person) => {
    email = await signedUp(person.context(), product);
  });
  await page.goto("/rai/users");
  await page.getByRole("searchbox", { name: "Email or part of it" }).fill(email);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("link", { name: email }).click();
  await expect(tile(page, "Available credits")).toHaveText("50");
  await page.getByLabel("Amount").fill("25");
  await page.getByLabel("Reason").fill("A failed export last week");
  await page.getByRole("button", { name: "Record the correction" }).click();
  await said(page, "Correction recorded: +25");
  await expect(tile(page, "Available credits")).toHaveText("75");
  await expect(page.getByRole("row").filter({ hasText: "A failed export last week" })).toContainText("+25");
  await expectNoAxeViolations(page);
});

test("the audit log lists every one of these changes", async ({ page, context, product }) => {
  await signedInAsAdministrator(context, product);
  await page.goto("/rai/audit");
  const actions =
    "package.create package.activate prompt-version.save prompt-version.return limits.save " +
    "prompt.create prompt.update banner.create banner.update credits.adjust";
  for (const action of actions.split(" ")) {
    const row = page.getByRole("row").filter({ has: page.getByText(action, { exact: true }) });
    await expect(row.first()).toContainText(ADMINISTRATOR.email);
  }
  await page.getByLabel("Kind").selectOption("credits");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/noun=credits/);
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByText("Show", { exact: true }).click();
  await expect(page.getByRole("row").last()).toContainText("A failed export last week");
});

test("every screen reads in Arabic and has no accessibility fault", async ({ page, context, product }) => {
  test.setTimeout(120_000);
  await signedInAsAdministrator(context, product);
  await context.addCookies([{ name: "lang", value: "ar", url: product.url }]);
  for (const path of SCREENS) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/[\u0621-\u064A]/);
    await expectNoAxeViolations(page);
  }
});
