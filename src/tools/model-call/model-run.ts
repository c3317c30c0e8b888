import type { Language } from "#i18n/language.ts";
import type { ModelFault, ModelFaultKind, ProviderChoice } from "#platform/ai/ai.ts";
import type { AskedRunner } from "#tools/pipeline/built-in/thread-runner.ts";
import type { Ports } from "#tools/ports.ts";
import type { ModelReply, ModelRequest, ModelResult, WovenAnswer } from "#tools/runner.ts";
import type { DraftTexts } from "./draft-answers.ts";

export interface ModelRun {
  runner: AskedRunner;
  input: unknown;
  lang: Language;
  /** The stored system prompt, variables and all. */
  prompt: string;
  /** The feature's active rows in order. */
  providers: readonly ProviderChoice[];
  /** What two colleagues are asked first; without it, and where an earlier result is worked on, the answer is written at once. */
  drafts?: DraftTexts | undefined;
  /** The result's key that is streamed, or null. */
  mainText: string | null;
  signal: AbortSignal;
  ports: Ports;
  /** The answer to the question of an earlier result, to be worked into it. */
  woven?: WovenAnswer | undefined;
  /** Milliseconds; the tests shorten them. */
  limits?: { firstContentMs: number; totalMs: number };
}

/** How a run on models ended. `calls` counts requests that were sent for the answer, at most two. */
export type ModelAnswer =
  | ({ type: "answer" } & ModelResult<unknown> & Called)
  | ({ type: "failed"; kind: ModelFaultKind } & Called);

interface Called {
  provider?: string;
  model?: string;
  tokensIn: number | null;
  tokensOut: number | null;
  calls: number;
  /** Calls before the answer, which it was written from. */
  drafts?: number;
}

export type ModelRunEvent =
  | { type: "text"; text: string }
  | { type: "restart" }
  /** How far it is before the first text, from 0 to 1, and what is done now. */
  | { type: "progress"; value: number; label: string }
  | ModelAnswer;

/** A run under way. */
export interface Task extends ModelRun {
  request: ModelRequest;
  parse(reply: unknown): ModelReply<unknown> | Promise<ModelReply<unknown>>;
  limits: { firstContentMs: number; totalMs: number };
  endsAt: number;
  called: Called;
  /** The best answer so far that failed a check and may be shown. */
  best: ModelResult<unknown> | null;
  /** Whether the call at hand has shown the reader anything. */
  hasShown: boolean;
}

/** One call to make: to whom, and after which answer when it is a repair. */
export interface Plan {
  choice: ProviderChoice;
  repair?: { reply: string; fault: string };
}

/** A call that gave no result. `repair` is there when the model answered and a check refused the answer. */
export interface Failure {
  fault: ModelFault;
  repair?: { reply: string; fault: string };
}
