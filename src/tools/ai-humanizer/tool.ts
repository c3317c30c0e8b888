import { z } from "zod";
import {
  ANSWER_VARIETIES,
  declareTool,
  helpAnswers,
  helpFields,
  optionalText,
  shortTitle,
  textField,
} from "#tools/tool.ts";
import { PURPOSE_LIMIT, TEXT_LIMIT } from "./limits.ts";

const span = { start: z.number().int().min(0), end: z.number().int().min(0) };

export const aiHumanizer = declareTool({
  slug: "ai-humanizer",
  featureType: "humanizer",
  group: "text",
  cost: 1,
  isFreeByRule: true,
  file: null,
  point: 3,
  glyph: "M12 11.5a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6ZM5 20c.8-4 3.7-5.5 7-5.5s6.2 1.5 7 5.5",
  limits: { perDay: 30, perMonth: 500 },
  mainText: "text",
  input: z.object({
    text: textField(50, TEXT_LIMIT),
    strength: z.enum(["light", "standard", "strong"]).default("standard"),
    register: z.enum(["keep", "formal", "friendly", "professional", "academic"]).default("keep"),
    /** The author's own words about the text: for whom, where it goes, how it should sound. */
    purpose: optionalText(PURPOSE_LIMIT),
    variety: z.enum(ANSWER_VARIETIES).optional(),
    keep: z.array(z.string().trim().min(1).max(200)).max(50).default([]),
    sample: textField(100, 2000).optional(),
    leave: z.array(z.object(span)).max(200).default([]),
    answers: helpAnswers,
  }),
  result: z.object({
    text: z.string(),
    ...helpFields,
    /** What the author must settle before sending. */
    alert: z.string().nullable().default(null),
    /** The whole text in another register. */
    other: z.object({ name: z.string(), text: z.string() }).nullable().default(null),
    changes: z.array(z.object({ ruleId: z.string(), ...span, before: z.string(), after: z.string(), why: z.string() })),
    marks: z.array(z.object({ ruleId: z.string(), ...span, title: z.string(), advice: z.string() })).default([]),
    flags: z.array(z.object({ ...span, kind: z.string(), message: z.string() })),
    signs: z.object({ before: z.record(z.string(), z.number()), after: z.record(z.string(), z.number()) }),
    facts: z.object({ kept: z.number(), lost: z.array(z.string()) }),
    scoreBefore: z.number().min(0).max(100),
    scoreAfter: z.number().min(0).max(100),
    mode: z.enum(["light", "standard", "strong"]),
    register: z.enum(["keep", "formal", "friendly", "professional", "academic"]),
  }),
  titleOf: (input) => shortTitle(input.text),
});
