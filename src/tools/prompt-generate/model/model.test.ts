import { expect, it } from "vitest";
import { TOOLS } from "#tools/index.ts";
import { promptGenerateViaModel } from "./model.ts";

const TEXT = "packing list for a week in the snow with two kids";
const input = TOOLS["prompt-generate"].input.parse({ text: TEXT });
const context = { lang: "en" } as Parameters<typeof promptGenerateViaModel.parse>[2];
const parsed = (questions: object[]) => {
  const reply = promptGenerateViaModel.parse({ prompt: TEXT, questions }, input, context);
  if (!reply.ok) throw new Error(reply.fault);
  return reply.result;
};

it("names a task where the task's questions are asked, and none where a model asks its own", () => {
  const own = { ask: "Which mountains, and how cold is it there?", label: "Place", why: "", examples: [] };
  expect(parsed([]).task).toEqual({ id: "packing-list", name: "Packing list" });
  expect(parsed([own]).questions.map(({ ask }) => ask)).toEqual([own.ask]);
  expect(parsed([own])).not.toHaveProperty("task");
});
