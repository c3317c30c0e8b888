import {
  call,
  expect,
  LANGUAGES,
  said,
  signedInAsAdministrator,
  test,
  wordsIn,
} from "#tests/e2e/support/back-office.ts";
import { expectNoAxeViolations } from "#tests/e2e/support/product.ts";

const KEY = "sk-a-pasted-key-that-must-not-leak-7Qz4";

for (const language of LANGUAGES) {
  const t = wordsIn(language);
  test(`a pasted key is refused, then saved, used for all tools and removed, ${language}`, async ({
    page,
    context,
    product,
    llm,
  }) => {
    await signedInAsAdministrator(context, product, language);
    await page.goto("/rai/models");
    const deepseek = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: "DeepSeek", exact: true }) });
    await expect(deepseek).toContainText(t("adminModels.stateNone"));
    const field = deepseek.getByLabel(t("adminModels.key", { vendor: "DeepSeek" }), { exact: true });
    await expect(field).toHaveAttribute("type", "password");
    await expect(field).toHaveAttribute("autocomplete", "off");
    const use = deepseek.getByRole("button", { name: t("adminModels.use"), exact: true });

    await field.fill(`sk-ant-${KEY}`);
    await use.click();
    await expect(field).toHaveAttribute("aria-invalid", "true");

    llm.play({ does: "status", status: 401, code: "invalid_api_key" });
    await field.fill(KEY);
    await use.click();
    await expect(deepseek.getByRole("alert")).toContainText(
      t("adminModels.notSaved", { fault: t("adminModels.fault.key_refused") }),
    );
    await expect(deepseek).toContainText(t("adminModels.stateNone"));

    llm.play({ does: "answer", text: "ok" });
    await field.fill(KEY);
    await use.click();
    await expect(deepseek.getByText(t("adminModels.works"), { exact: true })).toBeVisible();
    await expect(deepseek).toContainText("…7Qz4");
    await expect(deepseek).toContainText(t("adminModels.first.all"));
    await expect(deepseek.locator("input")).toHaveValue("");
    expect(llm.requests.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);
    await expectNoAxeViolations(page);

    llm.play({ does: "status", status: 402, code: "insufficient_balance" });
    await deepseek.getByRole("button", { name: t("adminModels.test"), exact: true }).click();
    await expect(deepseek.getByRole("alert")).toContainText(t("adminModels.fault.no_balance"));
    expect(await (await call(context, product, "GET", "/admin/provider-keys")).text()).not.toContain(KEY);
    expect(await page.content()).not.toContain(KEY);

    await deepseek.getByRole("button", { name: t("adminModels.remove") }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("adminModels.remove") })
      .click();
    await said(page, t("adminModels.removed"));
    await expect(deepseek).toContainText(t("adminModels.stateNone"));
  });
}
