import type { z } from "zod";
import type { promptGenerate } from "./tool.ts";

export type GeneratorResult = z.output<typeof promptGenerate.result>;

/** The form as the page keeps it: every field a plain string or flag, empty where not set. */
export interface GeneratorDraft {
  text: string;
  target: string;
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
  answers: readonly { id: string; text: string; ask?: string | undefined }[];
}

export const EMPTY_DRAFT: GeneratorDraft = {
  text: "",
  target: "any",
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
  answers: [],
};

export const TEXT_LIMIT = 4000;
export const DRAFT_NAME = "prompt-generate";

/** The draft as the API takes it: unset fields left out. */
export function inputOf(draft: GeneratorDraft): object {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== ""));
}

/** One answer of the tool with what it was made from, so that it can be compared and gone back to. */
export interface Version {
  number: number;
  draft: GeneratorDraft;
  result: GeneratorResult;
  engine: "provider" | "builtin";
  model: string | undefined;
  variety: string | undefined;
  runId: string | undefined;
  warnings: readonly { code: string; message: string }[];
}
