import { afterAll, beforeAll, expect, test } from "vitest";
import { ModelFault } from "#platform/ai/ai.ts";
import { callOf, choiceFor, createTestAi } from "#tests/support/models/llm-choices.ts";
import { type LlmServer, startLlmServer } from "#tests/support/models/llm-servers.ts";
import { framesOf, type Wire } from "#tests/support/models/llm-servers-frames.ts";

let llm: LlmServer;
beforeAll(async () => {
  llm = await startLlmServer();
});
afterAll(() => llm.close());

const TEXT = '{"prompt":"اكتب رسالة"}';
const event = (type: string, more: object = {}) =>
  `event: ${type}\ndata: ${JSON.stringify({ type, sequence_number: 900, ...more })}\n\n`;

/** What a vendor might add to its stream tomorrow. */
const NEW: Record<Wire, string[]> = {
  anthropic: [
    event("message_diagnostics", { note: "x" }),
    event("content_block_start", { index: 7, content_block: { type: "scratch", text: "x" } }),
    event("content_block_delta", { index: 7, delta: { type: "scratch_delta", text: "x" } }),
    event("content_block_stop", { index: 7 }),
  ],
  "openai-responses": [event("response.mood.delta", { delta: "x" })],
  "openai-chat": [event("usage.preview", { tokens: 3 }), 'data: {"object":"chat.completion.ping"}\n\n'],
  deepseek: [event("usage.preview", { tokens: 3 })],
};

async function ask(wire: Wire): Promise<string> {
  for await (const part of createTestAi(llm.origin).stream(choiceFor(wire, llm.origin), callOf()))
    if (part.type === "end") return part.text;
  throw new Error("the stream ended without an end");
}

test.each(Object.keys(NEW) as Wire[])("over %s an event of an unknown type is passed over", async (wire) => {
  const frames = framesOf(wire);
  const halves = [frames.text(TEXT.slice(0, 9)), frames.text(TEXT.slice(9))].flat();
  llm.play({
    does: "frames",
    frames: [
      ...NEW[wire],
      ...frames.opening(),
      ...halves.flatMap((half) => [half, ...NEW[wire]]),
      ...frames.closing(TEXT, "stop"),
    ],
  });
  expect(await ask(wire)).toBe(TEXT);
});

test.each(["anthropic", "openai-chat", "deepseek"] as Wire[])(
  "over %s a known event of a wrong form is not",
  async (wire) => {
    const wrong: Partial<Record<Wire, string>> = {
      anthropic: event("content_block_delta", { index: 0, delta: { type: "text_delta", text: 5 } }),
    };
    const frames = framesOf(wire);
    llm.play({
      does: "frames",
      frames: [...frames.opening(), wrong[wire] ?? 'data: {"choices":5}\n\n', ...frames.closing("", "stop")],
    });
    await expect(ask(wire)).rejects.toSatisfy((error) => error instanceof ModelFault && error.kind === "malformed");
  },
);
