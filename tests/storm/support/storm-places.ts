import { createDeps } from "#create-deps.ts";
import type { Deps } from "#platform/deps.ts";
import { temporaryFolder } from "#tests/support/processes/left-behind.ts";
import { hasEnded, type ProductProcess, startProduct } from "#tests/support/processes/product-process.ts";
import { createPostgresDeps, TEST_SECRET } from "#tests/support/scenes/test-deps.ts";
import { STORM_ORIGIN } from "./storm-load.ts";
import { killProcess, pause, withClient } from "./storm-processes.ts";

/** The shortest lease the settings allow. */
export const STORM_LEASE_SECONDS = 5;

/** Settings that every product of a storm is started with. */
export const placeSettings = {
  PUBLIC_URL: STORM_ORIGIN,
  APP_SECRET: TEST_SECRET,
  LEASE_SECONDS: String(STORM_LEASE_SECONDS),
  LOG_LEVEL: "silent",
};

/** A database with whole products before it. */
export interface Place {
  products: ProductProcess[];
  /** Starts those that are dead, and waits until all are ready. */
  start(): Promise<void>;
  /** Works on the database itself; on the embedded one the product is stopped first. */
  look<T>(work: (deps: Deps) => Promise<T>): Promise<T>;
  /** Returns when no run is open, or at `limit` (milliseconds of the clock). */
  untilQuiet(limit: number): Promise<void>;
  close(): Promise<void>;
}

export interface PostgresPlace extends Place {
  /** For further clients. */
  url: string;
  deps: Deps;
}

/** Two products on a PostgreSQL database of their own. */
export async function postgresPlace(env: Record<string, string>, logPath?: string): Promise<PostgresPlace> {
  const test = await createPostgresDeps(placeSettings);
  const products: ProductProcess[] = [];
  const launch = () => startProduct({ ...placeSettings, ...env, DATABASE_URL: test.url }, logPath);
  return {
    products,
    url: test.url,
    deps: test.deps,
    start: () => startDead(products, 2, launch),
    look: (work) => work(test.deps),
    untilQuiet: (limit) => untilNoRunIsOpen(test.url, limit),
    async close() {
      await endAll(products);
      await test.close();
    },
  };
}

/** One product on the embedded database of a folder: of its own, or the one that `env` names. */
export async function embeddedPlace(env: Record<string, string>, logPath?: string): Promise<Place> {
  const { path: dataDir, remove } = temporaryFolder("siyagha-storm-");
  const own = { ...placeSettings, DATA_DIR: env["DATA_DIR"] ?? dataDir };
  const products: ProductProcess[] = [];
  return {
    products,
    start: () => startDead(products, 1, () => startProduct({ ...own, ...env }, logPath)),
    async look(work) {
      await Promise.all(products.map((product) => product.stop()));
      const { deps, close } = await createDeps(own, "build/database");
      return work(deps).finally(close);
    },
    untilQuiet: (limit) => pause(Math.max(0, limit - Date.now())),
    async close() {
      await endAll(products);
      remove();
    },
  };
}

async function startDead(products: ProductProcess[], wanted: number, launch: () => Promise<ProductProcess>) {
  await Promise.all(
    Array.from({ length: wanted }, async (_, index) => {
      const before = products[index];
      if (before && !hasEnded(before.child)) return;
      await before?.stop();
      products[index] = await launch();
    }),
  );
}

async function endAll(products: readonly ProductProcess[]): Promise<void> {
  await Promise.all(products.map(killProcess));
  await Promise.all(products.map((product) => product.stop()));
}

/** Returns when no run is open in a PostgreSQL database, or at `limit` (milliseconds of the clock). */
export async function untilNoRunIsOpen(url: string, limit: number): Promise<void> {
  await withClient(url, async (client) => {
    while (Date.now() < limit) {
      const open = await client.query("select 1 from runs where status = 'running' limit 1");
      if (open.rowCount === 0) return;
      await pause(200);
    }
  });
}
