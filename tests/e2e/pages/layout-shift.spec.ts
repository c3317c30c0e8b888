import type { Page } from "@playwright/test";
import { expect, signedUp, test } from "#tests/e2e/support/product.ts";

/** Of what nobody's hand has moved, as browsers count it. */
const MOST_SHIFT = 0.01;

test.use({ viewport: { width: 390, height: 844 } });

for (const language of ["ar", "en"] as const) {
  test(`nothing on the phone's checker moves by itself while one types and runs, ${language}`, async ({
    page,
    context,
    product,
  }) => {
    await signedUp(context, product);
    await watchShifts(page);
    await page.goto(language === "ar" ? "/prompt-checker" : "/en/prompt-checker");
    const box = page.locator("textarea").first();
    const [first, second] =
      language === "ar"
        ? ["اكتب شيئًا جيدًا عن القهوة", " واجعله قصيرًا ومفصلًا، ولا تنس أي شيء مهم"]
        : ["Write something good about coffee", ", make it short and detailed and don't forget anything important"];
    await box.pressSequentially(first);
    await expect(page.locator("main section li").first()).toBeVisible();
    await page.waitForTimeout(800);
    await box.pressSequentially(second);
    await page.waitForTimeout(1200);
    expect.soft(await shiftsOf(page), "while typing").toEqual([]);
    // A run begins and ends later than the half second that a press excuses.
    await page.route("**/api/**", async (route) => {
      await page.waitForTimeout(700);
      await route.continue();
    });
    await page.locator("form button[type=submit]").last().click();
    await expect(page.locator("[aria-busy=false] article, [aria-busy=false] section").first()).toBeVisible();
    await page.waitForTimeout(2500);
    expect.soft(await shiftsOf(page), "while running").toEqual([]);
  });
}

for (const language of ["ar", "en"] as const) {
  test(`nothing on the phone's generator moves by itself from the request to the prompt, ${language}`, async ({
    page,
    context,
    product,
  }) => {
    await signedUp(context, product);
    await watchShifts(page);
    const words =
      language === "ar"
        ? {
            text: "عايز إيميل لعميل متأخر في دفع فاتورة ١٥٠٠ جنيه",
            next: "التالي",
            skip: "تخطَّ",
            take: "يكفي، اعرض البرومبت",
          }
        : {
            text: "email to a client who is late paying a £1500 invoice",
            next: "Next",
            skip: "Skip",
            take: "That's enough",
          };
    await page.goto(language === "ar" ? "/prompt-generate" : "/en/prompt-generate");
    await page.locator("textarea").first().fill(words.text);
    await page.locator("form button[type=submit]").last().click();
    await expect(page.getByRole("article")).toBeVisible();
    await page.waitForTimeout(1500);
    // What is kept on the server comes back later than the half second that a key excuses.
    await page.route("**/answers**", async (route) => {
      await page.waitForTimeout(700);
      await route.continue();
    });
    await page.locator("li:visible textarea").pressSequentially("they paid late in May too, and we still like them");
    await page.waitForTimeout(2000);
    expect.soft(await shiftsOf(page), "while answering").toEqual([]);
    for (const name of [words.next, words.skip, words.take]) {
      await page.getByRole("button", { name, exact: true }).click();
      await page.waitForTimeout(1500);
      expect.soft(await shiftsOf(page), `after ${name}`).toEqual([]);
    }
  });
}

test("examples leave neither a jump nor an empty place when one types", async ({ page, context, product }) => {
  await signedUp(context, product);
  await watchShifts(page);
  await page.goto("/en/image-prompt");
  const examples = page.getByRole("heading", { name: "Examples to try" });
  const run = page.locator("form button[type=submit]").last();
  await expect(examples).toBeVisible();
  const before = await run.boundingBox();
  await page.getByRole("listitem").getByRole("button").first().click();
  await expect(examples).toBeHidden();
  await expect(page.locator("textarea").first()).toBeFocused();
  await page.waitForTimeout(600);
  expect((await run.boundingBox())?.y).toBe(before?.y);
  expect(await shiftsOf(page)).toEqual([]);
  const [text, next] = [page.locator("textarea").first(), page.getByText("Model", { exact: true }).first()];
  const end = await text.evaluate((element) => element.getBoundingClientRect().bottom);
  const start = await next.evaluate((element) => element.getBoundingClientRect().top);
  expect(start - end).toBeLessThan(60);
});

/** Notes each shift with the elements that moved; a press or key excuses half a second. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.tagName} ${element?.className.toString().slice(0, 60)} ${previousRect.y}→${currentRect.y}`;
        });
        window.shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What moved, when it was more than may be; then begins again. */
async function shiftsOf(page: Page): Promise<Shift[]> {
  const shifts = await page.evaluate(() => window.shifts.splice(0));
  return shifts.reduce((sum, { value }) => sum + value, 0) > MOST_SHIFT ? shifts : [];
}

interface Shift {
  value: number;
  moved: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}
