import { z } from "zod";
import {
  declareTool,
  helpAnswers,
  helpFields,
  optionalText,
  placeholderSchema,
  shortTitle,
  TEXT_TARGETS,
  textField,
} from "#tools/tool.ts";
import { QUESTION_LIMIT, TEXT_LIMIT } from "./limits.ts";

const percent = z.number().min(0).max(100);

/** What only the author knows; the answer goes into the prompt as a detail under the label. */
const questionSchema = z.object({
  id: z.string(),
  label: z.string(),
  ask: z.string(),
  /** The things that it asks after, one by one; none where it is one thing. */
  parts: z.array(z.string()).max(6).default([]),
  why: z.string(),
  examples: z.array(z.string()).max(3),
  kind: z.enum(["line", "choice"]),
  isOpen: z.boolean().default(false),
  noneIsAnswer: z.boolean().default(false),
});

export const promptChecker = declareTool({
  slug: "prompt-checker",
  featureType: "checker",
  group: "text",
  cost: 1,
  isFreeByRule: true,
  file: null,
  point: 1,
  glyph: "m5 12.5 4.5 4.5L19 7.5",
  limits: { perDay: 30, perMonth: 500 },
  mainText: "improved",
  input: z.object({
    text: textField(3, TEXT_LIMIT),
    target: z.enum(TEXT_TARGETS).default("any"),
    strictness: z.enum(["gentle", "normal", "strict"]).default("normal"),
    question: optionalText(QUESTION_LIMIT),
    badOutput: optionalText(4000),
    answers: helpAnswers,
  }),
  result: z.object({
    ...helpFields,
    /** The prompt in a word, where a model judged it; without one the band says it. */
    state: z.enum(["needs-work", "usable", "strong"]).optional(),
    score: percent,
    band: z.enum(["excellent", "good", "needs-work", "weak"]),
    dimensions: z.object({
      clarity: percent,
      context: percent,
      output: percent,
      constraints: percent,
      consistency: percent,
      safety: percent,
    }),
    issues: z.array(
      z.object({
        id: z.string(),
        severity: z.enum(["critical", "high", "medium", "low", "info"]),
        start: z.number().nullable(),
        end: z.number().nullable(),
        quote: z.string().optional(),
        message: z.string(),
        fix: z.string(),
        replacement: z.string().optional(),
        question: questionSchema.optional(),
      }),
    ),
    strengths: z.array(z.string()).max(3),
    improved: z.string(),
    scoreAfter: percent,
    placeholders: z.array(placeholderSchema),
    verdict: z.string(),
    detected: z.object({
      role: z.boolean(),
      task: z.boolean(),
      context: z.boolean(),
      format: z.boolean(),
      examples: z.boolean(),
      constraints: z.boolean(),
    }),
  }),
  titleOf: (input) => shortTitle(input.text),
  scoreOf: ({ score }) => score,
  printed: ({ score, verdict, issues }) =>
    [
      `${score}/100  ${verdict}`,
      ...issues.map((issue) => `${issue.severity}  ${issue.id}  ${issue.message} → ${issue.fix}`),
    ].join("\n"),
});
