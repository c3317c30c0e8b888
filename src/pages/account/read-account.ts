import type { Viewer } from "#domain/accounts/access.ts";
import { readPreferences } from "#domain/accounts/preferences.ts";
import { listSessions, readSignInWays } from "#domain/accounts/read.ts";
import { hasApiKeys } from "#domain/api-keys/read.ts";
import { findSubscription, listOrders } from "#domain/billing/read.ts";
import type { CreditsInfo } from "#domain/credits/rules.ts";
import { LEDGER_PAGE_SIZE, listLedger, readCredits } from "#domain/credits/read.ts";
import type { PackageOffer } from "#domain/packages/read.ts";
import { readToolsOfRuns } from "#domain/runs/read.ts";
import { formatDate, formatDateTime, formatHijriDate, formatMoney, formatNumber } from "#i18n/format.ts";
import type { PageContext } from "#pages/page-context.ts";
import { periodEnd } from "#pages/shell/period-end.ts";
import { readOtherPackageName } from "#pages/shell/read-package-name.ts";
import { unlessUnreadable } from "#pages/shell/unless-unreadable.ts";
import { deviceName } from "./device-name.ts";
import { readTwoFactor } from "./two-factor/read-two-factor.ts";

/** Everything the account page shows, formatted; a section that cannot be read is undefined. `ledgerPage` starts at 1. */
export async function readAccount(page: PageContext, viewer: Viewer, ledgerPage: number) {
  const { deps, language, timeZone } = page;
  const now = deps.now();
  const [subscription, orders, ledger, sessions, twoFactor, ways, hasKeys] = await Promise.all([
    unlessUnreadable(page, "subscription", () => findSubscription(deps.db, viewer.id)),
    unlessUnreadable(page, "orders", () => listOrders(deps.db, viewer.id)),
    unlessUnreadable(page, "ledger", () => ledgerOf(page, viewer.id, ledgerPage)),
    unlessUnreadable(page, "sessions", () => listSessions(deps.db, viewer, now)),
    unlessUnreadable(page, "second factor", () => readTwoFactor(page, viewer.id)),
    readSignInWays(deps.db, viewer.id),
    hasApiKeys(deps.db, viewer.id),
  ]);
  const date = (value: Date | null) => value && formatDate(language, value, timeZone);
  return {
    email: viewer.email,
    created: formatDate(language, viewer.createdAt, timeZone),
    createdHijri: formatHijriDate(language, viewer.createdAt, timeZone),
    hasPassword: ways.password,
    hasKeys,
    twoFactor,
    credits: await unlessUnreadable(page, "credits", async () =>
      creditsOf(page, viewer.id, await readCredits(deps.db, viewer.id, now), subscription ?? null),
    ),
    subscription: subscription && {
      status: subscription.subscriptionStatus,
      cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
      endsOn: date(subscription.endedAt ?? subscription.currentPeriodEnd),
      brand: cardBrand(subscription.paymentMethodBrand),
      last4: subscription.paymentMethodLast4,
      name: (language === "ar" ? subscription.plan?.nameAr : subscription.plan?.name) ?? null,
      description: (language === "ar" ? subscription.plan?.descriptionAr : subscription.plan?.description) ?? "",
      rhythm: rhythmOfPlan(subscription.plan),
      price: subscription.plan && formatMoney(language, subscription.plan.priceMinor, subscription.plan.currency),
    },
    orders: orders?.map((order) => ({
      id: order.orderId,
      date: formatDate(language, order.orderDate, timeZone),
      amount: formatMoney(language, order.amountTotal, order.currency.toUpperCase()),
      status: order.orderStatus,
    })),
    ledger,
    sessions: sessions?.map((session) => deviceOf(page, session)),
  };
}

/** One page of the ledger. */
async function ledgerOf({ deps, language, timeZone }: PageContext, userId: string, ledgerPage: number) {
  const ledger = await listLedger(deps.db, userId, ledgerPage);
  const spentOn = ledger.rows.filter(({ sourceType }) => sourceType === "run").map(({ sourceId }) => sourceId);
  const tools = await readToolsOfRuns(deps.db, userId, spentOn);
  return {
    page: ledgerPage,
    pages: Math.ceil(ledger.total / LEDGER_PAGE_SIZE),
    rows: ledger.rows.map((row) => ({
      id: row.id,
      cause: row.sourceType,
      /** The slug of the tool that it was spent on. */
      tool: tools.get(row.sourceId) ?? null,
      note: row.kind === "adjust" ? row.note : null,
      amount: formatNumber(language, row.amount, { signDisplay: "always" }),
      isGain: row.amount > 0,
      at: row.createdAt.toISOString(),
      date: formatDateTime(language, row.createdAt, timeZone),
    })),
  };
}

async function creditsOf(
  page: PageContext,
  userId: string,
  { credits, packageType, expiresAt, isExpired, topUp }: CreditsInfo,
  subscription: Awaited<ReturnType<typeof findSubscription>>,
) {
  const { endsAt } = periodEnd({ packageType, expiresAt }, subscription);
  const expires = endsAt && formatDate(page.language, endsAt, page.timeZone);
  const [otherPackage, { mailLowCredits: mailsWhenLow }] = await Promise.all([
    readOtherPackageName(page, userId, packageType),
    readPreferences(page.deps.db, userId),
  ]);
  const extra = topUp && { count: topUp.credits, until: formatDate(page.language, topUp.expiresAt, page.timeZone) };
  const isOfSubscription = subscription?.subscriptionStatus === "active" && endsAt === subscription.currentPeriodEnd;
  const isSaidElsewhere = (isOfSubscription && endsAt !== null) || (packageType === "none" && extra !== null);
  return {
    available: credits,
    packageType,
    otherPackage,
    /** Null for no end, and for a date that is said elsewhere on the page: with the subscription, or with extra credits. */
    expires: isSaidElsewhere ? null : expires,
    isSaidElsewhere,
    extra,
    isExpired,
    mailsWhenLow,
  };
}

function rhythmOfPlan(plan: PackageOffer | null) {
  return plan?.interval ? { interval: plan.interval, count: plan.intervalCount ?? 1 } : null;
}

/** The scheme's own spelling of what the provider calls it; null for none and for what is no name. */
function cardBrand(brand: string | null): string | null {
  if (brand === null || brand === "unknown") return null;
  return CARD_BRANDS[brand] ?? brand;
}

const CARD_BRANDS: Record<string, string> = {
  amex: "American Express",
  cartes_bancaires: "Cartes Bancaires",
  diners: "Diners Club",
  discover: "Discover",
  eftpos_au: "eftpos",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  visa: "Visa",
};

export type AccountData = Awaited<ReturnType<typeof readAccount>>;

function deviceOf(
  { language, timeZone }: PageContext,
  { id, current, userAgent, lastSeenAt }: Awaited<ReturnType<typeof listSessions>>[number],
) {
  const lastSeen = formatDateTime(language, lastSeenAt, timeZone);
  return { id, isCurrent: current, device: deviceName(userAgent), lastSeen };
}
