import sharp from "sharp";
import { expect, expectNoAxeViolations, signedUp, test } from "#tests/e2e/support/product.ts";

const WORDS = {
  ar: {
    request: "عايز شكوى لشركة الكهرباء من فاتورة غلط",
    run: "ابدأ",
    open: "املأ الإجابات من صورة ورقة",
    cost: /القراءة برصيد واحد/,
    read: /^اقرأ الورقة/,
    missing: "اختر صورة أو ملف PDF أولًا.",
    add: /^أضف .*إلى الإجابة/,
    reference: "المرجع: 44718",
  },
  en: {
    request: "complaint to the electricity company about a wrong bill",
    run: "Start",
    open: "Fill in from a photo of a paper",
    cost: /Reading costs 1 credit/,
    read: /^Read the paper/,
    missing: "Choose an image or a PDF first.",
    add: /^Add .*to the answer/,
    reference: "Reference: 44718",
  },
};

async function paper(): Promise<Buffer> {
  const lines = ["Reference No. 44718", "Date: 3 March 2026", "Total: 250.00 USD", "14/05/2026"];
  const text = lines.map((line, at) => `<text x="60" y="${90 + at * 90}">${line}</text>`).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="460"><rect width="900" height="460" fill="#fff"/><g font-family="DejaVu Sans" font-size="40">${text}</g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

for (const language of ["ar", "en"] as const) {
  test(`a photographed paper fills an answer with what is ticked, ${language}`, async ({ page, context, product }) => {
    const words = WORDS[language];
    await signedUp(context, product);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(language === "ar" ? "/prompt-generate" : "/en/prompt-generate");
    await page.locator("textarea").first().fill(words.request);
    await page.getByRole("button", { name: words.run, exact: true }).click();
    const answer = page.locator("li:visible textarea").first();
    await answer.fill("as agreed");
    await page.getByRole("button", { name: words.open }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(words.cost)).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByRole("button", { name: words.read }).click();
    await expect(dialog.getByText(words.missing)).toBeVisible();
    await expect(dialog.locator('input[capture="environment"]')).toHaveCount(1);
    const file = { name: "bill.png", mimeType: "image/png", buffer: await paper() };
    await dialog.locator('input[type="file"]').first().setInputFiles(file);
    await dialog.getByRole("button", { name: words.read }).click();
    const boxes = dialog.getByRole("checkbox");
    // The reading of a picture takes its time on a busy machine.
    await expect(boxes).toHaveCount(4, { timeout: 30_000 });
    // Nothing is in the answer yet; a date that the paper does not name waits for its tick.
    await expect(answer).toHaveValue("as agreed");
    await expect(dialog.getByRole("checkbox", { name: words.reference })).toBeChecked();
    await expect(dialog.getByRole("checkbox", { name: /14\/05\/2026/ })).not.toBeChecked();
    await expect(dialog.getByText("Reference No. 44718")).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByRole("checkbox", { name: /250\.00/ }).uncheck();
    await dialog.getByRole("button", { name: words.add }).click();
    await expect(dialog).toBeHidden();
    await expect(answer).toHaveValue(
      language === "ar"
        ? "as agreed · المرجع: 44718 · التاريخ: 3 March 2026"
        : "as agreed · Reference: 44718 · Date: 3 March 2026",
    );
    await expect(answer).toBeFocused();
  });

  test(`a doubtful reading is marked and not ticked, ${language}`, async ({ page, context, product }) => {
    const words = WORDS[language];
    await signedUp(context, product);
    const text = "Reference No. 44718\nTotal: 250.00 USD";
    const place = { box: null, page: 1, lang: "en", dir: "ltr", weak: false };
    const result = {
      text,
      blocks: [{ text, confidence: 0.9, ...place }],
      words: [{ text: "44718", confidence: 0.3, block: 0, box: { x: 0, y: 0, width: 1, height: 1 } }],
      confidence: 0.9,
      language: "en",
      tables: [],
      pages: 1,
      sheets: [{ width: 0, height: 0 }],
    };
    const envelope = { tool: "image-to-text", lang: language, engine: "builtin", runId: "r", cost: 1, result };
    const done = { ...envelope, creditsLeft: 48, warnings: [], stats: { words: 5, characters: 36 }, ms: 9 };
    await page.route(/\/api\/tools\/image-to-text\/runs/, (route) =>
      route.fulfill({
        contentType: "text/event-stream",
        body: `event: start\ndata: {"runId":"r","engine":"builtin"}\n\nevent: result\ndata: ${JSON.stringify(done)}\n\n`,
      }),
    );
    await page.goto(language === "ar" ? "/prompt-generate" : "/en/prompt-generate");
    await page.locator("textarea").first().fill(words.request);
    await page.getByRole("button", { name: words.run, exact: true }).click();
    await page.getByRole("button", { name: words.open }).click();
    const dialog = page.getByRole("dialog");
    const file = { name: "bill.png", mimeType: "image/png", buffer: await paper() };
    await dialog.locator('input[type="file"]').first().setInputFiles(file);
    await dialog.getByRole("button", { name: words.read }).click();
    await expect(dialog.getByRole("checkbox", { name: words.reference })).not.toBeChecked();
    await expect(dialog.getByText(language === "ar" ? /قراءة غير مؤكدة/ : /Not a sure reading/)).toHaveCount(1);
    await expect(dialog.getByRole("checkbox", { name: /250\.00/ })).toBeChecked();
    await expectNoAxeViolations(page);
  });
}
