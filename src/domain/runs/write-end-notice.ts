import type { Database } from "#platform/database/db.server.ts";
import { queueWebhooks } from "#domain/webhooks/write-queue.ts";
import type { StoredRun } from "./stored-run.ts";

/** A program that waits for its run learns of every end; nothing of the text leaves. */
export async function tellEnd(
  tx: Database,
  { id, userId, tool }: Pick<StoredRun, "id" | "userId" | "tool">,
  status: "done" | "stopped" | "failed" | "abandoned",
  cost: number,
): Promise<void> {
  await queueWebhooks(tx, userId, "run.ended", { runId: id, tool, status, cost });
}
