import { and, eq, gt, gte, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "#platform/database/db.server.ts";
import { users } from "#domain/accounts/tables.ts";
import { stripeInvoices, stripeSubscriptions } from "#domain/billing/tables.ts";
import { creditLedger } from "#domain/credits/tables.ts";
import { creditPackages } from "#domain/packages/tables.ts";
import { runs } from "#domain/runs/tables.ts";

/** From `from` until before `to`. */
export interface Period {
  from: Date;
  to: Date;
}

/** People with a confirmed address, the administrator not counted: all of them, and those who came since. */
export async function readPeopleFigures(db: Database, since: Date): Promise<{ all: number; arrived: number }> {
  const isPerson = and(eq(users.role, "user"), eq(users.emailVerified, true));
  const [all, arrived] = await Promise.all([
    db.$count(users, isPerson),
    db.$count(users, and(isPerson, gte(users.createdAt, since))),
  ]);
  return { all, arrived };
}

/** Subscriptions that renew, each of one person; one whose renewal is being tried again is among them, one given up is not. */
const PAYING = ["active", "trialing", "past_due"];

export async function countPayers(db: Database): Promise<number> {
  return db.$count(stripeSubscriptions, inArray(stripeSubscriptions.status, PAYING));
}

/** Paid invoices of a package in a currency. */
export interface Sales {
  /** In capitals. */
  currency: string;
  /** Null for invoices whose package is not known. */
  packageName: string | null;
  displayName: string | null;
  displayNameAr: string | null;
  payments: number;
  /** Minor units, what was given back taken off. */
  amountMinor: number;
}

/**
 * What was paid in a period by currency and package, all versions of a package together under its newest sold name; the most
 * first. Invoices of nothing do not count.
 */
export async function listSales(db: Database, { from, to }: Period): Promise<Sales[]> {
  const newest = (name: "display_name" | "display_name_ar") =>
    sql<string | null>`(array_agg(${creditPackages}.${sql.raw(name)} order by ${creditPackages.version} desc))[1]`;
  const amount = sql<number>`sum(${stripeInvoices.amountTotalMinor} - ${stripeInvoices.amountRefundedMinor})::float8`;
  return db
    .select({
      currency: sql<string>`upper(${stripeInvoices.currency})`,
      packageName: creditPackages.name,
      displayName: newest("display_name"),
      displayNameAr: newest("display_name_ar"),
      payments: sql<number>`count(*)::int`,
      amountMinor: amount,
    })
    .from(stripeInvoices)
    .leftJoin(creditPackages, eq(creditPackages.id, stripeInvoices.packageVersionId))
    .where(and(gte(stripeInvoices.paidAt, from), lt(stripeInvoices.paidAt, to), gt(stripeInvoices.amountTotalMinor, 0)))
    .groupBy(sql`1`, creditPackages.name)
    .orderBy(sql`1`, sql`6 desc`, creditPackages.name);
}

/** Runs that began in a period, and the credits that everything cost in it. */
export async function readWork(db: Database, { from, to }: Period): Promise<{ runs: number; credits: number }> {
  const [began, [spent]] = await Promise.all([
    db.$count(runs, and(gte(runs.createdAt, from), lt(runs.createdAt, to))),
    db
      .select({ credits: sql<number>`coalesce(-sum(${creditLedger.amount}), 0)::float8` })
      .from(creditLedger)
      .where(and(eq(creditLedger.kind, "spend"), gte(creditLedger.createdAt, from), lt(creditLedger.createdAt, to))),
  ]);
  return { runs: began, credits: spent?.credits ?? 0 };
}
