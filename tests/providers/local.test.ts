import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findLocalServers } from "#platform/ai/local-servers.server.ts";
import { type ModelCall, ModelFault, type ProviderChoice } from "#platform/ai/ai.ts";
import { callOf, createTestAi, settingsFor } from "#tests/support/models/llm-choices.ts";
import { type LlmServer, type Scenario, startLlmServer } from "#tests/support/models/llm-servers.ts";
import { framesOf } from "#tests/support/models/llm-servers-frames.ts";

/** Servers on one's own machine, by the answers that llama.cpp, LM Studio, Ollama and vLLM really write. */
let llm: LlmServer;
beforeAll(async () => {
  llm = await startLlmServer();
});
afterAll(() => llm.close());

const ANSWER = '{"prompt":"اكتب رسالة"}';
const answer: Scenario = { does: "answer", text: ANSWER };
const SCHEMA = { type: "object", properties: { prompt: { type: "string" } } };

const choice = (modelName = "small-model:3b"): ProviderChoice => ({
  providerName: "local",
  modelName,
  apiKeyName: "LOCAL",
  apiEndpoint: `${llm.origin}/v1`,
});

async function ask(ai = createTestAi(llm.origin), row = choice(), more: Partial<ModelCall> = {}): Promise<string> {
  for await (const event of ai.stream(row, callOf({ answerSchema: SCHEMA, ...more })))
    if (event.type === "end") return event.text;
  throw new Error("the stream ended without an end");
}

const faultOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => (error instanceof ModelFault ? error : null),
  );
const hadSchema = () => llm.requests.map(({ body }) => "response_format" in body);

const LM_STUDIO_EMPTY = {
  error: {
    message: "No models loaded. Please load a model in the developer page or use the 'lms load' command.",
    type: "invalid_request_error",
    param: "model",
    code: "model_not_found",
  },
};
const LLAMA_LOADING = { error: { code: 503, message: "Loading model", type: "unavailable_error" } };

describe("the answer's schema", () => {
  test("is kept for a model whose plain try failed too", async () => {
    const ai = createTestAi(llm.origin);
    const refusal: Scenario = { does: "body", status: 400, body: { error: "something is wrong here" } };
    llm.play(refusal, refusal, answer);
    expect(await faultOf(ask(ai))).toMatchObject({ kind: "rejected" });
    expect(await ask(ai)).toBe(ANSWER);
    expect(hadSchema()).toEqual([true, false, true]);
  });

  test("is given up for one model, not for its neighbour on the same server", async () => {
    const ai = createTestAi(llm.origin);
    llm.play({ does: "status", status: 400 }, answer);
    await ask(ai);
    await ask(ai);
    await ask(ai, choice("another"));
    expect(hadSchema()).toEqual([true, false, false, true]);
  });
});

describe("a model that is not in memory", () => {
  test.each([
    ["LM Studio", 400, LM_STUDIO_EMPTY],
    ["LM Studio, later versions", 404, LM_STUDIO_EMPTY],
    ["an error that is one sentence", 400, { error: "No models loaded" }],
    [
      "llama.cpp's router",
      400,
      { error: { code: 400, message: "model is not loaded", type: "invalid_request_error" } },
    ],
    ["Ollama", 500, { error: { message: "failed to load model", type: "api_error", param: null, code: null } }],
  ])("%s: is said in these words, and costs the schema nothing", async (_name, status, body) => {
    const ai = createTestAi(llm.origin);
    llm.play({ does: "body", status, body }, answer);
    expect(await faultOf(ask(ai))).toMatchObject({ kind: "not_loaded", retryable: false });
    expect(await ask(ai)).toBe(ANSWER);
    expect(hadSchema()).toEqual([true, true]);
  });

  test("one that the server has never heard of is another matter", async () => {
    llm.play({
      does: "body",
      status: 404,
      body: { error: { message: 'model "x" not found, try pulling it first', type: "not_found_error", code: null } },
    });
    expect(await faultOf(ask())).toMatchObject({ kind: "model" });
  });

  test("while it is being loaded the call waits for it", async () => {
    llm.play({ does: "body", status: 503, body: LLAMA_LOADING }, answer);
    expect(await ask()).toBe(ANSWER);
    expect(llm.requests).toHaveLength(2);
  });

  test("and no longer than the whole answer may take", async () => {
    llm.play({ does: "body", status: 503, body: LLAMA_LOADING });
    const started = performance.now();
    expect(await faultOf(ask(undefined, undefined, { totalMs: 1800 }))).toMatchObject({ kind: "not_loaded" });
    expect(performance.now() - started).toBeLessThan(3000);
  });
});

