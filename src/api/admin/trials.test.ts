import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { choiceFor, TEST_KEY } from "#tests/support/models/llm-choices.ts";
import { type LlmServer, startLlmServer } from "#tests/support/models/llm-servers.ts";
import { NOTE_ANSWER, NOTE_REQUEST } from "#tests/support/models/model-answers.ts";
import { apiAs } from "#tests/support/scenes/back-office.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import type { Trial } from "./trials.ts";

let llm: LlmServer;
let product: TestDeps;
let path: string;
beforeAll(async () => {
  llm = await startLlmServer();
  product = await createTestDeps({
    DEEPSEEK_API_KEY: TEST_KEY,
    DEEPSEEK_BASE_URL: llm.origin,
    PROVIDER_HOSTS: new URL(llm.origin).host,
  });
  const send = apiAs(product.deps);
  const words = { name: "prompt-generate-en", displayName: "Prompts", promptContent: "You ask. {{options}}" };
  const made = (await (await send("POST", "/admin/features", words)).json()) as { id: number };
  path = `/admin/features/${made.id}`;
  const { providerName, modelName, apiKeyName } = choiceFor("deepseek", llm.origin);
  await send("POST", `${path}/providers`, { providerName, modelName, apiKeyName });
});
afterAll(() => Promise.all([llm.close(), product.close()]));

async function tryDraft(text: string) {
  const threads = vi.spyOn(product.deps.ports.engines, "run");
  llm.play({ does: "answer", text: NOTE_ANSWER });
  const answer = await apiAs(product.deps)("POST", `${path}/prompt-trials`, {
    promptContent: "Ask. {{options}}",
    text,
  });
  const halves = new Set(threads.mock.calls.map(([half]) => half));
  threads.mockRestore();
  return { trial: (await answer.json()) as Trial, halves };
}

test("a draft is tried on a short text here, and on a long one in a thread", async () => {
  const short = await tryDraft(NOTE_REQUEST);
  expect(short).toMatchObject({ trial: { ok: true, fault: null }, halves: new Set() });
  const long = await tryDraft(`${NOTE_REQUEST}. ${"They carried boxes all day. ".repeat(40)}`);
  expect(long.halves).toEqual(new Set(["request", "parse"]));
});
