import { expect } from "@playwright/test";
import { NOTE_ANSWER, NOTE_REQUEST, NOTE_WOVEN } from "#tests/support/models/model-answers.ts";
import { signedUp } from "#tests/e2e/support/product.ts";
import { test } from "#tests/e2e/support/product-with-model.ts";

test.beforeEach(async ({ page, context, product }) => {
  await signedUp(context, product);
  await page.goto("/en/prompt-generate");
  await page.locator("textarea").first().fill(NOTE_REQUEST);
});

test("text appears as it is written, then the whole result with the model's name", async ({ page, product }) => {
  product.llm.play({ does: "answer", text: NOTE_ANSWER, pieces: 40, everyMs: 120 });
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await expect(page.locator(".sheet-text")).toContainText("thank-you note");
  await expect(page.getByRole("article")).toHaveCount(0);
  await expect(page.getByRole("article")).toContainText(NOTE_REQUEST, { timeout: 20_000 });
  await expect(page.getByRole("article")).toContainText("deepseek");
  await expect(page.getByRole("article")).toContainText("cost 1 credit");
  await expect(page.getByText("What did someone do that you will remember?")).toBeVisible();
});

test("writing does not move what one reads; a button leads to the newest line", async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  product.llm.play({ does: "answer", text: NOTE_ANSWER, pieces: 60, everyMs: 250 });
  await page.keyboard.press("Control+Enter");
  const text = page.locator(".sheet-text");
  await expect(text).toContainText("write a short");
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, -5000);
  const newest = page.getByRole("button", { name: "To the newest line" });
  await expect(newest).toBeInViewport();
  const before = await text.innerText();
  await expect(async () => expect((await text.innerText()).length).toBeGreaterThan(before.length)).toPass();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await newest.click();
  await expect(newest).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test("Stop before any text costs nothing and says so", async ({ page, product }) => {
  product.llm.play({ does: "keep-alive" });
  await page.keyboard.press("Control+Enter");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("Stopped before any text appeared. Nothing was charged.").last()).toBeVisible();
  await expect(page.getByText("50 credits left")).toBeVisible();
});

test("Stop after text leaves the text, with its warning, and history opens it", async ({ page, product }) => {
  await expect(page.getByText("One credit for the request and its questions")).toBeVisible();
  product.llm.play({ does: "answer", text: NOTE_ANSWER, pieces: 60, everyMs: 120 });
  await page.keyboard.press("Control+Enter");
  const text = page.locator(".sheet-text");
  await expect(text).toContainText("write a short");
  await page.getByRole("button", { name: "Stop" }).click();
  const sheet = page.getByRole("article");
  await expect(sheet).toContainText("write a short");
  await expect(sheet).toContainText("Writing was stopped before it was finished");
  await page.goto("/en/history");
  await page.getByRole("link", { name: "Open" }).first().click();
  await expect(sheet).toContainText("write a short");
  await expect(sheet).toContainText("Writing was stopped before it was finished");
  await expect(page.locator("textarea").first()).toHaveValue(NOTE_REQUEST);
});

