import { expect, expectNoAxeViolations, signedUp, test } from "#tests/e2e/support/product.ts";

const WORDS = {
  ar: {
    path: "/prompt-generate",
    request: "رسالة اعتذار لعميل تأخر طلبه",
    start: "ابدأ",
    buys: "الرصيد مقابل",
    copy: "نسخ",
    paste: "لصقت البرومبت وجاءك الجواب؟",
    field: "الجواب الذي جاءك",
    take: "حفظ أو إرسال",
    word: "ملف Word",
    answer: "السلام عليكم،\n\nنعتذر عن تأخر طلبكم.\n\nمع التحية",
  },
  en: {
    path: "/en/prompt-generate",
    request: "apology to a client whose order is late",
    start: "Start",
    buys: "The credit",
    copy: "Copy",
    paste: "Got the answer? Paste it here",
    field: "The answer that you got",
    take: "Save or send",
    word: "Word file",
    answer: "Dear client,\n\nYour order is late, and we are sorry.\n\nKind regards",
  },
};

for (const language of ["ar", "en"] as const) {
  const words = WORDS[language];

  test(`who has copied the prompt may bring the answer and take it as a Word file, ${language}`, async ({
    page,
    context,
    product,
  }) => {
    await signedUp(context, product);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(words.path);
    await page.locator("textarea").first().fill(words.request);
    await page.getByRole("button", { name: words.start, exact: true }).click();
    // Before the first answer the page says what its credit is for, with the way to a free page.
    const buys = page.getByText(words.buys);
    await expect(buys).toBeVisible();
    await expect(buys.getByRole("link")).toHaveAttribute("href", /\/tasks/);
    const sheet = page.getByRole("article");
    await expect(sheet.getByText(words.paste)).toHaveCount(0);
    await sheet.getByRole("button", { name: words.copy, exact: true }).click();
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
    await sheet.getByText(words.paste).click();
    await sheet.getByLabel(words.field).fill(words.answer);
    await expectNoAxeViolations(page);
    await sheet.getByRole("button", { name: words.take }).click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: words.word }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.docx$/);
    expect(sent).toEqual([]);
  });
}
