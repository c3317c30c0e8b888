import type { Page } from "@playwright/test";
import sharp from "sharp";
import {
  call,
  expect,
  figure,
  LANGUAGES,
  said,
  signedInAsAdministrator,
  test,
  withPerson,
  wordsIn,
} from "#tests/e2e/support/back-office.ts";
import { expectNoAxeViolations, signedUp } from "#tests/e2e/support/product.ts";

/** A picture in two halves, which on a page is not taken for an empty box. */
async function pictureFile(width: number, height: number, name: string) {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3, background: "#d9a441" } } as const;
  const buffer = await sharp({ create: { width, height, channels: 3, background: "#0e4f4f" } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer();
  return { name, mimeType: "image/png", buffer };
}

/** The pixels that each image with this address came in, as the browser has them. */
const widthsOf = (page: Page, address: string) =>
  page.locator(`img[src="${address}"]`).evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        await (image as HTMLImageElement).decode();
        return (image as HTMLImageElement).naturalWidth;
      }),
    ),
  );

for (const language of LANGUAGES) {
  const t = wordsIn(language);
  const title = language === "ar" ? "معرض الخط" : "The lettering fair";

  test(`a banner's picture comes from a file, is seen before it is saved and shown to people, ${language}`, async ({
    page,
    context,
    browser,
    product,
  }) => {
    await signedInAsAdministrator(context, product, language);
    await page.goto("/rai/ad-banners?form=new");
    const form = page.locator("form").filter({ has: page.getByLabel(t("adminBanners.linkUrl")) });
    const address = form.getByLabel(t("adminBanners.imageUrl"));
    const file = form.locator('input[type="file"]');
    await form.getByLabel(t("adminBanners.fieldTitle")).fill(title);

    await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("%PDF-1.7 x") });
    await expect(form.getByRole("alert").filter({ hasText: t("admin.pictureFailed") })).toContainText("PDF");
    const large = Buffer.alloc(2 * 1024 * 1024 + 1, 1);
    await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: large });
    const megabytes = figure(language, 2);
    await expect(form.getByRole("alert").filter({ hasText: t("admin.pictureTooLarge", { megabytes }) })).toBeVisible();
    await expect(form.getByRole("status")).toHaveText("");
    await expect(address).toHaveValue("");

    const chooser = page.waitForEvent("filechooser");
    await form.getByRole("button", { name: t("admin.pictureUpload") }).click();
    await (await chooser).setFiles(await pictureFile(2000, 500, "fair.png"));
    const [width, height] = [figure(language, 1600), figure(language, 400)];
    await expect(form.getByRole("status")).toHaveText(t("admin.pictureDone", { width, height }));
    await expect(form.getByRole("alert").filter({ hasText: t("admin.pictureFailed") })).toHaveCount(0);
    await expect(address).toHaveValue(/^\/media\/[0-9a-f]{32}\.webp$/);
    const path = await address.inputValue();
    await expect(form.getByRole("figure")).toHaveCount(2);
    expect(await widthsOf(page, path)).toEqual([1600, 1600]);
    await expectNoAxeViolations(page);

    await form.getByLabel(t("adminBanners.linkUrl")).fill("https://ads.example/fair");
    await form.getByLabel(t("admin.language")).selectOption(language);
    await form.getByRole("button", { name: t("adminBanners.create") }).click();
    await said(page, t("adminBanners.created"));
    const card = page.getByRole("listitem").filter({ hasText: title });
    await expect(card.getByRole("link", { name: path })).toHaveAttribute("href", path);
    expect(await widthsOf(page, path)).toEqual([1600]);

    await withPerson({ browser, product }, async (person) => {
      await signedUp(person.context(), product, { credits: false });
      await person.goto(language === "ar" ? "/" : "/en");
      await expect(person.getByRole("complementary").getByRole("link", { name: title })).toBeVisible();
      expect(await widthsOf(person, path)).toEqual([1600]);
    });
    const { banners } = (await (await call(context, product, "GET", "/admin/banners")).json()) as {
      banners: { id: number }[];
    };
    for (const { id } of banners) await call(context, product, "DELETE", `/admin/banners/${id}`);
  });

  test(`a library prompt's picture comes from a file, ${language}`, async ({ page, context, product }) => {
    await signedInAsAdministrator(context, product, language);
    await page.goto(`/rai/prompt-library?form=new&language=${language}`);
    const form = page.locator("form").filter({ has: page.locator('textarea[name="content"]') });
    await form.getByLabel(t("adminLibrary.fieldTitle")).fill(title);
    await form.getByLabel(t("adminLibrary.category")).fill(title);
    await form.getByLabel(t("adminLibrary.content")).fill(title);
    const file = form.locator('input[type="file"]');
    const frames = { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } } as const;
    const moving = await sharp(Buffer.alloc(8 * 16 * 3).fill(250, 0, 8 * 8 * 3), frames)
      .gif()
      .toBuffer();
    await file.setInputFiles({ name: "moving.gif", mimeType: "image/gif", buffer: moving });
    await expect(form.getByRole("status")).toContainText(t("admin.pictureFirstFrame"));
    await file.setInputFiles(await pictureFile(1500, 1500, "letter.png"));
    const side = figure(language, 1200);
    await expect(form.getByRole("status")).toHaveText(t("admin.pictureDone", { width: side, height: side }));
    const path = await form.getByLabel(t("adminLibrary.imageUrl")).inputValue();
    await expect(form.getByRole("img", { name: t("admin.picturePreview") })).toBeVisible();
    expect(await widthsOf(page, path)).toEqual([1200]);
    await expectNoAxeViolations(page);
    await form.getByRole("button", { name: t("adminLibrary.create") }).click();
    await said(page, t("adminLibrary.created"));
    await expect(page.getByRole("row").filter({ hasText: title })).toContainText(t("adminLibrary.hasImage"));
  });
}

test("the local outbox says whom an answer to a contact mail goes to", async ({ page, context, product }) => {
  const form = { name: "Mona", email: "mona@example.com", message: "Hello" };
  expect((await call(context, product, "POST", "/contact", form)).status()).toBe(200);
  await page.goto("/dev/outbox");
  const mail = page.getByRole("listitem").filter({ hasText: "Mona: contact" });
  await expect(mail).toContainText(`${wordsIn("ar")("outbox.replyTo")} mona@example.com`);
});
