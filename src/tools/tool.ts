import { z } from "zod";

export const TOOL_SLUGS = [
  "prompt-generate",
  "prompt-checker",
  "ai-detector",
  "ai-humanizer",
  "image-prompt",
  "image-to-prompt",
  "image-to-text",
  "video-prompt",
] as const;
export type ToolSlug = (typeof TOOL_SLUGS)[number];

export type FeatureType = "text" | "image" | "video" | "checker" | "humanizer" | "detector" | "converter";

/** What a tool says of itself, once: form, API, OpenAPI, MCP and command line are all driven by this. Loaded by browser and server. */
export interface ToolDeclaration<Input extends z.ZodType = z.ZodType, Result extends z.ZodType = z.ZodType> {
  slug: ToolSlug;
  featureType: FeatureType;
  /** The menu group it stands in. */
  group: "text" | "image" | "video";
  /** Credits for one run that gave a complete result. */
  cost: number;
  takesFile: boolean;
  /** The point of the star that is its icon, 0 at the top, clockwise. */
  point: number;
  limits: { perDay: number; perMonth: number };
  input: Input;
  result: Result;
  /** The result's key that streams as it is written. */
  mainText: string | null;
  /** What a row of history is called: a short text from the input. */
  titleOf(input: z.output<Input>): string;
}

export function declareTool<Input extends z.ZodType, Result extends z.ZodType>(declaration: ToolDeclaration<Input, Result>): ToolDeclaration<Input, Result> {
  return declaration;
}

/** Text within limits counted in characters as people count them (code points; marks belong to their letter). */
export function textField(least: number, most: number) {
  return z
    .string()
    .max(most * 4)
    .refine((value) => hasWords(value), { error: "no_words" })
    .refine((value) => characterCount(value) >= least, { error: "too_short" })
    .refine((value) => characterCount(value) <= most, { error: "too_long" });
}

function hasWords(value: string): boolean {
  return /[\p{L}\p{N}]/u.test(value);
}

function characterCount(value: string): number {
  let count = 0;
  for (const character of value.trim()) if (!/\p{M}/u.test(character)) count += 1;
  return count;
}

/** An optional field where an empty string means "not given". */
export function optionalText(most: number) {
  return z
    .string()
    .trim()
    .max(most, { error: "too_long" })
    .optional()
    .transform((value) => (value ? value : undefined));
}

export const ANSWER_VARIETIES = ["msa", "simple-msa", "egy", "glf", "lev", "mgr"] as const;
export const TEXT_TARGETS = ["any", "chatgpt", "claude", "gemini", "deepseek"] as const;

export const placeholderSchema = z.object({ key: z.string(), label: z.string(), why: z.string(), required: z.boolean() });

/** The envelope every result sits in. */
export interface Envelope<Result = unknown> {
  tool: ToolSlug;
  lang: "ar" | "en";
  variety?: string;
  engine: "provider" | "builtin";
  provider?: string;
  model?: string;
  promptVersion?: number;
  runId?: string;
  creditsLeft?: number;
  result: Result;
  warnings: { code: string; message: string }[];
  stats: { words: number; characters: number };
  ms: number;
}
