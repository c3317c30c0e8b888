import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, signedUp, test } from "#tests/e2e/support/product.ts";

const WORDS = {
  ar: {
    path: "/prompt-generate",
    request: "عايز إيميل لعميل متأخر في دفع فاتورة ١٥٠٠ جنيه من غير ما يزعل",
    start: "ابدأ",
    enough: "يكفي، اعرض البرومبت",
    enoughBare: "يكفي، اعرض طلبي",
    asWritten: "طلبك كما كتبته",
    gaps: "حاجات المساعد لسه ما يعرفهاش، وهيخمّنها",
    copy: "نسخ",
    skip: "تخطَّ",
    back: "السابق",
    next: "التالي",
    questions: "أسئلة تغيّر الجواب",
    prompt: "برومبتك",
    nothing: "لا شيء",
    edit: /^تعديل: /,
    remove: /^إزالة: /,
    finish: "اعرض البرومبت",
    details: "تفاصيل",
    free: "لم يُخصم شيء",
    charged: "كلّف رصيدًا واحدًا",
  },
  en: {
    path: "/en/prompt-generate",
    request: "email to a client who is late paying a £1500 invoice, friendly but firm",
    start: "Start",
    enough: "That's enough",
    enoughBare: "That's enough",
    asWritten: "Your request, as you wrote it",
    gaps: "What the assistant does not know yet, and would guess",
    copy: "Copy",
    skip: "Skip",
    back: "Back",
    next: "Next",
    questions: "Questions that change the answer",
    prompt: "Your prompt",
    nothing: "nothing",
    edit: /^Edit: /,
    remove: /^Remove: /,
    finish: "Show the prompt",
    details: "Details",
    free: "nothing charged",
    charged: "cost 1 credit",
  },
};

/** The look of the one strong button; the mouse over a quiet one tints it. */
const STRONG = /(?:^|\s)bg-petrol(?:\s|$)/;
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
    // The microphone is a drawing alone.
    const example = question.locator("button[aria-pressed]").filter({ hasText: /\S/ }).first();
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
      await tap(words.enoughBare);
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

    test("an empty field has no strong button beside it, the prompt stays in view, and the last question one way to finish", async ({
      page,
      context,
      product,
    }) => {
      await signedUp(context, product);
      await page.goto(words.path);
      await page.locator("textarea").first().fill(words.request);
      const button = (name: string) => page.getByRole("button", { name, exact: true });
      await button(words.start).click();
      const heading = page.getByRole("heading", { name: words.questions });
      const prompt = page.getByRole("heading", { name: words.prompt });
      await expect(heading).toBeVisible();
      await expect(button(words.skip)).not.toHaveClass(STRONG);
      await expect(button(words.next)).toBeHidden();
      await expect(button(words.back)).toBeHidden();
      await page.locator("li:visible textarea").fill(OWN_WORDS);
      await expect(button(words.skip)).toBeHidden();
      await expect(button(words.next)).toHaveClass(STRONG);
      await button(words.next).click();
      await expect(heading).toBeHidden();
      const place = await button(words.back).boundingBox();
      for (const _ of [2, 3]) {
        await expect(prompt).toBeInViewport({ ratio: 1 });
        await expect(button(words.enough)).not.toHaveClass(STRONG);
        await button(words.skip).click();
        expect(await button(words.back).boundingBox()).toEqual(place);
      }
      await expect(prompt).toBeInViewport({ ratio: 1 });
      await expect(button(words.enough)).toBeHidden();
      await expect(button(words.finish)).not.toHaveClass(STRONG);
      await button(words.finish).click();
      await expect(page.getByRole("article")).toContainText(OWN_WORDS);
    });

    test("a line is changed and taken out where it stands, and an answer that says nothing adds none and costs nothing", async ({
      page,
      context,
      product,
    }) => {
      await signedUp(context, product);
      await page.goto(words.path);
      await page.locator("textarea").first().fill(words.request);
      const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
      await button(words.start).click();
      const sheet = page.getByRole("article");
      const field = page.locator("li:visible textarea").first();
      await field.fill(words.nothing);
      await button(words.next).click();
      await button(words.enoughBare).click();
      await expect(sheet).toContainText(words.free);
      await expect(sheet.getByRole("heading", { name: words.details })).toBeHidden();

      await page.reload();
      await page
        .getByRole("button", { expanded: false })
        .filter({ hasText: /^(?:الأسئلة|Questions)$/ })
        .click();
      await field.fill(OWN_WORDS);
      await field.press("Escape");
      await expect(sheet).toContainText(OWN_WORDS);
      await expect(field).toBeHidden();
      await sheet.getByRole("button", { name: words.edit }).click();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(OWN_WORDS);
      await page.keyboard.type(", twice");
      await page.keyboard.press("Enter");
      await expect(field).toBeHidden();
      await expect(sheet).toContainText(`${OWN_WORDS}, twice`);
      await expectNoAxeViolations(page);
      await sheet.getByRole("button", { name: words.remove }).click();
      await expect(sheet).not.toContainText(OWN_WORDS);
      await expect(sheet.getByRole("heading", { name: words.details })).toBeHidden();
      await expect(page.getByRole("status").filter({ hasText: /برومبت|prompt has changed/ })).toHaveCount(1);
    });
  });
}

