import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Ai, type ModelCall, ModelFault, type ProviderChoice } from "#platform/ai/ai.ts";
import { testConnection } from "#platform/ai/test-connection.server.ts";
import { callOf, choiceFor, createTestAi, TEST_KEY } from "#tests/support/models/llm-choices.ts";
import { type LlmServer, type Scenario, startLlmServer } from "#tests/support/models/llm-servers.ts";
import { USAGE, type Wire } from "#tests/support/models/llm-servers-frames.ts";

const WIRES: Wire[] = ["openai-chat", "openai-responses", "anthropic", "deepseek"];
const ARABIC = '{"prompt":"اكتب رسالة ودّية 🌿 لا تزيد على ١٢٠ كلمة","title":"رسالة"}';

let server: LlmServer;

beforeAll(async () => {
  server = await startLlmServer();
});

afterAll(() => server.close());

async function ask(ai: Ai, choice: ProviderChoice, call: ModelCall): Promise<{ text: string; end: unknown }> {
  let text = "";
  let end: unknown = null;
  for await (const event of ai.stream(choice, call)) {
    if (event.type === "text") text += event.text;
    else end = event;
  }
  return { text, end };
}

async function faultOf(ai: Ai, choice: ProviderChoice, call: ModelCall): Promise<ModelFault> {
  const error: unknown = await ask(ai, choice, call).then(
    (answer) => new Error(`answered ${answer.text}`),
    (caught: unknown) => caught,
  );
  if (!(error instanceof ModelFault)) throw error;
  return error;
}

const gone = (status: number): Scenario => ({
  does: "status",
  status,
  code: "model_not_found",
  message: "Model Not Exist",
});
const busy = (status: number, headers?: Record<string, string>): Scenario => ({
  does: "status",
  status,
  code: "overloaded_error",
  headers,
});

/** Fault → what it is translated to; the same over every wire. */
const FAULTS: [string, Scenario, { kind: string; retryable: boolean; retryAfterMs?: number | null }][] = [
  [
    "429 with Retry-After: 1",
    busy(429, { "retry-after": "1" }),
    { kind: "rate_limited", retryable: true, retryAfterMs: 1000 },
  ],
  [
    "429 with Retry-After: 3600",
    busy(429, { "retry-after": "3600" }),
    { kind: "rate_limited", retryable: true, retryAfterMs: 3_600_000 },
  ],
  [
    "429 with a mad Retry-After",
    busy(429, { "retry-after": "999999999" }),
    { kind: "rate_limited", retryable: true, retryAfterMs: 86_400_000 },
  ],
  ["429 without Retry-After", busy(429), { kind: "rate_limited", retryable: true, retryAfterMs: null }],
  [
    "429 with Retry-After: abc",
    busy(429, { "retry-after": "abc" }),
    { kind: "rate_limited", retryable: true, retryAfterMs: null },
  ],
  ["500", busy(500), { kind: "unavailable", retryable: true }],
  ["502", busy(502), { kind: "unavailable", retryable: true }],
  ["503", busy(503), { kind: "unavailable", retryable: true }],
  ["529", busy(529), { kind: "unavailable", retryable: true }],
  ["408", busy(408), { kind: "unavailable", retryable: true }],
  ["401", busy(401), { kind: "credentials", retryable: false }],
  ["402", busy(402), { kind: "credentials", retryable: false }],
  ["403", busy(403), { kind: "credentials", retryable: false }],
  ["404", gone(404), { kind: "model", retryable: false }],
  ["400 model gone", gone(400), { kind: "model", retryable: false }],
  [
    "400 for another reason",
    { does: "status", status: 400, code: "invalid_value" },
    { kind: "rejected", retryable: false },
  ],
  ["422", { does: "status", status: 422 }, { kind: "rejected", retryable: false }],
  ["reset before headers", { does: "reset" }, { kind: "unavailable", retryable: true }],
  ["reset mid-stream", { does: "reset", after: "half" }, { kind: "unavailable", retryable: true }],
  [
    "cut without a finish",
    { does: "answer", text: "half an answer", ending: "none" },
    { kind: "truncated", retryable: true },
  ],
  ["a malformed frame", { does: "malformed", after: "half" }, { kind: "malformed", retryable: true }],
  [
    "an error event in a 200",
    { does: "error-event", code: "overloaded_error", after: "half" },
    { kind: "unavailable", retryable: true },
  ],
  [
    "an error event before any text",
    { does: "error-event", code: "overloaded_error", after: "" },
    { kind: "unavailable", retryable: true },
  ],
  ["the output limit", { does: "answer", text: "half", ending: "length" }, { kind: "truncated", retryable: false }],
  ["a refusal", { does: "answer", text: "I cannot", ending: "refusal" }, { kind: "refused", retryable: false }],
  ["an empty answer", { does: "answer", text: "" }, { kind: "empty", retryable: true }],
  ["a blank answer", { does: "answer", text: " \n " }, { kind: "empty", retryable: true }],
  ["an empty stream", { does: "answer", text: "", ending: "none" }, { kind: "empty", retryable: true }],
  ["HTML in place of an answer", { does: "html" }, { kind: "unavailable", retryable: true }],
  ["keep-alive bytes only", { does: "keep-alive" }, { kind: "timeout", retryable: false }],
  ["no headers at all", { does: "never" }, { kind: "timeout", retryable: false }],
  ["an answer that never ends", { does: "endless" }, { kind: "timeout", retryable: false }],
  [
    "a slow drip past the limit",
    { does: "answer", text: "slow ".repeat(20), pieces: 20, everyMs: 200 },
    { kind: "timeout", retryable: false },
  ],
  ["a redirect", { does: "redirect", to: "http://127.0.0.1:9/v1" }, { kind: "rejected", retryable: false }],
];

