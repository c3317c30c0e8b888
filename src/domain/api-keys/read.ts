import { desc, eq } from "drizzle-orm";
import type { Database } from "#platform/database/db.server.ts";
import { apiKeys } from "./tables.ts";

/** Everything of a key that may be shown; its hash never leaves the table. */
const SHOWN = {
  id: apiKeys.id,
  name: apiKeys.name,
  start: apiKeys.start,
  scopes: apiKeys.scopes,
  runsPerDay: apiKeys.runsPerDay,
  lastUsedAt: apiKeys.lastUsedAt,
  createdAt: apiKeys.createdAt,
};

export type ApiKey = Omit<typeof apiKeys.$inferSelect, "userId" | "hash">;

export async function hasApiKeys(db: Database, userId: string): Promise<boolean> {
  return (await db.select({ id: apiKeys.id }).from(apiKeys).where(eq(apiKeys.userId, userId)).limit(1)).length > 0;
}

/** A person's live keys, newest first. */
export function listApiKeys(db: Database, userId: string): Promise<ApiKey[]> {
  return db.select(SHOWN).from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.createdAt), apiKeys.id);
}
