import type { ApiFault } from "#browser/call-api.ts";
import type { Envelope, Progress } from "#tools/tool.ts";

/** Where a tab keeps the run that has not ended, so that a reload finds it. */
export const openRunKey = (slug: string) => `siyagha-open-run:${slug}`;

/** What a page knows of its run. */
export interface RunState<Result> {
  phase: "idle" | "working" | "done" | "failed" | "stopped";
  engine: "provider" | "builtin" | null;
  /** The main text as far as it is written. */
  text: string;
  envelope: Envelope<Result> | null;
  error: ApiFault | null;
  creditsLeft: number | null;
  /** How far a long run is, where its engine says so. */
  progress: Progress | null;
  /** The input of a run that was found again after a reload; null for one started on this page. */
  foundInput: Record<string, unknown> | null;
}

export const IDLE = {
  phase: "idle",
  engine: null,
  text: "",
  envelope: null,
  error: null,
  creditsLeft: null,
  progress: null,
  foundInput: null,
} as const;
