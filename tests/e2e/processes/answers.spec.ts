import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, signedUp, test } from "#tests/e2e/support/product.ts";

const WORDS = {
  ar: {
    path: "/prompt-generate",
    request: "عايز إيميل لعميل متأخر في دفع فاتورة ١٥٠٠ جنيه من غير ما يزعل",
    start: "ابدأ",
    enough: "يكفي، خذ البرومبت",
    next: "التالي",
    finish: "خذ البرومبت",
    details: "تفاصيل",
    free: "مجاني حتى الآن",
    charged: "كلّف رصيدًا واحدًا",
  },
  en: {
    path: "/en/prompt-generate",
    request: "email to a client who is late paying a £1500 invoice, friendly but firm",
    start: "Start",
    enough: "Enough, take it",
    next: "Next",
    finish: "Take the prompt",
    details: "Details",
    free: "free so far",
    charged: "cost 1 credit",
  },
};

const OWN_WORDS = "Salma, third floor, since May";

/** Counts what a thumb does. */
function thumb(page: Page) {
  const count = { taps: 0 };
  const tap = async (name: string) => {
    count.taps += 1;
    await page.getByRole("button", { name, exact: true }).click();
  };
  const tapExample = async () => {
    count.taps += 1;
    const question = page
      .locator("li:visible")
      .filter({ has: page.locator("textarea") })
      .first();
    const example = question.locator("button[aria-pressed]").first();
    // An open question has nothing to tap: its answer is the person's own.
    if ((await example.count()) === 0) {
      await question.locator("textarea").fill(OWN_WORDS);
      return OWN_WORDS;
    }
    await example.click();
    return (await example.textContent()) ?? "?";
  };
  return { count, tap, tapExample };
}

for (const language of ["ar", "en"] as const) {
  const words = WORDS[language];
  test.describe(`on a phone, ${language}`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test("from the request to the prompt without answers: two taps, nothing charged", async ({
      page,
      context,
      product,
    }) => {
      await signedUp(context, product);
      await page.goto(words.path);
      await page.locator("textarea").first().fill(words.request);
      const { count, tap } = thumb(page);
      await tap(words.start);
      await tap(words.enough);
      const sheet = page.getByRole("article");
      await expect(sheet).toContainText(words.request);
      await expect(sheet).toBeInViewport();
      await expect(sheet).toContainText(words.free);
      expect(count.taps).toBe(2);
      await expectNoAxeViolations(page);
    });

    test("with four answers: nine taps, one credit, and a reload keeps every answer", async ({
      page,
      context,
      product,
    }) => {
      await signedUp(context, product);
      await page.goto(words.path);
      await page.locator("textarea").first().fill(words.request);
      const { count, tap, tapExample } = thumb(page);
      await tap(words.start);
      const sheet = page.getByRole("article");
      const given: string[] = [];
      for (const press of [words.next, words.next, words.next, words.finish]) {
        given.push(await tapExample());
        await tap(press);
      }
      expect(count.taps).toBe(9);
      await expect(sheet).toBeInViewport();
      await expect(sheet.getByRole("heading", { name: words.details })).toBeVisible();
      for (const answer of given) await expect(sheet).toContainText(answer);
      await expect(sheet).toContainText(words.charged);
      await page.reload();
      for (const answer of given) await expect(sheet).toContainText(answer);
      await expectNoAxeViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    });
  });
}

test("a wish replaces the line it contradicts, and the request alone stays among the versions", async ({
  page,
  context,
  product,
}) => {
  await signedUp(context, product);
  await page.goto(WORDS.en.path);
  await page.locator("textarea").first().fill(WORDS.en.request);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const sheet = page.getByRole("article");
  await page.getByRole("button", { name: "More detail" }).click();
  await expect(sheet).toContainText("Length: detailed");
  await page.getByLabel("A change in your words").fill("at most 5 lines");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(sheet).toContainText("Length: at most 5 lines");
  await expect(sheet).not.toContainText("Length: detailed");
  await sheet.getByRole("button", { name: "The request alone" }).click();
  await expect(sheet.locator(".sheet-text")).toHaveText(WORDS.en.request);
});

test("a field without text takes the page's direction; a mixed request stays right to left", async ({
  page,
  context,
  product,
}) => {
  await signedUp(context, product);
  await page.goto(WORDS.ar.path);
  const field = page.locator("textarea").first();
  await expect(field).toHaveCSS("direction", "rtl");
  await field.fill("بدي presentation عن القهوة، 10 slides، مش ممل");
  await expect(field).toHaveCSS("direction", "rtl");
});
