import type { BrowserContext } from "@playwright/test";
import {
  call,
  confirmed,
  expect,
  LANGUAGES,
  type Language,
  said,
  signedInAsAdministrator,
  test,
  wordsIn,
} from "#tests/e2e/support/back-office.ts";
import { expectNoAxeViolations, type Product } from "#tests/e2e/support/product.ts";

/** On a shelf of their own, beside the prompts that a library begins with: two whose titles a folded search finds by other spellings, in each language. */
const PROMPTS = {
  ar: { title: "إعلان مَقهى", other: "تقرير أسبوعي", folded: "اعلان مقهي", category: "رف التجربة" },
  en: { title: "Café Launch", other: "Weekly report", folded: "café launch", category: "Trial shelf" },
};

async function published(context: BrowserContext, product: Product, language: Language): Promise<string[]> {
  const shelf = encodeURIComponent(PROMPTS[language].category);
  const answer = await call(context, product, "GET", `/prompts?lang=${language}&category=${shelf}`);
  return ((await answer.json()) as { prompts: { title: string }[] }).prompts.map((prompt) => prompt.title);
}

for (const language of LANGUAGES) {
  const t = wordsIn(language);
  const { title, other, folded, category } = PROMPTS[language];
  const list = `/rai/prompt-library?language=${language}&category=${encodeURIComponent(category)}`;

  test.describe.serial(`the library, ${language}`, () => {
    test.beforeEach(async ({ context, product }) => signedInAsAdministrator(context, product, language));

    test("a draft is added, published, and everybody can read it", async ({ page, context, product }) => {
      await page.goto(list);
      await expect(page.getByText(t("adminLibrary.empty"))).toBeVisible();
      await page
        .locator("header, main")
        .getByRole("button", { name: t("adminLibrary.newPrompt") })
        .first()
        .click();
      await page.getByLabel(t("adminLibrary.fieldTitle"), { exact: true }).fill(title);
      await page
        .getByLabel(t("adminLibrary.content"), { exact: true })
        .fill("Write an ad for {{place}} in three lines.");
      await page.getByRole("button", { name: t("adminLibrary.create") }).click();
      await expect(page.getByRole("alert")).toHaveText(t("admin.fillAll"));
      await page.locator("form input[list]").fill(category);
      await page.getByLabel(t("adminLibrary.imageUrl")).fill("javascript:alert(1)");
      await page.getByRole("checkbox", { name: t("adminLibrary.publishNow") }).uncheck();
      await page.getByRole("button", { name: t("adminLibrary.create") }).click();
      await expect(page.getByRole("alert")).toHaveText(t("adminLibrary.failedSave"));
      await page.getByLabel(t("adminLibrary.imageUrl")).fill("");
      await page.getByRole("button", { name: t("adminLibrary.create") }).click();
      await said(page, t("adminLibrary.created"));

      const row = page.getByRole("row").filter({ hasText: title });
      await expect(row).toContainText(t("adminLibrary.draft"));
      expect(await published(context, product, language)).toEqual([]);
      const state = (name: string) => t("adminLibrary.toggleStatus", { state: t(`adminLibrary.${name}`), name: title });
      await row.getByRole("button", { name: state("draft") }).click();
      await expect(row.getByRole("button", { name: state("published") })).toBeVisible();
      expect(await published(context, product, language)).toEqual([title]);
      await row.getByRole("button", { name: state("regular") }).click();
      await expect(row.getByRole("button", { name: state("featured") })).toBeVisible();
      await expectNoAxeViolations(page);
    });

    test("many are published at once, taken back, and told when nothing was to change", async ({
      page,
      context,
      product,
    }) => {
      await page.goto(list);
      await page.locator('input[type="file"]').setInputFiles({
        name: "prompts.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(
          `title,content,category,is_published\r\n${other},Three points for {{team}},${category},false\r\n` +
            `${title},Write an ad for {{place}} in three lines.,${category},true\r\n,No title,${category},true\r\n`,
        ),
      });
      await expect(page.getByRole("status").filter({ hasText: title })).toContainText(
        t("adminLibrary.importDuplicate", { row: language === "ar" ? "٢" : "2" }),
      );
      await expect(page.getByRole("status").filter({ hasText: title })).toContainText(
        t("adminLibrary.importRefused", { row: language === "ar" ? "٣" : "3" }),
      );

      await page.getByRole("checkbox", { name: t("adminLibrary.selectAll") }).check();
      await page.getByRole("button", { name: t("adminLibrary.publishSelected") }).click();
      const undo = page.getByRole("button", { name: t("admin.undo") });
      await expect(undo).toBeVisible();
      expect(await published(context, product, language)).toEqual([title, other]);
      await undo.click();
      await expect(undo).toHaveCount(0);
      expect(await published(context, product, language)).toEqual([title]);

      await page.getByRole("checkbox", { name: t("adminLibrary.select", { name: title }) }).check();
      await page.getByRole("button", { name: t("adminLibrary.publishSelected") }).click();
      await said(page, t("adminLibrary.allPublished"));
      await page.getByRole("checkbox", { name: t("adminLibrary.select", { name: other }) }).check();
      await page.getByRole("button", { name: t("adminLibrary.unpublishSelected") }).click();
      await said(page, t("adminLibrary.allDrafts"));
    });

    test("the search folds spellings unless it is exact, and keeps filter and order in the address", async ({
      page,
    }) => {
      await page.goto(list);
      await page.getByLabel(t("adminLibrary.searchLabel")).fill(folded);
      await page.getByRole("button", { name: t("admin.search") }).click();
      await expect(page).toHaveURL(/[?&]q=/);
      await expect(page.getByRole("row").filter({ hasText: title })).toBeVisible();
      await expect(page.getByRole("row")).toHaveCount(2);
      if (language === "ar") {
        await page.getByRole("checkbox", { name: t("adminLibrary.exact") }).click();
        await expect(page.getByText(t("adminLibrary.empty"))).toBeVisible();
      }
      await page.goto(list);
      await expect(page.getByRole("row")).toHaveCount(3);

      const byTitle = page.getByRole("columnheader", { name: t("adminLibrary.columnTitle") });
      await byTitle.getByRole("link").click();
      await expect(byTitle).toHaveAttribute("aria-sort", "ascending");
      await expect(page.getByRole("row").nth(1)).toContainText(title);
      await byTitle.getByRole("link").click();
      await expect(page).toHaveURL(/[?&]sort=-title/);
      await page.reload();
      await expect(byTitle).toHaveAttribute("aria-sort", "descending");
      await expect(page.getByRole("row").nth(1)).toContainText(other);
    });

    test("a prompt is changed, then deleted after a question", async ({ page, context, product }) => {
      await page.goto(list);
      await page.getByRole("button", { name: t("admin.editNamed", { name: other }) }).click();
      await expect(page.getByRole("heading", { name: t("adminLibrary.editPrompt") })).toBeFocused();
      await page.getByLabel(t("adminLibrary.content"), { exact: true }).fill("=1+1");
      await page.getByRole("button", { name: t("adminLibrary.save") }).click();
      await said(page, t("adminLibrary.updated"));
      const file = await call(context, product, "GET", `/admin/prompts/export?format=csv&language=${language}`);
      expect(await file.text()).toContain("'=1+1");

      for (const name of [other, title]) {
        await page.getByRole("button", { name: t("admin.deleteNamed", { name }) }).click();
        await confirmed(page, t("adminLibrary.confirmDelete"), name, t("admin.delete"));
        await said(page, t("adminLibrary.deleted"));
      }
      await expect(page.getByText(t("adminLibrary.empty"))).toBeVisible();
      expect(await published(context, product, language)).toEqual([]);
    });
  });
}
