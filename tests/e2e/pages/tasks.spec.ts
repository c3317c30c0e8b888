import { expect, expectNoAxeViolations, signedUp, test } from "#tests/e2e/support/product.ts";

test.describe("a task without an account", () => {
  test("is found by its words, asks, and composes in the browser alone", async ({ page, context, product }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`${product.url}/tasks`);
    await page.getByRole("searchbox", { name: "ابحث عن مهمة" }).fill("مروريه مخالفة");
    await expect(page.locator("[data-search-entry]:visible")).toHaveCount(1);
    // Everyday words find what no name says.
    await page.getByRole("searchbox").fill("راتبي متأخر");
    await expect(page.getByRole("link", { name: "مطالبة برواتب متأخرة" })).toBeVisible();
    await page.getByRole("searchbox").fill("مخالفات السرعة");
    await expect(page.getByRole("link", { name: "اعتراض على مخالفة مرورية" })).toBeVisible();
    await page.getByRole("link", { name: "اعتراض على مخالفة مرورية" }).click();
    await expect(page).toHaveURL(/\/tasks\/fine-objection$/);

    const sent: string[] = [];
    page.on("request", (request) => request.resourceType() === "fetch" && sent.push(request.url()));
    await page.getByLabel("ما المخالفة المكتوبة، ومن سجّلها، وأين ومتى؟").fill("تجاوز سرعة، الدائري، الثلاثاء");
    const tap = page.locator("[data-tap]", { hasText: "شاهد كان معي، ولا صورة عندهم" });
    await tap.click();
    const prompt = page.locator("[data-prompt-text]");
    await expect(prompt).toContainText("- المخالفة ومن سجّلها: تجاوز سرعة، الدائري، الثلاثاء");
    await expect(prompt).toContainText("- الدليل: شاهد كان معي، ولا صورة عندهم");
    await tap.click();
    await expect(prompt).not.toContainText("الدليل:");
    await page.locator("[data-copy-prompt]").click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe("اكتب لي اعتراضًا على مخالفة مرورية\n\nتفاصيل:\n- المخالفة ومن سجّلها: تجاوز سرعة، الدائري، الثلاثاء");
    expect(sent).toEqual([]);
    await expectNoAxeViolations(page);
    await page.goto(`${product.url}/en/tasks/fine-objection`);
    await expect(page.locator("[data-prompt-text]")).toContainText(
      "- The fine and who issued it: تجاوز سرعة، الدائري، الثلاثاء",
    );
  });

  test("an unknown task is a page that says so", async ({ page, product }) => {
    const answer = await page.goto(`${product.url}/en/tasks/no-such-task`);
    expect(answer?.status()).toBe(404);
  });

  test("is in the sitemap in both languages", async ({ request, product }) => {
    const map = await (await request.get(`${product.url}/sitemap.xml`)).text();
    expect(map).toContain(`<loc>${product.url}/tasks/fine-objection</loc>`);
    expect(map).toContain(`<loc>${product.url}/en/tasks/fine-objection</loc>`);
  });
});

test("goes on in the generator with request and answers, under their labels", async ({ page, context, product }) => {
  await signedUp(context, product);
  // A result of before gives way to what is handed over.
  await page.goto(`${product.url}/en/prompt-generate`);
  await page.locator("textarea").first().fill("a thank-you note to my neighbour");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("article")).toBeVisible();
  await page.goto(`${product.url}/en/tasks/fine-objection`);
  await page.getByLabel("What are you fined for, who issued it, and where and when?").fill("42 in a 30, ring road");
  await page.getByRole("button", { name: "Go on in Siyagha" }).click();
  await expect(page).toHaveURL(/\/en\/prompt-generate$/);
  await expect(page.locator("textarea").first()).toHaveValue("Write an objection to a traffic fine");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByRole("article")).toContainText("The fine and who issued it: 42 in a 30, ring road");
});
