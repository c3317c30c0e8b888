import { expect, expectNoAxeViolations, signedUp, test } from "#tests/e2e/support/product.ts";

const IMAGE = {
  ar: {
    text: "شعار لمحمصة قهوة اسمها «نواة»، بسيط، بدون خلفية",
    run: "كتابة برومبت الصورة",
    light: /الإضاءة/,
    kept: "نواة",
    warned: "الحروف العربية",
  },
  en: {
    text: "photo of an old fisherman at dawn, no text",
    run: "Write the image prompt",
    light: /Lighting/,
    kept: "old fisherman",
    warned: "",
  },
};

for (const language of ["ar", "en"] as const)
  for (const size of [
    { name: "desktop", width: 1350, height: 900 },
    { name: "phone", width: 390, height: 844 },
  ]) {
    test(`a picture's parts recompose without a charge, ${language}, ${size.name}`, async ({
      page,
      context,
      product,
    }) => {
      const words = IMAGE[language];
      await signedUp(context, product);
      await page.setViewportSize(size);
      await page.goto(`${language === "en" ? "/en" : ""}/image-prompt`);
      await page.locator("textarea").first().fill(words.text);
      await page.getByRole("button", { name: words.run }).click();
      const answer = page.getByRole("article");
      await expect(answer.getByRole("tabpanel")).toContainText(words.kept);
      if (words.warned) await expect(answer).toContainText(words.warned);
      await expectNoAxeViolations(page);
      const before = await answer.getByRole("tabpanel").innerText();
      await answer.getByRole("button", { name: words.light }).first().click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("radio").nth(3).check();
      await expectNoAxeViolations(page);
      await dialog.getByRole("button").last().click();
      await expect(answer.getByRole("tabpanel")).not.toHaveText(before);
      await expect(answer.getByRole("tabpanel")).toContainText(words.kept);
      await expect(page.getByText(language === "ar" ? "المتبقي: ٥٠ رصيدًا" : "50 credits left")).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
        .toBe(true);
    });
  }

test("Midjourney's parameters keep their dashes and order in an Arabic prompt on a phone", async ({
  page,
  context,
  product,
}) => {
  await signedUp(context, product);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/image-prompt");
  await page.locator("textarea").first().fill("دلة قهوة على سجادة سدو");
  await page.getByLabel("المولّد", { exact: true }).selectOption("midjourney");
  await page.getByRole("button", { name: IMAGE.ar.run }).click();
  const flags = page.getByRole("article").getByRole("tabpanel").locator("bdi", { hasText: "--ar" });
  await expect(flags).toHaveText(/^--ar 1:1 --raw --v \S+$/);
  const places = await flags.evaluate((element) => {
    const node = element.firstChild as Text;
    const at = (words: string) => {
      const range = document.createRange();
      const from = node.data.indexOf(words);
      range.setStart(node, from);
      range.setEnd(node, from + 1);
      return range.getBoundingClientRect();
    };
    return { dash: at("--ar"), name: at("ar"), value: at("1:1") };
  });
  expect(places.dash.x).toBeLessThan(places.name.x);
  expect(places.name.x).toBeLessThan(places.value.x);
});

test("what hardly reads Arabic is said to be first, and another generator is one press away", async ({
  page,
  context,
  product,
}) => {
  await signedUp(context, product);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/image-prompt");
  await page.locator("textarea").first().fill("دلة قهوة على سجادة سدو");
  await page.getByLabel("المولّد", { exact: true }).selectOption("sdxl");
  await page.getByRole("button", { name: IMAGE.ar.run }).click();
  const answer = page.getByRole("article");
  const said = answer.getByText("ترجم هذا البرومبت قبل أن تستعمله");
  await expect(said).toBeVisible();
  const top = async (place: typeof said) => (await place.boundingBox())?.y ?? Number.NaN;
  expect(await top(said)).toBeLessThan(await top(answer.getByRole("tabpanel")));
  await expectNoAxeViolations(page);
  await answer.getByRole("button", { name: "GPT Image" }).click();
  await expect(said).toHaveCount(0);
  await expect(answer.getByRole("tabpanel")).toContainText("المشهد: دلة قهوة على سجادة سدو");
  await expect(page.getByText("المتبقي: ٥٠ رصيدًا")).toBeVisible();
});