describe.each(WIRES)("over %s", (wire) => {
  const choice = () => choiceFor(wire, server.origin);

  const outcomes = new Map<string, { fault: ModelFault; ms: number; calls: number }>();

  // Side by side, since several of them are about waiting.
  beforeAll(async () => {
    await Promise.all(
      FAULTS.map(async ([name, scenario]) => {
        const own = await startLlmServer();
        own.play(scenario);
        const started = performance.now();
        const fault = await faultOf(createTestAi(own.origin), choiceFor(wire, own.origin), callOf());
        outcomes.set(name, { fault, ms: performance.now() - started, calls: own.requests.length });
        await own.close();
      }),
    );
  });

  test.each(FAULTS)("%s", (name, _scenario, expected) => {
    const { fault, ms, calls } = outcomes.get(name) as { fault: ModelFault; ms: number; calls: number };
    expect(fault).toMatchObject(expected);
    expect(fault.message).not.toContain(TEST_KEY);
    expect(ms).toBeLessThan(6000);
    expect(calls).toBe(1);
  });

  test("a whole answer arrives as it was written, with its usage", async () => {
    server.play({ does: "answer", text: ARABIC });
    const { text, end } = await ask(createTestAi(server.origin), choice(), callOf());
    expect(text).toBe(ARABIC);
    expect(end).toMatchObject({ type: "end", text: ARABIC, tokensIn: USAGE.input, tokensOut: USAGE.output });
  });

  test.each([{ splitBytes: true }, { crlf: true }, { doubleDone: true }, { pieces: 1 }])(
    "the text is the same when frames come as %j",
    async (manner) => {
      server.play({ does: "answer", text: ARABIC, ...manner });
      expect((await ask(createTestAi(server.origin), choice(), callOf({ totalMs: 4000 }))).text).toBe(ARABIC);
    },
  );

  test("a refused connection is worth another try", async () => {
    const gone = await startLlmServer();
    await gone.close();
    const fault = await faultOf(createTestAi(gone.origin), choiceFor(wire, gone.origin), callOf());
    expect(fault).toMatchObject({ kind: "unavailable", retryable: true });
  });

  test("stopping closes the upstream within a second", async () => {
    server.play({ does: "endless" });
    const controller = new AbortController();
    const asked = faultOf(createTestAi(server.origin), choice(), callOf({ signal: controller.signal, totalMs: 5000 }));
    await sleep(150);
    const stoppedAt = performance.now();
    controller.abort();
    expect(await asked).toMatchObject({ kind: "stopped", retryable: false });
    await expect.poll(() => server.abandonedAt.length, { timeout: 1000 }).toBe(1);
    expect((server.abandonedAt[0] as number) - stoppedAt).toBeLessThan(1000);
  });

  test("leaving the loop closes the upstream", async () => {
    server.play({ does: "endless" });
    for await (const event of createTestAi(server.origin).stream(choice(), callOf())) if (event.type === "text") break;
    await expect.poll(() => server.abandonedAt.length, { timeout: 1000 }).toBe(1);
  });

  test("a repair turn follows the answer it is about", async () => {
    server.play({ does: "answer", text: ARABIC });
    await ask(
      createTestAi(server.origin),
      choice(),
      callOf({ repair: { reply: "{}", fault: "the prompt is missing" } }),
    );
    const { body } = server.requests[0] as {
      body: { messages?: { role: string; content: unknown }[]; input?: { role: string; content: unknown }[] };
    };
    const turns = (body.messages ?? body.input ?? []).filter(
      (turn) => turn.role === "user" || turn.role === "assistant",
    );
    expect(turns.map((turn) => turn.role)).toEqual(["user", "assistant", "user"]);
    expect(JSON.stringify(turns[2])).toContain("the prompt is missing");
  });
});

