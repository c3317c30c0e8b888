import { and, desc, eq, gte, isNotNull, lt, sql } from "drizzle-orm";
import type { Database } from "#platform/database/db.server.ts";
import { proofs } from "./tables.ts";

export type StoredProof = typeof proofs.$inferSelect;

/** A proof as its owner may see it: which answer came of the prompt only once they have chosen. */
export interface ShownProof {
  id: string;
  model: string | null;
  first: string;
  second: string;
  outcome: { choice: "first" | "second" | "equal"; promptWas: "first" | "second" } | null;
}

export function shownProof(proof: StoredProof): ShownProof {
  const { request, prompt } = proof.answers as { request: string; prompt: string };
  const promptWas = proof.promptFirst ? "first" : "second";
  const other = proof.promptFirst ? "second" : "first";
  return {
    id: proof.id,
    model: proof.model,
    first: proof.promptFirst ? prompt : request,
    second: proof.promptFirst ? request : prompt,
    outcome:
      proof.choice === null
        ? null
        : { choice: proof.choice === "equal" ? "equal" : proof.choice === "prompt" ? promptWas : other, promptWas },
  };
}

/** A run's finished proofs, newest first. */
export async function listProofs(db: Database, userId: string, runId: string): Promise<ShownProof[]> {
  const found = await db
    .select()
    .from(proofs)
    .where(
      and(eq(proofs.userId, userId), eq(proofs.runId, runId), eq(proofs.status, "done"), isNotNull(proofs.answers)),
    )
    .orderBy(desc(proofs.createdAt), desc(proofs.id));
  return found.map(shownProof);
}

/** How often people chose the prompt's answer, by tool, who made the prompt, and the version of its system prompt. */
export interface OutcomeRow {
  tool: string;
  engine: "provider" | "builtin";
  promptVersion: number | null;
  /** Proofs with a choice. */
  chosen: number;
  wins: number;
  equal: number;
  losses: number;
}

/** From `from` until before `to`. */
export async function listOutcomes(
  db: Database,
  period: { from: Date; to: Date; tool?: string | undefined },
): Promise<OutcomeRow[]> {
  const times = (choice: string) => sql<number>`count(*) filter (where ${proofs.choice} = ${choice})::int`;
  return db
    .select({
      tool: proofs.tool,
      engine: proofs.engine,
      promptVersion: proofs.promptVersion,
      chosen: sql<number>`count(*)::int`,
      wins: times("prompt"),
      equal: times("equal"),
      losses: times("request"),
    })
    .from(proofs)
    .where(
      and(
        gte(proofs.createdAt, period.from),
        lt(proofs.createdAt, period.to),
        isNotNull(proofs.choice),
        period.tool ? eq(proofs.tool, period.tool) : undefined,
      ),
    )
    .groupBy(proofs.tool, proofs.engine, proofs.promptVersion)
    .orderBy(proofs.tool, proofs.engine, proofs.promptVersion);
}
