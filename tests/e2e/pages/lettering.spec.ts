import type { Download, Page } from "@playwright/test";
import sharp from "sharp";
import { pathIn } from "#i18n/path.ts";
import { LANGUAGES, wordsIn } from "#tests/e2e/support/back-office.ts";
import { expect, expectNoAxeViolations, signedUp, test } from "#tests/e2e/support/product.ts";

const PICTURE = { width: 1234, height: 800 };
const GROUND = { r: 40, g: 90, b: 140 };
const NAME = "ليلى العبدالله";

const picture = () =>
  sharp({ create: { ...PICTURE, channels: 3, background: GROUND } })
    .png()
    .toBuffer();

/** Where pixels are not the picture's own any more, in parts of it; null where none is. */
async function changedIn(download: Download): Promise<{ width: number; height: number; box: number[] | null }> {
  const { data, info } = await sharp(await download.path())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const [across, down] = [new Set<number>(), new Set<number>()];
  for (let at = 0; at < width * height; at += 1) {
    const [r = 0, g = 0, b = 0] = data.subarray(at * channels, at * channels + 3);
    if (Math.abs(r - GROUND.r) + Math.abs(g - GROUND.g) + Math.abs(b - GROUND.b) < 30) continue;
    across.add(at % width);
    down.add(Math.floor(at / width));
  }
  if (across.size === 0) return { width, height, box: null };
  const ends = (set: Set<number>, whole: number) =>
    [...set].reduce(
      ([least, most], value) => [Math.min(least, value / whole), Math.max(most, value / whole)] as [number, number],
      [1, 0] as [number, number],
    );
  return { width, height, box: [...ends(across, width), ...ends(down, height)] };
}

async function saved(page: Page, name: string): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
  expect(download.suggestedFilename()).toBe("lettering.png");
  return download;
}

for (const language of LANGUAGES) {
  const t = wordsIn(language);
  const path = pathIn(language, "/lettering");

  test(`a name is set over a picture, moved by keys and saved at the picture's size, ${language}`, async ({ page }) => {
    await page.goto(path);
    await expectNoAxeViolations(page);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET" || request.url().includes(encodeURIComponent("ليلى"))) sent.push(request.url());
    });
    await page
      .locator("main input[type=file]")
      .setInputFiles({ name: "picture.png", mimeType: "image/png", buffer: await picture() });
    await expect(page.getByText("picture.png")).toBeVisible();
    const bare = await changedIn(await saved(page, t("lettering.download")));
    expect(bare).toEqual({ ...PICTURE, box: null });

    await page.getByLabel(t("lettering.words"), { exact: true }).fill(NAME);
    await page.getByRole("radio", { name: new RegExp(t("lettering.amiri")) }).check({ force: true });
    const frame = page.getByRole("button", { name: NAME });
    await expect(frame).toBeVisible();
    const middle = (await changedIn(await saved(page, t("lettering.download")))).box as [
      number,
      number,
      number,
      number,
    ];
    expect((middle[0] + middle[1]) / 2).toBeCloseTo(0.5, 1);
    expect((middle[2] + middle[3]) / 2).toBeCloseTo(0.5, 1);

    await frame.focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("ArrowLeft");
    // Fifteen hundredths of the shorter side, which is the height.
    const moved = (await changedIn(await saved(page, t("lettering.download")))).box as [number, number, number, number];
    expect(moved[2] - middle[2]).toBeCloseTo(0.15, 2);
    expect((middle[0] - moved[0]) * PICTURE.width).toBeCloseTo(8, -1);
    await expectNoAxeViolations(page);
    expect(sent).toEqual([]);
  });

  test(`a text is dragged, a plate lies behind it, and a second text comes below, ${language}`, async ({ page }) => {
    await page.goto(`${path}#${new URLSearchParams({ t: NAME, r: "4:5" }).toString()}`);
    const frame = page.getByRole("button", { name: NAME });
    const before = await frame.boundingBox();
    if (!before) throw new Error("no text on the stage");
    const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 4, y - 60, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => Math.round(((await frame.boundingBox())?.y ?? 0) - before.y)).toBe(-60);
    // So near to the middle it falls into it.
    expect(Math.round((await frame.boundingBox())?.x ?? 0)).toBe(Math.round(before.x));

    await page.getByText(t("lettering.plate"), { exact: true }).click();
    await expect(page.getByRole("group", { name: t("lettering.groundColour") })).toBeVisible();
    await page.getByRole("button", { name: t("lettering.addSecond") }).click();
    await page.getByLabel(t("lettering.words"), { exact: true }).fill("Layla");
    await expect(page.getByRole("button", { name: "Layla" })).toHaveAttribute("aria-pressed", "true");
    await expectNoAxeViolations(page);
    const { width, height } = await changedIn(await saved(page, t("lettering.download")));
    expect({ width, height }).toEqual({ width: 2160, height: 2700 });
    await page.getByRole("button", { name: t("lettering.removeText") }).click();
    await expect(page.getByRole("button", { name: "Layla" })).toHaveCount(0);
  });
}

