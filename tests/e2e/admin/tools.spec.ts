import type { Page } from "@playwright/test";
import {
  expect,
  LANGUAGES,
  said,
  signedInAsAdministrator,
  test,
  withPerson,
  wordsIn,
} from "#tests/e2e/support/back-office.ts";
import { expectNoAxeViolations, PASSWORD, signedUp } from "#tests/e2e/support/product.ts";

const TEXTS = [
  "In today's fast-paced world, it is important to note that teams utilize synergy to achieve goals.",
  "Moreover, it is crucial to leverage robust solutions in order to achieve a seamless experience.",
] as const;

for (const language of LANGUAGES) {
  const t = wordsIn(language);
  const path = language === "ar" ? "/ai-humanizer" : "/en/ai-humanizer";
  const left = language === "ar" ? "المتبقي: ٥٠ رصيدًا" : "50 credits left";
  const run = async (person: Page, text: string) => {
    await person.getByRole("textbox").first().fill(text);
    await person.keyboard.press("Control+Enter");
  };

  test(`a tool that is switched off refuses a user until it is on again, ${language}`, async ({
    page,
    context,
    browser,
    product,
  }) => {
    await signedInAsAdministrator(context, product, language);
    await page.goto(`/rai/tool-features?language=${language}`);
    const row = page.getByRole("row").filter({ hasText: `ai-humanizer-${language}` });
    await row.getByRole("switch").uncheck();
    await said(page, t("adminFeatures.switchedOff"));
    await expect(row).toContainText(t("adminFeatures.off"));
    await withPerson({ browser, product }, async (person) => {
      await signedUp(person.context(), product);
      await person.goto(path);
      await run(person, TEXTS[0]);
      await expect(
        person.getByText(
          language === "ar"
            ? "هذه الأداة متوقفة حاليًا. لم يُخصم شيء."
            : "This tool is switched off at the moment. Nothing was charged.",
        ),
      ).toBeVisible();
      await row.getByRole("switch").check();
      await said(page, t("adminFeatures.switchedOn"));
      await expect(person.getByRole("article")).toHaveCount(0);
      await run(person, TEXTS[0]);
      await expect(person.getByRole("article")).toBeVisible();
    });
  });

  test(`a visitor signs in, asks to hear of a tool that is off, and hears once when it is on, ${language}`, async ({
    page,
    context,
    browser,
    product,
  }) => {
    const tool = language === "ar" ? "/prompt-checker" : "/en/prompt-checker";
    await signedInAsAdministrator(context, product, language);
    await page.goto(`/rai/tool-features?language=${language}`);
    const row = page.getByRole("row").filter({ hasText: `prompt-checker-${language}` });
    await row.getByRole("switch").uncheck();
    await said(page, t("adminFeatures.switchedOff"));
    await withPerson({ browser, product }, async (person) => {
      const email = await signedUp(person.context(), product);
      await person.context().clearCookies();
      await person.goto(tool);
      await expect(person).toHaveURL(/\/login\?returnTo=/);
      await person.locator('input[type="email"]').fill(email);
      await person.locator('input[type="password"]').fill(PASSWORD);
      await person.locator('main button[type="submit"]').last().click();
      const ask = person.getByRole("button", { name: t("workspace.tellWhenBack") });
      const takeBack = person.getByRole("button", { name: t("workspace.tellNot") });
      await ask.click();
      await expect(person.getByText(t("workspace.tellNoted"))).toBeVisible();
      await expectNoAxeViolations(person);
      await person.reload();
      await expect(person.getByText(t("workspace.tellNoted"))).toBeVisible();
      await takeBack.click();
      await expect(ask).toBeVisible();
      await ask.click();
      await expect(takeBack).toBeVisible();
      await page.reload();
      await expect(row).toContainText(language === "ar" ? "ينتظرها شخص واحد" : "1 person is waiting");
      await row.getByRole("switch").check();
      await said(page, t("adminFeatures.switchedOn"));
      await expect(row).not.toContainText(language === "ar" ? "ينتظرها" : "waiting");
      await person.reload();
      await expect(person.getByText(t("workspace.toolOff"))).toHaveCount(0);
      await expect(takeBack).toHaveCount(0);
      await person.goto("/dev/outbox");
      const mails = person.getByRole("listitem").filter({ hasText: email });
      await expect(mails.filter({ hasText: tool })).toHaveCount(1);
    });
  });

  test(`a paused tool's page gives the free credits by their own button alone, ${language}`, async ({
    page,
    context,
    browser,
    product,
  }) => {
    await signedInAsAdministrator(context, product, language);
    await page.goto(`/rai/tool-features?language=${language}`);
    const row = page.getByRole("row").filter({ hasText: `ai-humanizer-${language}` });
    await row.getByRole("switch").uncheck();
    await said(page, t("adminFeatures.switchedOff"));
    await withPerson({ browser, product }, async (person) => {
      await signedUp(person.context(), product, { credits: false });
      await person.goto(path);
      const take = person.getByRole("button", { name: t("workspace.takeOnly") });
      const refused = person.waitForResponse((answer) => answer.url().includes("/ai-humanizer/runs"));
      await run(person, TEXTS[0]);
      expect((await refused).status()).toBe(404);
      await expect(take).toBeEnabled();
      await expectNoAxeViolations(person);
      await take.click();
      await expect(person.getByText(left)).toBeVisible();
      await expect(take).toHaveCount(0);
    });
    await row.getByRole("switch").check();
    await said(page, t("adminFeatures.switchedOn"));
  });

  test(`a daily limit of 1 refuses a user's second run, ${language}`, async ({ page, context, browser, product }) => {
    await signedInAsAdministrator(context, product, language);
    await page.goto(`/rai/tool-features?language=${language}&tab=limits`);
    const row = page.getByRole("row").nth(1);
    const daily = row.getByRole("textbox").first();
    const save = row.getByRole("button");
    await expect(daily).toHaveAccessibleName(new RegExp(`^${t("adminFeatures.dailyLimit")}: `));
    await daily.fill("a few");
    await save.click();
    await expect(row).toContainText(t("adminFeatures.wholeNumber"));
    await daily.fill("١");
    await save.click();
    await said(page, t("adminFeatures.limitsSaved"));
    await expect(daily).toHaveValue("1");

    await withPerson({ browser, product }, async (person) => {
      await signedUp(person.context(), product);
      await person.goto(path);
      await run(person, TEXTS[0]);
      await expect(person.getByText(left)).toBeVisible();
      await run(person, TEXTS[1]);
      await expect(
        person.getByText(
          language === "ar" ? /بلغت حد اليوم لهذه الأداة/ : /You have reached today's limit for this tool/,
        ),
      ).toBeVisible();
      await expect(person.getByText(left)).toBeVisible();
    });
    await page.reload();
    await expect(row.getByRole("cell").nth(3)).not.toHaveText(t("adminFeatures.noUse"));
    await daily.fill("30");
    await save.click();
    await said(page, t("adminFeatures.limitsSaved"));
  });

  test(`a new feature needs all fields and a name of a tool that is free, ${language}`, async ({
    page,
    context,
    product,
  }) => {
    await signedInAsAdministrator(context, product, language);
    await page.goto("/rai/tool-features?form=new");
    const create = page.getByRole("button", { name: t("adminFeatures.create"), exact: true });
    await expect(page.getByText(t("adminFeatures.noFreeName"))).toBeVisible();
    await create.click();
    await expect(page.getByRole("alert")).toHaveText(t("admin.fillAll"));
    await expect(page.getByText(t("admin.required"))).toHaveCount(3);
    await page.getByLabel(t("adminFeatures.name"), { exact: true }).fill("prompt-checker-ar");
    await page.getByLabel(t("adminFeatures.displayName"), { exact: true }).first().fill("Checker");
    await page.getByLabel(t("adminFeatures.promptContent"), { exact: true }).first().fill("{{options}}");
    await create.click();
    await expect(page.getByRole("alert")).toHaveText(t("adminFeatures.failedCreate"));
    await expect(page.getByLabel(t("adminFeatures.name"), { exact: true })).toHaveAttribute("aria-invalid", "true");
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: t("admin.cancel") }).click();
    await expect(create).toHaveCount(0);
  });

  test(`a feature that never ran is deleted, and its name is free for a new one, ${language}`, async ({
    page,
    context,
    product,
  }) => {
    await signedInAsAdministrator(context, product, language);
    await page.goto(`/rai/tool-features?language=${language}`);
    const row = page.getByRole("row").filter({ hasText: `image-to-prompt-${language}` });
    await row.getByRole("button", { name: t("admin.deleteNamed", { name: "" }).trim() }).click();
    const question = page.getByRole("dialog");
    await expectNoAxeViolations(page);
    await question.getByRole("button", { name: t("admin.delete"), exact: true }).click();
    await said(page, t("adminFeatures.deleted"));
    await expect(row).toHaveCount(0);
    await page.getByRole("button", { name: t("adminFeatures.newFeature") }).click();
    await page.getByLabel(t("adminFeatures.name"), { exact: true }).fill(`image-to-prompt-${language}`);
    await page.getByLabel(t("adminFeatures.displayName"), { exact: true }).first().fill("Reader of pictures");
    await page.getByLabel(t("adminFeatures.promptContent"), { exact: true }).first().fill("{{options}}");
    await page.getByRole("button", { name: t("adminFeatures.create"), exact: true }).click();
    await said(page, t("adminFeatures.created"));
    await expect(row).toContainText("Reader of pictures");
    await page.goto(language === "ar" ? "/image-to-prompt" : "/en/image-to-prompt");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reader of pictures");
    await expect(page).toHaveTitle(/^Reader of pictures · /);
  });
}
