import { PEOPLE_PAGE_SIZE, type Person, readPerson } from "#domain/accounts/read-people.ts";
import { findCustomerId, findSubscription } from "#domain/billing/read.ts";
import { LEDGER_PAGE_SIZE, listLedger, readCredits } from "#domain/credits/read.ts";
import { countFacts } from "#domain/profile/read.ts";
import { listPeopleWithCredits, type PeopleColumn } from "#domain/status/read-people-list.ts";
import { formatDate, formatDateTime, formatNumber } from "#i18n/format.ts";
import type { PageContext } from "#pages/page-context.ts";
import type { Sort } from "#pages/admin/shared/sort.ts";
import { readOtherPackageName } from "#pages/shell/read-package-name.ts";

export type PersonDetails = Awaited<ReturnType<typeof readDetails>>;
export type PersonRow = Awaited<ReturnType<typeof readList>>["people"][number];

/** A page of accounts, newest first unless sorted otherwise. */
export async function readList(
  { deps, language, timeZone }: PageContext,
  asked: { q: string; page: number; sort: Sort<PeopleColumn> | null },
) {
  const { people, total } = await listPeopleWithCredits(deps.db, deps.now(), asked);
  const date = (at: Date) => formatDate(language, at, timeZone);
  return {
    people: people.map((person) => ({
      ...shownPerson(person, date(person.createdAt)),
      packageType: person.packageType,
      otherPackage: person.otherPackage?.[language] ?? null,
      credits: formatNumber(language, person.credits),
      seen: person.lastSeenAt && date(person.lastSeenAt),
    })),
    total: formatNumber(language, total),
    pages: Math.max(1, Math.ceil(total / PEOPLE_PAGE_SIZE)),
  };
}

function shownPerson({ id, email, emailVerified, role, suspendedAt }: Person, created: string) {
  const isAdministrator = role === "administrator";
  return { id, email, emailVerified, isAdministrator, isSuspended: suspendedAt !== null, created };
}

/** A subscription that goes on charging: when it renews, and the customer's page at the payment provider where there is one. */
async function findRenewal({ deps, language, timeZone }: PageContext, userId: string) {
  const found = await findSubscription(deps.db, userId);
  if (!found || found.endedAt || found.subscriptionStatus === "canceled" || found.cancelAtPeriodEnd) return null;
  const customerId = deps.payments.mode === "stripe" ? await findCustomerId(deps.db, userId) : null;
  return {
    date: found.currentPeriodEnd && formatDate(language, found.currentPeriodEnd, timeZone),
    url: customerId && `https://dashboard.stripe.com/${deps.payments.livemode ? "" : "test/"}customers/${customerId}`,
  };
}

/** What moves credits without a reason of its own. */
const SOURCES = [
  "run",
  "free_claim",
  "stripe_invoice",
  "stripe_payment",
  "stripe_refund",
  "renewal",
  "expiry",
  "top_up_expiry",
] as const;

/** One account with its balance and a page of its ledger. */
export async function readDetails(context: PageContext, id: string, page: number) {
  const { deps, language, timeZone } = context;
  const now = deps.now();
  const [person, credits, ledger, facts] = await Promise.all([
    readPerson(deps.db, id, now),
    readCredits(deps.db, id, now),
    listLedger(deps.db, id, page),
    countFacts(deps.db, id),
  ]);
  return {
    ...shownPerson(person, formatDate(language, person.createdAt, timeZone)),
    suspended: person.suspendedAt && {
      since: formatDateTime(language, person.suspendedAt, timeZone),
      reason: person.suspendedReason ?? "",
    },
    renewal: await findRenewal(context, id),
    twoFactor: person.twoFactor,
    sessions: formatNumber(language, person.sessions),
    // What they say is the person's own: only how many they are.
    facts: formatNumber(language, facts),
    credits: formatNumber(language, credits.credits),
    packageType: credits.packageType,
    otherPackage: await readOtherPackageName(context, id, credits.packageType),
    expires: credits.expiresAt && formatDate(language, credits.expiresAt, timeZone),
    ledgerPages: Math.max(1, Math.ceil(ledger.total / LEDGER_PAGE_SIZE)),
    ledger: ledger.rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      amount: formatNumber(language, row.amount, { signDisplay: "always" }),
      note: row.note,
      source: SOURCES.find((source) => source === row.sourceType) ?? null,
      sourceType: row.sourceType,
      // The other causes are numbered by the account or its dates, which say nothing more.
      reference: /^(?:run$|stripe_)/.test(row.sourceType) ? row.sourceId : null,
      date: formatDateTime(language, row.createdAt, timeZone),
    })),
  };
}
