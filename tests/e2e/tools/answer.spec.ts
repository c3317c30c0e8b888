import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { NOTE_ANSWER, NOTE_REQUEST } from "#tests/support/models/model-answers.ts";
import { signedUp } from "#tests/e2e/support/product.ts";
import { test } from "#tests/e2e/support/product-with-model.ts";

const WORDS = {
  en: {
    path: "/en/prompt-generate",
    history: "/en/history",
    open: "Open",
    request: NOTE_REQUEST,
    show: "Show me the answer · 1 credit",
    again: "Answer again · 1 credit",
    stop: "Stop",
    stopped: "Writing was stopped before it was finished.",
    copy: "Copy the answer",
    text: "Dear team,\n\nthank you for the move. Yours, Huda",
    take: "Save or send",
    word: "Word file",
    print: "Print or PDF",
    file: "Dear team,.docx",
  },
  ar: {
    path: "/prompt-generate",
    history: "/history",
    open: "فتح",
    request: "اكتب رسالة شكر قصيرة لفريقي المكوّن من ٦ أشخاص بعد الانتقال",
    show: "أرني الجواب · رصيد واحد",
    again: "أجب من جديد · رصيد واحد",
    stop: "إيقاف",
    stopped: "أُوقفت الكتابة قبل اكتمالها.",
    copy: "نسخ الجواب",
    text: "فريقي العزيز،\n\nشكرًا على الانتقال. أختكم هدى",
    take: "حفظ أو إرسال",
    word: "ملف Word",
    print: "طباعة أو PDF",
    file: "فريقي العزيز،.docx",
  },
} as const;

/** The newest answer as a Word file, and on paper with nothing of the page around it. */
async function takeAsPaper(page: Page, sheet: Locator, words: (typeof WORDS)["en" | "ar"]): Promise<void> {
  const choose = async (item: string) => {
    await sheet.getByRole("button", { name: words.take }).first().click();
    await page.getByRole("menuitem", { name: item, exact: true }).click();
  };
  const coming = page.waitForEvent("download");
  await choose(words.word);
  const file = await coming;
  expect(file.suggestedFilename()).toBe(words.file);
  // A zip, as every Word file is one.
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe("PK");

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-seen", document.title);
  });
  await choose(words.print);
  await expect(page.locator("html")).toHaveAttribute("data-seen", words.text.split("\n")[0] ?? "");
  await page.emulateMedia({ media: "print" });
  const shown = await page.locator("body > *:visible").allInnerTexts();
  expect(shown.map((text) => text.replace(/\n+/g, "\n\n"))).toEqual([words.text]);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.locator(".paper")).toHaveCount(0);
}

for (const language of ["en", "ar"] as const) {
  test(`the finished answer is asked for beside copying, stopped, written, and kept, ${language}`, async ({
    page,
    context,
    product,
  }) => {
    const words = WORDS[language];
    await signedUp(context, product);
    await page.goto(words.path);
    await page.locator("textarea").first().fill(words.request);
    // In Arabic the model fails first, so that the prompt is by the built-in engine.
    product.llm.play(language === "en" ? { does: "answer", text: NOTE_ANSWER } : { does: "status", status: 500 });
    await page.keyboard.press("Control+Enter");
    const sheet = page.getByRole("article");
    await expect(sheet).toContainText(words.request);

    product.llm.play({ does: "answer", text: words.text, pieces: 40, everyMs: 150 });
    await sheet.getByRole("button", { name: words.show }).click();
    await expect(sheet).toContainText(words.text.slice(0, 8));
    await sheet.getByRole("button", { name: words.stop, exact: true }).click();
    await expect(sheet).toContainText(words.stopped);

    product.llm.play({ does: "answer", text: `<think>hm</think>${words.text}` });
    await sheet.getByRole("button", { name: words.again }).click();
    const whole = sheet.getByText(words.text.split("\n\n")[1] ?? "", { exact: true });
    await expect(whole).toBeVisible();
    await expect(sheet).not.toContainText("think");
    await expect(sheet.getByRole("button", { name: words.show })).toHaveCount(0);
    await expect(sheet.getByRole("button", { name: words.copy }).first()).toBeVisible();
    await takeAsPaper(page, sheet, words);
    await page.reload();
    await expect(whole).toBeVisible();
    await page.goto(words.history);
    await page.getByRole("link", { name: words.open }).first().click();
    await expect(whole).toBeVisible();
    expect(product.llm.requests).toHaveLength(1);
  });
}
