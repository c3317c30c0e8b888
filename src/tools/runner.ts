import type { z } from "zod";
import type { Language } from "#i18n/language.ts";
import type { ToolDeclaration } from "./tool.ts";

/** What a run knows besides its input. Pure: no clock, no network, no database. */
export interface RunContext {
  /** The feature's and the interface's language. */
  lang: Language;
}

/** What a built-in engine hands back. */
export interface BuiltInOutcome<Result> {
  result: Result;
  variety?: string;
  warnings: { code: string; message: string }[];
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
}

/** A model's answer, read from the JSON value it gave: the result, or the failed check that a repair turn names. */
export type ModelReply<Result> =
  | { ok: true; result: Result; warnings: { code: string; message: string }[]; variety?: string }
  | { ok: false; fault: string };

export interface Runner<Input, Result> {
  /** Absent where the tool has no built-in engine yet. */
  builtIn?(input: Input, context: RunContext): BuiltInOutcome<Result>;
  viaModel?: {
    request(input: Input, context: RunContext): ModelRequest;
    parse(reply: unknown, input: Input, context: RunContext): ModelReply<Result>;
  };
}

export type RunnerOf<T> =
  T extends ToolDeclaration<infer Input, infer Result> ? Runner<z.output<Input>, z.output<Result>> : never;
