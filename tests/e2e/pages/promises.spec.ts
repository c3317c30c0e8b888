import type { Page } from "@playwright/test";
import { expect, signedUp, test } from "#tests/e2e/support/product.ts";

const REQUEST = `اكتب خطة أسبوع لمقهى جديد في جدة:
- قائمة مشروبات قصيرة فيها قهوة مختصة وعصائر طازجة، وسعر كل مشروب بالريال السعودي، ووصف من سطر واحد لكل منها
- ملف الإعدادات باسم \`config.json\` وشرحه في https://example.com/docs/ ولا شيء سواهما في هذا الملف، ولا في غيره`;

async function made(page: Page): Promise<void> {
  await page.goto("/prompt-generate");
  await page.locator("textarea").first().fill(REQUEST);
  await page.keyboard.press("Control+Enter");
  await expect(page.locator("main article .sheet-text li")).toHaveCount(2);
}

test.beforeEach(({ context, product }) => signedUp(context, product));

test("bullets stay beside their first line and wrapped lines under it, and codes are isolated, at four widths", async ({
  page,
}) => {
  await made(page);
  for (const width of [390, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const faults = await page.locator("main article .sheet-text li").evaluateAll((items) =>
      items.flatMap((item) => {
        const list = (item.parentElement as Element).getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(item);
        const lines = [...range.getClientRects()].filter(({ width: wide }) => wide > 0);
        const isInside = lines.every(({ left, right }) => left >= list.left - 1 && right <= list.right - 8);
        return getComputedStyle(item).direction === "rtl" && isInside ? [] : [item.textContent ?? ""];
      }),
    );
    expect([width, faults]).toEqual([width, []]);
  }
  for (const code of ["config.json", "https://example.com/docs/"])
    await expect(page.locator("main article .sheet-text bdi").filter({ hasText: code })).toHaveAttribute("dir", "ltr");
});

test("print shows the prompt without the frame", async ({ page }) => {
  await made(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("main article .sheet-text")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.locator("main form")).toHaveCount(await page.locator("main form:not(:visible)").count());
  for (const part of ["body > header, #root > header, header:has(nav)", "footer"])
    await expect(page.locator(part).first()).toBeHidden();
  await expect(page.getByRole("button", { name: "نسخ", exact: true })).toBeHidden();
});

test("arrows along the line turn round in Arabic, clocks and ticks do not", async ({ page }) => {
  await made(page);
  const scales = () =>
    page
      .locator("main svg.line-drawing")
      .evaluateAll((icons) =>
        icons.map((icon) => [
          icon.classList.contains("rtl:-scale-x-100"),
          getComputedStyle(icon).scale.startsWith("-1"),
        ]),
      );
  for (const [path, isArabic] of [
    ["/history", true],
    ["/en/history", false],
  ] as const) {
    await page.goto(path);
    await expect(page.locator("main svg.line-drawing").first()).toBeVisible();
    const found = await scales();
    expect(found.some(([turns]) => turns)).toBe(true);
    expect(found.filter(([turns, isTurned]) => isTurned !== (turns && isArabic))).toEqual([]);
  }
});

test("Arabic lines leave room for dots and marks", async ({ page }) => {
  for (const path of ["/", "/pricing", "/dashboard", "/prompt-checker"]) {
    await page.goto(path);
    const tight = await page.locator("main :is(h1, h2, h3, p, li, a, label, dt, dd, td, th)").evaluateAll((elements) =>
      elements
        .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
        .filter((element) => {
          const { lineHeight, fontSize } = getComputedStyle(element);
          return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) < 1.3;
        })
        .map((element) => element.textContent?.slice(0, 40)),
    );
    expect([path, tight]).toEqual([path, []]);
  }
});

test.describe("on a phone that is touched", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("what one presses in the page is 44 pixels high, unless it is a link within a text", async ({ page }) => {
    for (const path of ["/", "/prompt-checker", "/pricing", "/history", "/dashboard"]) {
      await page.goto(path);
      const small = await page
        .locator(
          "main :is(button, select, summary, input:not([type=checkbox], [type=radio], [type=hidden], [type=file]), a.button)",
        )
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.checkVisibility())
            .map(
              (control) => [control.textContent?.trim().slice(0, 30), control.getBoundingClientRect().height] as const,
            )
            .filter(([, height]) => height < 44),
        );
      expect([path, small]).toEqual([path, []]);
    }
  });
});
