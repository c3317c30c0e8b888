import sharp from "sharp";
import { expect, expectNoAxeViolations, signedUp, test } from "#tests/e2e/support/product.ts";

const WORDS = {
  ar: { run: "قراءة النص", place: /الموضع/, missing: "اختر صورة أو ملف PDF أولًا." },
  en: { run: "Read the text", place: /Place/, missing: "Choose an image or a PDF first." },
};

async function picture(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="240"><rect width="600" height="240" fill="#fff"/><g font-family="DejaVu Sans" font-size="32"><text x="560" y="60" direction="rtl">رقم الطلب ٤٧٣٢٨</text><text x="560" y="180" direction="rtl">شكرا لزيارتكم</text></g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

for (const language of ["ar", "en"] as const) {
  test(`a picture becomes text that can be corrected, ${language}`, async ({ page, context, product }) => {
    const words = WORDS[language];
    const path = (bare: string) => (language === "ar" ? bare : `/en${bare}`);
    await signedUp(context, product);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path("/image-to-text"));
    await page.getByRole("button", { name: words.run }).click();
    await expect(page.getByText(words.missing)).toBeVisible();
    const file = { name: "receipt.png", mimeType: "image/png", buffer: await picture() };
    await page.locator('input[type="file"]').first().setInputFiles(file);
    await page.getByRole("button", { name: words.run }).click();
    const text = page.getByRole("article").getByRole("textbox");
    await expect(text).toHaveValue(/رقم الطلب ٤٧٣٢٨/);
    await expect(page.getByRole("article")).toBeInViewport();
    await expectNoAxeViolations(page);
    await page.getByRole("article").getByRole("button", { name: words.place }).first().click();
    expect(
      await text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd)),
    ).toContain("رقم");
    await text.fill("رقم الطلب ٤٧٣٢٩");
    await page.reload();
    await expect(text).toHaveValue("رقم الطلب ٤٧٣٢٩");
  });
}
