import { afterAll, expect, test } from "vitest";
import type { RunContext } from "#tools/runner.ts";
import { createPorts } from "#workers/ports.ts";
import { finishBuiltIn, runBuiltIn } from "./run-built-in.ts";

const ports = createPorts();
afterAll(() => ports.close());
const contextOf = (signal = new AbortController().signal): RunContext => ({ lang: "en", signal, ports });
const OUTCOME = { result: { text: "done" }, warnings: [] };

test.each([
  ["a value", () => OUTCOME],
  ["a promise", async () => OUTCOME],
  [
    "a generator",
    async function* () {
      yield { value: 0.5, label: "half" };
      return OUTCOME;
    },
  ],
])("an engine that returns %s is run", async (_name, engine) => {
  expect(await finishBuiltIn(runBuiltIn(engine, {}, contextOf()))).toEqual(OUTCOME);
});

test("an engine over its time is refused, and its signal aborted", async () => {
  let aborted = false;
  const engine = async (_input: never, { signal }: RunContext) => {
    signal.addEventListener("abort", () => (aborted = true));
    await new Promise(() => {});
    return OUTCOME;
  };
  await expect(finishBuiltIn(runBuiltIn(engine, {}, contextOf(), 30))).rejects.toMatchObject({ code: "engine_failed" });
  expect(aborted).toBe(true);
});

test("a stopped engine gives no outcome; one that is stopped before it begins is not run", async () => {
  const stop = new AbortController();
  const waiting = finishBuiltIn(runBuiltIn(() => new Promise<typeof OUTCOME>(() => {}), {}, contextOf(stop.signal)));
  stop.abort();
  expect(await waiting).toBeNull();
  const engine = () => {
    throw new Error("was run");
  };
  expect(await finishBuiltIn(runBuiltIn(engine, {}, contextOf(stop.signal)))).toBeNull();
});

test("a caller that leaves ends the work", async () => {
  let signal: AbortSignal | null = null;
  const steps = runBuiltIn(
    async function* (_input: never, context: RunContext) {
      ({ signal } = context);
      yield { value: 0, label: "begun" };
      return OUTCOME;
    },
    {},
    contextOf(),
  );
  await steps.next();
  await steps.return(null);
  expect((signal as AbortSignal | null)?.aborted).toBe(true);
});
