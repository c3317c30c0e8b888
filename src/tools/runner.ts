import type { z } from "zod";
import type { Language } from "#i18n/language.ts";
import type { Ports } from "./ports.ts";
import type { ModelImage } from "#platform/ai/ai.ts";
import type { FileInput, FileRule, Progress, ToolDeclaration } from "./tool.ts";

/** What a run has besides its input: no clock, no network, no database. */
export interface RunContext {
  /** The feature's and the interface's language. */
  lang: Language;
  /** Aborted when the run is stopped or its time is over. Hand it to the ports. */
  signal: AbortSignal;
  /** Pixels, documents, text recognition; they work outside the main thread. */
  ports: Ports;
}

/** What a built-in engine hands back. */
export interface BuiltInOutcome<Result> {
  result: Result;
  variety?: string;
  warnings: { code: string; message: string }[];
  /** Nothing was added to what the person gave: the run costs nothing. */
  isFree?: boolean;
}

/** What is asked of a model. The system text is the stored prompt with its variables filled; the user's text travels alone. */
export interface ModelRequest {
  variables: Record<string, string>;
  user: string;
  /** Further texts the user gave, by name; each travels beside `user` between delimiters of its own. */
  fields?: Record<string, string>;
  /** JSON Schema of the answer, its first key the tool's main text. */
  answerSchema: Record<string, unknown>;
  maxOutputTokens: number;
  temperature?: number;
  /** Images the model is to look at, already small enough to send; only for a tool whose model half `needsSight`. */
  images?: readonly ModelImage[];
  /** What the request found out by itself, such as the text our own reader saw; it goes to `parse`, not to the model. */
  evidence?: unknown;
}

/** A sound result of a model's answer. */
export interface ModelResult<Result> {
  result: Result;
  warnings: { code: string; message: string }[];
  variety?: string;
  /** The result says that it cannot say: the run costs nothing. */
  isFree?: boolean;
}

/**
 * A model's answer, read from the JSON value it gave: the result, or the failed check that a repair turn names. `best` is the
 * same answer as it can be shown after all, with a plain word about what is off; it is absent where nothing of it may be shown.
 */
export type ModelReply<Result> =
  | ({ ok: true } & ModelResult<Result>)
  | { ok: false; fault: string; best?: ModelResult<Result> };

/** The person's answer to the one question of an earlier result, and that result's main text. */
export interface WovenAnswer {
  ask: string;
  text: string;
  draft: string;
}

/**
 * A built-in engine: returns its outcome, a promise of one, or a generator that yields its progress and returns the
 * outcome. Work over 50 ms belongs behind a port, or in a thread by `inThread`.
 */
export type BuiltInEngine<Input, Result> = (
  input: Input,
  context: RunContext,
) =>
  | BuiltInOutcome<Result>
  | Promise<BuiltInOutcome<Result>>
  | AsyncGenerator<Progress, BuiltInOutcome<Result>, undefined>;

/** A run's input with its first result, and who made it. */
export interface FirstResult<Input, Result> {
  input: Input;
  result: Result;
  engine: "provider" | "builtin";
}

/** What answers to a result's questions make of it. Pure, like the engines. */
export interface AnswerRules<Input, Result> {
  /** The body of a request with answers, beside `weave`. */
  schema: z.ZodType;
  /**
   * By rule: the run's next input and result; `isStep` where more than answers changed. Throws `invalid_input` for an answer to
   * a question that was not asked.
   */
  byRule(
    first: FirstResult<Input, Result>,
    now: Input,
    given: unknown,
  ): { input: Input; result: Result; isFree: boolean; isStep: boolean };
  /** What a model is to weave in where its request does not carry the answers by itself. */
  wovenAnswer?(first: FirstResult<Input, Result>, input: Input): WovenAnswer | undefined;
  /** The result by rule and the model's as one, such as the questions of the first with the text of the second. */
  joined(byRule: Result, woven: Result): Result;
}

export interface Runner<Input, Result> {
  /** Absent where the tool has no built-in engine yet. */
  builtIn?: BuiltInEngine<Input, Result>;
  viaModel?: {
    /** True when requests carry images: only providers whose model sees are asked. */
    needsSight?: boolean;
    request(input: Input, context: RunContext): ModelRequest | Promise<ModelRequest>;
    /** Pure, like the engines. */
    parse(
      reply: unknown,
      input: Input,
      context: Pick<RunContext, "lang"> & { evidence?: unknown; woven?: WovenAnswer | undefined },
    ): ModelReply<Result>;
  };
  /** True for an input to which the built-in engine adds nothing, so that no credit is needed to begin. */
  addsNothing?(input: Input): boolean;
  /** How answers change a finished run's result; absent where the tool asks nothing. */
  answers?: AnswerRules<Input, Result>;
  /**
   * True for an input on which the halves would hold the event loop over 50 ms: the pipeline then runs them in a thread.
   * They must be pure for that, without ports or progress.
   */
  inThread?(input: Input): boolean;
  /** Which engine this input asks for; "auto" (also when absent) is a usable provider first. */
  engineFor?(input: Input): "auto" | "builtin" | "provider";
}

/** The runner of a declared tool; its input carries the `file` where the declaration takes one. */
export type RunnerOf<T> =
  T extends ToolDeclaration<infer Input, infer Result, infer File extends FileRule | null, string>
    ? Runner<z.output<Input> & FileInput<File>, z.output<Result>>
    : never;
