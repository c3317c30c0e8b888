import { readFileSync } from "node:fs";
import type { Download, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, expectNoAxeViolations, signedUp, test } from "#tests/e2e/support/product.ts";

const WORDS = {
  ar: {
    cost: "ملفان، بما لا يزيد على رصيدين",
    list: "بدء القائمة",
    progress: "٢ من ٢",
    refused: "ليس من الأنواع المقبولة هنا.",
    csv: "جدول (CSV)",
    head: "الملف,البرومبت",
    other: "اختيار غيرها",
    leave: "مغادرة القائمة؟",
    cancel: "إلغاء",
    takeOut: "نسخة بلا موقع ولا بيانات كاميرا",
    without: "حُفظت نسخة خالية من: موقع الالتقاط وبيانات الكاميرا والعدسة.",
    crop: "قص وتدوير",
    corner: "الزاوية السفلى اليسرى",
    turn: "تدوير إلى اليمين",
    use: "اعتماد هذا الجزء",
    cropped: "سيُقرأ الجزء الظاهر هنا فقط.",
    whole: "الصورة كاملة",
    run: "قراءة النص",
  },
  en: {
    cost: "2 files, up to 2 credits",
    list: "Run the list",
    progress: "2 of 2",
    refused: "Not a kind of file that is taken here.",
    csv: "Table .csv",
    head: "File,Prompt",
    other: "Choose others",
    leave: "Leave the list?",
    cancel: "Cancel",
    takeOut: "Copy without place and camera data",
    without: "A copy was saved without: where it was taken and camera and lens.",
    crop: "Crop or turn",
    corner: "Bottom left corner",
    turn: "Turn right",
    use: "Use this part",
    cropped: "Only the part shown here will be read.",
    whole: "Whole picture",
    run: "Read the text",
  },
};
const SETTINGS = "clay jug, blue glaze\nSteps: 12, Sampler: Euler a, CFG scale: 6, Seed: 77, Size: 60x40";
const GPS = { GPSLatitudeRef: "N", GPSLatitude: "21/1 32/1 0/1" };

const drawn = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: "#c0392b" } })
    .jpeg()
    .withExif({ IFD2: { UserComment: SETTINGS } })
    .toBuffer();

/** A number above, another below it, on a sheet that lies on its side. */
async function sheet(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#fff"/><g font-family="DejaVu Sans" font-size="40"><text x="60" y="100">Order 47328</text><text x="60" y="320">Table 91605</text></g></svg>`;
  const upright = await sharp(Buffer.from(svg)).png().toBuffer();
  return sharp(upright)
    .rotate(-90)
    .jpeg({ quality: 95 })
    .withExif({ IFD0: { Make: "Canon" }, IFD3: GPS })
    .toBuffer();
}

async function downloadedBy(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [file] = (await Promise.all([page.waitForEvent("download"), press()])) as [Download, void];
  return readFileSync(await file.path());
}

for (const language of ["ar", "en"] as const) {
  const words = WORDS[language];
  const path = (bare: string) => (language === "ar" ? bare : `/en${bare}`);
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

  test(`several pictures run one after another and come out as one file, ${language}`, async ({
    page,
    context,
    product,
  }) => {
    await signedUp(context, product);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path("/image-to-prompt"));
    const picture = { mimeType: "image/jpeg", buffer: await drawn() };
    const files = [
      { name: "jug.jpg", ...picture },
      { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("notes") },
      { name: "vase.jpg", ...picture },
    ];
    await page.locator('input[type="file"]').first().setInputFiles(files);
    await expect(page.getByText(words.cost)).toBeVisible();
    await expect(page.getByText(words.refused)).toBeVisible();
    await expectNoAxeViolations(page);
    await button(page, words.list).click();
    await expect(page.getByText(words.progress)).toBeVisible();
    await page.getByText("vase.jpg").click();
    await expect(page.getByText("clay jug, blue glaze").last()).toBeVisible();
    await expectNoAxeViolations(page);
    await button(page, words.other).click();
    await expect(page.getByRole("dialog", { name: words.leave })).toBeVisible();
    await button(page, words.cancel).click();
    const elsewhere = page.locator(`a[href="${path("/image-to-text")}"]`).first();
    await elsewhere.evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page.getByRole("dialog", { name: words.leave })).toBeVisible();
    await button(page, words.cancel).click();
    const table = await downloadedBy(page, () => button(page, words.csv).click());
    const row = (name: string) => `${name},"clay jug, blue glaze"\r\n`;
    expect(table.toString()).toBe(`\uFEFF${words.head}\r\n${row("jug.jpg")}${row("vase.jpg")}`);
    await button(page, words.other).click();
    await expect(page.getByRole("dialog", { name: words.leave })).toBeHidden();
    await expect(button(page, words.list)).toBeHidden();
  });

  test(`a picture is turned and cropped before it is read, and saved without its data, ${language}`, async ({
    page,
    context,
    product,
  }) => {
    await signedUp(context, product);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path("/image-to-text"));
    const before = await sheet();
    const file = { name: "sheet.jpg", mimeType: "image/jpeg", buffer: before };
    await page.locator('input[type="file"]').first().setInputFiles(file);

    const copy = await downloadedBy(page, () => button(page, words.takeOut).click());
    await expect(page.getByText(words.without)).toBeVisible();
    expect((await sharp(copy).metadata()).exif).toBeUndefined();
    expect((await sharp(copy).raw().toBuffer()).equals(await sharp(before).raw().toBuffer())).toBe(true);

    await button(page, words.crop).click();
    await button(page, words.turn).click();
    const corner = button(page, words.corner);
    await corner.focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press("Shift+ArrowUp");
    await expectNoAxeViolations(page);
    await button(page, words.use).click();
    await expect(page.getByText(words.cropped)).toBeVisible();
    await page.getByRole("button", { name: words.run }).click();
    const text = page.getByRole("article").getByRole("textbox");
    await expect(text).toHaveValue(/47328/);
    await expect(text).not.toHaveValue(/91605/);
    await button(page, words.whole).click();
    await expect(page.getByText(words.cropped)).toBeHidden();
    await expect(text).toBeHidden();
  });
}
