import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { type Ai, type ModelCall, ModelFault, type ModelFaultKind, type ProviderChoice } from "#platform/ai/ai.ts";
import { askForReply, type ReplyEvent } from "./ask-for-reply.ts";

const ROWS = (["deepseek", "openai"] as const).map((providerName): ProviderChoice => {
  return { providerName, modelName: `${providerName}-model`, apiKeyName: "KEY", apiEndpoint: null };
});

/** What one provider writes, and how that ends: well where no fault is named. */
interface Play {
  pieces: string[];
  fault?: [kind: ModelFaultKind, retryable?: boolean];
  everyMs?: number;
}

function modelsThat(...plays: Play[]) {
  const calls: ModelCall[] = [];
  const ai = {
    async *stream(row: ProviderChoice, call: ModelCall) {
      const { pieces, fault, everyMs = 0 } = plays[calls.length] as Play;
      calls.push(call);
      for (const text of pieces) {
        await sleep(everyMs);
        if (call.signal.aborted) throw new ModelFault("stopped");
        yield { type: "text" as const, text };
      }
      if (fault) throw new ModelFault(fault[0], { retryable: fault[1] ?? false });
      const text = pieces.join("");
      yield { type: "end" as const, text, model: `${row.providerName}-live`, tokensIn: 3, tokensOut: 5 };
    },
  } as unknown as Ai;
  return { ai, calls };
}

const never = new AbortController().signal;
const NOW = new Date("2026-11-28T10:00:00Z");

async function all(ai: Ai, { signal = never, totalMs = 5000 } = {}) {
  const events: ReplyEvent[] = [];
  const limits = { firstContentMs: totalMs, totalMs };
  for await (const event of askForReply(ai, ROWS, { prompt: "Say hello", lang: "en", now: NOW, signal, limits }))
    events.push(event);
  return events;
}
const shown = (events: readonly ReplyEvent[]) =>
  events.reduce(
    (text, event) => (event.type === "delta" ? text + event.text : event.type === "restart" ? "" : text),
    "",
  );

it("sends the prompt alone with the day's date, and gives what was written with what it took", async () => {
  const { ai, calls } = modelsThat({ pieces: ["\n\nHel", "lo.", "\n"] });
  const events = await all(ai);
  expect(calls[0]).toMatchObject({ user: "Say hello", system: "Today's date: 2026-11-28", maxOutputTokens: 4000 });
  expect(events.filter(({ type }) => type === "delta")).toEqual([
    { type: "delta", text: "Hel" },
    { type: "delta", text: "lo." },
    { type: "delta", text: "\n" },
  ]);
  const made = { status: "done", isCut: false, isFree: false, provider: "deepseek", model: "deepseek-live" };
  expect(events.at(-1)).toEqual({ type: "reply", text: "Hello.", ...made, tokensIn: 3, tokensOut: 5 });
});

it("shows nothing of thinking; what was shown of it without an opening mark is taken back", async () => {
  const marked = await all(modelsThat({ pieces: ["<thi", "nk>I greet</th", "ink>\n\nHel", "lo"] }).ai);
  expect(marked.filter(({ type }) => type !== "reply")).toEqual([
    { type: "delta", text: "Hel" },
    { type: "delta", text: "lo" },
  ]);
  const open = await all(modelsThat({ pieces: ["I greet", "</think>", "Hello"] }).ai);
  expect(shown(open)).toBe("Hello");
  expect(open.at(-1)).toMatchObject({ type: "reply", text: "Hello" });
});

it("asks the next provider after a fault, and takes back what the first had shown", async () => {
  const { ai, calls } = modelsThat({ pieces: ["Hal"], fault: ["unavailable", true] }, { pieces: ["Hello"] });
  const events = await all(ai);
  expect(calls).toHaveLength(2);
  expect(events.map(({ type }) => type)).toEqual(["delta", "restart", "delta", "reply"]);
  expect(events.at(-1)).toMatchObject({ text: "Hello", provider: "openai" });
});

it.each([
  [
    "both fail",
    [
      { pieces: [], fault: ["unavailable", true] },
      { pieces: ["x"], fault: ["unavailable", true] },
    ],
    2,
  ],
  ["both answer with thinking alone", [{ pieces: ["<think>x"] }, { pieces: ["<think>x</think> "] }], 2],
  ["the first refuses", [{ pieces: [], fault: ["refused"] }, { pieces: ["Hello"] }], 1],
] as [string, Play[], number][])("has no answer where %s", async (_name, plays, asked) => {
  const { ai, calls } = modelsThat(...plays);
  await expect(all(ai)).rejects.toMatchObject({ code: "provider_unavailable" });
  expect(calls).toHaveLength(asked);
});

it("keeps an answer that reaches the longest length, and says that it is cut", async () => {
  const events = await all(modelsThat({ pieces: ["Hello and "], fault: ["truncated"] }).ai);
  expect(events.at(-1)).toMatchObject({ type: "reply", text: "Hello and", status: "done", isCut: true, isFree: false });
});

it("keeps what there is when the time is over, for nothing", async () => {
  const { ai, calls } = modelsThat({ pieces: ["Hello ", "a", "b"], everyMs: 30, fault: ["timeout"] });
  const events = await all(ai, { totalMs: 60 });
  expect(events.at(-1)).toMatchObject({ type: "reply", status: "stopped", isFree: true });
  expect(calls).toHaveLength(1);
});

it("keeps what there is at a stop, and nothing where nothing was shown", async () => {
  const stop = new AbortController();
  const asking = all(modelsThat({ pieces: ["Hello", " you", " there"], everyMs: 40 }).ai, { signal: stop.signal });
  setTimeout(() => stop.abort(), 60);
  expect((await asking).at(-1)).toMatchObject({ type: "reply", text: "Hello", status: "stopped", isFree: false });
  expect(await all(modelsThat({ pieces: ["Hello"] }).ai, { signal: AbortSignal.abort() })).toEqual([]);
});
