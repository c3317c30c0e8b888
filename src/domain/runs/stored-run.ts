import type { runs } from "./tables.ts";

/** A run as its row has it. */
export type StoredRun = typeof runs.$inferSelect;
