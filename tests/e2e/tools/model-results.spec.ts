import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations, signedUp } from "#tests/e2e/support/product.ts";
import { test } from "#tests/e2e/support/product-with-model.ts";

const WORDS = {
  ar: {
    prefix: "",
    how: "كيف تريده؟",
    weave: "أدخله في النتيجة",
    free: "بلا رصيد إضافي.",
    lettering: "ضع الكلمات بنفسك",
    text: "في عالمنا المعاصر، يسر مخبز الحارة في السلط أن يعلن عن وصول خبز الشعير، بسعر دينار وربع للرغيف، يوميًا من السادسة صباحًا.",
    said: "منشور لصفحة المخبز، بلهجتنا",
    human: {
      alert: "ما في رقم للحجز بالمنشور، ضيفه قبل ما تنشر.",
      text: "خبز الشعير صار عنا بمخبز الحارة بالسلط، الرغيف بدينار وربع، كل يوم من السادسة الصبح.",
      notes: ["شلت «في عالمنا المعاصر».", "خليته باللهجة لأنه للصفحة."],
      other: {
        name: "فصحى بسيطة",
        text: "وصل خبز الشعير إلى مخبز الحارة في السلط، بدينار وربع للرغيف، يوميًا من السادسة صباحًا.",
      },
      question: { ask: "كم رغيفًا تخبزون في اليوم؟", examples: ["مئة رغيف", "قدر ما يطلب الناس"] },
    },
    woven: "خبز الشعير صار عنا بمخبز الحارة بالسلط، مئة رغيف كل يوم من السادسة الصبح، الرغيف بدينار وربع.",
    prompt: "اكتب مقالًا قصيرًا ومفصلًا جدًا عن الصيام لكل الناس",
    check: {
      improved: "اكتب مقالًا من خمس فقرات قصيرة عن الصيام لقارئ غير مختص، ثم قائمة بمن لا يصح له الصيام.",
      verdict: "weak",
      findings: [{ quote: "قصيرًا ومفصلًا جدًا", problem: "لا يجتمعان، فسيختار المساعد عنك." }],
      notes: ["اخترت خمس فقرات. تريد غيرها؟ بدّل العدد."],
      question: null,
    },
    picture: "واجهة مقهى اسمه «بن الحارة» وقت المغرب",
    image: {
      prompt:
        "a small Levantine coffee house front at dusk, a clean empty wooden sign above the door, warm light inside",
      ratio: "4:5",
      lettering: ["بن الحارة"],
      notes: ["اللوحة فارغة ليوضع الاسم فوقها بخط سليم."],
      directions: [{ name: "من داخل المقهى", prompt: "view from inside the coffee house towards the street at dusk" }],
      question: null,
    },
  },
  en: {
    prefix: "/en",
    how: "How do you want it?",
    weave: "Work it in",
    free: "No further credit.",
    lettering: "Set the words yourself",
    text: "In today's fast-paced world, our bakery in Salt is thrilled to announce barley bread at 1.25 dinars a loaf, daily from six.",
    said: "a post for our page, plain",
    human: {
      alert: "There is no number to order by; add one before you post.",
      text: "Our bakery in Salt has barley bread now: 1.25 dinars a loaf, every day from six.",
      notes: ["I took out the opening.", "Nothing was added."],
      other: {
        name: "Warmer",
        text: "Barley bread is here at our bakery in Salt, 1.25 dinars a loaf, every day from six. Come early.",
      },
      question: { ask: "How many loaves do you bake a day?", examples: ["a hundred", "as many as people order"] },
    },
    woven: "Our bakery in Salt has barley bread now: a hundred loaves every day from six, 1.25 dinars each.",
    prompt: "Write a short but very detailed article about fasting for everyone",
    check: {
      improved:
        "Write an article of five short paragraphs about fasting for a lay reader, then a list of who should not fast.",
      verdict: "weak",
      findings: [{ quote: "short but very detailed", problem: "Both cannot hold; the assistant will choose for you." }],
      notes: ["I chose five paragraphs; change the number if you like."],
      question: null,
    },
    picture: 'the front of a coffee house called "بن الحارة" at dusk',
    image: {
      prompt:
        "a small Levantine coffee house front at dusk, a clean empty wooden sign above the door, warm light inside",
      ratio: "4:5",
      lettering: ["بن الحارة"],
      notes: ["The sign is left empty for the name."],
      directions: [{ name: "From inside", prompt: "view from inside the coffee house towards the street at dusk" }],
      question: null,
    },
  },
} as const;

