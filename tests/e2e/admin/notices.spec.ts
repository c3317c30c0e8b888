import { expect, signedInAsAdministrator, test } from "#tests/e2e/support/back-office.ts";
import { expectNoAxeViolations } from "#tests/e2e/support/product.ts";

test("a notice is above every page, kept pages too, until it is closed in this browser", async ({
  page,
  context,
  browser,
  product,
}) => {
  await signedInAsAdministrator(context, product, "en");
  await page.goto("/rai/notices?form=new");
  await page.getByLabel("Text in Arabic").fill("صيانة الليلة من العاشرة");
  await page.getByLabel("Text in English").fill("Maintenance tonight from ten");
  await page.getByRole("button", { name: "Save" }).click();
  const notice = page.getByRole("complementary", { name: "Site notice" });
  await expect(notice).toContainText("Maintenance tonight from ten");
  await expectNoAxeViolations(page);

  const visitor = await (await browser.newContext({ baseURL: product.url })).newPage();
  // What a page shows may be five seconds old.
  await expect(async () => {
    await visitor.goto("/en/pricing");
    await expect(visitor.getByRole("complementary", { name: "Site notice" })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectNoAxeViolations(visitor);
  await visitor.goto("/pricing");
  await expect(visitor.getByRole("complementary", { name: "تنبيه من الموقع" })).toContainText("صيانة الليلة");
  await visitor.getByRole("button", { name: "إغلاق التنبيه" }).click();
  for (const path of ["/pricing", "/en/about", "/lettering"]) {
    await visitor.goto(path);
    await expect(visitor.locator("#content")).toBeVisible();
    await expect(visitor.locator("aside[data-notice]:visible")).toHaveCount(0);
  }
  await visitor.context().close();

  await page.getByRole("button", { name: "Close the notice" }).click();
  await expect(notice).toHaveCount(0);
  await page.goto("/rai/dashboard");
  await expect(page.getByRole("heading", { name: "The business in one look" })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expectNoAxeViolations(page);
});
