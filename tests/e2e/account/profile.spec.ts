import type { Page } from "@playwright/test";
import { profileMessages } from "#pages/profile/messages.ts";
import { profileHereMessages } from "#tools/workspace/profile/profile-messages.ts";
import { expect, expectNoAxeViolations, signedUp, test } from "#tests/e2e/support/product.ts";

const SAID = {
  ar: {
    first: "اكتب ملاحظة لزبائننا عن الطحين الجديد",
    second: "اكتب لزبائننا عن الطحين الجديد في المخبز",
    answers: ["زبائن الحي الذين نعرفهم من سنين", "واتساب، ثلاثة أسطر، من غير تكلف"],
    offer: "جوابان جاهزان من ملفك. لا يدخلان الطلب قبل أن تضغط.",
    useAll: "استخدمهما",
    limit: "الباقة المجانية تحفظ ثلاث معلومات. احذف واحدة منها، أو خذ الباقة الأساسية فتحفظها كلها.",
    two: "معلومتان من ٣",
    name: "متجري",
    chip: "من ملفي: لهجتي",
  },
  en: {
    first: "write a note to our customers about the new flour",
    second: "write a holiday greeting to the bakery's customers",
    answers: ["neighbours we have known for years", "WhatsApp, three lines, no fuss"],
    offer: "2 answers are ready from your profile. They are not in the request until you press.",
    useAll: "Use all of these",
    limit: "The free package keeps three facts. Delete one of them, or take Basic, which keeps them all.",
    two: "2 facts of 3",
    name: "My shop",
    chip: "From your profile: My tone",
  },
};

