import { mkdirSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations, PASSWORD } from "#tests/e2e/support/product.ts";
import { test } from "#tests/e2e/support/product-with-model.ts";

/** Two ways of a stranger with a phone, from nothing: to a finished answer, and to a poster with an Arabic name on it. */
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

const ANSWER = {
  ar: "أستاذ سامي، تحية طيبة.\n\nأذكّرك بفاتورة أكتوبر وقيمتها ١٥٠٠ جنيه، وأرجو تحويلها قبل الخميس. شكرًا لك.",
  en: "Hi Sam,\n\nA gentle reminder of the October invoice for £1500. Could you settle it by Thursday? Thank you.",
};
const WORDS = {
  ar: {
    prefix: "",
    request: "رسالة لعميل متأخر في دفع فاتورة ١٥٠٠ جنيه، بلطف",
    start: "فعّل رصيدك وابدأ",
    question: { ask: "ما اسمه، ولأي شهر الفاتورة؟", label: "العميل والفاتورة", why: "لتصل إلى من هي له", examples: [] },
    fact: "أستاذ سامي، أكتوبر",
    show: "أرني الجواب · رصيد واحد",
    copy: "نسخ الجواب",
    poster: "بوستر لعيد ميلاد مكتوب عليه «ليلى»، بالونات وقمر",
    notes: ["الاسم متروك لك لتضعه بخط سليم."],
    letter: "ضع الكلمات بنفسك",
    save: "تنزيل PNG",
  },
  en: {
    prefix: "/en",
    request: "a friendly note to a client who is late paying a £1500 invoice",
    start: "Claim them and start",
    question: {
      ask: "Who is it, and which month is it for?",
      label: "Client",
      why: "So it reaches them",
      examples: [],
    },
    fact: "Sam, October",
    show: "Show me the answer · 1 credit",
    copy: "Copy the answer",
    poster: 'a birthday poster that says "ليلى", balloons and a moon',
    notes: ["The name is left for you to set in true type."],
    letter: "Set the words yourself",
    save: "Download PNG",
  },
} as const;

/** Only for somebody who looks at the pictures: `SHOTS_FOLDER=folder`. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env["SHOTS_FOLDER"];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

for (const language of ["ar", "en"] as const) {
  test(`from nothing to a finished answer and to a poster with an Arabic name, ${language}`, async ({
    page,
    product,
  }) => {
    test.setTimeout(150_000);
    const words = WORDS[language];
    const { llm } = product;
    let taps = 0;
    const tap = async (name: string) => {
      await page.getByRole("button", { name, exact: true }).first().click();
      taps += 1;
    };
    await page.goto(`${words.prefix}/login`);
    await shoot(page, `${language}-1-arrival`);
    await page.goto(`${words.prefix}/signup`);
    await page.locator('input[type="email"]').fill(`phone-${language}@example.com`);
    for (const field of await page.locator('input[autocomplete="new-password"]').all()) await field.fill(PASSWORD);
    await page.locator('main button[type="submit"]').last().click();
    await page.locator('main a[href*="/dev/outbox"]').click();
    await page.locator('a[href*="/confirm?token="]').first().click();
    await page.locator('main button[type="submit"]').click();
    await expect(page.locator("textarea").first()).toBeVisible();
    await shoot(page, `${language}-2-bench`);

    const asked = { title: "", taskType: "email-letter", safetyNote: null };
    llm.play({
      does: "answer",
      text: JSON.stringify({ ...asked, prompt: words.request, questions: [words.question] }),
    });
    await page.locator("textarea").first().fill(words.request);
    await tap(words.start);
    await expect(page.getByText(words.question.ask)).toBeVisible();
    await shoot(page, `${language}-3-questions`);
    await page.locator("li:visible textarea").first().fill(words.fact);
    await page.keyboard.press("Enter");
    const sheet = page.getByRole("article");
    await expect(sheet).toContainText(words.fact);
    await shoot(page, `${language}-4-prompt`);
    llm.play({ does: "answer", text: ANSWER[language] });
    await tap(words.show);
    await expect(sheet.getByRole("button", { name: words.copy }).first()).toBeVisible();
    await expect(sheet).toContainText(ANSWER[language].slice(-20));
    await shoot(page, `${language}-5-answer`);
    await expectNoAxeViolations(page);

    await page.goto(`${words.prefix}/image-prompt`);
    const picture = { prompt: "balloons and a crescent moon, an empty banner", ratio: "2:3" };
    llm.play(
      { does: "answer", text: "a draft" },
      { does: "answer", text: "another draft" },
      { does: "answer", text: JSON.stringify({ ...picture, lettering: ["ليلى"], notes: words.notes, directions: [] }) },
    );
    await page.locator("textarea").first().fill(words.poster);
    await page.keyboard.press("Control+Enter");
    const link = page.getByRole("link", { name: words.letter });
    await expect(link).toBeVisible();
    await shoot(page, `${language}-6-picture`);
    const [lettering] = await Promise.all([page.waitForEvent("popup"), link.click()]);
    await expect(lettering.getByRole("button", { name: "ليلى" })).toBeVisible();
    await shoot(lettering, `${language}-7-lettering`);
    const save = lettering.getByRole("button", { name: words.save });
    const [saved] = await Promise.all([lettering.waitForEvent("download"), save.click()]);
    taps += 2;
    expect(saved.suggestedFilename()).toBe("lettering.png");
    if (process.env["SHOTS_FOLDER"]) await saved.saveAs(`${process.env["SHOTS_FOLDER"]}/${language}-8-poster.png`);
    // Two to the answer, two from the picture's prompt to the poster; fields and the mail aside.
    expect(taps).toBe(4);
    for (const one of [page, lettering])
      expect(await one.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}
