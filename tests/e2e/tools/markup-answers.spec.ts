import { expect, type Page } from "@playwright/test";
import { NOTE_ANSWER, NOTE_REQUEST } from "#tests/support/models/model-answers.ts";
import { signedUp } from "#tests/e2e/support/product.ts";
import { test } from "#tests/e2e/support/product-with-model.ts";

/** Markup, links that would run something, and pictures from elsewhere, in a model's answer (T-14). */
const MARKUP =
  '<script>window.ran = 1</script><img src="https://pictures.example.com/a.png" onerror="window.ran = 2">' +
  "<iframe src='https://frames.example.com/'></iframe><b>bold</b> [press](javascript:window.ran=3) " +
  '![remote](https://pictures.example.com/b.png) <a href="javascript:window.ran=4">press</a> &lt;i&gt;';
const ANSWER = JSON.parse(NOTE_ANSWER) as { prompt: string; questions: { examples: string[] }[] };

for (const lang of ["ar", "en"] as const) {
  test(`markup in a model's answer is text: while it is written, as a result, after a reload, in history (${lang}, T-14)`, async ({
    page,
    context,
    product,
  }) => {
    await signedUp(context, product);
    const elsewhere: string[] = [];
    page.on("request", (request) => void (request.url().startsWith(product.url) || elsewhere.push(request.url())));
    page.on("dialog", (dialog) => void dialog.dismiss());
    const prefix = lang === "en" ? "/en" : "";
    const text = JSON.stringify({
      ...ANSWER,
      prompt: `${ANSWER.prompt}\n${MARKUP}`,
      title: `Note ${MARKUP}`,
      questions: ANSWER.questions.map((question) => ({
        ...question,
        examples: [`Sami <img src=x onerror=window.ran=5>`],
      })),
    });
    product.llm.play({ does: "answer", text, pieces: 30, everyMs: 100 });
    await page.goto(`${prefix}/prompt-generate`);
    await page.locator("textarea").first().fill(NOTE_REQUEST);
    await page.keyboard.press("Control+Enter");
    await expect(page.locator(".sheet-text")).toContainText("<script>window.ran = 1</script>");
    const sheet = page.getByRole("article");
    await expect(sheet).toContainText('<img src="https://pictures.example.com/a.png" onerror="window.ran = 2">');
    await expect(sheet).toContainText("[press](javascript:window.ran=3) ![remote](https://pictures.example.com/b.png)");
    await expect(sheet).toContainText("&lt;i&gt;");
    await expectNothingOfIt(page);
    await page.reload();
    await expect(sheet).toContainText("<iframe src='https://frames.example.com/'></iframe><b>bold</b>");
    await expectNothingOfIt(page);
    await page.goto(`${prefix}/history`);
    await expect(page.locator("main")).toContainText(NOTE_REQUEST);
    await expectNothingOfIt(page);
    expect(elsewhere).toEqual([]);
  });
}

test("a hundred thousand line ends in an answer leave the page usable (T-14)", async ({ page, context, product }) => {
  await signedUp(context, product);
  const text = JSON.stringify({ ...ANSWER, prompt: `${ANSWER.prompt}${"\n".repeat(100_000)}end` });
  product.llm.play({ does: "answer", text });
  await page.goto("/en/prompt-generate");
  await page.locator("textarea").first().fill(NOTE_REQUEST);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("article")).toContainText(NOTE_REQUEST, { timeout: 20_000 });
  await page.locator("textarea").first().fill("another request");
  await expect(page.locator("textarea").first()).toHaveValue("another request");
  const height = await page.getByRole("article").evaluate((article) => article.getBoundingClientRect().height);
  expect(height).toBeLessThan(20_000);
});

/** Nothing in the page came from the answer's markup, and nothing of it ran. */
async function expectNothingOfIt(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    ran: (window as { ran?: number }).ran ?? null,
    made: document.querySelectorAll("iframe, [onerror], a[href^='javascript:' i], img[src*='example.com'], main b")
      .length,
  }));
  expect(found).toEqual({ ran: null, made: 0 });
}
