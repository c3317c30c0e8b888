import sharp from "sharp";
import { expect, expectNoAxeViolations, signedUp, test } from "#tests/e2e/support/product.ts";

const WORDS = {
  ar: {
    run: "استخراج البرومبت",
    missing: "اختر صورة أولًا.",
    colour: "أحمر قرميدي",
    head: "البرومبت المحفوظ في الملف",
    subject: "ماذا في الصورة؟",
    typed: "جرة على رف",
    entered: "«جرة على رف»",
  },
  en: {
    run: "Get the prompt",
    missing: "Choose an image first.",
    colour: "brick red",
    head: "The prompt stored in the file",
    subject: "What does the picture show?",
    typed: "a jug on a shelf",
    entered: "a jug on a shelf",
  },
};
const SETTINGS =
  "clay jug, blue glaze\nNegative prompt: cracks\nSteps: 12, Sampler: Euler a, CFG scale: 6, Seed: 77, Size: 60x40";

/** Programs write such a comment in JPEG files: a code, then UTF-16. */
async function picture(comment: string | null): Promise<Buffer> {
  const plain = sharp({ create: { width: 600, height: 400, channels: 3, background: "#c0392b" } }).jpeg();
  return (comment ? plain.withExif({ IFD2: { UserComment: comment } }) : plain).toBuffer();
}

for (const language of ["ar", "en"] as const) {
  test(`a picture gives the prompt inside it, or what was measured, ${language}`, async ({
    page,
    context,
    product,
  }) => {
    const words = WORDS[language];
    await signedUp(context, product);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(language === "ar" ? "/image-to-prompt" : "/en/image-to-prompt");
    await page.getByRole("button", { name: words.run }).click();
    await expect(page.getByText(words.missing)).toBeVisible();
    const run = async (buffer: Buffer) => {
      await page
        .locator('input[type="file"]')
        .first()
        .setInputFiles({ name: "jug.jpg", mimeType: "image/jpeg", buffer });
      await page.getByRole("button", { name: words.run }).click();
    };
    const result = page.getByRole("article");
    await run(await picture(SETTINGS));
    await expect(result.getByRole("heading", { name: words.head })).toBeInViewport();
    await expect(result.getByText("clay jug, blue glaze", { exact: true }).first()).toBeVisible();
    await expectNoAxeViolations(page);
    await run(await picture(null));
    await expect(result.getByText("[describe the subject]").first()).toBeVisible();
    await expect(result.getByText(words.colour).first()).toBeVisible();
    await result.getByLabel(words.subject).fill(words.typed);
    await expect(result.getByText("[describe the subject]")).toHaveCount(0);
    await expect(result.locator(".as-written").first()).toContainText(words.entered);
    await expectNoAxeViolations(page);
  });
}
