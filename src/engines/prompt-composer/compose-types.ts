import type { TaskType } from "#engines/reader/reading.ts";
import type { TextLanguage } from "#engines/text/language.ts";
import type { ArabicVariety } from "#engines/text/variety.ts";

export type { TaskType };

/** Languages a prompt is written in. */
export type PromptLanguage = "ar" | "en";

/** Varieties a deliverable can be asked for. */
export type DeliverableVariety = "msa" | "simple-msa" | "egy" | "glf" | "lev" | "mgr";

export interface ComposeInput {
  text: string;
  target: "any" | "chatgpt" | "claude" | "gemini" | "deepseek";
  detail: "short" | "standard" | "full";
  outputType: "text" | "code" | "image" | "video" | "agent";
  tone?: string;
  format?: string;
  length?: string;
  audience?: string;
  context?: string;
  constraints?: string;
  examples?: string;
  promptLanguage: "same" | PromptLanguage;
  answerLanguage?: string;
  variety?: DeliverableVariety;
  askFirst: boolean;
  interfaceLanguage: PromptLanguage;
}

export interface Placeholder {
  key: string;
  label: string;
  why: string;
  required: boolean;
}

/** Title, placeholders, assumptions, questions, changes and the safety note are in the interface's language; the prompts in the prompt's. */
export interface ComposeResult {
  title: string;
  prompt: string;
  placeholders: Placeholder[];
  /** At most one sentence each. */
  assumptions: string[];
  /** At most three. */
  questions: string[];
  /** At most five. */
  changes: { what: string; why: string }[];
  /** At most 60 words; absent when the request is too long for it. */
  shortVersion?: string;
  systemPrompt: string;
  userPrompt: string;
  taskType: TaskType;
  safetyNote?: string;
  variety?: ArabicVariety;
  textLanguage: TextLanguage;
}
