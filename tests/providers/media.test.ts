import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAi } from "#platform/ai/ai.server.ts";
import type { Ai } from "#platform/ai/ai.ts";
import { createLog } from "#platform/process/log.ts";
import { imagePromptRunner } from "#tools/image-prompt/run.ts";
import { REGISTRATIONS, TOOLS } from "#tools/index.ts";
import { findLiveModel } from "#tools/model-call/models.ts";
import type { ModelAnswer } from "#tools/model-call/model-run.ts";
import { runOnModels } from "#tools/model-call/run-model.ts";
import type { AskedRunner } from "#tools/pipeline/built-in/thread-runner.ts";
import { videoPromptRunner } from "#tools/video-prompt/run.ts";
import { createPorts } from "#workers/ports.ts";
import { choiceFor, settingsFor } from "#tests/support/models/llm-choices.ts";
import type { Wire } from "#tests/support/models/llm-servers-frames.ts";
import { type LlmServer, startLlmServer } from "#tests/support/models/llm-servers.ts";

const RUNNERS = { "image-prompt": imagePromptRunner, "video-prompt": videoPromptRunner } as const;
type Slug = keyof typeof RUNNERS;

let server: LlmServer;
let ai: Ai;
const ports = createPorts();

beforeAll(async () => {
  server = await startLlmServer();
});
afterAll(() => Promise.all([server.close(), ports.close()]));
beforeEach(() => {
  ai = createAi(settingsFor(server.origin, {}), createLog("silent"), findLiveModel);
});

/** One run of a tool over the real client library, against answers played in order. */
async function run(slug: Slug, given: object, answers: readonly object[], wire: Wire) {
  server.play(...answers.map((answer) => ({ does: "answer" as const, text: JSON.stringify(answer) })));
  const before = server.requests.length;
  let last: ModelAnswer | undefined;
  const events = runOnModels(
    { ai },
    {
      runner: RUNNERS[slug] as AskedRunner,
      input: TOOLS[slug].input.parse(given),
      lang: "en",
      prompt: REGISTRATIONS[slug].systemPrompts.en,
      providers: [choiceFor(wire, server.origin)],
      mainText: "prompt",
      ports,
      signal: new AbortController().signal,
      limits: { firstContentMs: 4000, totalMs: 12_000 },
    },
  );
  for await (const event of events) if (event.type === "answer" || event.type === "failed") last = event;
  return { answer: last, requests: server.requests.slice(before).map(({ body }) => JSON.stringify(body)) };
}

const CASES = [
  {
    slug: "image-prompt",
    given: { text: 'a shop sign that says "Nawat" at dusk, no people', model: "midjourney" },
    good: { prompt: 'a small shop with a painted sign "Nawat" at dusk, an empty street --ar 1:1 --v 8.2' },
    bad: { prompt: 'a small shop with a sign "Nawat" at dusk --ar 1:1 --stylize 5000 --v 8.2' },
    fact: "Midjourney V8.2",
    fault: "--stylize",
  },
  {
    slug: "video-prompt",
    given: { text: 'a baker says: "هلا والله" and waves', model: "veo", duration: 8 },
    good: { prompt: 'Medium shot, locked-off: a baker waves and says in Gulf Arabic: "هلا والله". No music.' },
    bad: { prompt: 'Medium shot, locked-off: a baker waves and says: "Welcome".' },
    fact: "Veo 3.1",
    fault: "هلا والله",
  },
] as const;

test.each(CASES)("$slug: a valid answer is the result, and the request carries the model's facts", async (one) => {
  const { answer, requests } = await run(one.slug, one.given, [one.good], "anthropic");
  expect(answer).toMatchObject({ type: "answer", calls: 1, result: { prompt: one.good.prompt } });
  expect(requests).toHaveLength(1);
  expect(requests[0]).toContain(one.fact);
  expect(requests[0]).not.toContain("{{");
});

test.each(CASES)("$slug: an answer that the tables refuse is repaired once, with the fault named", async (one) => {
  const { answer, requests } = await run(one.slug, one.given, [one.bad, one.good], "deepseek");
  expect(answer).toMatchObject({ type: "answer", calls: 2, result: { prompt: one.good.prompt } });
  expect(requests).toHaveLength(2);
  expect(requests[1]).toContain(one.fault);
});

test.each(CASES)("$slug: an answer that is still wrong after the repair is shown with a word on it", async (one) => {
  const { answer, requests } = await run(one.slug, one.given, [one.bad, one.bad], "openai-chat");
  expect(answer).toMatchObject({
    type: "answer",
    calls: 2,
    result: { prompt: one.bad.prompt },
    warnings: [{ code: "prompt_off", message: expect.stringContaining(one.fault) }],
  });
  expect(requests).toHaveLength(2);
});

test("a length that is not the one asked for goes back once, and clips are held to what the model makes", async () => {
  const given = { text: "قطة تمشي على سور، 8 ثواني", model: "veo" };
  const right = { prompt: "A cat walks along a wall, one continuous shot.", seconds: 8 };
  const { answer, requests } = await run("video-prompt", given, [{ ...right, seconds: 4 }, right], "deepseek");
  expect(answer).toMatchObject({ result: { settings: { durationSeconds: 8 }, clips: [{ durationSeconds: 8 }] } });
  expect(requests[1]).toContain("4 ≠ 8");
  const clips = "Clip 1 (8 s): A cat walks along a wall.\nClip 2 (4 s): The same cat jumps down.";
  const longer = await run("video-prompt", { ...given, duration: 12 }, [{ prompt: clips, seconds: 12 }], "anthropic");
  expect(longer.answer).toMatchObject({
    result: {
      settings: { durationSeconds: 12 },
      clips: [
        { durationSeconds: 8, prompt: "A cat walks along a wall." },
        { durationSeconds: 4, prompt: "The same cat jumps down." },
      ],
    },
  });
});

test("a picture gets its ratio as a flag, keeps only words that were given, and offers other ways", async () => {
  const given = { text: "لوحة محل اسمه «بن الحارة» وقت المغرب", model: "midjourney" };
  const reply = {
    prompt: "a small coffee shop front at dusk, a clean empty wooden sign above the door",
    ratio: "4:5",
    lettering: ["بن الحارة", "قهوة"],
    directions: [
      { name: "الكلمات داخل الصورة", prompt: 'the same front, the sign reads "بن الحارة" --ar 1:1' },
      { name: "", prompt: "no name" },
    ],
    notes: ["اللوحة فاضية عشان تحط الاسم فوقها."],
    question: { ask: "الشارع ضيق ولا واسع؟", examples: ["ضيق", "واسع"] },
  };
  const { answer } = await run("image-prompt", given, [reply], "anthropic");
  expect(answer).toMatchObject({
    type: "answer",
    calls: 1,
    result: {
      prompt: `${reply.prompt} --ar 4:5`,
      settings: { ratio: "4:5" },
      lettering: ["بن الحارة"],
      directions: [{ name: "الكلمات داخل الصورة", prompt: 'the same front, the sign reads "بن الحارة" --ar 4:5' }],
      question: { id: "q1" },
    },
  });
});
