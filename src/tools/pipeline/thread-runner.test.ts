import { afterAll, expect, test } from "vitest";
import { createPorts } from "#workers/ports.ts";
import { runnerOf, TOOLS } from "#tools/index.ts";
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
