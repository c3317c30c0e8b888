import { webhooksMessages } from "#pages/api-keys/webhooks/messages.ts";
import { expect, expectNoAxeViolations, signedUp, test } from "#tests/e2e/support/product.ts";
import { isSignedWith, type ReceivedWebhook, startWebhookReceiver } from "#tests/support/servers/webhook-receiver.ts";

const SIZES = { ar: { width: 390, height: 844 }, en: { width: 1350, height: 900 } };

for (const language of ["ar", "en"] as const) {
  const words = webhooksMessages[language];

  test(`an address is added, tested, seen to fail, and removed, ${language}`, async ({ page, context, product }) => {
    const receiver = await startWebhookReceiver();
    await page.setViewportSize(SIZES[language]);
    await context.addCookies([{ name: "lang", value: language, url: product.url }]);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await signedUp(context, product);
    await page.goto(language === "ar" ? "/account/keys" : "/en/account/keys");
    const main = page.locator("main");
    const press = (name: string | RegExp) => main.getByRole("button", { name, exact: true }).click();

    await main.getByLabel(words.address, { exact: true }).fill("https://10.0.0.1/hook");
    await press(words.add);
    await expect(main.getByLabel(words.address, { exact: true })).toHaveAttribute("aria-invalid", "true");
    const url = `${receiver.url}/hook`;
    await main.getByLabel(words.address, { exact: true }).fill(url);
    await press(words.add);
    await expect(main.getByText(words.addedTitle)).toBeVisible();
    await press(words.copySecret);
    const secret = await page.evaluate(() => navigator.clipboard.readText());
    await expectNoAxeViolations(page);

    receiver.answerWith(500);
    await press(words.testNamed.replace("{url}", url));
    await expect.poll(() => receiver.received.length).toBe(1);
    expect(isSignedWith(secret, receiver.received[0] as ReceivedWebhook)).toBe(true);
    await expect(async () => {
      await press(words.refresh);
      await expect(main.getByText(words.status.replace("{status}", "500"))).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectNoAxeViolations(page);

    await page.reload();
    await expect(main.getByText(secret)).toBeHidden();
    await press(words.removeNamed.replace("{url}", url));
    await page.getByRole("dialog").getByRole("button", { name: words.removeConfirm, exact: true }).click();
    await expect(main.getByText(url)).toBeHidden();
    await receiver.close();
  });
}
