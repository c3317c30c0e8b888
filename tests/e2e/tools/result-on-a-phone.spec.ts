import { expect, signedUp, test } from "#tests/e2e/support/product.ts";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

const TEXT =
  "من المهم أن نلاحظ أن التعليم يلعب دورًا محوريًا في بناء المجتمعات. ليس مجرد وسيلة لنقل المعرفة، بل هو حجر الزاوية في التنمية. علاوة على ذلك، يساهم التعليم في تعزيز القيم. في الختام، يمكن القول إن التعليم نقلة نوعية.";

test("a result opened by its address begins where the eye is, its three tabs whole", async ({
  page,
  context,
  product,
  browser,
}) => {
  await signedUp(context, product);
  await page.goto("/ai-humanizer");
  await page.locator("textarea").first().fill(TEXT);
  await page.keyboard.press("Control+Enter");
  await expect(page).toHaveURL(/run=/);

  // Another browser, whose field is empty, so that examples are under the result.
  const elsewhere = await browser.newContext({
    storageState: await context.storageState(),
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
  });
  const opened = await elsewhere.newPage();
  await opened.goto(page.url());
  const result = opened.getByRole("article");
  await expect(result).toBeVisible();
  await expect
    .poll(() => result.evaluate((article) => Math.round(article.getBoundingClientRect().top)))
    .toBeLessThan(200);
  expect(await result.evaluate((article) => article.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  const tabs = opened.getByRole("tablist");
  expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  await elsewhere.close();
});

test("a long text scrolls in its field, and the checker's marks with it", async ({ page, context, product }) => {
  await signedUp(context, product);
  await page.goto("/prompt-checker");
  const field = page.locator("textarea").first();
  const line = "اكتب مقالًا قصيرًا ومفصلًا جدًا عن الطاقة الشمسية.\n";
  await field.fill(line.repeat(60));
  const box = await field.boundingBox();
  expect(box?.height).toBeLessThan(844 * 0.75);
  await expect(page.locator("main [data-start]").first()).toBeAttached();
  await field.evaluate((area: HTMLTextAreaElement) => (area.scrollTop = 300));
  const sheet = page.locator("main [aria-hidden='true']:has([data-start])");
  await expect.poll(() => sheet.evaluate((element) => element.scrollTop)).toBe(300);
  expect(await sheet.evaluate((element) => element.clientWidth)).toBe(
    await field.evaluate((element) => element.clientWidth),
  );
});
