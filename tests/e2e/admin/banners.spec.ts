import {
  call,
  confirmed,
  expect,
  figure,
  LANGUAGES,
  said,
  signedInAsAdministrator,
  test,
  tile,
  withOutsideImages,
  withPerson,
  wordsIn,
} from "#tests/e2e/support/back-office.ts";
import type { BrowserContext } from "@playwright/test";
import { expectNoAxeViolations, type Product, signedUp } from "#tests/e2e/support/product.ts";

/** Another test of this worker may have left some. */
async function withoutBanners(context: BrowserContext, product: Product): Promise<void> {
  const { banners } = (await (await call(context, product, "GET", "/admin/banners")).json()) as {
    banners: { id: number }[];
  };
  for (const { id } of banners) await call(context, product, "DELETE", `/admin/banners/${id}`);
}

for (const language of LANGUAGES) {
  const t = wordsIn(language);
  const home = language === "ar" ? "/" : "/en";
  const title = language === "ar" ? "دورة في الكتابة" : "A course in writing";

  test(`a banner is refused with a hostile link, shown, pressed, counted and removed, ${language}`, async ({
    page,
    context,
    browser,
    product,
  }) => {
    await signedInAsAdministrator(context, product, language);
    await withOutsideImages(context);
    await withoutBanners(context, product);
    await page.goto("/rai/ad-banners");
    await expect(page.getByText(t("adminBanners.empty"))).toBeVisible();
    await page
      .getByRole("button", { name: t("adminBanners.newBanner") })
      .first()
      .click();
    const form = page.locator("form").filter({ has: page.getByLabel(t("adminBanners.linkUrl")) });
    await form.getByLabel(t("adminBanners.fieldTitle")).fill(title);
    await form.getByLabel(t("adminBanners.imageUrl")).fill("https://ads.example/course.png");
    await expect(form.getByRole("figure")).toHaveCount(2);
    await expect(form.getByRole("img").first().locator("xpath=..")).toHaveAttribute("dir", "rtl");
    await expect(form.getByRole("img").last().locator("xpath=..")).toHaveAttribute("dir", "ltr");
    await form.getByLabel(t("adminBanners.linkUrl")).fill("javascript:alert(1)");
    await form.getByLabel(t("admin.language")).selectOption(language);
    const create = form.getByRole("button", { name: t("adminBanners.create") });
    await create.click();
    await expect(page.getByRole("alert")).toHaveText(t("adminBanners.failedSave"));
    await expect(form.getByLabel(t("adminBanners.linkUrl"))).toBeFocused();
    await form.getByLabel(t("adminBanners.linkUrl")).fill("https://ads.example/course");
    await form.getByLabel(t("adminBanners.showFrom")).fill("2031-05-01T09:00");
    await create.click();
    await said(page, t("adminBanners.created"));

    const card = page.getByRole("listitem").filter({ hasText: title });
    await expect(card).toContainText(language.toUpperCase());
    await expect(card).toContainText(t("adminBanners.waiting"));
    await withPerson({ browser, product }, async (person) => {
      await signedUp(person.context(), product, { credits: false });
      const banner = person.getByRole("complementary").getByRole("link", { name: title });
      await person.goto(home);
      await expect(banner).toHaveCount(0);

      await card.getByRole("button", { name: t("admin.editNamed", { name: title }) }).click();
      await form.getByLabel(t("adminBanners.showFrom")).fill("");
      await form.getByRole("button", { name: t("adminBanners.save") }).click();
      await said(page, t("adminBanners.updated"));
      await expect(card).not.toContainText(t("adminBanners.waiting"));
      await person.goto(home);
      const [opened] = await Promise.all([
        person.waitForEvent("popup"),
        person.waitForResponse(
          (response) => /\/api\/banners\/\d+\/clicks(?:\?|$)/.test(response.url()) && response.status() === 204,
        ),
        banner.click(),
      ]);
      await expect(opened).toHaveURL("https://ads.example/course");
      await call(person.context(), product, "POST", "/free-package-claims", {});
      await person.goto(home);
      await expect(person.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(banner).toHaveCount(0);
    });

    await card.getByRole("button", { name: t("adminBanners.analytics") }).click();
    for (const label of ["totalClicks", "uniqueVisitors", "today", "thisWeek", "thisMonth"])
      await expect(tile(page, t(`adminBanners.${label}`))).toHaveText(figure(language, 1));
    await expect(page.getByText(t("adminBanners.countRule"))).toBeVisible();
    await expect(card.getByRole("table", { name: t("adminBanners.clicksByDay") }).getByRole("row")).toHaveCount(32);
    await expectNoAxeViolations(page);
    await card.getByRole("button", { name: t("adminBanners.clearData") }).click();
    await confirmed(page, t("adminBanners.confirmClear"), title, t("adminBanners.clear"));
    await said(page, t("adminBanners.cleared"));
    await expect(tile(page, t("adminBanners.totalClicks"))).toHaveText(figure(language, 0));

    await card.getByRole("button", { name: t("adminBanners.deactivate"), exact: true }).click();
    await said(page, t("adminBanners.deactivated"));
    await card.getByRole("button", { name: t("adminBanners.activate"), exact: true }).click();
    await said(page, t("adminBanners.activated"));
    await card.getByRole("button", { name: t("admin.deleteNamed", { name: title }) }).click();
    await confirmed(page, t("adminBanners.confirmDelete"), title, t("admin.delete"));
    await said(page, t("adminBanners.deleted"));
    await expect(page.getByText(t("adminBanners.empty"))).toBeVisible();
  });
}
