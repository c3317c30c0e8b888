import { and, desc, eq, isNotNull, or } from "drizzle-orm";
import type { Database } from "#platform/database/db.server.ts";
import { replies } from "./tables.ts";

export type StoredReply = typeof replies.$inferSelect;

/** A reply as its owner sees it. */
export interface ShownReply {
  id: string;
  status: "running" | "done" | "stopped";
  /** What was sent. */
  prompt: string;
  /** Empty while it runs. */
  text: string;
  /** It reached the longest length that we ask for. */
  isCut: boolean;
  model: string | null;
  cost: number;
}

export function shownReply(reply: StoredReply): ShownReply {
  const { id, prompt, text, isCut, model, cost } = reply;
  return {
    id,
    status: reply.status as ShownReply["status"],
    prompt: prompt ?? "",
    text: text ?? "",
    isCut,
    model,
    cost,
  };
}

/** A run's replies that have a text or are at work, newest first. */
export async function listReplies(db: Database, userId: string, runId: string): Promise<ShownReply[]> {
  const found = await db
    .select()
    .from(replies)
    .where(
      and(
        eq(replies.userId, userId),
        eq(replies.runId, runId),
        or(isNotNull(replies.text), eq(replies.status, "running")),
      ),
    )
    .orderBy(desc(replies.createdAt), desc(replies.id));
  return found.map(shownReply);
}
