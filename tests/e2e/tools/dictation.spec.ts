import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, signedUp, test } from "#tests/e2e/support/product.ts";

const WORDS = {
  ar: {
    start: "إملاء بالصوت",
    answer: "أملِ الإجابة بصوتك",
    stop: "إيقاف الإملاء",
    rule: /متصفحك هو الذي يستمع/,
    speech: "بأي لهجة تتكلم",
    denied: /الميكروفون محجوب/,
    network: /لم يصل متصفحك/,
    silence: /لم نسمع شيئًا/,
    language: "ar-MA",
    request: "عايز إيميل لعميل متأخر في الدفع",
    heard: ["الفاتورة ١٥٠٠ جنيه", "من غير زعل"],
    run: "ابدأ",
  },
  en: {
    start: "Dictate",
    answer: "Dictate your answer",
    stop: "Stop dictating",
    rule: /Your browser listens/,
    speech: "What you speak",
    denied: /The microphone is blocked/,
    network: /could not reach its listening service/,
    silence: /Nothing was heard/,
    language: "en-GB",
    request: "email to a client who is late paying",
    heard: ["the invoice is £1500", "keep it friendly"],
    run: "Start",
  },
};

/** What a test says to the page, in the place of a browser's own recogniser. */
interface Spoken {
  say(words: string, isFinal: boolean): void;
  fail(code: string): void;
  end(): void;
  lang: string;
  isListening: boolean;
}

declare global {
  interface Window {
    spoken: Spoken | undefined;
  }
}

/** A recogniser by the interface of the Web Speech API, which hears what the test says. */
async function withRecogniser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class FakeRecogniser {
      lang = "";
      continuous = false;
      interimResults = false;
      onresult: ((event: object) => void) | null = null;
      onerror: ((event: object) => void) | null = null;
      onend: (() => void) | null = null;
      isListening = false;
      #results: object[] = [];
      start() {
        this.isListening = true;
        window.spoken = this;
      }
      stop() {
        setTimeout(() => this.end());
      }
      abort() {
        this.stop();
      }
      say(transcript: string, isFinal: boolean) {
        const last = this.#results.at(-1) as { isFinal: boolean } | undefined;
        const result = { isFinal, 0: { transcript, confidence: 0.9 } };
        if (last && !last.isFinal) this.#results[this.#results.length - 1] = result;
        else this.#results.push(result);
        this.onresult?.({ resultIndex: this.#results.length - 1, results: this.#results });
      }
      fail(error: string) {
        this.onerror?.({ error });
        this.end();
      }
      end() {
        if (!this.isListening) return;
        this.isListening = false;
        this.onend?.();
      }
    }
    Object.assign(window, { SpeechRecognition: FakeRecogniser, webkitSpeechRecognition: FakeRecogniser });
  });
}

const say = (page: Page, words: string, isFinal = true) =>
  page.evaluate(([text, final]) => window.spoken?.say(text, final), [words, isFinal] as const);
const fail = (page: Page, code: string) => page.evaluate((error) => window.spoken?.fail(error), code);
const isListening = (page: Page) => page.evaluate(() => window.spoken?.isListening ?? false);

