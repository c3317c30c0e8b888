import type { Costs } from "./scale-model.ts";

/**
 * Costs by which the model reckons: two processes on a database of 10⁴ runs (`SCALE_RUNS=10000 npm run bench -- scale`,
 * 2026-11-23, 2 shared cores under load 5). Each run of the bench says how far they are still true.
 */
export const MEASURED_COSTS: Costs = {
  operations: {
    read: { queries: 0, productMs: 0.9, databaseMs: 0.02 },
    own: { queries: 5, productMs: 10.5, databaseMs: 1.2 },
    history: { queries: 7, productMs: 10.4, databaseMs: 1.6 },
    run: { queries: 15.1, productMs: 7.9, databaseMs: 2.8 },
    stream: { queries: 15.1, productMs: 8.7, databaseMs: 4.7 },
    signIn: { queries: 8.2, productMs: 108, databaseMs: 4.4 },
  },
  queriesAtRest: 0.8,
  // Of 10⁶ rows: in small tables the first page counts.
  rowBytes: { runs: 691, credit_holds: 192, credit_ledger: 248, sessions: 318, users: 234, user_credits: 153 },
  textBytes: 2273,
};
