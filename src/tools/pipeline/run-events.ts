import type { CallerKey } from "#domain/accounts/access.ts";
import type { Language } from "#i18n/language.ts";
import type { ToolSlug } from "#tools/index.ts";
import type { Envelope, InputFile, Progress } from "#tools/tool.ts";

export interface RunRequest {
  slug: ToolSlug;
  /** Parsed by the tool's own schema. */
  input: Record<string, unknown>;
  /** The file that came with it, already held against the declaration. */
  file: InputFile | null;
  lang: Language;
  idempotencyKey: string;
  /** The key of a program that runs it. */
  key?: CallerKey | null;
  /** Ends the run: the caller has gone or pressed Stop. */
  signal: AbortSignal;
}

export type RunEvent =
  | { type: "start"; runId: string; engine: "provider" | "builtin" }
  | { type: "restart"; engine: "provider" | "builtin" }
  | ({ type: "progress" } & Progress)
  | { type: "delta"; text: string }
  | { type: "result"; envelope: Envelope }
  | { type: "credits"; left: number };
