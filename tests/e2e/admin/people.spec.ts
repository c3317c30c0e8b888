import { createOTP } from "@better-auth/utils/otp";
import {
  call,
  expect,
  featureId,
  figure,
  LANGUAGES,
  said,
  signedInAsAdministrator,
  speaking,
  test,
  tile,
  withPerson,
  wordsIn,
} from "#tests/e2e/support/back-office.ts";
import { ADMINISTRATOR, expectNoAxeViolations, signedUp } from "#tests/e2e/support/product.ts";

for (const language of LANGUAGES) {
  const t = wordsIn(language);

  test(`an account is found, corrected with a reason and signed out; the log keeps it, ${language}`, async ({
    page,
    context,
    browser,
    product,
  }) => {
    await signedInAsAdministrator(context, product, language);
    await withPerson({ browser, product }, async (person) => {
      const email = await signedUp(person.context(), product);
      await page.goto("/rai/users?sort=email");
      await expect(page.getByRole("columnheader", { name: t("adminUsers.email") })).toHaveAttribute(
        "aria-sort",
        "ascending",
      );
      await page.getByRole("searchbox", { name: t("adminUsers.search") }).fill(email);
      await page.getByRole("button", { name: t("admin.search") }).click();
      await expect(page).toHaveURL(/sort=email/);
      await page.getByRole("link", { name: email }).click();
      const credits = tile(page, t("adminUsers.credits"));
      await expect(credits).toHaveText(figure(language, 50));
      const amount = page.getByLabel(t("adminUsers.amount"), { exact: true });
      const record = page.getByRole("button", { name: t("adminUsers.apply") });
      await amount.fill("many");
      await record.click();
      await expect(page.getByText(t("adminUsers.amountNeeded"))).toBeVisible();
      await amount.fill("٢٥");
      await record.click();
      await expect(page.getByLabel(t("adminUsers.reason"), { exact: true })).toHaveAttribute("aria-invalid", "true");
      for (const [typed, reason, now] of [
        ["٢٥", "A failed export last week", 75],
        ["-5", "Counted twice", 70],
      ] as const) {
        await amount.fill(typed);
        await page.getByLabel(t("adminUsers.reason"), { exact: true }).fill(reason);
        await record.click();
        await expect(credits).toHaveText(figure(language, now));
        await expect(page.getByRole("row").filter({ hasText: reason })).toBeVisible();
      }
      await expect(page.getByRole("row").filter({ hasText: t("adminUsers.sources.free_claim") })).toContainText(
        figure(language, 50, { signDisplay: "always" }),
      );
      await expectNoAxeViolations(page);

      await page.getByRole("button", { name: t("adminUsers.endSessions") }).click();
      await page
        .getByRole("dialog", { name: t("adminUsers.confirmEnd") })
        .getByRole("button", { name: t("adminUsers.endSessions") })
        .click();
      await said(page, t("adminUsers.ended"));
      await person.goto("/en/dashboard");
      await expect(person).toHaveURL(/\/en\/login\?returnTo=/);

      await page.goto(`/rai/audit?noun=credits&q=${encodeURIComponent(email)}`);
      await expect(page.getByRole("row")).toHaveCount(3);
      const newest = page.getByRole("row").nth(1);
      await expect(newest).toContainText(t("adminAudit.actions.credits.adjust"));
      await expect(newest).toContainText(ADMINISTRATOR.email);
      await newest.getByRole("button").click();
      await expect(page.getByRole("row").nth(2)).toContainText("Counted twice");
      await expect(page.getByRole("row").nth(2)).toContainText(figure(language, -5));
      await expectNoAxeViolations(page);
      await newest.getByRole("button").click();
      await page
        .getByRole("columnheader", { name: t("adminAudit.when") })
        .getByRole("link")
        .click();
      await expect(page.getByRole("row").last()).toContainText(t("adminAudit.actions.credits.adjust"));
      await page.getByLabel(t("adminAudit.noun"), { exact: true }).selectOption("user");
      await page.getByRole("button", { name: t("admin.filter") }).click();
      await expect(page).toHaveURL(/noun=user&.*sort=when|sort=when.*noun=user/);
      await expect(page.getByRole("row")).toHaveCount(2);
    });
  });

  test(`the log names every kind of change and who made it, ${language}`, async ({ page, context, product }) => {
    await signedInAsAdministrator(context, product, language);
    const id = await featureId(context, product, `video-prompt-${language}`);
    const banner = {
      title: "Logged",
      imageUrl: "https://ads.example/a.png",
      linkUrl: "https://ads.example/",
      language,
    };
    const made = await call(context, product, "POST", "/admin/banners", banner);
    const { id: bannerId } = (await made.json()) as { id: number };
    await call(context, product, "PUT", `/admin/features/${id}/activation`, { isActive: false });
    await call(context, product, "PUT", `/admin/features/${id}/activation`, { isActive: true });
    await call(context, product, "PUT", `/admin/features/${id}/limits`, {
      dailyLimit: 7,
      monthlyLimit: 70,
      isEnabled: true,
    });
    await call(context, product, "DELETE", `/admin/banners/${bannerId}`);
    await page.goto("/rai/audit");
    const row = (action: string) =>
      page
        .getByRole("row")
        .filter({ hasText: t(`adminAudit.actions.${action}`) })
        .first();
    for (const action of ["banner.create", "banner.delete", "feature.activate", "feature.deactivate", "limits.save"]) {
      await expect(row(action)).toContainText(ADMINISTRATOR.email);
      await expect(row(action)).toContainText(action);
    }
    await row("limits.save").getByRole("button").click();
    const details = page.getByRole("row").filter({ hasText: t("adminAudit.fields.dailyLimit") });
    await expect(details).toContainText(figure(language, 30));
    await expect(details).toContainText(figure(language, 7));
  });

  test(`a second step of signing in is turned on, used and turned off, ${language}`, async ({
    page,
    context,
    product,
  }) => {
    await signedInAsAdministrator(context, product, language);
    await page.goto("/rai/account");
    const password = page.locator("main form").last().locator('input[autocomplete="current-password"]');
    await password.fill(ADMINISTRATOR.password);
    await page.getByRole("button", { name: t("twoFactor.begin") }).click();
    await expect(page.getByRole("img", { name: t("twoFactor.qrCode") })).toBeVisible();
    const link = page.getByRole("link", { name: t("twoFactor.openApp") });
    const secret = new URL((await link.getAttribute("href")) ?? "").searchParams.get("secret") ?? "";
    await expect(page.getByRole("list", { name: t("twoFactor.backupCodes") }).getByRole("listitem")).toHaveCount(10);
    const code = page.getByLabel(t("twoFactor.code"), { exact: true });
    await code.fill("000000");
    await page.getByRole("button", { name: t("twoFactor.finish") }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await code.fill(await createOTP(fromBase32(secret)).totp());
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: t("twoFactor.finish") }).click();
    await said(page, t("twoFactor.enabled"));
    await expect(page.getByText(t("twoFactor.onBody"))).toBeVisible();

    await page
      .getByRole("button", { name: t("adminAccount.signOut") })
      .last()
      .click();
    await expect(page).toHaveURL(/\/rai\/login$/);
    await speaking(context, product, language);
    await page.goto("/rai/login");
    await page.locator('input[type="email"]').fill(ADMINISTRATOR.email);
    await page.locator('input[autocomplete="current-password"]').fill(ADMINISTRATOR.password);
    await page.locator('main button[type="submit"]').last().click();
    const step = page.locator('input[autocomplete="one-time-code"]');
    await step.fill("123456");
    await page.locator('main button[type="submit"]').last().click();
    await expect(page.getByRole("alert")).toBeVisible();
    await step.fill(await createOTP(fromBase32(secret)).totp());
    await expectNoAxeViolations(page);
    await page.locator('main button[type="submit"]').last().click();
    await expect(page).toHaveURL(/\/rai\/dashboard$/);

    await page.goto("/rai/account");
    await password.fill(ADMINISTRATOR.password);
    await page.getByRole("button", { name: t("twoFactor.disable") }).click();
    await said(page, t("twoFactor.disabled"));
    await expect(page.getByText(t("twoFactor.offBody"))).toBeVisible();
  });
}

/** The key as the authenticator app is given it, in the form the code is computed from. */
function fromBase32(key: string): string {
  const bits = [...key].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = bits.join("").match(/[01]{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))).toString("utf8");
}
