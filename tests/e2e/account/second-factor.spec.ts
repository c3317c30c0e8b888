import { readFileSync } from "node:fs";
import { base32 } from "@better-auth/utils/base32";
import { createOTP } from "@better-auth/utils/otp";
import type { Browser, Page } from "@playwright/test";
import { accountMessages } from "#pages/account/messages.ts";
import { twoFactorMessages } from "#pages/account/two-factor/messages.ts";
import { loginMessages } from "#pages/login/messages.ts";
import { REFUSALS } from "#i18n/refusals.ts";
import { expect, expectNoAxeViolations, PASSWORD, signedUp, test } from "#tests/e2e/support/product.ts";

const ARABIC = (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

for (const language of ["ar", "en"] as const) {
  const words = twoFactorMessages[language];
  const login = loginMessages[language];
  const path = (bare: string) => (language === "ar" ? bare : `/en${bare}`);
  const lang = (url: string) => [{ name: "lang", value: language, url }];

  /** Fills the form of the sign-in page and sends it. */
  async function givePassword(page: Page, email: string): Promise<void> {
    await page.goto(path("/login?returnTo=") + encodeURIComponent(path("/account")));
    await page.locator('input[type="email"]').fill(email);
    await page.locator('input[autocomplete="current-password"]').fill(PASSWORD);
    await page.locator('main form:has(input[type="email"]) button[type="submit"]').click();
    await expect(page.getByRole("heading", { name: login.codeTitle })).toBeVisible();
  }

  async function giveCode(page: Page, label: string, code: string): Promise<void> {
    await page.getByLabel(label, { exact: true }).fill(code);
    await page.getByRole("button", { name: login.verify, exact: true }).click();
  }

  /** Turns it on through the account page; returns what an app shows, and the backup codes as the file has them. */
  async function turnOn(page: Page) {
    await page.goto(path("/account"));
    const section = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: accountMessages[language].securityTitle, exact: true }) });
    await expect(section.getByText(words.offBody)).toBeVisible();
    const begin = section.getByRole("button", { name: words.begin, exact: true });
    await section.getByLabel(words.password, { exact: true }).fill("not-my-password-1");
    await begin.click();
    await expect(section.getByLabel(words.password, { exact: true })).toHaveAttribute("aria-invalid", "true");
    await section.getByLabel(words.password, { exact: true }).fill(PASSWORD);
    await begin.click();
    await expect(section.getByRole("img", { name: words.qrCode })).toBeVisible();
    await expect(section.getByRole("list", { name: words.backupCodes }).getByRole("listitem")).toHaveCount(10);
    await expectNoAxeViolations(page);
    const saved = page.waitForEvent("download");
    await section.getByRole("button", { name: words.downloadCodes }).click();
    const file = readFileSync(await (await saved).path(), "utf8");
    const backupCodes = file.match(/^\w{5}-\w{5}$/gm) ?? [];
    expect([backupCodes.length, file.startsWith(words.fileHead)]).toEqual([10, true]);
    const href = await section.getByRole("link", { name: words.openApp }).getAttribute("href");
    const authenticator = createOTP(base32.decode(new URL(href ?? "").searchParams.get("secret") ?? ""));
    await section.getByLabel(words.code, { exact: true }).fill("000000");
    await section.getByRole("button", { name: words.finish, exact: true }).click();
    await expect(section.getByRole("alert")).toHaveText(REFUSALS.invalid_code[language]);
    await section.getByLabel(words.code, { exact: true }).fill(ARABIC(await authenticator.totp()));
    await section.getByRole("button", { name: words.finish, exact: true }).click();
    await expect(section.getByText(words.onBody)).toBeVisible();
    await expectNoAxeViolations(page);
    const code = (later = 0) => authenticator.hotp(Math.floor(Date.now() / 30_000) + later);
    return { section, backupCodes, code };
  }

  test(`a person turns on a second factor, signs in with it, and turns it off, ${language}`, async ({
    page,
    context,
    browser,
    product,
  }) => {
    test.setTimeout(120_000);
    await context.addCookies(lang(product.url));
    const email = await signedUp(context, product, { credits: false });
    await context.setExtraHTTPHeaders(ofItsOwnPeer());
    const { section, backupCodes, code } = await turnOn(page);

    const elsewhere = await browser.newContext({ baseURL: product.url, extraHTTPHeaders: ofItsOwnPeer() });
    await elsewhere.addCookies(lang(product.url));
    const other = await elsewhere.newPage();
    await givePassword(other, email);
    await expect(other.getByLabel(login.trustDevice)).not.toBeChecked();
    await giveCode(other, login.code, "000000");
    await expect(other.getByRole("alert")).toHaveText(REFUSALS.invalid_code[language]);
    await expectNoAxeViolations(other);
    await other.goto(path("/dashboard"));
    await expect(other).toHaveURL(/\/login\?/);
    await givePassword(other, email);
    await giveCode(other, login.code, ARABIC(await code()));
    await expect(other).toHaveURL(new RegExp(`${path("/account")}$`));
    await elsewhere.clearCookies();
    await elsewhere.addCookies(lang(product.url));

    await givePassword(other, email);
    for (let wrong = 0; wrong < 5; wrong += 1) {
      await other.getByLabel(login.code, { exact: true }).fill(`00000${wrong}`);
      const answered = other.waitForResponse(/verify-totp/);
      await other.getByRole("button", { name: login.verify, exact: true }).click();
      await answered;
    }
    await giveCode(other, login.code, await code(1));
    await expect(other.getByRole("alert")).toHaveText(REFUSALS.second_step_over[language]);
    await expect(other.locator('input[type="email"]')).toBeVisible();
    await givePassword(other, email);
    await other.getByRole("link", { name: login.useBackup }).click();
    await other.getByLabel(login.trustDevice).check();
    await giveCode(other, login.backupCode, backupCodes[0] ?? "");
    await expect(other).toHaveURL(new RegExp(`${path("/account")}$`));
    await elsewhere.close();

    await page.reload();
    await section.getByRole("button", { name: words.byCode }).click();
    await section.getByLabel(words.codeOrBackup, { exact: true }).fill("12345");
    await section.getByRole("button", { name: words.disable, exact: true }).click();
    await expect(section.getByLabel(words.codeOrBackup, { exact: true })).toHaveAttribute("aria-invalid", "true");
    await section.getByRole("button", { name: words.byPassword }).click();
    await section.getByLabel(words.password, { exact: true }).fill(PASSWORD);
    await section.getByRole("button", { name: words.newCodes, exact: true }).click();
    await expect(section.getByText(words.newCodesDone)).toBeVisible();
    const fresh = await section
      .getByRole("list", { name: words.backupCodes })
      .getByRole("listitem")
      .first()
      .innerText();
    expect(backupCodes).not.toContain(fresh);
    await section.getByRole("button", { name: words.kept }).click();
    await section.getByRole("button", { name: words.byCode }).click();
    await section.getByLabel(words.codeOrBackup, { exact: true }).fill(fresh);
    await section.getByRole("button", { name: words.disable, exact: true }).click();
    await expect(section.getByText(words.offBody)).toBeVisible();
  });

  test(`the second step works without JavaScript, ${language}`, async ({ page, context, browser, product }) => {
    await context.addCookies(lang(product.url));
    const email = await signedUp(context, product, { credits: false });
    await context.setExtraHTTPHeaders(ofItsOwnPeer());
    const { backupCodes } = await turnOn(page);
    const { plain, close } = await withoutScript(browser, product.url);
    await plain.context().addCookies(lang(product.url));
    await givePassword(plain, email);
    await plain.getByRole("link", { name: login.useBackup }).click();
    await giveCode(plain, login.backupCode, "aaaaa-bbbbb");
    await expect(plain.getByRole("alert")).toHaveText(REFUSALS.invalid_code[language]);
    await giveCode(plain, login.backupCode, backupCodes[1] ?? "");
    await expect(plain).toHaveURL(new RegExp(`${path("/account")}$`));
    await close();
  });
}

async function withoutScript(browser: Browser, baseURL: string): Promise<{ plain: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, extraHTTPHeaders: ofItsOwnPeer() });
  return { plain: await context.newPage(), close: () => context.close() };
}

/** Wrong codes that come from one address are counted together. */
function ofItsOwnPeer(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 0xffff).toString(16);
  return { "x-forwarded-for": `2001:db8:${part()}:${part()}::1` };
}
