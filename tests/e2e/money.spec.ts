import type { BrowserContext, Page } from "@playwright/test";
import { expect, expectNoAxeViolations, PASSWORD, signedUp, test } from "./support/product.ts";

const WORDS = {
  ar: {
    claim: "الحصول على الباقة المجانية",
    claimed: "تم الحصول عليها",
    freeName: "الباقة المجانية",
    credits: "الرصيد",
    fifty: "٥٠ رصيدًا",
    expires: "تنتهي في",
    available: "الرصيد المتاح",
    packageType: "نوع الباقة",
    free: "المجانية",
    basic: "الأساسية",
    expiry: "انتهاء الباقة",
    daysLeft: "١٤ يومًا",
    four: "بقي لك ٤ أرصدة.",
    low: "رصيد منخفض",
    upgrade: "ترقية الباقة",
    none: "لا يوجد رصيد متاح",
    viewPlans: "عرض الباقات",
    subscribe: "الاشتراك في هذه الباقة",
    decline: "الدفع ببطاقة مرفوضة",
    declined: /رُفضت البطاقة/,
    pay: "الدفع ببطاقة مقبولة",
    confirming: "نتأكد من وصول الدفع",
    confirmed: "اشتراكك سارٍ",
    package: "الباقة",
    basicName: "الباقة الأساسية",
    description: "١٥٠ رصيدًا كل شهر لجميع الخدمات",
    price: "السعر",
    session: "رقم عملية الدفع",
    manageAccount: "إدارة الحساب",
    current: "الباقة الحالية",
    subscription: "الاشتراك الحالي",
    active: "سارٍ",
    nextBilling: "موعد الدفع التالي",
    card: "البطاقة",
    orders: "سجل المدفوعات",
    paid: "مدفوع",
    portal: "الإلغاء أو تغيير البطاقة أو الفواتير",
    renew: "حلول التجديد والدفع ناجح",
    cancelAtEnd: "إلغاء في نهاية الفترة",
    cancels: /يُلغى في نهاية الفترة/,
    endsOn: "ينتهي في",
    endsNote: /أُلغي التجديد. يبقى كل شيء متاحًا حتى/,
    fullMonth: "١٥٠",
    oneLess: "١٤٩",
    login: "تسجيل الدخول",
  },
  en: {
    claim: "Get the free package",
    claimed: "Already Claimed",
    freeName: "Free Package",
    credits: "Credits",
    fifty: "50 credits",
    expires: "Expires on",
    available: "Available credits",
    packageType: "Package type",
    free: "Free",
    basic: "Basic",
    expiry: "Expiry",
    daysLeft: "14 days",
    four: "You have 4 credits left.",
    low: "Low Credits",
    upgrade: "Upgrade Plan",
    none: "No Credits Available",
    viewPlans: "View Plans",
    subscribe: "Choose this plan",
    decline: "Pay with a card that is declined",
    declined: /The card was declined/,
    pay: "Pay with a card that works",
    confirming: "Confirming your payment",
    confirmed: "Your subscription is active",
    package: "Package",
    basicName: "Basic Package",
    description: "150 credits monthly, for every service",
    price: "Price",
    session: "Session ID",
    manageAccount: "Manage Account",
    current: "Current Plan",
    subscription: "Current Subscription",
    active: "Active",
    nextBilling: "Next billing date",
    card: "Card",
    orders: "Order History",
    paid: "Paid",
    portal: "Cancel, change card or see invoices",
    renew: "Renewal comes, payment succeeds",
    cancelAtEnd: "Cancel at period end",
    cancels: /Cancels at the period's end/,
    endsOn: "Ends on",
    endsNote: /Renewal is cancelled. Everything stays open until/,
    fullMonth: "150",
    oneLess: "149",
    login: "Login",
  },
};

