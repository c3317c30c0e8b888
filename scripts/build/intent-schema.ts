import { z } from "zod";
import { INTENTS } from "#engines/questions/intent-features.ts";
import { CLOSED_FACTS } from "#engines/reader/words/fact-words.ts";
import { STATED } from "#engines/reader/reading.ts";

const MOST_TAPS = 3;
const both = (most: number) => z.strictObject({ ar: z.string().min(2).max(most), en: z.string().min(2).max(most) });
const taps = z.array(z.string().min(1).max(95)).min(1).max(MOST_TAPS);
const asked = z.array(z.string().min(4).max(40)).min(1).max(20);
const part = z.strictObject({
  ask: both(95),
  said: z
    .array(z.strictObject({ by: z.array(z.enum([...STATED, ...CLOSED_FACTS])).min(1), rest: both(60).optional() }))
    .min(1)
    .max(2)
    .optional(),
  /** Of a closing question: words by which a task's own questions ask for it already. */
  asked: z.strictObject({ ar: asked, en: asked }).optional(),
});
const question = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  label: both(30),
  gap: both(60),
  open: z.literal(true).optional(),
  parts: z.array(part).length(3),
  taps: z.strictObject({ ar: taps, en: taps }).optional(),
});
const lackingQuestion = question.extend({
  about: z.array(z.string()).length(1),
  why: both(80),
  parts: z.array(part).length(1),
});

/** `content/tasks/intents.yaml`: the questions by intent, those that close a task's own, and those for what a prompt lacks. */
export const intents = z.strictObject({
  ...Object.fromEntries(
    [...INTENTS.filter((intent) => intent !== "fact"), "general"].map((name) => [name, z.array(question).length(4)]),
  ),
  closing: z.array(question).length(2),
  lacking: z.array(lackingQuestion),
});