test("on a desktop a pressed line leads to its question's field, and an option's line goes with its cross", async ({
  page,
  context,
  product,
}) => {
  await signedUp(context, product);
  await page.goto(WORDS.en.path);
  await page.locator("textarea").first().fill(WORDS.en.request);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const sheet = page.getByRole("article");
  const second = page.getByRole("list").locator("textarea").nth(1);
  await second.fill("two lines");
  await page.getByRole("button", { name: "Formal tone" }).click();
  await expect(sheet).toContainText("Tone: formal");
  // Anywhere on the line.
  await sheet.getByText("two lines").click();
  await expect(second).toBeFocused();
  await sheet.getByRole("button", { name: "Remove: Tone: formal" }).click();
  await expect(sheet).not.toContainText("Tone: formal");
  await expect(sheet).toContainText("two lines");
  await expectNoAxeViolations(page);
});

for (const language of ["ar", "en"] as const) {
  test(`before an answer the request is no prompt: its gaps are named and Copy is quiet; with the first it is one, ${language}`, async ({
    page,
    context,
    product,
  }) => {
    const words = WORDS[language];
    await signedUp(context, product);
    await page.goto(words.path);
    await page.locator("textarea").first().fill(words.request);
    await page.getByRole("button", { name: words.start, exact: true }).click();
    const sheet = page.getByRole("article");
    const copy = sheet.getByRole("button", { name: words.copy, exact: true });
    const gaps = sheet.getByRole("region", { name: words.gaps });
    await expect(sheet.getByRole("heading", { level: 2 })).toHaveText(words.asWritten);
    await expect(gaps.getByRole("button")).toHaveCount(4);
    await expect(copy).not.toHaveClass(STRONG);
    await expectNoAxeViolations(page);
    const fields = page.getByRole("list").locator("textarea");
    await gaps.getByRole("button").nth(1).click();
    await expect(fields.nth(1)).toBeFocused();
    await page.keyboard.insertText("- forty guests\n- Salma, third floor");
    await expect(gaps).toBeHidden();
    await expect(sheet.getByRole("heading", { level: 2 })).toHaveText(words.prompt);
    await expect(copy).toHaveClass(STRONG);
    await expect(sheet.locator(".sheet-text li li")).toHaveText(["forty guests", "Salma, third floor"]);
    await expectNoAxeViolations(page);
    await fields.nth(1).fill("");
    await expect(gaps.getByRole("button")).toHaveCount(4);
    await expect(copy).not.toHaveClass(STRONG);
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
  await page.getByRole("button", { name: "Longer answer" }).click();
  await expect(sheet).toContainText("Length: detailed");
  await page.getByLabel("A change in your words").fill("at most 5 lines");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(sheet).toContainText("Length: at most 5 lines");
  await expect(sheet).not.toContainText("Length: detailed");
  await page.getByLabel("A change in your words").fill("mention our friendly staff");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(sheet).toContainText("Conditions: mention our friendly staff");
  await page.getByLabel("A change in your words").fill("leave out the friendly staff");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(sheet.getByRole("button", { name: "− mention our friendly staff" })).toBeVisible();
  await expect(sheet.locator(".sheet-text")).not.toContainText("staff");
  await sheet.getByRole("button", { name: "+ at most 5 lines" }).click();
  await sheet.getByRole("button", { name: "Go back to this version" }).click();
  await expect(sheet.locator(".sheet-text")).not.toContainText("friendly staff");
  await expect(sheet).toContainText("Length: at most 5 lines");
  await sheet.getByRole("button", { name: "The request alone" }).click();
  await expect(sheet.locator(".sheet-text")).toHaveText(WORDS.en.request);
});

test("a changed request keeps the answers whose questions come again, and says so", async ({
  page,
  context,
  product,
}) => {
  await signedUp(context, product);
  await page.goto(WORDS.en.path);
  const request = page.locator("textarea").first();
  await request.fill(WORDS.en.request);
  await expect(page.getByText("Free to start")).toBeVisible();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const sheet = page.getByRole("article");
  await page.getByRole("list").locator("textarea").first().fill(OWN_WORDS);
  await expect(sheet).toContainText(WORDS.en.charged);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.getByText("Your earlier answers stay")).toBeVisible();
  await expect(page.getByText("One credit for the request with what you added")).toBeVisible();
  await request.fill(`${WORDS.en.request}, five lines`);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByText("Your earlier answers are still in the prompt.")).toBeVisible();
  await expect(sheet).toContainText("five lines");
  await expect(sheet).toContainText(OWN_WORDS);
  await page.reload();
  await expect(sheet).toContainText(OWN_WORDS);
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
