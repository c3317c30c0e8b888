import { lt, sql } from "drizzle-orm";
import type { Database } from "#platform/database/db.server.ts";
import { countAttempt } from "#platform/database/rate-limit.server.ts";
import type { ProviderChoice } from "#platform/ai/ai.ts";
import { modelChecks } from "./tables.ts";

/** After this many days without an answer a check says nothing of today. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
const TURN = { name: "model-list", limit: 1, windowSeconds: 3600 };

/**
 * Whether it is this process's turn to ask an address: one question an hour, so that a vendor that failed is asked again and not
 * hammered.
 */
export async function takeListTurn(db: Database, address: string, now: Date): Promise<boolean> {
  return (await countAttempt(db, TURN, address, now)) === null;
}

/** Keeps what a list said of used models; `listed` is null for a model that the list does not hold, whose last known day stays. */
export async function saveModelChecks(
  db: Database,
  checked: readonly {
    choice: Pick<ProviderChoice, "providerName" | "apiEndpoint" | "modelName">;
    listed: { shutdownOn: string | null } | null;
  }[],
  now: Date,
): Promise<void> {
  if (checked.length === 0) return;
  await db
    .insert(modelChecks)
    .values(
      checked.map(({ choice, listed }) => ({
        providerName: choice.providerName,
        apiEndpoint: choice.apiEndpoint ?? "",
        modelName: choice.modelName,
        listedAt: listed ? now : null,
        shutdownOn: listed?.shutdownOn ?? null,
        checkedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [modelChecks.providerName, modelChecks.apiEndpoint, modelChecks.modelName],
      set: {
        listedAt: sql`coalesce(excluded.listed_at, ${modelChecks.listedAt})`,
        shutdownOn: sql`case when excluded.listed_at is null then ${modelChecks.shutdownOn} else excluded.shutdown_on end`,
        checkedAt: sql`excluded.checked_at`,
      },
    });
}

/** Takes away checks that nobody renewed: of models that no tool uses, or whose vendor has not answered for long. */
export async function sweepModelChecks(db: Database, now: Date): Promise<number> {
  const gone = await db
    .delete(modelChecks)
    .where(lt(modelChecks.checkedAt, new Date(now.getTime() - KEPT_DAYS * DAY_MS)))
    .returning({ name: modelChecks.modelName });
  return gone.length;
}
