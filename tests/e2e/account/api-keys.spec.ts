import { apiKeysMessages } from "#pages/api-keys/messages.ts";
import { expect, expectNoAxeViolations, signedUp, test } from "#tests/e2e/support/product.ts";

const SIZES = { ar: { width: 390, height: 844 }, en: { width: 1350, height: 900 } };

for (const language of ["ar", "en"] as const) {
  const words = apiKeysMessages[language];

  test(`a key is made, copied, used by a program, and revoked, ${language}`, async ({ page, context, product }) => {
    await page.setViewportSize(SIZES[language]);
    await context.addCookies([{ name: "lang", value: language, url: product.url }]);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await signedUp(context, product);
    await page.goto(language === "ar" ? "/account/keys" : "/en/account/keys");
    const main = page.locator("main");
    const press = (name: string) => main.getByRole("button", { name, exact: true }).click();
    await expect(main.getByText(words.empty)).toBeVisible();

    await main.getByLabel(words.name, { exact: true }).fill("Blog · المدونة");
    await main.getByLabel(words.runsPerDay).fill("٣٫٥");
    await press(words.make);
    await expect(main.getByLabel(words.runsPerDay)).toHaveAttribute("aria-invalid", "true");
    await main.getByLabel(words.runsPerDay).fill("١٠");
    await press(words.make);
    await expect(main.getByText(words.madeTitle)).toBeVisible();
    await press(words.copyKey);
    const key = await page.evaluate(() => navigator.clipboard.readText());
    expect(key).toMatch(/^sy_[0-9a-f]{48}$/);
    await expectNoAxeViolations(page);

    const asked = () => fetch(`${product.url}/api/credits`, { headers: { authorization: `Bearer ${key}` } });
    expect((await asked()).status).toBe(200);
    await page.reload();
    await expect(main.getByText(key)).toBeHidden();
    await expect(main.getByText(`${key.slice(0, 11)}…`)).toBeVisible();
    await expect(main.getByText(words.neverUsed)).toBeHidden();

    await press(words.revokeNamed.replace("{name}", "Blog · المدونة"));
    await page.getByRole("dialog").getByRole("button", { name: words.revokeConfirm, exact: true }).click();
    await expect(main.getByText(words.empty)).toBeVisible();
    expect((await asked()).status).toBe(401);
  });
}
