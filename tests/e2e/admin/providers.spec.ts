import type { Page } from "@playwright/test";
import { NOTE_ANSWER, NOTE_REQUEST } from "#tests/support/models/model-answers.ts";
import {
  BENCH_KEY,
  expect,
  featureId,
  figure,
  LANGUAGES,
  said,
  signedInAsAdministrator,
  test,
  withPerson,
  wordsIn,
} from "#tests/e2e/support/back-office.ts";
import { ADMINISTRATOR, expectNoAxeViolations, signedUp } from "#tests/e2e/support/product.ts";

const MODEL = "a-model-of-our-own";

for (const language of LANGUAGES) {
  const t = wordsIn(language);
  const card = (page: Page, name: string) =>
    page.locator("section").filter({ has: page.getByRole("heading", { name, exact: true }) });

  test.describe.serial(`providers and prompts, ${language}`, () => {
    let id = 0;
    test.beforeEach(async ({ context, product }) => {
      await signedInAsAdministrator(context, product, language);
      id = await featureId(context, product, `prompt-generate-${language}`);
    });

    test("a provider is tested, refused, saved, and answers a user's run", async ({ page, browser, product, llm }) => {
      await page.goto(`/rai/tool-features?language=${language}&tab=providers&feature=${id}`);
      const openai = card(page, "OpenAI");
      await expect(openai).toContainText(t("adminFeatures.keyMissing"));
      await openai.getByRole("button", { name: t("adminFeatures.test") }).click();
      await expect(openai.getByRole("alert")).toContainText(t("adminFeatures.fault.key_missing"));

      await openai.getByLabel(t("adminFeatures.model"), { exact: true }).selectOption("");
      await openai.getByLabel(t("adminFeatures.otherModelName")).fill(MODEL);
      await openai.getByLabel(t("adminFeatures.apiKeyName")).fill(BENCH_KEY);
      const endpoint = openai.getByLabel(t("adminFeatures.apiEndpoint"));
      await endpoint.fill("http://169.254.169.254/v1");
      await openai.getByRole("button", { name: t("adminFeatures.saveProvider") }).click();
      await expect(openai.getByText(/PROVIDER_HOSTS/).first()).toBeVisible();
      await expect(endpoint).toHaveAttribute("aria-invalid", "true");

      await endpoint.fill(`${llm.origin}/v1`);
      llm.play({ does: "status", status: 401, code: "invalid_api_key" });
      await openai.getByRole("button", { name: t("adminFeatures.test") }).click();
      await expect(openai.getByRole("alert")).toContainText(t("adminFeatures.fault.credentials"));
      llm.play({ does: "answer", text: "ok" });
      await openai.getByRole("button", { name: t("adminFeatures.test") }).click();
      await expect(openai.getByRole("status")).toHaveText(
        new RegExp(`^${t("adminFeatures.testOk", { ms: "[\\d٠-٩]+" })}$`),
      );
      expect(llm.requests[0]?.body["model"]).toBe(MODEL);

      await openai.getByRole("button", { name: t("adminFeatures.saveProvider") }).click();
      await said(page, t("adminFeatures.providerSaved"));
      await expect(openai).toContainText(t("adminFeatures.keySet"));
      await openai.getByRole("button", { name: t("adminFeatures.moveUp", { name: "OpenAI" }) }).click();
      await expect(openai).toContainText(t("adminFeatures.order", { number: figure(language, 1) }));
      await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("OpenAI");
      await expectNoAxeViolations(page);
      await page.getByRole("tab", { name: t("adminFeatures.overview") }).click();
      await expect(page.getByRole("row").filter({ hasText: `prompt-generate-${language}` })).toContainText(MODEL);
      llm.play({ does: "answer", text: NOTE_ANSWER });
      await withPerson({ browser, product }, async (person) => {
        await signedUp(person.context(), product);
        await person.goto(language === "ar" ? "/prompt-generate" : "/en/prompt-generate");
        await person.getByRole("textbox").first().fill(NOTE_REQUEST);
        await person.keyboard.press("Control+Enter");
        await expect(person.getByRole("article")).toContainText(MODEL);
      });
    });

    test("one setting reaches every tool, and a tool set differently keeps its own", async ({
      page,
      context,
      product,
    }) => {
      const other = await featureId(context, product, `prompt-checker-${language}`);
      await page.goto(`/rai/tool-features?language=${language}&tab=providers&feature=${other}`);
      const fill = async (model: string) => {
        await card(page, "Anthropic").getByLabel(t("adminFeatures.model"), { exact: true }).selectOption("");
        await card(page, "Anthropic").getByLabel(t("adminFeatures.otherModelName")).fill(model);
        await card(page, "Anthropic")
          .getByRole("button", { name: t("adminFeatures.saveProvider") })
          .click();
      };
      await fill(`special-${language}`);
      await said(page, t("adminFeatures.providerSaved"));
      await page.goto(`/rai/tool-features?language=${language}&tab=providers`);
      await expect(page.getByLabel(t("adminFeatures.feature"), { exact: true })).toHaveValue("");
      await expect(card(page, "Anthropic")).toContainText(t("adminFeatures.differentIn"));
      await fill(`everywhere-${language}`);
      await said(page, t("adminFeatures.savedEverywhere"));
      await expectNoAxeViolations(page);
      await page.getByRole("tab", { name: t("adminFeatures.overview") }).click();
      await page.goto(`/rai/tool-features?language=${language}&tab=providers&feature=${id}`);
      await expect(card(page, "Anthropic").getByLabel(t("adminFeatures.otherModelName"))).toHaveValue(
        `everywhere-${language}`,
      );
      await page.goto(`/rai/tool-features?language=${language}&tab=providers&feature=${other}`);
      await expect(card(page, "Anthropic").getByLabel(t("adminFeatures.otherModelName"))).toHaveValue(
        `special-${language}`,
      );
    });

    test("a retired model is flagged with its successor", async ({ page }) => {
      await page.goto(`/rai/tool-features?language=${language}&tab=providers&feature=${id}`);
      const deepseek = card(page, "DeepSeek");
      const model = deepseek.getByLabel(t("adminFeatures.model"), { exact: true });
      await expect(model).toHaveValue("deepseek-chat");
      await expect(deepseek).toContainText(
        t("adminFeatures.retired", {
          date: language === "ar" ? "٢٤ يوليو ٢٠٢٦" : "July 24, 2026",
          successor: "deepseek-flash",
        }),
      );
      await deepseek
        .getByRole("button", { name: t("adminFeatures.useSuccessor", { successor: "deepseek-flash" }) })
        .click();
      await expect(model).toHaveValue("deepseek-flash");
      await deepseek.getByRole("button", { name: t("adminFeatures.saveProvider") }).click();
      await said(page, t("adminFeatures.providerSaved"));
      await page.reload();
      await expect(model).toHaveValue("deepseek-flash");
      await expect(deepseek.getByText("deepseek-flash")).toHaveCount(0);
    });

    test("a draft is tried before it is saved, saved, and an earlier version returns", async ({ page, llm }) => {
      await page.goto(`/rai/tool-features?language=${language}&tab=prompts&feature=${id}`);
      const draft = page.getByLabel(t("adminFeatures.draft"), { exact: true });
      const save = page.getByRole("button", { name: t("adminFeatures.savePrompt") });
      const version = (number: number) =>
        page
          .getByRole("listitem")
          .filter({ hasText: t("adminFeatures.versionNumber", { version: figure(language, number) }) });
      await expect(draft).toHaveValue(/\{\{options\}\}/);
      await expect(save).toBeDisabled();
      await draft.fill("An unsaved draft.");
      await save.click();
      await expect(page.getByText(/\{\{options\}\}/).first()).toBeVisible();
      await expect(draft).toHaveAttribute("aria-invalid", "true");
      await expect(draft).toHaveValue("An unsaved draft.");

      await draft.fill("An unsaved draft, second try.\n{{options}}");
      await page.getByRole("tab", { name: t("adminFeatures.limits") }).click();
      // The press shows at once; a reload opens what the address says.
      await expect(page).toHaveURL(/tab=limits/);
      await page.getByRole("tab", { name: t("adminFeatures.prompts") }).click();
      await expect(page).toHaveURL(/tab=prompts/);
      await expect(draft).toHaveValue(/second try/);
      await page.reload();
      await expect(draft).toHaveValue(/second try/);
      await page.getByLabel(t("adminFeatures.sample", { number: "" }).trim(), { exact: true }).selectOption("own");
      await page.getByLabel(t("adminFeatures.trialText"), { exact: true }).fill(NOTE_REQUEST);
      llm.play({ does: "answer", text: NOTE_ANSWER });
      await page.getByRole("button", { name: t("adminFeatures.runTrial"), exact: true }).click();
      await expect(page.getByText(/Thank-you note to the team/).first()).toBeVisible();
      await expect(page.getByText(MODEL)).toBeVisible();
      expect(JSON.stringify(llm.requests[0]?.body)).toContain("An unsaved draft, second try.");
      await expect(version(2)).toHaveCount(0);
      llm.play({ does: "status", status: 429, code: "rate_limit_exceeded" });
      await page.getByRole("button", { name: t("adminFeatures.runTrial"), exact: true }).click();
      await expect(page.getByText(t("adminFeatures.fault.rate_limited"))).toBeVisible();

      await save.click();
      await said(page, t("adminFeatures.promptSaved"));
      await expect(version(2).getByText(t("adminFeatures.current"), { exact: true })).toBeVisible();
      await expect(version(2)).toContainText(ADMINISTRATOR.email);
      await expect(version(2)).toContainText(/[\d٠-٩]/);
      await expect(save).toBeDisabled();
      await version(1)
        .getByRole("button", { name: t("adminFeatures.compare") })
        .click();
      await expect(version(1).locator("ins").first()).toBeVisible();
      await expect(version(1).locator("del").first()).toBeVisible();
      await expectNoAxeViolations(page);
      await version(1)
        .getByRole("button", { name: t("adminFeatures.useReturn") })
        .click();
      await said(page, t("adminFeatures.returned", { version: figure(language, 1) }));
      await expect(version(1).getByText(t("adminFeatures.current"), { exact: true })).toBeVisible();
      await expect(draft).not.toHaveValue(/second try/);
    });
  });
}

test("what is typed into the draft before the scripts run stays", async ({ page, context, product }) => {
  await signedInAsAdministrator(context, product);
  const id = await featureId(context, product, "prompt-checker-en");
  let letScriptsThrough = () => {};
  const later = new Promise<void>((resolve) => (letScriptsThrough = resolve));
  await page.route(/\.js(\?|$)/, async (route) => {
    await later;
    await route.continue();
  });
  await page.goto(`/rai/tool-features?language=en&tab=prompts&feature=${id}`, { waitUntil: "commit" });
  const draft = page.getByLabel("Draft prompt");
  await draft.press("Control+End");
  await draft.pressSequentially(" Typed early.");
  letScriptsThrough();
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await expect(draft).toHaveValue(/ Typed early\.$/);
  await draft.pressSequentially(" And on.");
  await expect(draft).toHaveValue(/ Typed early\. And on\.$/);
  await page.getByRole("button", { name: "Put the active text back" }).click();
  await expect(draft).not.toHaveValue(/Typed early/);
});