describe("what is sent", () => {
  const schema = {
    type: "object",
    properties: { prompt: { type: "string" } },
    required: ["prompt"],
    additionalProperties: false,
  };

  async function sent(wire: Wire, call: Partial<ModelCall> = { answerSchema: schema, temperature: 0.4 }) {
    server.play({ does: "answer", text: ARABIC });
    await ask(createTestAi(server.origin), choiceFor(wire, server.origin), callOf(call));
    expect(server.requests).toHaveLength(1);
    return server.requests[0] as { path: string; headers: Record<string, string>; body: Record<string, unknown> };
  }

  test("OpenAI responses: not stored, schema enforced, output capped", async () => {
    const { path, headers, body } = await sent("openai-responses");
    expect(path).toBe("/v1/responses");
    expect(headers["authorization"]).toBe(`Bearer ${TEST_KEY}`);
    expect(body).toMatchObject({
      model: "gpt-6.1-terra",
      store: false,
      stream: true,
      max_output_tokens: 500,
      text: { format: { type: "json_schema", strict: true, schema } },
    });
  });

  test("a compatible endpoint: chat completions with its schema", async () => {
    const { path, body } = await sent("openai-chat");
    expect(path).toBe("/v1/chat/completions");
    expect(body).toMatchObject({ stream: true, response_format: { type: "json_schema" } });
    expect(body["max_tokens"] ?? body["max_completion_tokens"]).toBe(500);
  });

  test("Anthropic: the system text on top, a cap, no thinking, schema enforced", async () => {
    const { path, headers, body } = await sent("anthropic");
    expect(path).toBe("/v1/messages");
    expect(headers["x-api-key"]).toBe(TEST_KEY);
    expect(headers["anthropic-version"]).toBe("2023-06-01");
    expect(body).toMatchObject({
      max_tokens: 500,
      stream: true,
      thinking: { type: "disabled" },
      output_config: { format: { type: "json_schema" } },
    });
    expect(JSON.stringify(body["system"])).toContain("You answer in JSON.");
  });

  test("DeepSeek: the live model, thinking off, json_object and never a json_schema", async () => {
    const { path, body } = await sent("deepseek");
    expect(path).toBe("/chat/completions");
    expect(body).toMatchObject({
      model: "deepseek-flash",
      thinking: { type: "disabled" },
      response_format: { type: "json_object" },
      max_tokens: 500,
      temperature: 0.4,
    });
    expect(JSON.stringify(body)).not.toContain("json_schema");
    expect(JSON.stringify(body["messages"]).toLowerCase()).toContain("json");
  });

  test("DeepSeek's reasoning is not the answer", async () => {
    server.play({ does: "answer", text: ARABIC, reasoningFirst: "Let me think" });
    expect((await ask(createTestAi(server.origin), choiceFor("deepseek", server.origin), callOf())).text).toBe(ARABIC);
  });
});

