import { docxOf, pdfOf } from "#tests/support/documents.ts";
import { expect, expectNoAxeViolations, signedUp, test } from "#tests/e2e/support/product.ts";

const PAGES = [
  { path: "/prompt-checker", pick: "نقل النص من ملف", undo: "إعادة ما كان هنا", refused: /صفحات هذا الملف صور/ },
  { path: "/en/ai-humanizer", pick: "Import a file", undo: "Put back what was here", refused: /pictures/ },
];
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

for (const { path, pick, undo, refused } of PAGES) {
  test(`the text of a picked or dropped document lands in the field, ${path}`, async ({ page, context, product }) => {
    await signedUp(context, product);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const field = page.getByRole("main").getByRole("textbox").first();
    await field.fill("typed before");
    const docx = Buffer.from(await docxOf(["اكتب رسالة شكر إلى المعلمة.", "Keep it short."]));
    const picker = page.locator(`input[type="file"][aria-label="${pick}"]`);
    await picker.setInputFiles({ name: "request.docx", mimeType: WORD, buffer: docx });
    await expect(field).toHaveValue("اكتب رسالة شكر إلى المعلمة.\n\nKeep it short.");
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: undo }).click();
    await expect(field).toHaveValue("typed before");

    await picker.setInputFiles({ name: "scan.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdfOf([""])) });
    await expect(page.getByRole("alert")).toHaveText(refused);
    await expect(field).toHaveValue("typed before");

    const dropped = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(["dropped words"], "notes.md", { type: "text/markdown" }));
      return data;
    });
    await field.dispatchEvent("drop", { dataTransfer: dropped });
    await expect(field).toHaveValue("dropped words");
  });
}
