import { isIPv6 } from "node:net";
import { eq, lte, sql } from "drizzle-orm";
import { type Database, rowsOf } from "./db.server.ts";
import { deleteDue } from "./sweep.server.ts";
import { rateWindows } from "./tables.ts";

export interface RateRule {
  name: string;
  limit: number;
  windowSeconds: number;
}

/**
 * Who a limit by peer counts: an IPv4 address, or the /64 network of an IPv6 one, since a holder of one address there has
 * all of them. A port, as some proxies append it, is left off.
 */
export function peerNetwork(address: string): string {
  const bare = address.replace(/^\[([^\]]*)\](?::\d+)?$/, "$1").replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  const mapped = bare.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped !== undefined || !isIPv6(bare)) return mapped ?? bare;
  const [head = "", tail = ""] = bare.toLowerCase().replace(/%.*$/, "").split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const groups = [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0"), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/**
 * Counts one attempt of `subject` (a user id, an address, a hashed peer) in a fixed window shared by all processes.
 * Returns seconds to wait when the limit is passed, else null. One statement; safe side by side.
 */
export async function countAttempt(db: Database, rule: RateRule, subject: string, now: Date): Promise<number | null> {
  const key = `${rule.name}:${subject}`;
  const end = new Date(now.getTime() + rule.windowSeconds * 1000);
  const [row] = await rowsOf<{ count: number; wait: number }>(
    db,
    sql`insert into ${rateWindows} as w (key, count, window_ends_at) values (${key}, 1, ${end.toISOString()})
      on conflict (key) do update set
        count = case when w.window_ends_at <= ${now.toISOString()} then 1 else w.count + 1 end,
        window_ends_at = case when w.window_ends_at <= ${now.toISOString()} then ${end.toISOString()} else w.window_ends_at end
      returning count::int, ceil(extract(epoch from window_ends_at - ${now.toISOString()}::timestamptz))::int as wait`,
  );
  return row !== undefined && row.count > rule.limit ? Math.max(1, row.wait) : null;
}

/** Gives one counted attempt back. */
export async function returnAttempt(db: Database, rule: RateRule, subject: string): Promise<void> {
  const key = `${rule.name}:${subject}`;
  await db
    .update(rateWindows)
    .set({ count: sql`greatest(${rateWindows.count} - 1, 0)` })
    .where(eq(rateWindows.key, key));
}

export async function sweepRateWindows(db: Database, now: Date): Promise<void> {
  await deleteDue(db, rateWindows, lte(rateWindows.windowEndsAt, now));
}
