import { moneyOf } from "../support/billing-scene.ts";
import type { TestDeps } from "../support/test-deps.ts";
import type { StormProcess } from "./storm-processes.ts";

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
