import { expect, expectNoAxeViolations, signedUp, test } from "#tests/e2e/support/product.ts";

test("the command menu opens by Ctrl K, finds in either language, and leads there by keyboard alone", async ({
  page,
  context,
  product,
}) => {
  await signedUp(context, product);
  await page.goto("/");
  await page.locator("textarea").first().fill("مسودة");
  await page.keyboard.press("Control+k");
  const menu = page.getByRole("dialog", { name: "الأوامر" });
  await expect(menu.getByRole("combobox")).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.type("انسنه");
  await expect(menu.getByRole("option")).toHaveText(["أنسنة النصوص"]);
  await menu.getByRole("combobox").fill("history");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/history$/);
  await expect(menu).toBeHidden();

  // The place of K on an Arabic keyboard holds another letter.
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ن", code: "KeyK", ctrlKey: true, bubbles: true })),
  );
  await expect(menu).toBeVisible();
  await menu.getByRole("combobox").fill("theme dark");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.goto("/");
  await expect(page.locator("textarea").first()).toHaveValue("مسودة");
});

test("a question mark lists the keys, and in a field it is text", async ({ page, context, product }) => {
  await signedUp(context, product);
  await page.goto("/en/prompt-checker");
  await page.locator("textarea").first().fill("");
  await page.keyboard.type("why?");
  await expect(page.locator("textarea").first()).toHaveValue("why?");
  await page.locator("h1").click();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(keys).toContainText("Ctrl / ⌘ + K");
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await page.getByRole("button", { name: "Commands (Ctrl K)" }).click();
  await expect(page.getByRole("combobox")).toBeFocused();
});
