import type { ApiFault } from "#browser/call-api.ts";
import { MOST_FILES } from "#tools/workspace/files/most-files.ts";
import type { Envelope } from "#tools/tool.ts";

export interface BatchItem<Result> {
  id: number;
  file: File;
  /** A refused file is never sent. */
  state: "waiting" | "working" | "done" | "failed" | "refused";
  refusal: "kind" | "size" | null;
  /** The tool's limit, bytes. */
  maxBytes: number;
  envelope: Envelope<Result> | null;
  fault: ApiFault | null;
}

/** After these the next file would fail the same way, so the list stops. */
const HALTING: ReadonlySet<string> = new Set([
  "connection",
  "database_unavailable",
  "daily_limit",
  "email_unconfirmed",
  "feature_inactive",
  "insufficient_credits",
  "monthly_limit",
  "no_engine",
  "plan_required",
  "queue_full",
  "rate_limited",
  "unauthenticated",
]);

/** The first files as a list, each held against the tool's rule, and the names of those beyond the list's length. */
export function itemsOf<Result>(
  files: readonly File[],
  rule: { types: readonly string[]; maxBytes: number },
): { items: BatchItem<Result>[]; leftOut: string[] } {
  const items = files.slice(0, MOST_FILES).map((file, id): BatchItem<Result> => {
    const refusal = !rule.types.includes(file.type) ? "kind" : file.size > rule.maxBytes ? "size" : null;
    const { maxBytes } = rule;
    return { id, file, state: refusal ? "refused" : "waiting", refusal, maxBytes, envelope: null, fault: null };
  });
  return { items, leftOut: files.slice(MOST_FILES).map(({ name }) => name) };
}

/** Whole megabytes, as limits are said. */
export function megabytesOf(bytes: number): number {
  return Math.floor(bytes / (1024 * 1024));
}

/** What a press runs: files that wait, and those that failed, in the list's order. */
export function openItems<Result>(items: readonly BatchItem<Result>[]): BatchItem<Result>[] {
  return items.filter(({ state }) => state === "waiting" || state === "failed");
}

/** What becomes of a file after its run: without an answer and without a fault it was not run, and waits again. */
export function afterRun<Result>(
  envelope: Envelope<Result> | null,
  fault: ApiFault | null,
): Pick<BatchItem<Result>, "state" | "envelope" | "fault"> {
  if (envelope) return { state: "done", envelope, fault: null };
  return { state: fault ? "failed" : "waiting", envelope: null, fault };
}

export function isHalting(fault: Pick<ApiFault, "code"> | null): boolean {
  return fault !== null && HALTING.has(fault.code);
}