test("a change that a model makes names its price; when it fails the result stays, and Retry asks for the change again", async ({
  page,
  product,
}) => {
  product.llm.play({ does: "answer", text: NOTE_ANSWER });
  await page.keyboard.press("Control+Enter");
  const sheet = page.getByRole("article");
  await expect(sheet).toContainText(NOTE_REQUEST);
  const asked: string[] = [];
  await page.route("**/api/tools/prompt-generate/runs*", (route) => {
    asked.push((route.request().postDataJSON() as { promptLanguage: string }).promptLanguage);
    return route.abort();
  });
  await page.getByRole("button", { name: "Arabic version (1 credit)" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(sheet).toContainText(NOTE_REQUEST);
  const before = asked.length;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  expect(new Set(asked)).toEqual(new Set(["ar"]));
  await expect(sheet).toContainText(NOTE_REQUEST);
});

test("a reload in the middle finds the result, charged once", async ({ page, product }) => {
  product.llm.play({ does: "answer", text: NOTE_ANSWER, pieces: 30, everyMs: 120 });
  await page.keyboard.press("Control+Enter");
  await expect(page.locator(".sheet-text")).toContainText("thank-you note");
  await page.reload();
  await expect(page.getByRole("article")).toContainText(NOTE_REQUEST, { timeout: 20_000 });
  await page.reload();
  await expect(page.getByRole("article")).toContainText("cost 1 credit");
  expect(product.llm.requests).toHaveLength(1);
});

test("when the model fails after it began, the built-in engine takes over and says so", async ({ page, product }) => {
  product.llm.play({ does: "reset", after: NOTE_ANSWER.slice(0, 60) });
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("article")).toContainText("Built-in engine");
  await expect(page.getByRole("article")).toContainText("The AI model gave no usable answer");
  await expect(page.getByRole("article")).toContainText("nothing charged");
});

test("the model writes the answers in, a reload keeps it, and the proof tells the order after the choice", async ({
  page,
  product,
}) => {
  product.llm.play({ does: "answer", text: NOTE_ANSWER });
  await page.keyboard.press("Control+Enter");
  await page.getByRole("button", { name: "Sami carried the piano" }).click();
  const sheet = page.getByRole("article");
  await expect(sheet).toContainText("What stood out: Sami carried the piano");
  product.llm.play({ does: "answer", text: NOTE_WOVEN });
  await sheet.getByRole("button", { name: "Merge my request and answers into one text" }).click();
  await expect(sheet).toContainText("and mention that Sami carried the piano");
  await page.reload();
  await expect(sheet).toContainText("and mention that Sami carried the piano");
  await expect(sheet).toContainText("cost 1 credit");
  product.llm.play({ does: "answer", text: "Dear team, thank you." });
  await sheet.getByRole("button", { name: "Compare both answers (2 credits)" }).click();
  await expect(sheet.getByText("Dear team, thank you.")).toHaveCount(2);
  await expect(sheet.getByText("The prompt's answer")).toHaveCount(0);
  await sheet.getByRole("button", { name: "The second is better" }).click();
  await expect(sheet.getByRole("heading", { name: "The prompt's answer" })).toBeVisible();
  await expect(sheet.getByText(/^You chose (the prompt's|your request's) answer\./)).toBeVisible();
  // What was paid for is there again, below a further one.
  await page.reload();
  await expect(sheet.getByText("Dear team, thank you.")).toHaveCount(2);
  await expect(sheet.getByRole("heading", { name: "The prompt's answer" })).toBeVisible();
  product.llm.play({ does: "answer", text: "Dear team, well done." });
  await sheet.getByRole("button", { name: "Compare again (2 credits)" }).click();
  await expect(sheet.getByText("Dear team, well done.")).toHaveCount(2);
  await sheet.getByText("Earlier comparisons").click();
  await expect(sheet.getByText("Dear team, thank you.").first()).toBeVisible();
});

const CUT_SHORT = [
  { path: "prompt-checker", mainText: "improved" },
  { path: "ai-humanizer", mainText: "text" },
  { path: "image-prompt", mainText: "prompt" },
  { path: "video-prompt", mainText: "prompt" },
];

for (const { path, mainText } of CUT_SHORT)
  test(`${path}: what was written before a stop is shown while it comes, and stays with its warning`, async ({
    page,
    product,
  }) => {
    const written = `A quiet harbour at dawn, ${"with boats and gulls over the water, ".repeat(40)}`;
    const slow = { pieces: 60, everyMs: 150 };
    product.llm.play(
      { does: "answer", text: "a draft" },
      { does: "answer", text: "another draft" },
      { does: "answer", text: JSON.stringify({ [mainText]: written, title: "x" }), ...slow },
    );
    await page.goto(`/en/${path}`);
    await page
      .locator("textarea")
      .first()
      .fill("A harbour at dawn with boats, described for a reader who was never there.");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText("A quiet harbour at dawn")).toBeVisible();
    await expect(page.getByText("Comparing them and writing the result…")).toBeVisible();
    await page.getByRole("button", { name: "Stop" }).click();
    const left = page.getByRole("article");
    await expect(left).toContainText("Writing was stopped before it was finished.");
    await expect(left).toContainText("A quiet harbour at dawn");
    await expect(page.getByText("49 credits left")).toBeVisible();
    await page.reload();
    await expect(left).toContainText("A quiet harbour at dawn");
  });