for (const language of ["ar", "en"] as const) {
  const words = WORDS[language];
  const path = (bare: string) => (language === "ar" ? bare : `/en${bare}`);

  test(`a request is dictated at the cursor, ${language}`, async ({ page, context, product }) => {
    await signedUp(context, product);
    await withRecogniser(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path("/prompt-checker"));
    const box = page.locator("textarea").first();
    await box.fill("one three");
    await box.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 3));
    await page.getByRole("button", { name: words.start, exact: true }).click();
    await expect.poll(() => isListening(page)).toBe(true);
    await expect(page.getByText(words.rule)).toBeVisible();
    await expect(page.getByText("Google")).toBeVisible();
    // What is being heard is shown, and is not in the field yet.
    await say(page, words.heard[0] ?? "", false);
    await expect(page.getByText(words.heard[0] ?? "", { exact: true })).toBeVisible();
    await expect(box).toHaveValue("one three");
    await expectNoAxeViolations(page);
    await say(page, words.heard[0] ?? "");
    await expect(box).toHaveValue(`one ${words.heard[0]} three`);
    await say(page, words.heard[1] ?? "");
    await expect(box).toHaveValue(`one ${words.heard.join(" ")} three`);
    // Another kind of speech is listened to at once, and kept.
    await page.getByRole("combobox", { name: words.speech }).selectOption(words.language);
    await expect.poll(() => page.evaluate(() => window.spoken?.lang)).toBe(words.language);
    await expect.poll(() => isListening(page)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: words.start, exact: true })).toBeVisible();
    await expect.poll(() => isListening(page)).toBe(false);
    await page.reload();
    await page.getByRole("button", { name: words.start, exact: true }).click();
    await expect.poll(() => page.evaluate(() => window.spoken?.lang)).toBe(words.language);
    await expect(page.getByText(words.rule)).toHaveCount(0);
    // Words under way when the button stops it are not lost.
    await box.fill("");
    await say(page, words.heard[0] ?? "", false);
    await page.getByRole("button", { name: words.stop, exact: true }).click();
    await expect(box).toHaveValue(words.heard[0] ?? "");
  });

  test(`why nothing is heard is said, ${language}`, async ({ page, context, product }) => {
    await signedUp(context, product);
    await withRecogniser(page);
    await page.goto(path("/image-prompt"));
    const start = page.getByRole("button", { name: words.start, exact: true });
    for (const [code, sentence] of [
      ["not-allowed", words.denied],
      ["network", words.network],
      ["no-speech", words.silence],
    ] as const) {
      await start.click();
      await expect.poll(() => isListening(page)).toBe(true);
      await fail(page, code);
      await expect(page.getByRole("alert").filter({ hasText: sentence })).toBeVisible();
      await expect(start).toHaveAttribute("aria-pressed", "false");
    }
    await expectNoAxeViolations(page);
  });

  test(`an answer is dictated, and Escape ends the dictation alone, ${language}`, async ({
    page,
    context,
    product,
  }) => {
    await signedUp(context, product);
    await withRecogniser(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path("/prompt-generate"));
    await page.locator("textarea").first().fill(words.request);
    await page.getByRole("button", { name: words.run, exact: true }).click();
    const answer = page.locator("li:visible textarea").first();
    await expect(answer).toBeVisible();
    await page.getByRole("button", { name: words.answer }).first().click();
    await expect.poll(() => isListening(page)).toBe(true);
    await say(page, words.heard[0] ?? "");
    await expect(answer).toHaveValue(words.heard[0] ?? "");
    await expectNoAxeViolations(page);
    await answer.press("Escape");
    await expect.poll(() => isListening(page)).toBe(false);
    await expect(answer).toBeVisible();
    // More than the field holds: what fits, in whole words, and a sentence.
    await page.getByRole("button", { name: words.answer }).first().click();
    await expect.poll(() => isListening(page)).toBe(true);
    await say(page, "word ".repeat(200));
    await expect(page.getByRole("alert").first()).toBeVisible();
    expect((await answer.inputValue()).length).toBeLessThanOrEqual(600);
    expect(await answer.inputValue()).toMatch(/word word$/);
  });
}

test("a browser that cannot listen has no button", async ({ page, context, product }) => {
  await signedUp(context, product);
  await page.addInitScript(() => {
    for (const name of ["SpeechRecognition", "webkitSpeechRecognition"]) Reflect.deleteProperty(window, name);
  });
  await page.goto("/en/prompt-checker");
  await expect(page.locator("textarea").first()).toBeVisible();
  await expect(page.getByRole("button", { name: WORDS.en.start, exact: true })).toHaveCount(0);
});
