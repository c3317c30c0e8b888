import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, signedUp, test } from "#tests/e2e/support/product.ts";

/** Lines of the page with ٠-٩ in our own words: not the button that offers them. */
const arabicFigures = (page: Page) =>
  page.evaluate(() =>
    document.body.innerText.split("\n").filter((line) => /[٠-٩]/.test(line) && line.trim() !== "٠١٢"),
  );

/** The page comes again with the digits. */
async function choose(page: Page, name: "٠١٢" | "012"): Promise<void> {
  const again = page.waitForEvent("load");
  await page.getByRole("contentinfo").getByRole("button", { name, exact: true }).click();
  await again;
  await expect(page.getByRole("button", { name, exact: true })).toHaveAttribute("aria-pressed", "true");
}

test("a visitor chooses 012 on a page to read, and the next page has it too", async ({ page }) => {
  await page.goto("/pricing");
  expect(await arabicFigures(page)).toContain("٥ دولارات");
  await choose(page, "012");
  await expect(page).toHaveURL(/\/pricing$/);
  // The packages are described in the administrator's own words.
  expect(await arabicFigures(page)).toEqual(["٥٠ رصيدًا لاستخدام جميع الخدمات مجانًا", "١٥٠ رصيدًا كل شهر لجميع الخدمات"]);
  await expect(page.getByText("5 دولارات", { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto("/models");
  expect(await arabicFigures(page)).toEqual([]);
  await choose(page, "٠١٢");
  expect(await arabicFigures(page)).not.toEqual([]);
});

test("an account keeps the choice, in kept pages and in what the browser writes itself", async ({
  page,
  context,
  product,
}) => {
  await signedUp(context, product);
  await page.goto("/prompt-checker");
  expect(await arabicFigures(page)).not.toEqual([]);
  await choose(page, "012");
  await context.clearCookies({ name: "digits" });
  for (const path of ["/prompt-checker", "/ai-humanizer", "/dashboard", "/account", "/history"]) {
    await page.goto(path);
    expect([path, await arabicFigures(page)]).toEqual([path, []]);
  }
  // What is typed stays as it is typed, and the count of its words is ours.
  await page.goto("/prompt-checker");
  await page.locator("textarea").first().fill("اكتب رسالة عن فاتورة ١٥٠٠ جنيه");
  await expect(page.locator("main")).toContainText("6 كلمات");
  await expect(page.locator("textarea").first()).toHaveValue("اكتب رسالة عن فاتورة ١٥٠٠ جنيه");
  await page.goto("/en/dashboard");
  await expect(page.getByRole("button", { name: "012" })).toHaveCount(0);
});