for (const language of ["ar", "en"] as const) {
  const words = WORDS[language];
  const path = (bare: string) => (language === "ar" ? bare : `/en${bare}`);
  const button = (page: Page, name: string) => page.locator("main").getByRole("button", { name, exact: true });
  const link = (page: Page, name: string) => page.locator("main").getByRole("link", { name, exact: true });

  test(`a visitor who presses a plan signs in and is back at the plans, ${language}`, async ({
    page,
    context,
    product,
  }) => {
    const email = await signedUp(context, product, { credits: false });
    await context.clearCookies();
    await page.goto(path("/pricing"));
    await link(page, words.subscribe).click();
    await expect(page).toHaveURL(new RegExp(`${path("/login")}\\?returnTo=${encodeURIComponent(path("/pricing"))}$`));
    await page.locator('input[type="email"]').fill(email);
    await page.locator('input[autocomplete="current-password"]').fill(PASSWORD);
    await button(page, words.login).click();
    await expect(page).toHaveURL(new RegExp(`${path("/pricing")}$`));
    await expect(button(page, words.subscribe)).toBeEnabled();
  });

  test(`from the free package to the last credit, ${language}`, async ({ page, context, product }) => {
    await signedUp(context, product, { credits: false });
    await page.goto(path("/pricing"));
    await button(page, words.claim).click();
    await page.waitForURL(/\/success\?claim=free/);
    await expect(fact(page, words.package)).toHaveText(words.freeName);
    await expect(fact(page, words.credits)).toHaveText(words.fifty);
    await expect(fact(page, words.expires)).toHaveText(/[\d٠-٩]/);
    await expectNoAxeViolations(page);
    await page.goto(path("/pricing"));
    await expect(button(page, words.claimed)).toBeDisabled();

    await page.goto(path("/dashboard"));
    await expect(fact(page, words.available)).toContainText(words.fifty.slice(0, 2));
    await expect(fact(page, words.packageType)).toHaveText(words.free);
    await expect(fact(page, words.expiry)).toHaveText(words.daysLeft);
    await expect(page.getByText(words.low)).toBeHidden();

    await spend(context, product.url, language, 46);
    await page.reload();
    await expect(page.getByText(words.low)).toBeVisible();
    await expect(page.getByText(words.four)).toBeVisible();
    await expect(link(page, words.upgrade)).toHaveAttribute("href", path("/pricing"));
    await spend(context, product.url, language, 4);
    await page.reload();
    await expect(page.getByText(words.none)).toBeVisible();
    await expect(link(page, words.viewPlans)).toHaveAttribute("href", path("/pricing"));
    await expectNoAxeViolations(page);
  });

  test(`buying, renewing and cancelling Basic, ${language}`, async ({ page, context, product }) => {
    await context.addCookies([{ name: "lang", value: language, url: product.url }]);
    await signedUp(context, product, { credits: false });
    await page.goto(path("/pricing"));
    await button(page, words.subscribe).click();
    await page.waitForURL(/\/dev\/checkout\?session=/);
    const sessionId = new URL(page.url()).searchParams.get("session") ?? "";
    await expectNoAxeViolations(page);
    await button(page, words.decline).click();
    await expect(page.getByRole("alert")).toContainText(words.declined);
    await button(page, words.pay).click();

    await page.waitForURL(new RegExp(`${path("/success")}\\?session_id=`));
    await expect(page.getByRole("heading", { name: words.confirming })).toBeVisible();
    await expect(page.getByRole("heading", { name: words.confirmed })).toBeVisible();
    await expect(page.getByText(words.description)).toBeVisible();
    await expect(fact(page, words.package)).toHaveText(words.basicName);
    await expect(fact(page, words.price)).toHaveText(/[5٥]/);
    await expect(fact(page, words.session)).toHaveText(sessionId);

    await page.goto(path("/pricing"));
    await expect(button(page, words.current)).toBeDisabled();
    await page.goto(path("/account"));
    const plan = section(page, words.subscription);
    await expect(plan).toContainText(words.basicName);
    await expect(plan.getByText(words.active, { exact: true })).toBeVisible();
    await expect(fact(page, words.price)).toHaveText(/[5٥]/);
    await expect(fact(page, words.card)).toContainText(/visa.*4242/i);
    await expect(fact(page, words.packageType)).toHaveText(words.basic);
    const firstEnd = await fact(page, words.nextBilling).innerText();
    const orders = section(page, words.orders).getByRole("row");
    await expect(orders).toHaveCount(2);
    await expect(orders.last()).toContainText(words.paid);
    await expectNoAxeViolations(page);

    await spend(context, product.url, language, 1);
    await page.goto(path("/dashboard"));
    await expect(fact(page, words.available)).toContainText(words.oneLess);
    await page.goto(path("/account"));
    await button(page, words.portal).click();
    await button(page, words.renew).click();
    await expect(page.getByRole("status").filter({ hasText: /\S/ }).first()).toBeVisible();
    await page.goto(path("/dashboard"));
    await expect(fact(page, words.available)).toContainText(words.fullMonth);
    await page.goto(path("/account"));
    await expect(fact(page, words.nextBilling)).not.toHaveText(firstEnd);
    await expect(orders).toHaveCount(3);

    await button(page, words.portal).click();
    await button(page, words.cancelAtEnd).click();
    await expect(page.getByText(words.cancels)).toBeVisible();
    await page.goto(path("/account"));
    await expect(fact(page, words.endsOn)).toHaveText(/[\d٠-٩]/);
    await expect(page.getByText(words.endsNote)).toBeVisible();
    await expect(plan.getByText(words.active, { exact: true })).toBeVisible();
    await spend(context, product.url, language, 1);
    await page.goto(path("/dashboard"));
    await expect(fact(page, words.available)).toContainText(words.oneLess);
  });
}

/** The value beside a label in a list of facts. */
function fact(page: Page, label: string) {
  return page
    .locator("main dl > div")
    .filter({ has: page.locator(`dt:text-is("${label}")`) })
    .locator("dd")
    .first();
}

function section(page: Page, heading: string) {
  return page
    .locator("main section")
    .filter({ has: page.getByRole("heading", { name: heading, exact: true }) })
    .last();
}

/** Runs that gave a complete result, with the page's own session; two tools, since each has a daily limit. */
async function spend(context: BrowserContext, url: string, language: "ar" | "en", credits: number): Promise<void> {
  const left = Array.from({ length: credits }, (_, index) => (index % 2 === 0 ? "prompt-generate" : "prompt-checker"));
  while (left.length > 0) {
    const answers = await Promise.all(
      left.splice(0, 5).map((tool) =>
        context.request.post(`${url}/api/tools/${tool}/runs`, {
          data: { text: "write a thank-you note to my team of 6", lang: language },
          headers: { origin: url },
        }),
      ),
    );
    for (const answer of answers) expect(answer.status(), await answer.text()).toBe(201);
  }
}