/** Pictures to look at: `SHOTS_FOLDER=shots npx playwright test model-results`. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env["SHOTS_FOLDER"];
  if (!folder) return;
  await page.screenshot({ path: `${folder}/${name}-desktop.png`, fullPage: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: `${folder}/${name}-phone.png`, fullPage: true });
  await page.setViewportSize({ width: 1280, height: 800 });
}

for (const language of ["ar", "en"] as const) {
  const words = WORDS[language];

  test(`a humanized text: what to settle first, another register, and the question worked in, ${language}`, async ({
    page,
    context,
    product,
  }) => {
    await signedUp(context, product);
    await page.goto(`${words.prefix}/ai-humanizer`);
    await page.locator("textarea").first().fill(words.text);
    await page.getByLabel(words.how).fill(words.said);
    product.llm.play({ does: "answer", text: `<think>draft</think>${JSON.stringify(words.human)}` });
    await page.keyboard.press("Enter");
    const result = page.getByRole("article");
    await expect(result).toContainText(words.human.text);
    await expect(result).toContainText(words.human.alert);
    await expect(result).toContainText(words.human.notes[1]);
    await expectNoAxeViolations(page);
    await shoot(page, `humanizer-${language}`);
    await result.getByRole("tab", { name: words.human.other.name }).click();
    await expect(result.getByRole("tabpanel")).toContainText(words.human.other.text);
    await expect(result).toContainText(words.free);
    product.llm.play({
      does: "answer",
      text: JSON.stringify({ ...words.human, text: words.woven, alert: null, other: null }),
    });
    await result.getByRole("button", { name: words.human.question.examples[0] }).click();
    await expect(result).toContainText(words.woven);
    await expect(result.getByRole("button", { name: words.weave })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("article")).toContainText(words.woven);
    expect(JSON.stringify(product.llm.requests.at(-1)?.body)).toContain(words.said);
  });

  test(`a checked prompt speaks in words, ${language}`, async ({ page, context, product }) => {
    await signedUp(context, product);
    await page.goto(`${words.prefix}/prompt-checker`);
    await page.locator("textarea").first().fill(words.prompt);
    product.llm.play({ does: "answer", text: JSON.stringify(words.check) });
    await page.keyboard.press("Control+Enter");
    const result = page.getByRole("article");
    await expect(result.getByRole("heading", { level: 2 })).toHaveText(
      language === "ar" ? "يحتاج إلى عمل" : "Needs work",
    );
    await expect(result).toContainText(words.check.findings[0].problem);
    await expect(result).toContainText(words.check.improved);
    await expect(result).toContainText(words.check.notes[0]);
    await expect(result).not.toContainText("100");
    await expectNoAxeViolations(page);
    await shoot(page, `checker-${language}`);
  });

  test(`a prompt for a picture with an Arabic name leads to lettering, ${language}`, async ({
    page,
    context,
    product,
  }) => {
    await signedUp(context, product);
    await page.goto(`${words.prefix}/image-prompt`);
    await page.locator("textarea").first().fill(words.picture);
    product.llm.play({ does: "answer", text: JSON.stringify(words.image) });
    await page.keyboard.press("Control+Enter");
    const result = page.getByRole("article");
    await expect(result).toContainText(words.image.prompt);
    await expect(result).toContainText("4:5");
    await expectNoAxeViolations(page);
    await shoot(page, `image-${language}`);
    await result.getByRole("tab", { name: words.image.directions[0].name }).click();
    await expect(result.getByRole("tabpanel")).toContainText(words.image.directions[0].prompt);
    const address = await result.getByRole("link", { name: words.lettering }).getAttribute("href");
    await page.goto(address as string);
    await expect(page.locator("textarea").first()).toHaveValue("بن الحارة");
  });
}