describe("a Responses stream that fails", () => {
  test.each(["", "half"])("after %j it is unavailable", async (after) => {
    server.play({ does: "error-event", code: "response.failed", after });
    expect(
      await faultOf(createTestAi(server.origin), choiceFor("openai-responses", server.origin), callOf()),
    ).toMatchObject({ kind: "unavailable" });
  });

  test.each(["openai-chat", "deepseek"] as const)(
    "an exhausted quota over %s is the administrator's matter",
    async (wire) => {
      server.play({ does: "error-event", code: "insufficient_quota", after: "" });
      expect(await faultOf(createTestAi(server.origin), choiceFor(wire, server.origin), callOf())).toMatchObject({
        kind: "credentials",
        retryable: false,
      });
      server.play({ does: "status", status: 429, code: "insufficient_quota" });
      const expected = wire === "deepseek" ? { kind: "rate_limited" } : { kind: "credentials", retryable: false };
      expect(await faultOf(createTestAi(server.origin), choiceFor(wire, server.origin), callOf())).toMatchObject(
        expected,
      );
    },
  );
});

describe("the breaker", () => {
  const fail: Scenario = { does: "status", status: 503 };

  function clocked() {
    let at = 1_000_000;
    return { ai: createTestAi(server.origin, () => at), later: (ms: number) => (at += ms) };
  }

  test("opens after 5 failures, lets one probe in 15 s through, closes on success", async () => {
    const { ai, later } = clocked();
    const choice = choiceFor("deepseek", server.origin);
    server.play(fail);
    for (let run = 0; run < 20; run += 1) if (ai.isAvailable(choice)) await faultOf(ai, choice, callOf());
    expect(server.requests).toHaveLength(5);
    expect(ai.health()).toMatchObject([
      {
        provider: "deepseek",
        model: "deepseek-flash",
        state: "open",
        failures: 5,
        lastFault: { kind: "unavailable", detail: "HTTP 503 invalid_request_error" },
      },
    ]);
    later(15_000);
    expect(ai.isAvailable(choice)).toBe(true);
    await faultOf(ai, choice, callOf());
    expect(ai.isAvailable(choice)).toBe(false);
    expect(server.requests).toHaveLength(6);
    server.play({ does: "answer", text: ARABIC });
    later(15_000);
    await ask(ai, choice, callOf());
    expect(ai.isAvailable(choice)).toBe(true);
    expect(ai.health()).toMatchObject([{ state: "closed", successes: 1 }]);
  });

  test.each([
    ["a refused key", { does: "status", status: 401 }],
    ["a withdrawn model", gone(404)],
  ] as [string, Scenario][])("%s opens it at once for a minute", async (_name, scenario) => {
    const { ai, later } = clocked();
    const choice = choiceFor("openai-responses", server.origin);
    server.play(scenario);
    await faultOf(ai, choice, callOf());
    later(59_000);
    expect(ai.isAvailable(choice)).toBe(false);
    later(1_000);
    expect(ai.isAvailable(choice)).toBe(true);
  });

  test("a stopped run and a refused request count for nothing", async () => {
    const { ai } = clocked();
    const choice = choiceFor("anthropic", server.origin);
    server.play({ does: "status", status: 400, code: "invalid_request_error" });
    for (let run = 0; run < 8; run += 1) await faultOf(ai, choice, callOf());
    const stopped = callOf({ signal: AbortSignal.abort() });
    for (let run = 0; run < 8; run += 1) await faultOf(ai, choice, stopped);
    expect(ai.isAvailable(choice)).toBe(true);
  });

  test("one model's trouble leaves another alone", async () => {
    const { ai } = clocked();
    const choice = choiceFor("deepseek", server.origin);
    server.play({ does: "status", status: 401 });
    await faultOf(ai, choice, callOf());
    expect(ai.isAvailable(choice)).toBe(false);
    expect(ai.isAvailable({ ...choice, modelName: "deepseek-v4-pro" })).toBe(true);
  });

  test("an administrator's test knocks all the same, and opens the way again", async () => {
    const { ai } = clocked();
    const choice = choiceFor("deepseek", server.origin);
    server.play({ does: "status", status: 401 });
    expect(await testConnection(ai, choice)).toMatchObject({
      ok: false,
      fault: "credentials",
      detail: "HTTP 401 invalid_request_error",
    });
    expect(ai.isAvailable(choice)).toBe(false);
    server.play({ does: "answer", text: "ok" });
    expect(await testConnection(ai, choice)).toMatchObject({ ok: true });
    expect(ai.isAvailable(choice)).toBe(true);
    expect(await testConnection(ai, { ...choice, apiKeyName: "AI_MISSING_KEY" })).toEqual({
      ok: false,
      ms: 0,
      fault: "host",
    });
  });
});
