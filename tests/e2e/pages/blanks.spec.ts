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
