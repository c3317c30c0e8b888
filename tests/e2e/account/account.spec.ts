import { accountMessages } from "#pages/account/messages.ts";
import { dashboardMessages } from "#pages/dashboard/messages.ts";
import { expect, expectNoAxeViolations, PASSWORD, signedUp, test } from "#tests/e2e/support/product.ts";

const NEW_PASSWORD = "green-kettle-48-sings";

for (const language of ["ar", "en"] as const) {
  const words = accountMessages[language];
  const path = (bare: string) => (language === "ar" ? bare : `/en${bare}`);

  test(`devices, password, address, data and the end of an account, ${language}`, async ({
    page,
    context,
    browser,
    product,
  }) => {
    await context.addCookies([{ name: "lang", value: language, url: product.url }]);
    const email = await signedUp(context, product, { credits: false });
    const main = page.locator("main");
    const button = (name: string) => main.getByRole("button", { name, exact: true });
    const form = (submit: string) =>
      main.locator("form").filter({ has: page.getByRole("button", { name: submit, exact: true }) });
    const other = await browser.newContext({ baseURL: product.url, userAgent: "curl/8" });
    const signIn = (password: string) =>
      other.request.post("/api/auth/sign-in/email", { data: { email, password }, headers: { origin: product.url } });
    expect((await signIn(PASSWORD)).status()).toBe(200);

    await page.goto(path("/account"));
    await expect(main.getByText(words.noSubscription, { exact: true })).toBeVisible();
    await expect(main.getByText(words.ordersTitle)).toBeHidden();
    await main.getByRole("button", { name: words.endSessionOf.replace("{device}", words.unknownDevice) }).click();
    await expect(main.getByText(words.unknownDevice)).toBeHidden();
    expect((await other.request.get("/api/me")).status()).toBe(401);

    const passwords = form(words.changePassword);
    await passwords.getByLabel(words.currentPassword, { exact: true }).fill("not-my-password-1");
    await passwords.getByLabel(words.newPassword, { exact: true }).fill(NEW_PASSWORD);
    await button(words.changePassword).click();
    await expect(passwords.getByLabel(words.currentPassword, { exact: true })).toHaveAttribute("aria-invalid", "true");
    await passwords.getByLabel(words.currentPassword, { exact: true }).fill(PASSWORD);
    await button(words.changePassword).click();
    await expect(passwords.getByText(words.passwordChanged)).toBeVisible();
    expect((await signIn(PASSWORD)).status()).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status()).toBe(200);

    const address = form(words.changeEmail);
    await address.getByLabel(words.newEmail, { exact: true }).fill(`moved-${email}`);
    await address.getByLabel(words.password, { exact: true }).fill(NEW_PASSWORD);
    await button(words.changeEmail).click();
    await expect(address.getByText(words.emailSent)).toBeVisible();
    await expectNoAxeViolations(page);

    const download = page.waitForEvent("download");
    await main.getByRole("link", { name: words.export }).click();
    expect((await download).suggestedFilename()).toBe("siyagha-export.json");

    await button(words.delete).click();
    const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
    await dialog.getByLabel(words.deletePassword, { exact: true }).fill("not-my-password-1");
    await dialog.getByRole("button", { name: words.delete, exact: true }).click();
    await expect(dialog.getByLabel(words.deletePassword, { exact: true })).toHaveAttribute("aria-invalid", "true");
    await dialog.getByLabel(words.deletePassword, { exact: true }).fill(NEW_PASSWORD);
    await dialog.getByRole("button", { name: words.delete, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path("/login")}(\\?|$)`));
    expect((await signIn(NEW_PASSWORD)).status()).toBe(401);
    await other.close();
  });

  test(`the dashboard follows credits and language, and the way out, ${language}`, async ({
    page,
    context,
    product,
  }) => {
    const dashboard = dashboardMessages[language];
    const next = language === "ar" ? "en" : "ar";
    await signedUp(context, product, { credits: false });
    const post = (where: string) =>
      context.request.post(`${product.url}/api${where}`, { data: {}, headers: { origin: product.url } });
    await page.goto(path("/dashboard"));
    // Who has not taken the free credits is offered them instead of a warning.
    await expect(page.getByRole("link", { name: dashboard.offerAction })).toBeVisible();
    await post("/free-package-claims");
    await page.evaluate(() => window.dispatchEvent(new Event("creditsUpdated")));
    await expect(page.getByRole("link", { name: dashboard.offerAction })).toBeHidden();
    await expect(page.locator("main dl")).toContainText(language === "ar" ? "٥٠ رصيدًا" : "50 credits");

    await page.getByLabel(dashboard.language, { exact: true }).selectOption(next);
    await expect(page).toHaveURL(new RegExp(next === "en" ? "/en/dashboard$" : "[^n]/dashboard$"));
    await expect(page.locator("html")).toHaveAttribute("dir", next === "ar" ? "rtl" : "ltr");
    const kept = (await (await context.request.get(`${product.url}/api/preferences`)).json()) as object;
    expect(kept).toMatchObject({ language: next });

    await page.locator("main").getByRole("button", { name: dashboardMessages[next].signOut }).click();
    await expect(page).toHaveURL(/\/login/);
    expect((await context.request.get(`${product.url}/api/me`)).status()).toBe(401);
  });
}
