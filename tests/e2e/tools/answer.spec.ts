import { expect } from "@playwright/test";
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
  },
} as const;

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
    await page.reload();
    await expect(whole).toBeVisible();
    await page.goto(words.history);
    await page.getByRole("link", { name: words.open }).first().click();
    await expect(whole).toBeVisible();
    expect(product.llm.requests).toHaveLength(1);
  });
}
