import type pg from "pg";
import { moneyOf } from "#tests/support/scenes/billing-scene.ts";
import type { TestDeps } from "#tests/support/scenes/test-deps.ts";
import type { StormProcess } from "./storm-processes.ts";

/** What came of one scenario; `violations` says what went wrong, a line each. */
export interface StormResult {
  name: string;
  rounds: number;
  violations: readonly string[];
  /** Why nothing was done. */
  skipped?: string;
}

export interface Storm {
  test: TestDeps & { url: string };
  processes: StormProcess[];
}

/** How a person's money differs from one paid month. */
export async function differences(test: TestDeps, userId: string): Promise<string[]> {
  const { credits, subscriptions, orders } = await moneyOf(test.deps, userId);
  const found = JSON.stringify({ credits, subscriptions, orders });
  const expected = JSON.stringify({ credits: 150, subscriptions: ["active"], orders: ["500 usd paid"] });
  return found === expected ? [] : [`${found} and not ${expected}`];
}

export function pick<T>(items: readonly T[]): T {
  return items[Math.floor(Math.random() * items.length)] as T;
}

export function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => [Math.random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}

/** The rows of every table, by its name with its schema. */
export async function countsOf(client: pg.Client): Promise<Map<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle') order by 1",
  );
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${name}`);
    counts.set(name, rows[0]?.count ?? -1);
  }
  return counts;
}
