import { afterAll, beforeAll, expect, it } from "vitest";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { seedPackages } from "#domain/packages/write.ts";
import { catalogue } from "#messages.ts";
import { addPerson } from "#tests/support/scenes/billing-scene.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { loaderArgs } from "#tests/support/page-loader.ts";
import { each, shownPage, the, wordsOf } from "#tests/support/shown-page.tsx";
import PricingPage, { loader } from "./page.tsx";

let test: TestDeps;
beforeAll(async () => {
  test = await createTestDeps();
  await seedPackages(test.deps.db);
});
afterAll(() => test.close());

const BOTH = ["ar", "en"] as const;
const NAMES = { ar: ["الباقة المجانية", "الباقة الأساسية"], en: ["Free Package", "Basic Package"] };

/** The page with its cards in it, or, where they are `coming`, while they are waited for. */
async function shownTo(user: SignedInUser | null, language: "ar" | "en", coming = false): Promise<Element> {
  const args = loaderArgs(test.deps, user, language === "ar" ? "/pricing" : "/en/pricing", language);
  const { data } = await loader(args);
  const cards = coming ? new Promise(() => {}) : await data.cards;
  return the(await shownPage(args, PricingPage, { ...data, cards }), "main");
}

/** A package's card by its name. */
const cardOf = (main: Element, name: string) => the(main, "section", name);

it.each(BOTH)("has its title, and a badge with the plan for who is signed in alone (%s)", async (language) => {
  const badge = language === "ar" ? "الباقة الحالية: المجانية" : "Current Plan: Free";
  const signedIn = await shownTo(await addPerson(test.deps), language);
  expect(each(signedIn, "h1").map(wordsOf)).toEqual([language === "ar" ? "الأسعار" : "Pricing"]);
  expect(wordsOf(signedIn)).toContain(badge);
  expect(wordsOf(await shownTo(null, language))).not.toContain(badge.split(":")[0]);
});

it.each(BOTH)("while the cards come it has the room of two in their place (%s)", async (language) => {
  const main = await shownTo(null, language, true);
  const room = each(main, "div").find((element) => element.getAttribute("role") === "status");
  const skeletons = Array.from(room?.childNodes ?? []).slice(1);
  expect(
    skeletons.map((node) => [(node as Element).getAttribute("class")?.includes("h-112"), node.textContent]),
  ).toEqual([
    [true, ""],
    [true, ""],
  ]);
  expect(each(main, "h2").map(wordsOf)).not.toContain(NAMES[language][0]);
  expect(each(await shownTo(null, language), "div").some((element) => element.getAttribute("role") === "status")).toBe(
    false,
  );
});

it.each(BOTH)("each card has its label, price, rhythm, list of features and button (%s)", async (language) => {
  const main = await shownTo(null, language);
  const words = catalogue.pricing[language];
  const [free, basic] = NAMES[language].map((name) => {
    const card = cardOf(main, name);
    const [price] = each(card, "bdi").map(wordsOf);
    const [label, rhythm] = each(card, "span").map(wordsOf);
    return { label, price, rhythm, features: each(card, "li").map(wordsOf), button: each(card, "a").map(wordsOf) };
  });
  const isArabic = language === "ar";
  expect(free).toEqual({
    label: words.free,
    price: words.zeroPrice,
    rhythm: words.oneTime,
    features: [
      isArabic ? "٥٠ رصيدًا لمدة ١٤ يومًا" : "50 credits for 14 days",
      words.featureAll,
      words.featureHistory,
      words.featureNoAds,
      words.featureNoCard,
    ],
    button: [words.claim],
  });
  expect(basic).toEqual({
    label: words.recommended,
    price: isArabic ? "٥ دولارات" : "$5",
    rhythm: isArabic ? "شهريًا" : "per month",
    features: [
      isArabic ? "١٥٠ رصيدًا كل شهر" : "150 credits every month",
      words.featureAll,
      words.featureSave,
      words.featureNoAds,
      words.featureSupport,
      words.featureEarly,
      words.featureCancel,
    ],
    button: [words.subscribe],
  });
});

it.each(BOTH)("the comparison says of each line what Free has and what Basic has (%s)", async (language) => {
  const words = catalogue.pricing[language];
  const rows = each(the(await shownTo(null, language), "tbody"), "tr").map((row) => {
    const values = each(row, "td").map((cell) => {
      const [mark] = each(cell, "svg");
      return mark ? mark.getAttribute("aria-label") : wordsOf(cell);
    });
    return [wordsOf(the(row, "th")), ...values];
  });
  const isArabic = language === "ar";
  const no = `–${words.no}`;
  expect(rows).toEqual([
    isArabic
      ? [words.rowCredits, "٥٠ رصيدًا لمدة ١٤ يومًا", "١٥٠ رصيدًا كل شهر"]
      : [words.rowCredits, "50 credits for 14 days", "150 credits every month"],
    isArabic ? [words.rowValidity, "١٤ يومًا", "تتجدد كل شهر"] : [words.rowValidity, "14 days", "Renews every month"],
    ...[words.rowServices, words.rowNoAds, words.rowInterface].map((label) => [label, words.yes, words.yes]),
    ...[words.rowSave, words.rowSupport, words.rowEarly, words.rowPriority, words.rowRenewal].map((label) => [
      label,
      no,
      words.yes,
    ]),
  ]);
});

it.each(BOTH)("answers three questions (%s)", async (language) => {
  const words = catalogue.pricing[language];
  const questions = each(await shownTo(null, language), "details");
  expect(questions.map((item) => [wordsOf(the(item, "summary")), wordsOf(the(item, "p"))])).toEqual([
    [words.faqCancelQuestion, words.faqCancelAnswer],
    [words.faqCardsQuestion, words.faqCardsAnswer],
    [words.faqFreeQuestion, words.faqFreeAnswer],
  ]);
});