describe("the clock", () => {
  const { opening, text, closing } = framesOf("openai-chat");
  const thought = (name: string) => (word: string) =>
    `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta: { [name]: word }, finish_reason: null }] })}\n\n`;

  test("gives a model of this machine all the time there is for its first word", async () => {
    llm.play({ does: "frames", frames: [...opening(), ...text(ANSWER), ...closing(ANSWER, "stop")], everyMs: 250 });
    expect(await ask(undefined, undefined, { firstContentMs: 100, totalMs: 3000 })).toBe(ANSWER);
  });

  test.each(["reasoning_content", "reasoning"])(
    "counts thoughts sent as %s as life, and as no part of the answer",
    async (name) => {
      const thoughts = Array.from({ length: 8 }, () => thought(name)('Perhaps {"prompt":"draft"}?'));
      const frames = [...opening(), ...thoughts, ...text(ANSWER), ...closing(ANSWER, "stop")];
      // All thoughts together take longer than the first word may; one takes a sixth of it, so that a busy machine changes nothing.
      llm.play({ does: "frames", frames, everyMs: 250 });
      const row: ProviderChoice = { ...choice(), providerName: "openai", apiKeyName: "OPENAI_API_KEY" };
      expect(await ask(undefined, row, { firstContentMs: 1500, totalMs: 20_000 })).toBe(ANSWER);
    },
  );

  test("counts thoughts written into the text as no part of the answer", async () => {
    llm.play({ does: "answer", text: `<think>Perhaps {"prompt":"draft"}?</think>\n${ANSWER}`, pieces: 9 });
    expect((await ask()).trim()).toBe(ANSWER);
  });

  test("a model that thinks and then falls silent is given up", async () => {
    const frames = [...opening(), thought("reasoning_content")("Hm"), ": keep-alive\n\n", ": keep-alive\n\n"];
    llm.play({ does: "frames", frames, everyMs: 700 });
    const row: ProviderChoice = { ...choice(), providerName: "openai", apiKeyName: "OPENAI_API_KEY" };
    expect(await faultOf(ask(undefined, row, { firstContentMs: 300 }))).toMatchObject({ kind: "timeout" });
  });
});

describe("a name", () => {
  test.each(["o1-distill-7b", "gpt-5-mini-reproduction-Q4_K_M.gguf", "o3-local", "gpt-6-luna"])(
    "%s is a file on this machine and no vendor's model",
    async (name) => {
      llm.play(answer);
      await ask(undefined, choice(name), { temperature: 0.4 });
      const [{ body }] = llm.requests as [(typeof llm.requests)[number]];
      expect(body).toMatchObject({ model: name, temperature: 0.4, max_tokens: 500 });
      expect((body["messages"] as { role: string }[]).map(({ role }) => role)).toEqual(["system", "user"]);
      expect(body).not.toHaveProperty("max_completion_tokens");
      expect(body).not.toHaveProperty("reasoning_effort");
    },
  );

  test("is found whatever it is made of, and models that write nothing are left out", async () => {
    const writing = [
      "فنار 2.0 Q4",
      String.raw`C:\models\Falcon H1 Arabic 7B.gguf`,
      "hf.co/tiiuae/Falcon-H1-Arabic-7B-GGUF:Q4_K_M",
      "جيس\u200C2",
      "Qwen 3.8 (8B) [chat]",
    ];
    const others = [
      "nomic-embed-text:latest",
      "text-embedding-embeddinggemma",
      "bge-m3",
      "intfloat/multilingual-e5-large",
    ];
    llm.models.splice(0, 9, ...[...writing, ...others, "", "two\nlines", "x".repeat(201)].map((id) => ({ id })), {
      id: "a-name-that-says-nothing",
      type: "embeddings",
    });
    const host = new URL(llm.origin).host;
    const found = await findLocalServers(settingsFor(llm.origin));
    expect(found.find((server) => server.name === host)?.models).toEqual(writing);
    llm.play(answer);
    expect(await ask(undefined, choice(writing[1]))).toBe(ANSWER);
    expect(llm.requests[0]?.body["model"]).toBe(writing[1]);
  });
});
