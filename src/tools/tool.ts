import type { Language } from "#i18n/language.ts";
import { z } from "zod";
import { cleanText, hasLettersOrDigits } from "#engines/text/clean.ts";
import { detectLanguage } from "#engines/text/language.ts";
import { countCharacters, countWords } from "#engines/text/segment.ts";

import type { FileType } from "./file-type.ts";

export { shortTitle } from "#engines/text/short-title.ts";

type FeatureType = "text" | "image" | "video" | "checker" | "humanizer" | "detector" | "converter";

/** What a tool takes as its file. */
export interface FileRule {
  /** Media types, judged by the file's first bytes and not by its name. */
  types: readonly FileType[];
  maxBytes: number;
  /** False: the tool works on its fields alone as well. */
  required: boolean;
}

/** A file given to a run. It lives in memory for the run and is never stored. */
export interface InputFile {
  /** As the sender calls it; for display only. */
  name: string;
  type: FileType;
  bytes: Uint8Array;
  /** Lower-case hex. */
  sha256: string;
}

/** What the file adds to a tool's input. */
export type FileInput<File extends FileRule | null> = File extends { required: true }
  ? { file: InputFile }
  : File extends { required: false }
    ? { file?: InputFile }
    : unknown;

/** What a tool says of itself, once: form, API, OpenAPI, MCP and command line are all driven by this. Loaded by browser and server. */
export interface ToolDeclaration<
  Input extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
  File extends FileRule | null = FileRule | null,
  Slug extends string = string,
> {
  slug: Slug;
  featureType: FeatureType;
  /** Its group in the menu. */
  group: "text" | "image" | "video";
  /** Credits for one run that gave a complete result. */
  cost: number;
  /** The file it takes, or null. */
  file: File;
  /** The point of the star that is its icon, 0 at the top, clockwise. */
  point: number;
  /** What it does, before that star: an SVG path on a 24 by 24 grid. */
  glyph: string;
  /**
   * True where a result without a model was not preferred often enough to what the person had to cost anything (`npm run bench --
   * built-in`).
   */
  isFreeByRule?: true;
  limits: { perDay: number; perMonth: number };
  input: Input;
  result: Result;
  /** The result's key that streams as it is written. */
  mainText: string | null;
  /** What a row of history is called: a short text from the input. */
  titleOf(input: z.output<Input> & FileInput<File>): string;
  /** The same from the result, which says more than a file's name; an empty text leaves the title as it was. */
  titleOfResult?(result: z.output<Result>): string;
  /** What of the input is kept with the run; without it all fields. A file is never kept. */
  storedInput?(input: z.output<Input>): Record<string, unknown>;
  /** The result as the command line prints it; without it the main text, or all of it as JSON. */
  printed?(result: z.output<Result>): string;
  /** The result's score, 0 to 100, for `--min-score` of the command line. */
  scoreOf?(result: z.output<Result>): number;
  /** False where a result has no text of its own to share. */
  canShare?: false;
}

export function declareTool<
  Input extends z.ZodType,
  Result extends z.ZodType,
  const Slug extends string,
  const File extends FileRule | null = null,
>(declaration: ToolDeclaration<Input, Result, File, Slug>): ToolDeclaration<Input, Result, File, Slug> {
  return declaration;
}

/**
 * The tool's text, within limits counted in characters as people count them (code points; marks belong to their letter).
 * What no reader can see (controls, lone surrogates, direction marks) is taken out. Faults are codes of `i18n/field-messages.ts`.
 */
export function textField(least: number, most: number) {
  return z
    .string()
    .max(most * 4, { error: `too_long ${most}` })
    .transform(cleanText)
    .refine((value) => value.trim() !== "", { error: "nothing_written", abort: true })
    .refine(hasLettersOrDigits, { error: "no_words", abort: true })
    .refine((value) => countCharacters(value.trim()) >= least, { error: `too_short ${least}` })
    .refine((value) => countCharacters(value.trim()) <= most, { error: `too_long ${most}` })
    .describe(`${least} to ${most} characters, counted as people count them`);
}

/** A check that a text has as many words as its language needs; the fault is `too_few_words N`. */
export function enoughWords(least: Readonly<Record<Language, number>>) {
  return (value: string, context: { addIssue(issue: { code: "custom"; message: string }): void }): void => {
    const needed = least[detectLanguage(value) === "ar" ? "ar" : "en"];
    if (countWords(value) < needed) context.addIssue({ code: "custom", message: `too_few_words ${needed}` });
  };
}

/** An optional field where an empty string means "not given". */
export function optionalText(most: number) {
  return z
    .string()
    .max(most * 4, { error: `too_long ${most}` })
    .transform((value) => cleanText(value).trim())
    .refine((value) => countCharacters(value) <= most, { error: `too_long ${most}` })
    .transform((value) => value || undefined)
    .optional()
    .describe(`At most ${most} characters`);
}

export const ANSWER_VARIETIES = ["msa", "simple-msa", "egy", "glf", "lev", "mgr"] as const;
export const TEXT_TARGETS = ["any", "chatgpt", "claude", "gemini", "deepseek"] as const;

export const placeholderSchema = z.object({
  key: z.string(),
  label: z.string(),
  why: z.string(),
  required: z.boolean(),
});

/**
 * The one fact from the person that would better a result most, with likely answers to tap; a model works the answer in, within
 * the same credit.
 */
const helpQuestionSchema = z.object({
  id: z.string(),
  ask: z.string(),
  examples: z.array(z.string()).max(3),
  /** What the person answered. */
  answer: z.string().optional(),
});
export type HelpQuestion = z.output<typeof helpQuestionSchema>;

/** Room for help in a result: lines for the person, and the question. Results from before have neither. */
export const helpFields = {
  notes: z.array(z.string()).default([]),
  question: helpQuestionSchema.nullable().default(null),
};

/** Another way, ready to take. */
export const directionSchema = z.object({ name: z.string(), prompt: z.string() });

/** The person's answer to a result's question, in a tool's input. */
export const helpAnswers = z
  .array(z.object({ id: z.string().max(60), ask: z.string().max(400), text: z.string().max(600) }))
  .max(1)
  .optional()
  .describe("Set by an answer to the result's question");

/** How far a run is: a share from 0 to 1, and what is being done, in the run's language. */
export interface Progress {
  value: number;
  label: string;
}

/** The envelope every result sits in. */
export interface Envelope<Result = unknown> {
  /** The tool's slug. */
  tool: string;
  lang: Language;
  variety?: string;
  engine: "provider" | "builtin";
  provider?: string;
  model?: string;
  promptVersion?: number;
  runId?: string;
  /** Credits this run has cost so far. */
  cost?: number;
  creditsLeft?: number;
  result: Result;
  warnings: { code: string; message: string }[];
  stats: { words: number; characters: number };
  ms: number;
}
