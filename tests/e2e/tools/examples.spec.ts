import { expect, signedUp, test } from "#tests/e2e/support/product.ts";

for (const prefix of ["", "/en"])
  test(`each tool offers something to try, which it takes (${prefix || "ar"})`, async ({ page, context, product }) => {
    await signedUp(context, product);
    const examples = page.getByRole("heading", { name: prefix ? "Examples to try" : "أمثلة للتجربة" });
    for (const tool of ["ai-detector", "image-to-text", "image-to-prompt"]) {
      await page.goto(`${prefix}/${tool}`);
      await examples.locator("..").getByRole("button").first().click();
      await expect(examples).toHaveCount(0);
      await page.locator("main form button[type=submit]").click();
      await expect(page.getByRole("article")).toBeVisible({ timeout: 60_000 });
      if (tool === "image-to-text")
        await expect(page.getByRole("article").getByRole("textbox").first()).toHaveValue(
          prefix ? /Sunday 4 May/ : /الأحد ٤ مايو/,
        );
    }
  });
