import { z } from "zod";
import { ANSWER_VARIETIES, declareTool, optionalText, placeholderSchema, shortTitle, textField } from "#tools/tool.ts";
import { TEXT_LIMIT } from "./limits.ts";

export const MOST_ANSWERS = 24;

/** An answer to a question of the result; `ask` comes with a question that the content does not have, a model's for one. */
export const answerSchema = z.object({
  id: z.string().min(1).max(60),
  text: optionalText(600).transform((text) => text ?? ""),
  ask: optionalText(200),
});

/** A task of the catalogue, named in the language of the page. */
const taskSchema = z.object({ id: z.string(), name: z.string() });

/** A question with answers to tap; `label` names its answer in the prompt. */
const questionSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** What an assistant guesses without the answer; absent where the label says it. */
  gap: z.string().optional(),
  ask: z.string(),
  /** The things that it asks after, one by one; none where it is one thing. */
  parts: z.array(z.string()).max(6).default([]),
  why: z.string(),
  examples: z.array(z.string()).max(3),
  kind: z.enum(["line", "choice"]),
  isOpen: z.boolean().default(false),
  noneIsAnswer: z.boolean().default(false),
  answer: z.string().optional(),
});

export const promptGenerate = declareTool({
  slug: "prompt-generate",
  featureType: "text",
  group: "text",
  cost: 1,
  file: null,
  point: 0,
  glyph: "M5 19h3.5L19 8.5 15.5 5 5 15.5V19Z",
  limits: { perDay: 30, perMonth: 500 },
  mainText: "prompt",
  input: z.object({
    text: textField(3, TEXT_LIMIT),
    detail: z.enum(["short", "standard", "full"]).default("standard"),
    outputType: z.enum(["text", "code", "image", "video", "agent"]).default("text"),
    tone: optionalText(200),
    format: optionalText(200),
    length: optionalText(200),
    audience: optionalText(1000),
    context: optionalText(1000),
    constraints: optionalText(1000),
    examples: optionalText(1000),
    promptLanguage: z.enum(["same", "ar", "en"]).default("same"),
    answerLanguage: optionalText(100),
    variety: z.enum(ANSWER_VARIETIES).optional(),
    askFirst: z.boolean().default(false),
    /** The task of the catalogue that the person chose, "none" for none of those offered. */
    task: optionalText(60),
    answers: z.array(answerSchema).max(MOST_ANSWERS).optional(),
  }),
  result: z.object({
    title: z.string(),
    prompt: z.string(),
    placeholders: z.array(placeholderSchema),
    assumptions: z.array(z.string()),
    questions: z.array(questionSchema).max(4),
    moreQuestions: z.array(questionSchema).max(12).default([]),
    changes: z.array(z.object({ what: z.string(), why: z.string() })).max(5),
    shortVersion: z.string().optional(),
    systemPrompt: z.string(),
    userPrompt: z.string(),
    taskType: z.string(),
    task: taskSchema.optional(),
    nearTasks: z.array(taskSchema).max(4).optional(),
    safetyNote: z.string().optional(),
    voice: z.object({ language: z.enum(["ar", "en"]), dialect: z.enum(["egy", "glf", "lev", "mgr"]).nullable() }),
  }),
  titleOf: (input) => shortTitle(input.text),
});
