import { z } from "zod";
import { INTENTS } from "#engines/questions/intent-features.ts";
import { CLOSED_FACTS } from "#engines/reader/fact-words.ts";
import { KINDS_OF_TYPE, STATED, TASK_TYPES } from "#engines/reader/reading.ts";

const KINDS = Object.entries(KINDS_OF_TYPE).flatMap(([type, kinds]) => kinds.map((kind) => `${type}/${kind}`));
const MOST_TAPS = 3;
const both = (most: number) => z.strictObject({ ar: z.string().min(2).max(most), en: z.string().min(2).max(most) });
const taps = z.array(z.string().min(1).max(90)).min(1).max(MOST_TAPS);
const line = z.strictObject({
  ask: both(100),
  taps: z.strictObject({ ar: taps, en: taps }).optional(),
  halves: z
    .array(z.strictObject({ by: z.array(z.enum([...STATED, ...CLOSED_FACTS])).min(1), rest: both(100) }))
    .optional(),
});
const question = line.extend({
  id: z.string().regex(/^[a-z-]+$/),
  about: z.array(z.string()).min(1),
  label: both(30),
  gap: both(60),
  why: both(80),
  open: z.literal(true).optional(),
});
const wording = z.strictObject({
  for: z.array(z.enum([...TASK_TYPES, ...KINDS])).min(1),
  asks: z.array(line.nullable()).length(4),
});
const set = z.strictObject({ questions: z.array(question).length(4), wordings: z.array(wording) });

/** `content/tasks/intents.yaml`: the questions by intent, those in reserve, and those for what a prompt lacks. */
export const intents = z.strictObject({
  ...Object.fromEntries([...INTENTS.filter((intent) => intent !== "fact"), "general"].map((name) => [name, set])),
  spare: z.array(question),
  lacking: z.array(question),
});
