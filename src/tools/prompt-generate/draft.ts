import type { z } from "zod";
import type { Envelope } from "#tools/tool.ts";
import type { promptGenerate } from "./tool.ts";

export type GeneratorResult = z.output<typeof promptGenerate.result>;

/** The form as the page keeps it: every field a plain string or flag, empty where not set. */
export interface GeneratorDraft {
  text: string;
  detail: string;
  outputType: string;
  tone: string;
  format: string;
  length: string;
  audience: string;
  context: string;
  constraints: string;
  examples: string;
  promptLanguage: string;
  answerLanguage: string;
  variety: string;
  askFirst: boolean;
  /** A task of the catalogue that was chosen by its name. */
  task: string;
  answers: readonly { id: string; text: string; ask?: string | undefined }[];
}

export const EMPTY_DRAFT: GeneratorDraft = {
  text: "",
  detail: "standard",
  outputType: "text",
  tone: "",
  format: "",
  length: "",
  audience: "",
  context: "",
  constraints: "",
  examples: "",
  promptLanguage: "same",
  answerLanguage: "",
  variety: "",
  askFirst: false,
  task: "",
  answers: [],
};

export const DRAFT_NAME = "prompt-generate";

/** The draft as the API takes it: unset fields left out. */
export function inputOf(draft: GeneratorDraft): object {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== ""));
}

/** One state of a run's result, as the server keeps it. */
export interface RunVersion {
  number: number;
  by: "request" | "rule" | "model";
  input: Readonly<Record<string, unknown>>;
  envelope: GeneratorEnvelope;
}

export type GeneratorEnvelope = Envelope<GeneratorResult>;

/** A run as the page holds it: what it was made from, and what answers made of it. Its first version is the request's. */
export interface AnsweredRun {
  id: string;
  versions: readonly RunVersion[];
  /** Credits it has cost. */
  cost: number;
}

/** A run that was stopped has its text alone: no questions, and nothing to answer. */
export function isWhole(run: AnsweredRun): boolean {
  return run.versions[0]?.envelope.result.voice !== undefined;
}

/** Only the request, and how it is asked about: what the built-in engine makes of it is free. */
export function isRequestAlone(draft: GeneratorDraft): boolean {
  const asks = ["text", "detail", "promptLanguage", "task"];
  return Object.entries(EMPTY_DRAFT).every(
    ([name, unset]) => asks.includes(name) || String(draft[name as keyof GeneratorDraft]) === String(unset),
  );
}

/** The run of an answer that has just arrived, or of one found again. */
export function runOf(
  envelope: GeneratorEnvelope,
  input: Readonly<Record<string, unknown>>,
  versions?: readonly RunVersion[],
): AnsweredRun {
  return {
    id: envelope.runId ?? "",
    versions: versions?.length ? versions : [{ number: 1, by: "request", input, envelope }],
    cost: envelope.cost ?? 0,
  };
}

/** The form's fields of a run's input. */
export function draftOf(input: Readonly<Record<string, unknown>>): GeneratorDraft {
  const known = Object.entries(input).filter(
    ([name, value]) => name in EMPTY_DRAFT && value !== undefined && value !== null,
  );
  return { ...EMPTY_DRAFT, ...Object.fromEntries(known) };
}
