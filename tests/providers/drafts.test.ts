import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createAi } from "#platform/ai/ai.server.ts";
import type { Ai, ProviderChoice } from "#platform/ai/ai.ts";
import { createLog } from "#platform/process/log.ts";
import { findLiveModel } from "#tools/model-call/models.ts";
import type { ModelAnswer, ModelRun } from "#tools/model-call/model-run.ts";
import { runOnModels } from "#tools/model-call/run-model.ts";
import { createPorts } from "#workers/ports.ts";
import type { Runner } from "#tools/runner.ts";
import { choiceFor, settingsFor } from "#tests/support/models/llm-choices.ts";
import { type LlmServer, startLlmServer } from "#tests/support/models/llm-servers.ts";
import { USAGE } from "#tests/support/models/llm-servers-frames.ts";

/** Before the answer two colleagues are asked over the vendor's real wire; the answer is written from what they say. */
const DRAFTS = {
  asks: [
    "Write this person the letter that they ask for, as a good assistant does in a chat. {{options}}",
    "You have written letters of this kind for twenty years in this very place, and you know who reads them. Write it as they would wish to read it, and say what would embarrass its writer before people who know. {{options}}",
  ],
  edit: "Two colleagues have answered: begin from the better one and mend what is wrong in both.",
};
const GOOD = { does: "answer", text: JSON.stringify({ prompt: "The letter, mended." }) } as const;
const failed = { does: "status", status: 400, message: "no" } as const;

const runner: Runner<unknown, unknown> = {
  viaModel: {
    request: () => ({
      variables: { options: "short", target: "", answer_language: "", model_facts: "" },
      user: "a letter to my landlord",
      fields: { audience: "my landlord" },
      answerSchema: { type: "object", properties: { prompt: { type: "string" } }, required: ["prompt"] },
      maxOutputTokens: 700,
    }),
    parse: (reply) => ({ ok: true, result: reply, warnings: [] }),
  },
};

let server: LlmServer;
let ai: Ai;
let choice: ProviderChoice;
const ports = createPorts();
beforeAll(async () => {
  server = await startLlmServer();
});
afterAll(() => Promise.all([server.close(), ports.close()]));
beforeEach(() => {
  ai = createAi(settingsFor(server.origin), createLog("silent"), findLiveModel);
  choice = choiceFor("deepseek", server.origin);
});

async function run(more: Partial<ModelRun> = {}) {
  const before = server.requests.length;
  const steps: string[] = [];
  let answer: ModelAnswer | null = null;
  for await (const event of runOnModels(
    { ai },
    {
      runner,
      input: {},
      lang: "en",
      prompt: "You write letters. {{options}}",
      drafts: DRAFTS,
      providers: [choice],
      mainText: "prompt",
      ports,
      signal: new AbortController().signal,
      limits: { firstContentMs: 2000, totalMs: 6000 },
      ...more,
    },
  )) {
    if (event.type === "progress") steps.push(event.label);
    else if (event.type === "text") steps.push("text");
    else if (event.type !== "restart") answer = event;
  }
  const sent = server.requests.slice(before).map(({ body }) => {
    const messages = body["messages"] as { role: string; content: string }[];
    const of = (role: string) =>
      messages
        .filter((message) => message.role === role)
        .map(({ content }) => content)
        .join("\n");
    return { system: of("system"), user: of("user"), hasSchema: "response_format" in body };
  });
  return { steps, answer: answer as unknown as ModelAnswer, sent };
}

const fieldIn = (user: string, name: string): string | undefined =>
  new RegExp(`<${name}_x[0-9a-f]{16}>\n([\\s\\S]*?)\n</${name}_`).exec(user)?.[1];

describe("drafts before an answer", () => {
  test("are asked as free text, each by its own words, and travel as data to the one who writes", async () => {
    server.play({ does: "answer", text: "Dear Sir, first." }, { does: "answer", text: "Dear Sir, second." }, GOOD);
    const { answer, sent, steps } = await run();
    expect(sent).toHaveLength(3);
    const [first, second, last] = sent as [(typeof sent)[0], (typeof sent)[0], (typeof sent)[0]];
    expect([first.system, second.system].map((system) => system.split(". ")[0]).toSorted()).toEqual([
      "Write this person the letter that they ask for, as a good assistant does in a chat",
      "You have written letters of this kind for twenty years in this very place, and you know who reads them",
    ]);
    expect([first.hasSchema, second.hasSchema, last.hasSchema]).toEqual([false, false, true]);
    for (const { user } of [first, second]) {
      expect(fieldIn(user, "user_text")).toBe("a letter to my landlord");
      expect(fieldIn(user, "audience")).toBe("my landlord");
    }
    expect([fieldIn(last.user, "draft_1"), fieldIn(last.user, "draft_2")].toSorted()).toEqual([
      "Dear Sir, first.",
      "Dear Sir, second.",
    ]);
    expect(last.system).toContain("You write letters. short\n\nTwo colleagues have answered");
    expect(last.system).not.toContain("Dear Sir");
    expect(answer).toMatchObject({
      type: "answer",
      result: { prompt: "The letter, mended." },
      calls: 1,
      drafts: 2,
      tokensIn: USAGE.input * 3,
      tokensOut: USAGE.output * 3,
    });
    expect(steps).toEqual(["Writing two drafts…", "Comparing them and writing the result…", ...steps.slice(2)]);
    expect(steps.slice(2).every((step) => step === "text")).toBe(true);
  });

  test("of which one fails leave the other; without any the answer is written at once", async () => {
    server.play(failed, { does: "answer", text: "Dear Sir, second." }, GOOD);
    const one = await run();
    expect(fieldIn(one.sent[2]?.user ?? "", "draft_1")).toBe("Dear Sir, second.");
    expect(one.sent[2]?.user).not.toContain("draft_2");
    server.play(failed, failed, GOOD);
    const none = await run();
    expect(none.sent[2]?.user).not.toContain("draft_");
    expect(none.sent[2]?.system).not.toContain("Two colleagues");
    expect(none.answer).toMatchObject({ type: "answer", calls: 1, drafts: 2 });
  });

  test("are not believed: thinking aloud is dropped, and so is a draft that repeats what it was asked", async () => {
    server.play(
      { does: "answer", text: "<think>the landlord is rude</think>Dear Sir." },
      { does: "answer", text: DRAFTS.asks[1]?.replace("{{options}}", "short") ?? "" },
      GOOD,
    );
    const { sent } = await run();
    const last = sent[2]?.user ?? "";
    expect(last).not.toContain("rude");
    expect(last).not.toContain("twenty years");
  });

  test("are not asked where an earlier result is worked on, nor of a model on one's own machine", async () => {
    server.play(GOOD);
    const woven = await run({ woven: { ask: "When?", text: "in May", draft: "The letter." } });
    expect([woven.sent.length, woven.steps[0]]).toEqual([1, "text"]);
    const local = await run({ providers: [{ ...choice, providerName: "local", apiEndpoint: `${server.origin}/v1` }] });
    expect(local.sent).toHaveLength(1);
  });

  test("end with the person: a stop while they are written leaves nothing more to ask", async () => {
    const stop = new AbortController();
    server.play({ does: "never" });
    setTimeout(() => stop.abort(), 300);
    const { answer, sent } = await run({ signal: stop.signal });
    expect([answer.type, sent.length]).toEqual(["failed", 2]);
  });
});
