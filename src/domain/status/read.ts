import { and, isNull, lt, sql } from "drizzle-orm";
import { type Database, isReachable } from "#platform/database/db.server.ts";
import type { Deps } from "#platform/deps.ts";
import { mailQueue, rateWindows } from "#platform/database/tables.ts";
import { listActivePackages, priceIdOf } from "#domain/packages/read.ts";
import { isChargedOtherwise } from "#domain/packages/rules-rhythm.ts";
import { readModelChecks } from "#domain/provider-keys/read-checks.ts";
import { closingOf, modelKey } from "#domain/provider-keys/rules.ts";
import { runs } from "#domain/runs/tables.ts";
import { listFeatures } from "#domain/tool-features/read-back-office.ts";

type StateDetail =
  | "database_down"
  | "database_postgresql"
  | "database_embedded"
  | "mail_outbox"
  | "mail_ok"
  | "mail_waiting"
  | "payments_none"
  | "payments_price_missing"
  | "payments_price_differs"
  | "payments_test"
  | "payments_stripe"
  | "providers_builtin"
  | "providers_none"
  | "providers_resting"
  | "providers_closing"
  | "providers_ok"
  | "jobs_ok"
  | "jobs_late";

/** `detail` names the words that explain the state; `count` is in them. */
export interface SystemState {
  part: "database" | "mail" | "payments" | "providers" | "jobs";
  state: "ok" | "attention" | "failing";
  detail: StateDetail;
  count?: number;
}

const LATE_MS = 5 * 60_000;
const SWEEP_LATE_MS = 30 * 60_000;

/** The real state of the parts that the product needs, as this process sees them. Never throws. */
export async function readSystemStatus(deps: Deps): Promise<SystemState[]> {
  if (!(await isReachable(deps.db))) return [{ part: "database", state: "failing", detail: "database_down" }];
  return [
    {
      part: "database",
      state: "ok",
      detail: deps.databaseKind === "postgresql" ? "database_postgresql" : "database_embedded",
    },
    await readMailState(deps),
    await readPaymentState(deps),
    await readProviderState(deps),
    await readJobState(deps.db, deps.now()),
  ];
}

async function readMailState({ db, mail, now }: Deps): Promise<SystemState> {
  if (!mail.enabled) return { part: "mail", state: "attention", detail: "mail_outbox" };
  const late = new Date(now().getTime() - LATE_MS);
  const waiting = await db.$count(mailQueue, and(isNull(mailQueue.sentAt), lt(mailQueue.createdAt, late)));
  return waiting === 0
    ? { part: "mail", state: "ok", detail: "mail_ok" }
    : { part: "mail", state: "failing", detail: "mail_waiting", count: waiting };
}

async function readPaymentState(deps: Deps): Promise<SystemState> {
  if (deps.payments.mode === "none") return { part: "payments", state: "attention", detail: "payments_none" };
  const paid = (await listActivePackages(deps.db)).filter((version) => version.isRecurring);
  const missing = paid.filter((version) => priceIdOf(deps, version) === null).length;
  if (missing > 0) return { part: "payments", state: "attention", detail: "payments_price_missing", count: missing };
  const otherwise = paid.filter(({ charged, ...version }) => charged && isChargedOtherwise(version, charged)).length;
  if (otherwise > 0) return { part: "payments", state: "failing", detail: "payments_price_differs", count: otherwise };
  return {
    part: "payments",
    state: deps.payments.mode === "stripe" ? "ok" : "attention",
    detail: `payments_${deps.payments.mode}`,
  };
}

async function readProviderState(deps: Deps): Promise<SystemState> {
  const rows = (await listFeatures(deps)).flatMap((feature) => feature.providers.filter((row) => row.isActive));
  const usable = rows.filter((row) => row.fault === null);
  if (deps.settings.BUILTIN_ENGINES === "only" || usable.length === 0) {
    const hasEngine = deps.settings.BUILTIN_ENGINES !== "off";
    return {
      part: "providers",
      state: hasEngine ? "attention" : "failing",
      detail: hasEngine ? "providers_builtin" : "providers_none",
    };
  }
  const resting = usable.filter((row) => !deps.ai.isAvailable(row)).length;
  if (resting > 0) return { part: "providers", state: "failing", detail: "providers_resting", count: resting };
  const closing = await countClosing(deps, usable);
  if (closing > 0) return { part: "providers", state: "attention", detail: "providers_closing", count: closing };
  return { part: "providers", state: "ok", detail: "providers_ok", count: usable.length };
}

/** How many of the models in use their vendor closes or lists no more. */
export async function countClosingModels(deps: Deps): Promise<number> {
  const rows = (await listFeatures(deps)).flatMap(({ providers }) => providers);
  return countClosing(
    deps,
    rows.filter((row) => row.isActive && row.fault === null),
  );
}

async function countClosing({ db }: Deps, usable: readonly Parameters<typeof modelKey>[0][]): Promise<number> {
  const checks = await readModelChecks(db);
  return new Set(usable.map(modelKey).filter((key) => closingOf(checks.get(key)) !== null)).size;
}

/** Work that a job should long have done; after a long stop it stays until each job's first turn, hence no more than "attention". */
async function readJobState(db: Database, now: Date): Promise<SystemState> {
  const [overdueRuns, overdueWindows] = await Promise.all([
    db.$count(runs, and(sql`${runs.status} = 'running'`, lt(runs.leaseExpiresAt, new Date(now.getTime() - LATE_MS)))),
    db.$count(rateWindows, lt(rateWindows.windowEndsAt, new Date(now.getTime() - SWEEP_LATE_MS))),
  ]);
  const overdue = overdueRuns + overdueWindows;
  return overdue === 0
    ? { part: "jobs", state: "ok", detail: "jobs_ok" }
    : { part: "jobs", state: "attention", detail: "jobs_late", count: overdue };
}
