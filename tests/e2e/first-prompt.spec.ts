import { expect, expectNoAxeViolations, PASSWORD, signedUp, test } from "./support/product.ts";

const REQUEST = {
  ar: "عايز إيميل لعميل متأخر في دفع فاتورة ١٥٠٠ جنيه من غير ما يزعل",
  en: "email to a client who is late paying a £1500 invoice, friendly but firm",
};

const WORDS = {
  ar: {
    create: "إنشاء حساب",
    claim: /الباقة المجانية|احصل|ابدأ/,
    run: "ابدأ",
    kept: "١٥٠٠",
    free: "مجاني حتى الآن",
    charged: "كلّف رصيدًا واحدًا",
  },
  en: {
    create: "Create account",
    claim: /free|claim|start/i,
    run: "Start",
    kept: "£1500",
    free: "free so far",
    charged: "cost 1 credit",
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
      await page.getByRole("button", { name: WORDS[language].run, exact: true }).click();
      const prompt = page.getByRole("article");
      await expect(prompt).toContainText(WORDS[language].kept);
      await expect(prompt).toContainText(WORDS[language].free);
      const example = page.locator("li:visible button[aria-pressed]").first();
      await example.click();
      await expect(prompt).toContainText((await example.textContent()) ?? "?");
      await expect(prompt).toContainText(WORDS[language].charged);
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

test("by keyboard alone: skip link first, then from the request through its questions to the prompt", async ({
  page,
  context,
  product,
}) => {
  await signedUp(context, product);
  await page.goto("/en/history");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveAttribute("href", "#content");
  await page.goto("/en/prompt-generate");
  await expect(page.locator("textarea").first()).toBeFocused();
  await page.keyboard.type("write a short thank-you note to my team of 6");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("article")).toContainText("6");
  const answers = page.getByRole("list").locator("textarea");
  while (!(await answers.first().evaluate((field) => field === document.activeElement)))
    await page.keyboard.press("Tab");
  await page.keyboard.type("they stayed until midnight");
  await page.keyboard.press("Enter");
  await expect(answers.nth(1)).toBeFocused();
  await expect(page.getByRole("article")).toContainText("they stayed until midnight");
  await expect(page.getByRole("status").filter({ hasText: "The prompt has changed" })).toHaveCount(1);
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
