import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { askOfTask, findTask, type Task, TASKS } from "#engines/questions/tasks.ts";
import type { Language } from "#i18n/language.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { AppEnv } from "#api/app-env.ts";

const entry = z.object({
  id: z.string(),
  field: z.string(),
  name: z.string(),
  /** The bare sentence that people type for it. */
  say: z.string(),
  leaves: z.string(),
});
const whole = entry.extend({
  intent: z.string(),
  document: z.string(),
  must: z.array(z.string()),
  questions: z.array(
    z.object({ id: z.string(), label: z.string(), ask: z.string(), gap: z.string(), taps: z.array(z.string()) }),
  ),
});

const language = z.object({ lang: z.enum(["ar", "en"]).optional() });
const listRoute = createRoute({
  method: "get",
  path: "/tasks",
  request: { query: language },
  responses: {
    200: {
      description: "The catalogue of tasks",
      content: { "application/json": { schema: z.object({ tasks: z.array(entry) }) } },
    },
  },
});
const readRoute = createRoute({
  method: "get",
  path: "/tasks/{id}",
  request: { params: z.object({ id: z.string().max(60) }), query: language },
  responses: {
    200: {
      description: "One task with its questions, best first",
      content: { "application/json": { schema: whole } },
    },
  },
});

/** The public catalogue of tasks. */
export function mountTasks(api: OpenAPIHono<AppEnv>): void {
  api.openapi(listRoute, (c) => {
    const lang = c.req.valid("query").lang ?? c.get("language");
    return c.json({ tasks: TASKS.map((task) => entryOf(task, lang)) }, 200);
  });
  api.openapi(readRoute, (c) => {
    const lang = c.req.valid("query").lang ?? c.get("language");
    const task = findTask(c.req.valid("param").id);
    if (task === undefined) throw new RefusalError("not_found");
    const { intent, document, must, questions } = task;
    const asked = questions.map((question) => ({
      id: question.id,
      label: question.label[lang],
      ask: askOfTask(question, lang),
      gap: question.gap[lang],
      taps: [...(question.taps?.[lang] ?? [])],
    }));
    return c.json({ ...entryOf(task, lang), intent, document, must: [...must[lang]], questions: asked }, 200);
  });
}

function entryOf({ id, field, name, say, leaves }: Task, lang: Language): z.output<typeof entry> {
  return { id, field, name: name[lang], say: say[lang], leaves: leaves[lang] };
}
