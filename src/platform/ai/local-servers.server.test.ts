import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestAi, settingsFor } from "#tests/support/models/llm-choices.ts";
import { callOf } from "#tests/support/models/llm-choices.ts";
import { type LlmServer, startLlmServer } from "#tests/support/models/llm-servers.ts";
import { resolveEndpoint } from "./hosts.server.ts";
import { findLocalServers } from "./local-servers.server.ts";
import { testConnection } from "./test-connection.server.ts";
import type { ProviderChoice } from "./ai.ts";

let llm: LlmServer;
beforeAll(async () => {
  llm = await startLlmServer();
});
afterAll(() => llm.close());
beforeEach(() => llm.play({ does: "answer", text: '{"prompt":"x"}' }));

const choice = (endpoint = `${llm.origin}/v1`, modelName = "small-model:3b"): ProviderChoice => ({
  providerName: "local",
  modelName,
  apiKeyName: "LOCAL",
  apiEndpoint: endpoint,
});

test("a server on loopback is found with its models; switched off, nothing is asked", async () => {
  const host = new URL(llm.origin).host;
  const found = await findLocalServers(settingsFor(llm.origin));
  expect(found.find((server) => server.name === host)).toEqual({
    name: host,
    endpoint: `${llm.origin}/v1`,
    models: ["small-model:3b", "other/model"],
  });
  expect(await findLocalServers(settingsFor(llm.origin, { LOCAL_MODELS: "off" }))).toEqual([]);
});

test("its address leads to loopback alone, without a key of anybody's, and only where the operator allows it", () => {
  const settings = settingsFor(llm.origin);
  expect(resolveEndpoint(settings, choice())).toMatchObject({
    wire: "openai-chat",
    key: "local",
    baseUrl: `${llm.origin}/v1`,
  });
  expect(resolveEndpoint(settings, choice("http://10.0.0.1:11434/v1"))).toBe("endpoint");
  expect(resolveEndpoint(settings, choice("https://models.example/v1"))).toBe("host");
  expect(resolveEndpoint(settingsFor(llm.origin, { LOCAL_MODELS: "off" }), choice())).toBe("host");
});

test("it is tested over chat completions and gets the schema as response_format", async () => {
  const ai = createTestAi(llm.origin);
  expect(await testConnection(ai, choice())).toMatchObject({ ok: true });
  const schema = { type: "object", properties: { prompt: { type: "string" } }, required: ["prompt"] };
  for await (const event of ai.stream(choice(), callOf({ answerSchema: schema }))) if (event.type === "end") break;
  expect(llm.requests.at(-1)).toMatchObject({
    path: "/v1/chat/completions",
    body: { response_format: { type: "json_schema" } },
  });
});

test("a server that refuses the schema is asked again without it, at once and from then on", async () => {
  const ai = createTestAi(llm.origin);
  const schema = { type: "object", properties: { prompt: { type: "string" } } };
  llm.play({ does: "status", status: 400 }, { does: "answer", text: '{"prompt":"x"}' });
  const texts: string[] = [];
  for (let run = 0; run < 2; run += 1)
    for await (const event of ai.stream(choice(undefined, "plain-model"), callOf({ answerSchema: schema })))
      if (event.type === "end") texts.push(event.text);
  expect(texts).toEqual(['{"prompt":"x"}', '{"prompt":"x"}']);
  expect(llm.requests.map(({ body }) => "response_format" in body)).toEqual([true, false, false]);
});