for (const language of ["ar", "en"] as const) {
  const page = profileMessages[language];
  const here = profileHereMessages[language];
  const said = SAID[language];
  const path = (bare: string) => (language === "ar" ? bare : `/en${bare}`);

  /** Asks for something, and returns the questions' list once it is there. */
  async function ask(tab: Page, request: string) {
    // The last request would be shown again.
    if (tab.url().startsWith("http")) await tab.evaluate(() => sessionStorage.clear());
    await tab.goto(path("/prompt-generate"));
    await tab.locator("textarea").first().fill(request);
    await tab.keyboard.press("Control+Enter");
    await expect(tab.getByRole("article")).toContainText(request);
    return tab.locator("main ol > li");
  }

  test(`a profile is switched on, remembers answers, and a second request needs one tap (${language})`, async ({
    page: tab,
    context,
    product,
  }) => {
    await signedUp(context, product);
    const asked: string[] = [];
    tab.on("request", (request) => void (request.url().includes("/api/profile") && asked.push(request.method())));

    // Off: nothing is offered and nothing is asked for, but a line says that there is such a thing.
    const before = await ask(tab, said.first);
    await before
      .nth(1)
      .locator("textarea")
      .fill(said.answers[0] ?? "");
    await before.nth(1).locator("textarea").press("Tab");
    await tab.getByRole("link", { name: here.offerLink }).click();
    expect(asked).toEqual([]);

    await expect(tab.getByRole("heading", { level: 1, name: page.title })).toBeVisible();
    await expectNoAxeViolations(tab);
    await tab.getByRole("button", { name: page.turnOn }).click();
    await expect(tab.getByRole("switch")).toBeChecked();
    await expect(tab.getByText(page.empty, { exact: true })).toBeVisible();
    await expectNoAxeViolations(tab);

    const questions = await ask(tab, `${said.first}.`);
    for (const [place, text] of said.answers.entries()) {
      const question = questions.nth(place === 0 ? 1 : 3);
      await question.locator("textarea").fill(text);
      await question.getByRole("button", { name: here.remember }).click();
      await expect(question).toContainText(here.remembered);
    }
    await expectNoAxeViolations(tab);

    // The second request: they are in the fields, and in no prompt before the press.
    const again = await ask(tab, said.second);
    await expect(tab.getByText(said.offer)).toBeVisible();
    await expect(again.nth(1).locator("textarea")).toHaveValue(said.answers[0] ?? "");
    await expect(tab.getByRole("article")).not.toContainText(said.answers[0] ?? "");
    await expectNoAxeViolations(tab);
    await tab.getByRole("button", { name: said.useAll }).click();
    // On to the first question that the profile does not answer.
    await expect(again.first().locator("textarea")).toBeFocused();
    for (const text of said.answers) await expect(tab.getByRole("article")).toContainText(text);
    await expect(tab.getByText(said.offer)).toHaveCount(0);
    await tab.reload();
    for (const text of said.answers) await expect(tab.getByRole("article")).toContainText(text);

    await tab.goto(path("/profile"));
    await expect(tab.getByText(said.two, { exact: true })).toBeVisible();
    await expectNoAxeViolations(tab);
    const facts = tab.locator("main ul > li");
    await facts.first().getByRole("button").last().click();
    await expect(facts).toHaveCount(1);
    await tab.getByRole("button", { name: page.removeAll, exact: true }).click();
    await tab.getByRole("dialog").getByRole("button", { name: page.removeAll, exact: true }).click();
    await expect(tab.getByText(page.empty, { exact: true })).toBeVisible();
  });

  test(`a ready answer can be left out of one request, and the fourth fact is refused with words (${language})`, async ({
    page: tab,
    context,
    product,
  }) => {
    await signedUp(context, product);
    await tab.goto(path("/profile"));
    await tab.getByRole("switch").check();
    const names = { ar: ["القارئ", "مدينتي", "لهجتي"], en: ["Reader", "My city", "My tone"] }[language];
    for (const [place, name] of names.entries()) {
      await tab.getByLabel(page.name, { exact: true }).fill(name);
      await tab.getByLabel(page.words, { exact: true }).fill(`${said.answers[0]} ${place}`);
      await tab.getByRole("button", { name: page.add, exact: true }).click();
      await expect(tab.locator("main ul > li")).toHaveCount(place + 1);
    }
    await expect(tab.getByText(page.full, { exact: true })).toBeVisible();

    const questions = await ask(tab, said.first);
    const reader = questions.nth(1);
    await expect(reader.locator("textarea")).toHaveValue(`${said.answers[0]} 0`);
    await reader.getByRole("button", { name: here.drop.replace("{name}", names[0] ?? "") }).click();
    await expect(reader.locator("textarea")).toHaveValue("");
    const limits = questions.nth(3);
    await limits.locator("textarea").fill(said.answers[1] ?? "");
    await limits.getByRole("button", { name: here.remember }).click();
    await expect(limits.getByText(said.limit)).toBeVisible();
    await expectNoAxeViolations(tab);

    // Another tool offers what fits its field, and a press puts it there.
    await tab.goto(path("/ai-humanizer"));
    await tab.getByRole("button", { name: said.chip }).click();
    await expect(tab.locator("input[type=text]").first()).toHaveValue(`${said.answers[0]} 2`);
    await expectNoAxeViolations(tab);
  });

  test(`a fact about the one whom a request names is offered beside the questions (${language})`, async ({
    page: tab,
    context,
    product,
  }) => {
    await signedUp(context, product);
    await tab.goto(path("/profile"));
    await tab.getByRole("switch").check();
    const { fact, other, label, request } = {
      ar: { fact: "أمي عمرها ٦٨، سكري وضغط", other: "ابني يوسف، ٩ سنين", label: "عن أمي", request: "برنامج مشي لأمي" },
      en: {
        fact: "my mom is 68, diabetes",
        other: "my son Adam, 9",
        label: "About my mother",
        request: "a walking plan for my mother",
      },
    }[language];
    for (const [place, words] of [fact, other].entries()) {
      await tab.getByLabel(page.name, { exact: true }).fill(["First", "Second"][place] ?? "");
      await tab.getByLabel(page.words, { exact: true }).fill(words);
      await tab.getByRole("button", { name: page.add, exact: true }).click();
      await expect(tab.locator("main ul > li")).toHaveCount(place + 1);
    }
    await ask(tab, request);
    const use = tab.getByRole("button", { name: here.useNamed.replace("{name}", label) });
    await expect(use).toBeVisible();
    await expect(tab.getByText(other)).toHaveCount(0);
    await expect(tab.getByRole("article")).not.toContainText(fact);
    await expectNoAxeViolations(tab);
    await use.click();
    await expect(tab.getByRole("article")).toContainText(label);
    await expect(tab.getByRole("article")).toContainText(fact);
    await expect(use).toHaveCount(0);
    await tab.reload();
    await expect(tab.getByRole("article")).toContainText(fact);
  });
}