test("an image's settings offer what the chosen model can do", async ({ page, context, product }) => {
  await signedUp(context, product);
  await page.goto("/en/image-prompt");
  await page.locator("details summary").click();
  const ratio = page.getByLabel("Ratio");
  await expect(ratio.locator("option")).toHaveCount(11);
  await ratio.selectOption("21:9");
  await page.getByLabel("Model").selectOption("sdxl");
  await expect(ratio.locator("option")).toHaveCount(10);
  await expect(ratio).toHaveValue("");
  await page.getByLabel("Text in the picture").fill("قهوة");
  await expect(page.getByText("Models draw Arabic letters badly")).toBeVisible();
  await page.getByRole("button", { name: "Leave a blank plate" }).click();
  await expect(page.getByLabel("What should not be in it")).toHaveValue("text");
});

test("a timeline is moved and edited by keyboard alone, and dialogue stays to the letter", async ({
  page,
  context,
  product,
}) => {
  await signedUp(context, product);
  await page.goto("/en/video-prompt");
  await expect(page.locator("textarea").first()).toBeFocused();
  await page.keyboard.type('A barista slides a cup over and says: "One cortado." Then the customer smiles.');
  await page.getByLabel("Model").selectOption("veo");
  await page.locator("textarea").first().press("Control+Enter");
  const answer = page.getByRole("article");
  await expect(answer.getByRole("tabpanel")).toContainText('"One cortado."');
  await expect(answer.getByRole("tabpanel")).toContainText("[00:00-00:04]");
  await expectNoAxeViolations(page);
  const later = answer.getByRole("button", { name: "Move shot 1 later" });
  await later.focus();
  await page.keyboard.press("Enter");
  await expect(answer.getByLabel("What is seen in shot 1")).toHaveValue("Then the customer smiles");
  await expect(answer.getByRole("tabpanel")).toContainText(/\[00:00-00:04\].*customer smiles/);
  await answer.getByLabel("Length", { exact: true }).first().selectOption("2");
  await expect(answer.getByRole("tabpanel")).toContainText("[00:02-00:06]");
  await answer.getByRole("tab", { name: "JSON" }).click();
  await expect(answer.getByRole("tabpanel")).toContainText('"duration_s": 6');
});

test("shots are dragged into another order with the mouse", async ({ page, context, product }) => {
  await signedUp(context, product);
  await page.setViewportSize({ width: 1350, height: 2600 });
  await page.goto("/en/video-prompt");
  await page.locator("textarea").first().fill("A cat sleeps on a sill. Then rain starts. Then the cat runs inside.");
  await page.locator("textarea").first().press("Control+Enter");
  const answer = page.getByRole("article");
  const words = (number: number) => answer.getByLabel(`What is seen in shot ${number}`);
  await expect(words(3)).toHaveValue("Then the cat runs inside");
  await answer.getByText("Shot 3", { exact: true }).hover();
  await page.mouse.down();
  await words(1).hover({ position: { x: 20, y: 10 } });
  await words(1).hover({ position: { x: 30, y: 12 } });
  await page.mouse.up();
  await expect(words(1)).toHaveValue("Then the cat runs inside");
  await expect(words(2)).toHaveValue("A cat sleeps on a sill");
  await expect(answer.getByRole("tabpanel")).toContainText(/runs inside[^]*sleeps on a sill/);
});

test("FLUX also has its prompt as an object", async ({ page, context, product }) => {
  await signedUp(context, product);
  await page.goto("/en/image-prompt");
  await page.locator("textarea").first().fill("an owl on a barn roof, oil painting, teal and gold");
  await page.getByLabel("Model").selectOption("flux");
  await page.locator("textarea").first().press("Control+Enter");
  const answer = page.getByRole("article");
  await answer.getByRole("tab", { name: "JSON" }).click();
  await expect(answer.getByRole("tabpanel")).toContainText('"color_palette"');
  await expectNoAxeViolations(page);
});

test("what no clip can hold is split, and dialogue is measured, in Arabic on a phone", async ({
  page,
  context,
  product,
}) => {
  await signedUp(context, product);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/video-prompt");
  await page
    .locator("textarea")
    .first()
    .fill("جدة تمشي في سوق قديم، ثم تشتري رمانًا، وفي الآخر تجلس على باب بيتها، بدون موسيقى، 20 ثانية");
  await page.getByLabel("المولّد").selectOption("veo");
  await page.getByRole("button", { name: "إضافة جملة" }).click();
  await page.getByLabel("الجملة", { exact: true }).fill("كل ركن هنا له حكاية يا ولدي");
  await expect(page.getByText(/النطق نحو/)).toBeVisible();
  await page.getByRole("button", { name: "كتابة برومبت الفيديو" }).click();
  const answer = page.getByRole("article");
  await expect(answer.getByRole("heading", { name: /المقطع/ })).toHaveCount(3);
  await expect(answer).toContainText("كل ركن هنا له حكاية يا ولدي");
  await expectNoAxeViolations(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
