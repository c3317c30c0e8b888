import type { Language } from "#i18n/language.ts";
import { and, desc, eq, inArray, isNotNull, isNull, like, or, sql } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import { searchPatterns } from "./rules.ts";
import type { StoredRun } from "./stored-run.ts";
import { runs } from "./tables.ts";

export const RUNS_PAGE_SIZE = 20;

export interface RunSummary {
  id: string;
  tool: string;
  lang: Language;
  title: string;
  status: "done" | "stopped";
  engine: "provider" | "builtin" | null;
  rating: number | null;
  pinned: boolean;
  /** The name of its public page; null where it has none. */
  shareId: string | null;
  /** How many states its result has had. */
  versions: number;
  createdAt: Date;
}

/**
 * A user's answered runs, pinned ones first, then the newest. `q` finds those that hold each of its words, in any order, in the
 * folded text of request and answer.
 */
export async function listRuns(
  db: Database,
  userId: string,
  options: { tool?: string | undefined; q?: string | undefined; page?: number; most?: number } = {},
): Promise<{ runs: RunSummary[]; total: number }> {
  const rows = await db
    .select({
      id: runs.id,
      tool: runs.tool,
      lang: runs.lang,
      title: runs.title,
      status: runs.status,
      engine: runs.engine,
      rating: runs.rating,
      pinned: sql<boolean>`${runs.pinnedAt} is not null`,
      shareId: runs.shareId,
      versions: sql<number>`coalesce(jsonb_array_length(${runs.versions}), 1)`,
      createdAt: runs.createdAt,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(runs)
    .where(
      and(
        eq(runs.userId, userId),
        eq(runs.inHistory, true),
        isNotNull(runs.envelope),
        isNull(runs.deletedAt),
        options.tool ? eq(runs.tool, options.tool) : undefined,
        ...searchPatterns(options.q ?? "").map((forms) => or(...forms.map((form) => like(runs.searchText, form)))),
      ),
    )
    .orderBy(sql`${runs.pinnedAt} is null`, desc(runs.createdAt), desc(runs.id))
    .limit(options.most ?? RUNS_PAGE_SIZE)
    .offset((Math.max(1, options.page ?? 1) - 1) * RUNS_PAGE_SIZE);
  return {
    runs: rows.map(({ total: _total, title, status, ...row }) => ({
      ...row,
      title: title ?? "",
      status: status as "done" | "stopped",
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** One run of the user's; throws `not_found` for another's, a deleted one, or one whose text is gone. */
export async function readRun(db: Database, userId: string, runId: string): Promise<StoredRun> {
  const [run] = await db
    .select()
    .from(runs)
    .where(and(eq(runs.id, runId), eq(runs.userId, userId), isNull(runs.deletedAt)));
  if (!run || (run.envelope === null && run.status !== "running")) throw new RefusalError("not_found");
  return run;
}

/** Which tool made each of these runs of the user's, by the run's id. */
export async function readToolsOfRuns(
  db: Database,
  userId: string,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (runIds.length === 0) return new Map();
  const found = await db
    .select({ id: runs.id, tool: runs.tool })
    .from(runs)
    .where(and(eq(runs.userId, userId), inArray(runs.id, [...runIds])));
  return new Map(found.map(({ id, tool }) => [id, tool]));
}

/** The name of a run's public page; null where it has none. Throws `not_found` as `readRun` does. */
export async function readShareId(db: Database, userId: string, runId: string): Promise<string | null> {
  return (await readRun(db, userId, runId)).shareId;
}

/** The result behind a shared link, and nothing of who made it or from what; null when the link was taken back or the text is gone. */
export async function findSharedResult(
  db: Database,
  shareId: string,
): Promise<{ tool: string; lang: Language; envelope: unknown } | null> {
  const [run] = await db
    .select({ tool: runs.tool, lang: runs.lang, envelope: runs.envelope })
    .from(runs)
    .where(and(eq(runs.shareId, shareId), isNull(runs.deletedAt), isNotNull(runs.envelope)));
  return run ?? null;
}

/** Which of these runs were asked to stop, in whichever process. */
export async function listStopRequested(db: Database, runIds: readonly string[]): Promise<string[]> {
  const found = await db
    .select({ id: runs.id })
    .from(runs)
    .where(and(inArray(runs.id, [...runIds]), isNotNull(runs.stopRequestedAt)));
  return found.map((run) => run.id);
}
