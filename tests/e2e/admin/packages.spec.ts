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
  wordsIn,
} from "#tests/e2e/support/back-office.ts";
import { FIELD_FAULTS } from "#i18n/field-faults.ts";
import { expectNoAxeViolations } from "#tests/e2e/support/product.ts";

for (const language of LANGUAGES) {
  const t = wordsIn(language);
  const shown = (value: number) => figure(language, value);
  const named = (name: string, version: number) => `${name} – ${t("adminPackages.version")} ${shown(version)}`;

  test(`a package version starts inactive, is sold, gives way and is deleted, ${language}`, async ({
    page,
    context,
    product,
  }) => {
    await signedInAsAdministrator(context, product, language);
    await page.goto("/rai/packages");
    const versions = page.getByRole("table", { name: t("adminPackages.versions", { name: "basic" }) });
    const first = versions.getByRole("row").filter({ hasText: shown(150) });
    const second = versions.getByRole("row").filter({ hasText: shown(200) });
    const create = page.getByRole("button", { name: t("adminPackages.create") });

    await page.getByRole("button", { name: t("adminPackages.newVersionOf", { name: "basic" }) }).click();
    await page.getByLabel(t("adminPackages.displayName"), { exact: true }).fill(" ");
    await create.click();
    await expect(page.getByRole("alert")).toHaveText(t("admin.fillAll"));
    await expect(page.getByLabel(t("adminPackages.displayName"), { exact: true })).toBeFocused();
    await page.getByLabel(t("adminPackages.displayName"), { exact: true }).fill("Basic Package");
    await page.getByLabel(t("adminPackages.credits"), { exact: true }).fill("٢٠٠");
    await create.click();
    await expect(page.getByText(FIELD_FAULTS.credits_differ[language]).first()).toBeVisible();
    await page.getByLabel(t("adminPackages.descriptionEn")).fill("200 credits monthly");
    await page.getByLabel(t("adminPackages.descriptionAr")).fill("٢٠٠ رصيد كل شهر");
    await page.getByLabel(t("adminPackages.price"), { exact: true }).fill("7,505");
    await create.click();
    await expect(page.getByRole("alert")).toHaveText(t("adminPackages.failedSave"));
    await page.getByLabel(t("adminPackages.price"), { exact: true }).fill("٧٫٥");
    await create.click();
    await said(page, t("adminPackages.created"));
    await expect(second).toContainText(t("adminPackages.inactive"));
    await expect(second).toContainText(shown(7.5));

    await second.getByRole("button", { name: t("admin.editNamed", { name: named("basic", 2) }) }).click();
    await expect(page.locator('main input[name="name"]')).toBeDisabled();
    await page.getByLabel(t("adminPackages.price"), { exact: true }).fill("8.25");
    await page.getByRole("button", { name: t("adminPackages.save"), exact: true }).click();
    await said(page, t("adminPackages.updated"));
    await expect(second).toContainText(shown(8.25));

    await second.getByRole("button", { name: t("adminPackages.activateNamed", { name: named("basic", 2) }) }).click();
    const dialog = page.getByRole("dialog", {
      name: t("adminPackages.confirmActivate", { version: figure(language, 2) }),
    });
    await expect(dialog.locator("del").filter({ hasText: shown(150) })).toBeVisible();
    await expect(dialog.locator("ins").filter({ hasText: shown(200) })).toBeVisible();
    await expect(dialog).toContainText(t("adminPackages.activateForSubscribers"));
    await expect(first.getByText(t("adminPackages.active"), { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: t("adminPackages.activate"), exact: true }).click();
    await said(page, t("adminPackages.activated"));
    await expect(second.getByText(t("adminPackages.active"), { exact: true })).toBeVisible();
    await expect(first).toContainText(t("adminPackages.inactive"));
    await page.goto(language === "ar" ? "/pricing" : "/en/pricing");
    await expect(
      page
        .getByRole("listitem")
        .filter({ hasText: shown(200) })
        .first(),
    ).toBeVisible();

    await page.goto("/rai/packages");
    const deleteSecond = page.getByRole("button", { name: t("admin.deleteNamed", { name: named("basic", 2) }) });
    await expect(second).toContainText(t("adminPackages.active"));
    await expect(deleteSecond).toHaveCount(0);
    await first.getByRole("button", { name: t("adminPackages.activateNamed", { name: named("basic", 1) }) }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("adminPackages.activate"), exact: true })
      .click();
    await said(page, t("adminPackages.activated"));
    await deleteSecond.click();
    await expectNoAxeViolations(page);
    await confirmed(page, t("adminPackages.confirmDelete"), named("basic", 2), t("admin.delete"));
    await said(page, t("adminPackages.deleted"));
    await expect(second).toHaveCount(0);
    await expect(first.getByText(t("adminPackages.active"), { exact: true })).toBeVisible();
  });

  test(`the first page counts packages, types and versions, ${language}`, async ({ page, context, product }) => {
    await signedInAsAdministrator(context, product, language);
    await page.goto("/rai/packages?form=new");
    await page.getByLabel(t("adminPackages.name"), { exact: true }).fill("team");
    await page.getByLabel(t("adminPackages.displayName"), { exact: true }).fill("Team");
    await page.getByLabel(t("adminPackages.displayNameAr"), { exact: true }).fill("الفريق");
    await page.getByLabel(t("adminPackages.price"), { exact: true }).fill("20");
    await page.getByRole("checkbox", { name: t("adminPackages.isRecurring") }).check();
    await page.getByRole("button", { name: t("adminPackages.create") }).click();
    await said(page, t("adminPackages.created"));

    await page.goto("/rai/dashboard");
    for (const [label, value] of [
      ["totalPackages", 3],
      ["activePackages", 2],
      ["packageTypes", 2],
      ["totalVersions", 3],
    ] as const)
      await expect(tile(page, t(`adminDashboard.${label}`))).toHaveText(shown(value));
    await expect(page.getByRole("link", { name: t("adminDashboard.packageManagement") })).toContainText(
      t("adminDashboard.packageManagementBody", { active: shown(2), total: shown(3) }),
    );

    await page.goto("/rai/packages");
    await page.getByRole("button", { name: t("admin.deleteNamed", { name: named("team", 1) }) }).click();
    await confirmed(page, t("adminPackages.confirmDelete"), named("team", 1), t("admin.delete"));
    await said(page, t("adminPackages.deleted"));
    await expect(page.getByRole("table")).toHaveCount(2);
  });
}

test("the version on sale is not deleted past the page either", async ({ context, product }) => {
  await signedInAsAdministrator(context, product);
  const list = await call(context, product, "GET", "/admin/packages");
  const { packages } = (await list.json()) as { packages: { id: number; isActive: boolean }[] };
  const sold = packages.find((version) => version.isActive);
  const refused = await call(context, product, "DELETE", `/admin/packages/${sold?.id}?lang=en`);
  expect([refused.status(), await refused.json()]).toMatchObject([
    409,
    { error: { message: "An active version cannot be deleted. Activate another one first." } },
  ]);
});
