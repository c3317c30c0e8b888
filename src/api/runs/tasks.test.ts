import { expect, test } from "vitest";
import { OpenAPIHono } from "@hono/zod-openapi";
import type { AppEnv } from "#api/app-env.ts";
import { RefusalError } from "#i18n/refusals.ts";
import { mountTasks } from "./tasks.ts";

const api = new OpenAPIHono<AppEnv>();
api.onError((error, c) => c.json({ error: error instanceof RefusalError ? error.code : "other" }, 404));
mountTasks(api);
const get = async (path: string) => (await (await api.request(path)).json()) as Record<string, unknown>;

test("the catalogue by name, in the language that is asked for", async () => {
  const { tasks } = (await get("/tasks?lang=ar")) as { tasks: { id: string; name: string }[] };
  expect(tasks.find(({ id }) => id === "fine-objection")).toEqual({
    id: "fine-objection",
    field: "authority",
    name: "اعتراض على مخالفة مرورية",
    say: "اكتب لي اعتراضًا على مخالفة مرورية",
    leaves: "اعتراض قصير بالوقائع والأدلة جاهز للتقديم",
  });
});

test("one task with its questions, best first, under the ids that answers take", async () => {
  const task = await get("/tasks/fine-objection?lang=en");
  expect(task).toMatchObject({ intent: "write", document: "letter", name: "Objection to a traffic fine" });
  const questions = task["questions"] as { id: string; label: string; taps: string[] }[];
  expect(questions.map(({ id }) => id).slice(0, 3)).toEqual([
    "fine-objection-1",
    "fine-objection-2",
    "fine-objection-3",
  ]);
  expect(questions[2]?.taps).toHaveLength(3);
});

test("a task that is not there", async () => {
  expect(await get("/tasks/none?lang=en")).toEqual({ error: "not_found" });
});
