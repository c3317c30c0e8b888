import { readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readYamlFile } from "./yaml-file.ts";

/*
 * The catalogue of tasks, a file a task: `content/tasks/FIELD/TASK.yaml`. What the product asks is built to JSON; how people word the task
 * (`phrasings`) is for training alone.
 */
export const TASKS_FOLDER = "content/tasks";

const inBoth = <Part extends z.ZodType>(part: Part) => z.strictObject({ ar: part, en: part });
const line = (most: number) => inBoth(z.string().trim().min(2).max(most));
const lines = (least: number, most: number, longest: number) =>
  inBoth(z.array(z.string().trim().min(1).max(longest)).min(least).max(most));

const ARABIC = /[\u0621-\u064a]/u;
const asked = inBoth(z.string().trim().min(8).max(120)).superRefine(({ ar, en }, context) => {
  if (!/؟$/u.test(ar)) context.addIssue({ code: "custom", path: ["ar"], message: "a question ends in ؟" });
  if (!/\?$/u.test(en)) context.addIssue({ code: "custom", path: ["en"], message: "a question ends in ?" });
  if (!ARABIC.test(ar)) context.addIssue({ code: "custom", path: ["ar"], message: "this is not Arabic" });
  if (ARABIC.test(en)) context.addIssue({ code: "custom", path: ["en"], message: "this is not English" });
});

const question = z
  .strictObject({
    label: line(36),
    ask: asked,
    /** What an assistant has to guess without an answer. */
    gap: line(70),
    taps: lines(1, 3, 90).optional(),
    /** Facts that answer the whole question where the request has them. */
    by: z
      .array(z.enum(["audience", "deadline", "length", "budget", "count", "place"]))
      .min(1)
      .optional(),
    open: z.literal(true).optional(),
  })
  .refine(({ open, taps }) => !open || taps === undefined || (taps.ar.length === 1 && taps.en.length === 1), {
    message: "an open question shows one answer at most: others' stories are no choice",
  });

const task = z
  .strictObject({
    intent: z.enum(["write", "plan", "build-mend", "understand", "choose", "invent", "deal-with-person", "teach-host"]),
    name: line(48),
    say: line(110),
    leaves: line(110),
    document: z.enum(["letter", "message", "table", "plan", "speech", "post", "code", "text"]),
    reader: z.enum(["authority", "person", "public", "machine", "self"]),
    must: lines(1, 4, 130),
    phrasings: lines(3, 40, 220),
    questions: z.array(question).min(5).max(8),
  })
  .refine(({ questions }) => questions.filter(({ open }) => open).length < 2, {
    path: ["questions"],
    message: "one question at most is open",
  })
  .refine(({ questions }) => new Set(questions.map(({ label }) => label.ar)).size === questions.length, {
    path: ["questions"],
    message: "two questions have one label",
  });

/** A task as its file has it. */
export type TaskFile = z.infer<typeof task> & { id: string; field: string };

/** All tasks by field and name. Throws, with file, line and what is meant, for a file that is none. */
export function readTaskFiles(folder = TASKS_FOLDER): TaskFile[] {
  const tasks = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
    .flatMap((field) =>
      readdirSync(join(folder, field))
        .toSorted()
        .map((file) => readTaskFile(folder, field, file)),
    );
  const ids = tasks.map(({ id }) => id);
  const twice = tasks.find(({ id }, at) => ids.indexOf(id) !== at);
  if (twice) throw new Error(`${join(folder, twice.field, twice.id)}.yaml: another field has a task of this name`);
  return tasks;
}

function readTaskFile(folder: string, field: string, file: string): TaskFile {
  const path = join(folder, field, file);
  const [, id] = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/.exec(file) ?? [];
  if (!id) throw new Error(`${path}: a task's file is called TASK.yaml, in small letters, digits and hyphens`);
  return { id, field, ...readYamlFile(path, task) };
}
