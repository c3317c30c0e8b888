import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { stripeSubscriptions } from "#domain/billing/tables.ts";
import { creditPackages } from "#domain/packages/tables.ts";
import { claimFreePackage } from "#domain/packages/write-claim.ts";
import { seedPackages } from "#domain/packages/write.ts";
import { addPerson, basicPriceId } from "#tests/support/scenes/billing-scene.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { loaderArgs } from "#tests/support/page-loader.ts";
import { each, linksOf, shownPage, the, wordsOf } from "#tests/support/shown-page.tsx";
import AccountPage, { loader } from "./page.tsx";

let test: TestDeps;
beforeAll(async () => {
  test = await createTestDeps();
  await seedPackages(test.deps.db);
});
afterAll(() => test.close());

async function shownTo(user: SignedInUser, language: "ar" | "en"): Promise<Element> {
  const args = loaderArgs(test.deps, user, language === "ar" ? "/account" : "/en/account", language);
  return the(await shownPage(args, AccountPage, await loader(args)), "main");
}

/** The labelled values of the section under that heading. */
function factsIn(main: Element, heading: string): Record<string, string> {
  const section = the(main, "section", heading);
  const values = each(section, "dd").map(wordsOf);
  return Object.fromEntries(each(section, "dt").map((label, index) => [wordsOf(label), values[index] ?? ""]));
}

it("is headed by the address, and says it again with both dates of its creation, in both languages", async () => {
  const user = await addPerson(test.deps);
  const arabic = await shownTo(user, "ar");
  expect(wordsOf(the(arabic, "bdi"))).toBe(user.email);
  expect(factsIn(arabic, "بيانات الحساب")).toEqual({
    "البريد الإلكتروني": user.email,
    "تاريخ إنشاء الحساب": "١ يناير ١٩٧٠الموافق ٢٢ شوال ١٣٨٩ هـ",
  });
  const english = await shownTo(user, "en");
  expect(wordsOf(the(english, "bdi"))).toBe(user.email);
  expect(factsIn(english, "Account Information")).toEqual({
    Email: user.email,
    "Account created": "January 1, 1970Shawwal 22, 1389 AH",
  });
});

it("leads to the plans, to the dashboard and to the keys, and from an empty subscription to the plans", async () => {
  const main = await shownTo(await addPerson(test.deps), "en");
  const empty = the(main, "section", "No Active Subscription");
  expect(linksOf(empty)).toEqual(["/en/pricing"]);
  expect(
    each(main, "a")
      .map((link) => [wordsOf(link), link.getAttribute("href")])
      .slice(0, 5),
  ).toEqual([
    ["View Plans", "/en/pricing"],
    ["View Plans", "/en/pricing"],
    ["Dashboard", "/en/dashboard"],
    ["My profile", "/en/profile"],
    ["API keys", "/en/account/keys"],
  ]);
});

it("shows the free package's credits, its name and the day it ends", async () => {
  const user = await addPerson(test.deps);
  test.setNow(new Date("2027-03-01T10:00:00Z"));
  await claimFreePackage(test.deps, user);
  const arabic = await shownTo(user, "ar");
  expect(wordsOf(the(arabic, "section", "الرصيد المتاح"))).toContain("الرصيد المتاح٥٠ رصيدًا");
  expect(factsIn(arabic, "الرصيد المتاح")).toEqual({ "نوع الباقة": "المجانية", "تاريخ الانتهاء": "١٥ مارس ٢٠٢٧" });
  const english = await shownTo(user, "en");
  expect(wordsOf(the(english, "section", "Credits Information"))).toContain("Available credits50");
  expect(factsIn(english, "Credits Information")).toEqual({ "Package type": "Free", "Expiry date": "March 15, 2027" });
});

it("shows an active plan's name, description, price per month, badge, next payment and card, and no second date", async () => {
  const user = await addPerson(test.deps);
  const [version] = await test.deps.db.select().from(creditPackages).where(eq(creditPackages.name, "basic"));
  if (!version) throw new Error("no Basic version");
  test.setNow(new Date("2027-03-01T10:00:00Z"));
  const ends = new Date("2027-04-01T10:00:00Z");
  await giveCredits(test.deps, grantOf(user.id, 150, { packageType: "basic", expiresAt: ends }));
  await test.deps.db.insert(stripeSubscriptions).values({
    subscriptionId: `sub_${user.id}`,
    customerId: "cus_a",
    userId: user.id,
    priceId: await basicPriceId(test.deps),
    status: "active",
    packageVersionId: version.id,
    currentPeriodEnd: ends,
    paymentMethodBrand: "visa",
    paymentMethodLast4: "4242",
  });
  for (const [language, heading, credits, name, description, badge] of [
    ["ar", "الاشتراك الحالي", "الرصيد المتاح", version.displayNameAr, version.descriptionAr, "سارٍ"],
    ["en", "Current Subscription", "Credits Information", version.displayName, version.description, "Active"],
  ] as const) {
    const main = await shownTo(user, language);
    const plan = the(main, "section", heading);
    expect(each(plan, "p").slice(0, 2).map(wordsOf)).toEqual([name, description]);
    expect(description).not.toBe("");
    expect(each(plan, "span").map(wordsOf)).toContain(badge);
    expect(factsIn(main, heading)).toEqual(
      language === "ar"
        ? { السعر: "٥ دولارات شهريًا", "موعد الدفع التالي": "١ أبريل ٢٠٢٧", البطاقة: "Visa تنتهي بالأرقام 4242" }
        : { Price: "$5 per month", "Next billing date": "April 1, 2027", Card: "Visa ending in 4242" },
    );
    expect(Object.values(factsIn(main, credits))).toEqual([language === "ar" ? "الأساسية" : "Basic"]);
  }
});
