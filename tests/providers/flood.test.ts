import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { ModelFault } from "#platform/ai/ai.ts";
import { readAnswerJson } from "#tools/model-call/answer-json.ts";
import { callOf, choiceFor, createTestAi } from "#tests/support/models/llm-choices.ts";
import type { Wire } from "#tests/support/models/llm-servers-frames.ts";

const WIRES: Wire[] = ["openai-chat", "openai-responses", "anthropic", "deepseek"];
const CHUNK = Buffer.alloc(256 * 1024, "a");

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server that writes one line for as long as its reader takes it, and counts its bytes. */
async function startFlood(status: number): Promise<{ origin: string; sent: () => number }> {
  let sent = 0;
  const flood = createServer((request, response) => {
    request.resume();
    let isOpen = true;
    response.on("close", () => (isOpen = false));
    response.writeHead(status, { "content-type": status === 200 ? "text/event-stream" : "application/json" });
    response.write("data: ");
    const write = () => {
      while (isOpen) {
        sent += CHUNK.length;
        if (!response.write(CHUNK)) return void response.once("drain", write);
      }
    };
    write();
  });
  server = flood;
  await new Promise<void>((resolve) => flood.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${(flood.address() as AddressInfo).port}`, sent: () => sent };
}

describe.each(WIRES)("over %s, a provider that writes without end", (wire) => {
  test.each([200, 400, 500])("is cut off before it fills the memory (status %i)", async (status) => {
    const { origin, sent } = await startFlood(status);
    const started = performance.now();
    const error: unknown = await (async () => {
      for await (const _event of createTestAi(origin).stream(
        choiceFor(wire, origin),
        callOf({ firstContentMs: 15_000, totalMs: 15_000 }),
      ));
    })().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ModelFault);
    expect((error as ModelFault).kind).not.toBe("timeout");
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(sent()).toBeLessThan(64 * 1024 * 1024);
  });
});

describe("an answer that repeats itself", () => {
  const LENGTH = 100_000;
  test.each([
    ["lists in a list", `{"a":[${"[],".repeat(LENGTH / 3)}1]}`],
    ["commas before brackets", `{"a":[${", ,".repeat(LENGTH / 6)}${"[]".repeat(LENGTH / 4)}]}`],
    ["space before brackets", `{"a":[${`,${" ".repeat(99)}`.repeat(LENGTH / 200)}${"[]".repeat(LENGTH / 4)}]}`],
    ["brackets in brackets", `{"a":${"[".repeat(LENGTH / 2)}${"]".repeat(LENGTH / 2)}}`],
  ])("is read in one pass: %s", (_name, reply) => {
    const started = performance.now();
    readAnswerJson(reply);
    expect(performance.now() - started).toBeLessThan(1500);
  });
});