test.describe("on a phone that is touched", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a thumb moves the words and scrolls beside them, and nothing moves by itself", async ({ page }) => {
    await page.addInitScript(() => {
      window.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) window.moved += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(`/lettering#${new URLSearchParams({ t: NAME, r: "16:9" }).toString()}`);
    const frame = page.getByRole("button", { name: NAME });
    await expect(frame).toBeVisible();
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => window.moved)).toBeLessThan(0.01);

    const before = await frame.boundingBox();
    if (!before) throw new Error("no text on the stage");
    const middle = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
    await swipe(page, middle, -40);
    await expect.poll(async () => Math.round(((await frame.boundingBox())?.y ?? 0) - before.y)).toBe(-40);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await swipe(page, { x: middle.x, y: before.y + 130 }, -200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);

    const small = await page
      .locator("main :is(button, select, summary, a.button, fieldset label)")
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.checkVisibility() && control.getBoundingClientRect().height < 44)
          .map((control) => control.textContent),
      );
    expect(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

/** A thumb that comes down, goes up or down the screen in steps, and lifts. */
async function swipe(page: Page, from: { x: number; y: number }, down: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    browser.send("Input.dispatchTouchEvent", { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] });
  await touch("touchStart", from.y);
  for (let step = 1; step <= 8; step += 1) await touch("touchMove", from.y + (down * step) / 8);
  await touch("touchEnd");
  await browser.detach();
}

declare global {
  interface Window {
    moved: number;
  }
}

test("a face's Arabic and Latin files are both there when something is drawn in it, and none before", async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on("request", (request) => request.resourceType() === "font" && fonts.push(request.url()));
  await page.goto("/lettering", { waitUntil: "networkidle" });
  expect(fonts.filter((url) => /amiri|lalezar|ruqaa|kufi/.test(url))).toEqual([]);
  await page.goto("/lettering#t=%D9%86%D9%88%D8%A7%D8%A9");
  await page.reload();
  await expect(page.getByRole("button", { name: "نواة" })).toBeVisible();
  for (const range of ["arabic", "latin"])
    expect(fonts.filter((url) => url.includes(`reem-kufi-${range}-wght`))).toHaveLength(1);
  expect(fonts.filter((url) => /amiri|lalezar|ruqaa/.test(url))).toEqual([]);
});

test("words and look stay through a reload and a switch of language, and a link's words win", async ({ page }) => {
  await page.goto("/lettering");
  await page.locator("main textarea").fill("نواة");
  await page.locator("main select").selectOption("9:16");
  await page.locator('header form[action="/api/language"] button').click();
  await expect(page).toHaveURL(/\/en\/lettering$/);
  await expect(page.locator("main textarea")).toHaveValue("نواة");
  await expect(page.locator("main select")).toHaveValue("9:16");
  await page.goto("/lettering#t=Layla");
  await page.reload();
  await expect(page.locator("main textarea")).toHaveValue("Layla");
  await expect(page).toHaveURL(/\/lettering$/);
});

test("what is no picture is refused in words", async ({ page }) => {
  await page.goto("/en/lettering");
  await page
    .locator("main input[type=file]")
    .setInputFiles({ name: "notes.png", mimeType: "image/png", buffer: Buffer.from("not a picture") });
  await expect(page.getByText("This file can't be opened as a picture. Try PNG, JPEG or WebP.")).toBeVisible();
});

test("the image tool's result leads there with its words and its ratio", async ({ page, context, product }) => {
  await signedUp(context, product);
  await page.goto("/image-prompt");
  await page.locator("textarea").first().fill("لافتة مقهى مكتوب عليها «نواة»، 4:5");
  await page.keyboard.press("Control+Enter");
  const link = page.getByRole("link", { name: "ضع الكلمات بنفسك" });
  await expect(link).toHaveAttribute("href", `/lettering#${new URLSearchParams({ t: "نواة", r: "4:5" }).toString()}`);
});
