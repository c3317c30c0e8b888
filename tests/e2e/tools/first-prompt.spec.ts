import { expect, expectNoAxeViolations, PASSWORD, signedUp, test } from "#tests/e2e/support/product.ts";

const REQUEST = {
  ar: "عايز إيميل لعميل متأخر في دفع فاتورة ١٥٠٠ جنيه من غير ما يزعل",
  en: "email to a client who is late paying a £1500 invoice, friendly but firm",
};

const WORDS = {
  ar: {
    create: "إنشاء حساب",
    check: "تحقق من بريدك",
    confirm: "تأكيد البريد الإلكتروني",
    bench: "ماذا تريد أن يفعل الذكاء الاصطناعي؟",
    offer: "لك ٥٠ رصيدًا مجانًا",
    take: "فعّل رصيدك وابدأ",
    fifty: "٥٠ رصيدًا",
    oneLess: "٤٩ رصيدًا",
    kept: "١٥٠٠",
    free: "لم يُخصم شيء",
    charged: "كلّف رصيدًا واحدًا",
  },
  en: {
    create: "Sign up",
    check: "Check Your Email",
    confirm: "Confirm your email",
    bench: "What should the AI do for you?",
    offer: "50 free credits are yours",
    take: "Claim them and start",
    fifty: "50 credits",
    oneLess: "49 credits",
    kept: "£1500",
    free: "nothing charged",
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
      // Screens from the form to the result; the mail is not one of the product's.
      const screens: string[] = [];
      const seen = async (heading: string | RegExp) => {
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        screens.push(new URL(page.url()).pathname);
      };
      await page.setViewportSize(size);
      await page.goto(path("/"));
      await expect(page).toHaveURL(new RegExp(`${path("/login")}\\?returnTo=`));
      await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
      await page.goto(path("/signup"));
      await seen(WORDS[language].create);
      await page.locator('input[type="email"]').fill(email);
      await page.locator('input[autocomplete="new-password"]').first().fill(PASSWORD);
      await page.locator('input[autocomplete="new-password"]').last().fill(PASSWORD);
      await page.locator('main button[type="submit"]').last().click();
      await expect(page.getByText(email)).toBeVisible();
      await seen(WORDS[language].check);
      await page.locator('main a[href*="/dev/outbox"]').click();
      await expectNoAxeViolations(page);
      await page.locator('a[href*="/confirm?token="]').first().click();
      await seen(WORDS[language].confirm);
      await page.locator('main button[type="submit"]').click();
      await expect(page).toHaveURL(new RegExp(`${path("/")}$`));
      await seen(WORDS[language].bench);

      // An example is written, the free credits are offered, and nothing is refused.
      await expect(page.locator("textarea").first()).not.toHaveValue("");
      await expect(page.getByText(WORDS[language].offer, { exact: true })).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
      await expectNoAxeViolations(page);
      await page.locator("textarea").first().fill(REQUEST[language]);
      await page.getByRole("button", { name: WORDS[language].take, exact: true }).click();
      const prompt = page.getByRole("article");
      await expect(prompt).toContainText(WORDS[language].kept);
      await seen(WORDS[language].bench);
      expect(new Set(screens).size).toBeLessThanOrEqual(4);
      await expect(page.locator("header").getByText(WORDS[language].fifty)).toBeVisible();
      await expect(prompt).toContainText(WORDS[language].free);
      await page.locator("li:visible textarea").first().fill("two friends, since May");
      await expect(prompt).toContainText("two friends, since May");
      await expect(prompt).toContainText(WORDS[language].charged);
      await expect(page.locator("header").getByText(WORDS[language].oneLess)).toBeVisible();
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

test("a session that ended elsewhere leads to login and back, with the draft", async ({ page, context, product }) => {
  const email = await signedUp(context, product);
  await page.goto("/en/prompt-generate");
  await page.locator("textarea").first().fill(REQUEST.en);
  await context.clearCookies();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/login\?returnTo=%2Fen%2Fprompt-generate&ended=1$/);
  await expect(page.getByText("Your session has ended.")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.locator('input[type="email"]').fill(email);
  await page.locator('input[type="password"]').fill(PASSWORD);
  await page.locator('main button[type="submit"]').last().click();
  await expect(page).toHaveURL(/\/en\/prompt-generate$/);
  await expect(page.locator("textarea").first()).toHaveValue(REQUEST.en);
});

test("what another tab spends is seen when this one is looked at again", async ({ page, context, product }) => {
  await signedUp(context, product);
  await page.goto("/en/prompt-checker");
  await expect(page.locator("header").getByText("50 credits")).toBeVisible();
  await page.clock.install();
  await context.request.post(`${product.url}/api/tools/prompt-generate/runs?lang=en`, {
    data: { lang: "en", text: REQUEST.en, tone: "warm" },
    headers: { origin: product.url, "idempotency-key": crypto.randomUUID() },
  });
  await page.clock.fastForward(10_000);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.locator("header").getByText("49 credits")).toBeVisible();
  await expect(page.getByText("49 credits left")).toBeVisible();
});

test("a result has an address: a reload, another tab and coming back show it, without another run", async ({
  page,
  context,
  product,
}) => {
  await signedUp(context, product);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en/ai-humanizer");
  await page
    .locator("textarea")
    .first()
    .fill(`In today's fast-paced world, it is important to note that we delve into teamwork. ${REQUEST.en}`);
  await page.keyboard.press("Control+Enter");
  const result = page.getByRole("article");
  await expect(result).toBeInViewport();
  await expect(result.getByRole("button", { name: "Copy" })).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(/\?run=/);
  const address = page.url();
  const text = await result.getByRole("tabpanel").innerText();
  await page.reload();
  await expect(result.getByRole("tabpanel")).toHaveText(text);
  await page.goto("/en/history");
  await page.goBack();
  await expect(result.getByRole("tabpanel")).toHaveText(text);
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole("article").getByRole("tabpanel")).toHaveText(text);
  await expect(other.locator("header").getByText("50 credits")).toBeVisible();
  await other.close();

  await page.goto("/en/prompt-generate");
  await page.locator("textarea").first().fill(REQUEST.en);
  await page.keyboard.press("Control+Enter");
  // The first question may be an open one, with nothing to tap.
  await page.locator("li:visible textarea").first().fill("Invoice 204, due on 3 May");
  await expect(result).toContainText("cost 1 credit");
  const prompt = (await result.locator(".sheet-text").textContent()) ?? "";
  const tab = await context.newPage();
  await tab.goto(page.url());
  await expect(tab.getByRole("article").locator(".sheet-text")).toHaveText(prompt);
  await tab.close();
});

test("what somebody writes before a kept run has come back stays; the run is in history", async ({
  page,
  context,
  product,
}) => {
  await signedUp(context, product);
  await page.goto("/en/prompt-generate");
  await page.locator("textarea").first().fill(REQUEST.en);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("article")).toBeVisible();
  const { promise: isWritten, resolve: written } = Promise.withResolvers<void>();
  await page.route("**/api/runs/*", async (route) => {
    await isWritten;
    await route.continue();
  });
  const found = page.waitForResponse("**/api/runs/*");
  await page.goto("/en/prompt-generate");
  const box = page.locator("textarea").first();
  await box.fill("a thank-you note to my neighbour");
  written();
  await found;
  await expect(box).toHaveValue("a thank-you note to my neighbour");
  await expect(page.getByRole("article")).toBeHidden();
});
