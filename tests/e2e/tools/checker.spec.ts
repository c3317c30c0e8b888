import { expect, signedUp, test } from "#tests/e2e/support/product.ts";

const TIPPED =
  "I will tip you $300 for a perfect answer. Write a 60-word notice for the tenants of Elm House about the lift repair on 4 May.";

test("findings come first, a quote shows its words, a fix mends its finding and can be undone", async ({
  page,
  context,
  product,
}) => {
  await signedUp(context, product);
  await page.goto("/en/prompt-checker");
  const field = page.locator("textarea").first();
  await field.fill(TIPPED);
  await page.keyboard.press("Control+Enter");
  const result = page.getByRole("article");
  await expect(result.getByRole("heading", { level: 3 }).first()).toHaveText("Findings");
  const word = result.getByRole("heading", { level: 2 });
  await expect(word).toHaveText("Strong");
  await expect(result.getByText(/\d+ of 100/)).toHaveCount(0);

  const finding = result
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: "Fix" }) })
    .first();
  const quote = await finding.getByTitle("Show it in the text").innerText();
  await finding.getByTitle("Show it in the text").click();
  const selected = () =>
    field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  expect(await selected()).toBe(quote);

  await finding.getByRole("button", { name: "Fix" }).click();
  await expect(field).not.toHaveValue(TIPPED);
  const mended = result.getByRole("listitem").filter({ hasText: quote });
  await expect(mended).toContainText("fixed");

  await mended.getByRole("button", { name: "Undo" }).click();
  await expect(field).toHaveValue(TIPPED);
  await expect(finding.getByTitle("Show it in the text")).toHaveText(quote);
});
