import { expect, expectNoAxeViolations, signedUp, test } from "#tests/e2e/support/product.ts";

const CODE = "def late(order):\n    if order.days > 3:\n\t\treturn  True\n    return False";

test("pasted code keeps its indentation in a prompt of the library, on the page and copied", async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${product.url}/en/prompts?q=bug`);
  const links = page.locator('main a[href*="/prompts/"]');
  await links.filter({ hasText: /bug/i }).first().click();
  const field = page.locator('[data-blank="code_and_error"]');
  await field.focus();
  await page.keyboard.insertText(CODE);
  await expect(page.locator("[data-prompt-text]")).toContainText("def late(order):");
  const shown = await page.locator("[data-prompt-text] p").allTextContents();
  expect(shown.join("\n")).toContain(`\`\`\`\n${CODE}\n\`\`\``);
  await page.locator("[data-copy-prompt]").click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`\`\`\`\n${CODE}\n\`\`\``);
  await expectNoAxeViolations(page);
});

test("a prompt copied with blanks names them in words, on the page and in the text", async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${product.url}/en/prompts?q=bug`);
  await page.locator('main a[href*="/prompts/"]').filter({ hasText: /bug/i }).first().click();
  await page.locator("[data-copy-prompt]").click();
  const status = page.getByRole("status").filter({ hasText: "are in brackets" });
  await expect(status).toContainText("code and error");
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain("[code and error]");
  expect(await copied()).not.toContain("{{");
  await expectNoAxeViolations(page);
  for (const field of await page.locator("[data-blank]").all()) await field.fill("filled");
  await expect(status).toHaveCount(0);
  await page.locator("[data-copy-prompt]").click();
  await expect.poll(copied).toContain("filled");
  await expect(status).toHaveCount(0);
});

test("a blank of the generator's own request takes lines as well", async ({ page, context, product }) => {
  await signedUp(context, product);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/en/prompt-generate");
  await page.locator("textarea").first().fill("Find what is wrong in this code for me: {{code}}");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const sheet = page.getByRole("article");
  await sheet.locator("textarea.blank").focus();
  await page.keyboard.insertText(CODE);
  await sheet.getByRole("button", { name: "Copy", exact: true }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`code for me: ${CODE}`);
  await expectNoAxeViolations(page);
});

test("the checker's form of blanks keeps lines and their indentation", async ({ page, context, product }) => {
  await signedUp(context, product);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/en/prompt-checker");
  const field = page.locator("textarea").first();
  await field.fill("Review {{code}} for me. Answer in three points. Review {{code}} for me.");
  await field.press("Control+Enter");
  await page.getByLabel("The code", { exact: false }).focus();
  await page.keyboard.insertText(CODE);
  await page.getByRole("article").getByRole("button", { name: "Copy", exact: true }).first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(CODE);
  await expectNoAxeViolations(page);
});

test("a saved prompt's blank keeps lines and their indentation", async ({ page, context, product }) => {
  await signedUp(context, product);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const post = (path: string, data: object) =>
    context.request.post(`${product.url}/api${path}`, { data, headers: { origin: product.url } });
  const { packages } = (await (await context.request.get(`${product.url}/api/packages`)).json()) as {
    packages: { priceId: string | null; mode: string }[];
  };
  const { priceId } = packages.find(({ mode }) => mode === "subscription") ?? {};
  const { id } = (await (await post("/checkout", { priceId })).json()) as { id: string };
  expect((await post(`/test-checkout/sessions/${id}/payment`, {})).status()).toBe(200);
  expect((await post("/saved", { title: "Mend", content: "Mend this:\n{{code}}\nThanks", lang: "en" })).ok()).toBe(
    true,
  );
  await page.goto("/en/saved");
  await page.getByText("Mend", { exact: true }).click();
  await page.getByLabel("code", { exact: true }).focus();
  await page.keyboard.insertText(CODE);
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`Mend this:\n${CODE}\nThanks`);
  await expectNoAxeViolations(page);
});
