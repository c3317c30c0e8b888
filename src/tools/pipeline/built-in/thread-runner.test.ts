import { afterAll, describe, expect, test } from "vitest";
import { createPorts } from "#workers/ports.ts";
import { TOOL_SLUGS, runnerOf, TOOLS, type ToolSlug } from "#tools/index.ts";
import type { RunContext } from "#tools/runner.ts";
import { threadRunner } from "./thread-runner.ts";

const ports = createPorts();
afterAll(() => ports.close());
const context: RunContext = { lang: "en", signal: new AbortController().signal, ports };

const SENTENCE = "It is worth noting that digital marketing plays a pivotal role in the success of 12 startups. ";
const inputOf = (slug: "ai-humanizer" | "prompt-checker", times: number) =>
  TOOLS[slug].input.parse({ text: SENTENCE.repeat(times) });

test("a long input is worked on in a thread, with the result that the engine gives here", async () => {
  const input = inputOf("ai-humanizer", 40);
  const own = runnerOf("ai-humanizer");
  const threaded = threadRunner(ports.engines, "ai-humanizer", own, input);
  expect(threaded.builtIn).not.toBe(own.builtIn);
  expect(await threaded.builtIn?.(input, context)).toEqual(await own.builtIn?.(input, context));
  expect(await threaded.viaModel?.request(input, context)).toEqual(await own.viaModel?.request(input, context));
  const reply = { text: SENTENCE.replace("It is worth noting that digital", "Digital").repeat(40) };
  expect(await threaded.viaModel?.parse(reply, input, context)).toEqual(own.viaModel?.parse(reply, input, context));
});

test("a short one is not", () => {
  const own = runnerOf("prompt-checker");
  expect(threadRunner(ports.engines, "prompt-checker", own, inputOf("prompt-checker", 2))).toBe(own);
});

test("a stopped one ends with its thread", async () => {
  const input = inputOf("ai-humanizer", 100);
  const stop = new AbortController();
  const threaded = threadRunner(ports.engines, "ai-humanizer", runnerOf("ai-humanizer"), input);
  const working = Promise.resolve(threaded.builtIn?.(input, { ...context, signal: stop.signal }));
  stop.abort(new Error("stopped"));
  await expect(working).rejects.toThrow("stopped");
});

describe("each tool", () => {
  /**
   * Characters from which a tool's halves run in a thread; every other tool's longest text takes no 50 ms, or its work is behind
   * a port.
   */
  const FROM: Partial<Record<ToolSlug, number>> = {
    "prompt-generate": 1001,
    "prompt-checker": 1001,
    "ai-humanizer": 1001,
    "ai-detector": 1001,
  };
  const LONGEST = 20_000;
  const isThreaded = (slug: ToolSlug, length: number) => {
    const own = runnerOf(slug);
    return threadRunner(ports.engines, slug, own, { text: "a".repeat(length) }) !== own;
  };

  test.each(TOOL_SLUGS)("%s declares from which length on it leaves the event loop", (slug) => {
    const from = FROM[slug] ?? Number.POSITIVE_INFINITY;
    const lengths = [1, 1000, 1001, LONGEST];
    expect(lengths.map((length) => isThreaded(slug, length))).toEqual(lengths.map((length) => length >= from));
  });
});

test("what a request found out reaches the answer's reading, in whatever thread that is", async () => {
  const text = SENTENCE.repeat(40);
  const input = TOOLS["ai-detector"].input.parse({ text });
  const own = runnerOf("ai-detector");
  const halves = () => threadRunner(ports.engines, "ai-detector", own, input).viaModel;
  const request = await halves()?.request(input, context);
  const reply = { signals: [{ label: "Stock", quote: "plays a pivotal role", direction: "ai", why: "Says nothing." }] };
  const read = await halves()?.parse(reply, input, { ...context, evidence: request?.evidence });
  const builtIn = (await own.builtIn?.(input, context)) as { result: { probability: number } };
  expect(read).toMatchObject({
    ok: true,
    result: { probability: builtIn.result.probability, remarks: [{ label: "Stock" }] },
  });
});
