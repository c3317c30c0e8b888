import type { BrowserContext } from "@playwright/test";
import { expect, expectNoAxeViolations, type Product, signedUp, test } from "#tests/e2e/support/product.ts";

const REQUEST = {
  ar: "عايز إيميل لعميل متأخر في دفع فاتورة ١٥٠٠ جنيه من غير ما يزعل",
  en: "email to a client who is late paying a £1500 invoice, friendly but firm",
};

const WORDS = {
  ar: {
    open: "فتح",
    actions: "إجراءات",
    rename: "تسمية",
    name: "الاسم",
    save: "حفظ الاسم",
    pin: "تثبيت في الأعلى",
    pinned: "مثبّتة",
    share: "رابط للقراءة",
    make: "إنشاء الرابط",
    stop: "إيقاف الرابط",
    link: "الرابط",
    close: "إغلاق",
    earlier: "وقبلها نتيجة للطلب نفسه",
    missing: "لم نجد هذه الصفحة",
    recent: "آخر ما أنجزته",
  },
  en: {
    open: "Open",
    actions: "Actions for",
    rename: "Rename",
    name: "Name",
    save: "Save name",
    pin: "Pin to the top",
    pinned: "Pinned",
    share: "Link for reading",
    make: "Create link",
    stop: "Turn off",
    link: "Link",
    close: "Close",
    earlier: "1 earlier result of the same request",
    missing: "Page not found",
    recent: "Your recent work",
  },
};

async function run(context: BrowserContext, product: Product, text: string, lang: string): Promise<void> {
  const answer = await context.request.post(`${product.url}/api/tools/prompt-generate/runs?lang=${lang}`, {
    data: { lang, text },
    headers: { origin: product.url, "idempotency-key": crypto.randomUUID() },
  });
  expect(answer.status()).toBe(201);
}

for (const language of ["ar", "en"] as const) {
  test(`history groups, names, pins and opens results, ${language}`, async ({ page, context, product }) => {
    const words = WORDS[language];
    const path = (bare: string) => (language === "ar" ? bare : `/en${bare === "/" ? "" : bare}`);
    await signedUp(context, product);
    await run(context, product, "a recipe for lentil soup for 6", language);
    await run(context, product, REQUEST[language], language);
    await run(context, product, REQUEST[language], language);
    await page.goto(path("/history"));
    const rows = page.locator("main ul > li");
    await expect(page.getByText(words.earlier)).toBeVisible();
    await expectNoAxeViolations(page);

    const recipe = rows.filter({ hasText: "lentil" }).last();
    await recipe.getByRole("button", { name: words.actions }).click();
    await page.getByRole("menuitem", { name: words.rename }).click();
    await page.getByLabel(words.name, { exact: true }).fill("Soup for Friday");
    await page.getByRole("button", { name: words.save }).click();
    await page
      .getByRole("button", { name: `${words.actions} “Soup for Friday”` })
      .or(page.getByRole("button", { name: `${words.actions} «Soup for Friday»` }))
      .click();
    await page.getByRole("menuitem", { name: words.pin }).click();
    await expect(rows.first()).toContainText("Soup for Friday");
    await expect(rows.first()).toContainText(words.pinned);
    await expectNoAxeViolations(page);
    await rows.first().getByRole("link", { name: words.open }).click();
    await expect(page.getByRole("article")).toContainText("lentil soup");
    await expect(page).toHaveURL(/[?]run=/);

    await page.goto(path("/"));
    await expect(page.getByRole("heading", { name: words.recent })).toBeVisible();
    await page.getByRole("link", { name: /Soup for Friday/ }).click();
    await expect(page.getByRole("article")).toContainText("lentil soup");
  });

  test(`a shared result is read by a visitor until its link is taken back, ${language}`, async ({
    page,
    context,
    product,
    browser,
  }) => {
    const words = WORDS[language];
    const path = (bare: string) => (language === "ar" ? bare : `/en${bare}`);
    const email = await signedUp(context, product);
    await page.goto(path("/prompt-generate"));
    await page.locator("textarea").first().fill(REQUEST[language]);
    await page.keyboard.press("Control+Enter");
    await page.getByRole("article").getByRole("button", { name: words.share }).click();
    const dialog = page.getByRole("dialog", { name: words.share });
    await expect(dialog.getByRole("button", { name: words.make })).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByRole("button", { name: words.make }).click();
    const link = await dialog.getByLabel(words.link, { exact: true }).inputValue();
    expect(link).toMatch(new RegExp(`^${product.url}${path("/shared/")}[\\w-]{22}$`));

    const visitor = await browser.newContext();
    const reader = await visitor.newPage();
    const answer = await reader.goto(link);
    expect([answer?.status(), answer?.headers()["x-robots-tag"], answer?.headers()["cache-control"]]).toEqual([
      200,
      "noindex, nofollow",
      "private, no-store",
    ]);
    await expect(reader.locator("article")).toContainText(REQUEST[language]);
    await expect(reader.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect(await reader.content()).not.toContain(email);
    await expect(reader.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
    for (const theme of ["light", "dark"]) {
      await reader.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
      await expectNoAxeViolations(reader);
    }

    await dialog.getByRole("button", { name: words.stop }).click();
    await expect(dialog.getByRole("button", { name: words.make })).toBeVisible();
    expect((await reader.reload())?.status()).toBe(404);
    await expect(reader.getByRole("heading", { name: words.missing })).toBeVisible();
    await visitor.close();
  });
}
