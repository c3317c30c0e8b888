import { expect, expectNoAxeViolations, PASSWORD, signedUp, test } from "./support/product.ts";

const REQUEST = {
  ar: "عايز إيميل لعميل متأخر في دفع فاتورة ١٥٠٠ جنيه من غير ما يزعل",
  en: "email to a client who is late paying a £1500 invoice, friendly but firm",
};

const WORDS = {
  ar: {
    create: "إنشاء حساب",
    claim: /الباقة المجانية|احصل|ابدأ/,
    run: "صياغة البرومبت",
    kept: "١٥٠٠",
    left: "المتبقي: ٤٩ رصيدًا",
  },
  en: {
    create: "Create account",
    claim: /free|claim|start/i,
    run: "Write the prompt",
    kept: "£1500",
    left: "49 credits left",
  },
};

for (const language of ["ar", "en"] as const) {
  for (const size of [
    { name: "desktop", width: 1350, height: 900 },
    { name: "phone", width: 390, height: 844 },
  ]) {
    test(`from a visitor to a prompt worth pasting, ${language}, ${size.name}`, async ({ page }) => {
      const path = (bare: string) => (language === "ar" ? bare : `/en${bare === "/" ? "" : bare}`);
      const email = `${language}-${size.name}@example.com`;
      await page.setViewportSize(size);
      await page.goto(path("/"));
      await expect(page).toHaveURL(new RegExp(`${path("/login")}\\?returnTo=`));
      await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
      await page.goto(path("/signup"));
      await page.locator('input[type="email"]').fill(email);
      await page.locator('input[autocomplete="new-password"]').first().fill(PASSWORD);
      await page.locator('input[autocomplete="new-password"]').last().fill(PASSWORD);
      await page.locator('main button[type="submit"]').last().click();
      await page.locator('main a[href*="/dev/outbox"]').click();
      await expectNoAxeViolations(page);
      await page.locator('a[href*="/confirm?token="]').first().click();
      await page.locator('main button[type="submit"]').click();
      await expect(page).toHaveURL(new RegExp(`${path("/")}$`));

      await page.goto(path("/pricing"));
      await page.locator("main").getByRole("button", { name: WORDS[language].claim }).click();
      await page.waitForURL(/\/success/);
      await page.goto(path("/"));
      await page.locator("textarea").first().fill(REQUEST[language]);
      await page.getByRole("button", { name: WORDS[language].run }).click();
      const answer = page.getByRole("article");
      await expect(answer).toContainText(WORDS[language].kept);
      await expect(page.getByText(WORDS[language].left)).toBeVisible();
      await expectNoAxeViolations(page);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
        .toBe(true);
    });
  }
}

test("the draft survives a reload and the language switch, and the switch keeps the page", async ({
  page,
  context,
  product,
}) => {
  await signedUp(context, product);
  await page.goto("/prompt-generate?from-test=1");
  await page.locator("textarea").first().fill(REQUEST.ar);
  await page.reload();
  await expect(page.locator("textarea").first()).toHaveValue(REQUEST.ar);
  await page
    .getByRole("button", { name: "English" })
    .or(page.getByRole("link", { name: "English" }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/prompt-generate\?from-test=1/);
  await expect(page.locator("textarea").first()).toHaveValue(REQUEST.ar);
});

test("by keyboard alone: skip link first, then from the field to the result", async ({ page, context, product }) => {
  await signedUp(context, product);
  await page.goto("/en/history");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveAttribute("href", "#content");
  await page.goto("/en/prompt-generate");
  await expect(page.locator("textarea").first()).toBeFocused();
  await page.keyboard.type("write a short thank-you note to my team of 6");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("article")).toContainText("6");
  await page.getByRole("tab").first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab").nth(1)).toBeFocused();
});

test("symbols only are refused beside the field, and nothing is lost or charged", async ({
  page,
  context,
  product,
}) => {
  await signedUp(context, product);
  await page.goto("/prompt-generate");
  await page.locator("textarea").first().fill("؟؟!!");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("لا حروف في النص ولا أرقام")).toBeVisible();
  await expect(page.locator("textarea").first()).toHaveValue("؟؟!!");
  await expect(page.getByText("المتبقي: ٥٠ رصيدًا")).toBeVisible();
});
