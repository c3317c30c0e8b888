import { readFileSync } from "node:fs";
import { expect, expectNoAxeViolations, signedUp, test } from "#tests/e2e/support/product.ts";

const samples = readFileSync("bench/samples/detector.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as { lang: "ar" | "en"; text: string });

const WORDS = {
  ar: {
    path: "/ai-detector",
    run: "فحص النص",
    proof: "هذه النتيجة لا تثبت شيئًا",
    measured: "كم يخطئ: أرقام القياس",
    tooShort: "لا يُفحص نص أقصر من ٨٠ كلمة. في الحقل الآن ٢٠ كلمة.",
    missing: "ينقص النص ٦٠ كلمة ليُفحص.",
    preview: "كل جملة بلونها وسبب ميلها",
    band: "أين يقع النص بين الطرفين",
    left: "المتبقي: ٤٩ رصيدًا",
    cannotTell: "",
    unmarked: "النص كما قرأناه",
    leans: "يميل إلى",
    guide: "/guide/ai-detector",
  },
  en: {
    path: "/en/ai-detector",
    run: "Examine the text",
    proof: "This result proves nothing",
    measured: "How often it is wrong: measured figures",
    tooShort: "A text needs at least 60 words. It has 20 so far.",
    missing: "40 words are missing before this text can be examined.",
    preview: "Each sentence in its colour",
    band: "Where the text lies between the two ends",
    left: "50 credits left",
    cannotTell: "Cannot tell",
    unmarked: "The text as it was read",
    leans: "Leans to",
    guide: "/en/guide/ai-detector",
  },
};

for (const language of ["ar", "en"] as const) {
  const words = WORDS[language];
  const { text } = samples.find(({ lang }) => lang === language) as (typeof samples)[number];

  test(`a text is examined, and nothing on the page claims proof, ${language}`, async ({ page, context, product }) => {
    await signedUp(context, product);
    await page.goto(words.path);
    const box = page.locator("textarea").first();
    await box.fill(text.split(" ").slice(0, 20).join(" "));
    await expect(page.getByText(words.tooShort)).toBeVisible();
    await page.getByRole("button", { name: words.run }).click();
    await expect(page.getByText(words.missing)).toBeVisible();
    await expect(box).toBeFocused();
    await expect(page.getByText(words.preview)).toBeVisible();

    await box.fill(text);
    await page.getByRole("button", { name: words.run }).click();
    const result = page.getByRole("article");
    await expect(result.getByText(words.proof)).toBeVisible();
    await expect(page.getByText(words.left)).toBeVisible();
    await expect(result).not.toContainText("%");
    // Beside "cannot tell", which costs nothing, no sentence has a colour and no trait a side.
    await expect(result.getByText(words.band)).toHaveCount(words.cannotTell ? 0 : 1);
    if (words.cannotTell) {
      await expect(result.getByRole("heading", { name: words.cannotTell })).toBeVisible();
      await expect(result.locator("section span[tabindex]")).toHaveCount(0);
      await expect(result.getByText(words.unmarked)).toBeVisible();
      await expect(result.getByRole("columnheader", { name: words.leans })).toHaveCount(0);
    } else await result.locator("section span[tabindex]").first().focus();
    await result.getByText(words.measured, { exact: true }).click();
    await expect(result.getByRole("table").last()).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test(`a file is examined in place of the text, ${language}`, async ({ page, context, product }) => {
    await signedUp(context, product);
    await page.goto(words.path);
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: "essay.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
    await expect(page.getByText("essay.txt")).toBeVisible();
    await page.getByRole("button", { name: words.run }).click();
    await expect(page.getByRole("article")).toContainText(text.slice(0, 30));
    await page.reload();
    const dropped = await page.evaluateHandle((content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], "dropped.txt", { type: "text/plain" }));
      return data;
    }, text);
    await page.getByRole("main").getByRole("textbox").first().dispatchEvent("drop", { dataTransfer: dropped });
    await expect(page.getByText("dropped.txt")).toBeVisible();
  });

  test(`the guide is open to all, ${language}`, async ({ page }) => {
    await page.goto(words.guide);
    await expect(page.getByText(words.proof)).toBeVisible();
    await expect(page.getByRole("table")).toHaveCount(2);
    await expectNoAxeViolations(page);
  });
}
