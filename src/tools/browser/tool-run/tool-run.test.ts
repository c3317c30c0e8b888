import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { eq } from "drizzle-orm";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { type SignedIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { lost, type PageCalls, refusedWith, stubPageCalls } from "#tests/support/scenes/page-calls.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { runs } from "#domain/runs/tables.ts";
import { IDLE, type RunState } from "#tools/browser/tool-run-state.ts";
import { createToolRun } from "./tool-run.ts";

/** A run that finds something to repair: one that finds nothing is free. */
const INPUT = {
  text: "I will tip you 200 dollars. PLEASE!!! Write a polite mail to a client whose invoice is late.",
  tone: "friendly",
};

let test: TestDeps;
let api: TestApi;
let user: SignedIn;
let calls: PageCalls;

beforeAll(async () => {
  test = await createTestDeps();
  api = createTestApi(test.deps);
});
afterAll(() => test.close());

beforeEach(async () => {
  user = await signUpConfirmed(test.deps, api);
  await giveCredits(test.deps, grantOf(user.userId, 5));
  calls = stubPageCalls(api, user.cookie);
});
afterEach(() => vi.unstubAllGlobals());

/** A page with the tool on it. `stored` outlives it, as a browser's storage outlives a reload. */
function openPage(stored = new Map<string, string>()) {
  const page = { state: IDLE as RunState<{ prompt: string }> };
  const toolRun = createToolRun<{ prompt: string }>({
    slug: "prompt-generate",
    language: "en",
    store: {
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, value) => void stored.set(name, value),
      removeItem: (name) => void stored.delete(name),
    },
    setState: (update) => (page.state = update(page.state)),
  });
  return { page, toolRun, stored };
}

/** The answer comes whole to the server's end, and the connection breaks after its first event. */
const cutAfterStart = async (answer: Response) =>
  new Response(`${(await answer.text()).split("\n\n")[0]}\n\n`, { headers: { "content-type": "text/event-stream" } });
const badGateway = async (answer: Response) => {
  await answer.text();
  return new Response("<h1>502 Bad Gateway</h1>", { status: 502 });
};
const storedRuns = () => test.deps.db.select().from(runs).where(eq(runs.userId, user.userId));
const credits = async () =>
  ((await (await api.call("/api/credits", { cookie: user.cookie })).json()) as { credits: number }).credits;

describe("a tool on a page", () => {
  it("shows an answer and what is left, and each press is a run of its own", async () => {
    const { page, toolRun, stored } = openPage();
    await toolRun.run(INPUT);
    expect(page.state).toMatchObject({ phase: "done", engine: "builtin", creditsLeft: 4, error: null });
    expect(page.state.text).toBe(page.state.envelope?.result.prompt);
    await toolRun.run(INPUT);
    expect([await credits(), new Set(calls.keys).size, stored.size]).toEqual([3, 2, 0]);
  });

  it.each([
    ["before any answer", lost],
    ["after the first event", cutAfterStart],
    ["by a proxy in between", badGateway],
  ])("charges once when the connection breaks %s and the same is pressed again", async (_when, fate) => {
    const { page, toolRun } = openPage();
    calls.fates = [fate];
    expect(await toolRun.run(INPUT)).toBeNull();
    expect(page.state).toMatchObject({ phase: "failed", error: { code: "connection" } });
    const envelope = await toolRun.run({ ...INPUT });
    expect(page.state).toMatchObject({ phase: "done", envelope: { runId: envelope?.runId } });
    expect([await credits(), (await storedRuns()).length, new Set(calls.keys).size]).toEqual([4, 1, 1]);
  });

  it.each([
    ["queue_full", 429],
    ["rate_limited", 429],
    ["unauthenticated", 401],
    ["internal", 500],
    ["provider_unavailable", 503],
    ["database_unavailable", 503],
  ])(
    "keeps a lost press's key when the next one meets %s, which says nothing of the lost run",
    async (code, status) => {
      const { page, toolRun, stored } = openPage();
      calls.fates = [cutAfterStart, refusedWith(code, status)];
      await toolRun.run(INPUT);
      expect(await toolRun.run(INPUT)).toBeNull();
      expect(page.state).toMatchObject({ phase: "failed", error: { code } });
      expect([calls.keys.length, stored.size]).toEqual([2, 1]);
      await toolRun.run(INPUT);
      expect(page.state.phase).toBe("done");
      expect([await credits(), (await storedRuns()).length, new Set(calls.keys).size, stored.size]).toEqual([
        4, 1, 1, 0,
      ]);
    },
  );

  it("says that a lost run's text is gone, and begins another only when pressed once more", async () => {
    const { page, toolRun } = openPage();
    calls.fates = [lost];
    await toolRun.run(INPUT);
    await test.deps.db.update(runs).set({ envelope: null }).where(eq(runs.userId, user.userId));
    await toolRun.run(INPUT);
    expect([page.state.error?.code, new Set(calls.keys).size]).toEqual(["not_found", 1]);
    await toolRun.run(INPUT);
    expect([page.state.phase, new Set(calls.keys).size]).toEqual(["done", 2]);
  });

  it("knows a lost press again after another request in between", async () => {
    const { toolRun } = openPage();
    calls.fates = [lost];
    await toolRun.run(INPUT);
    await toolRun.run({ text: "a recipe for lentil soup", tone: "friendly" });
    await toolRun.run(INPUT);
    expect([new Set(calls.keys).size, (await storedRuns()).length]).toEqual([2, 2]);
  });

  it("runs another request again after a lost one", async () => {
    const { toolRun } = openPage();
    calls.fates = [lost];
    await toolRun.run(INPUT);
    await toolRun.run({ text: "a recipe for lentil soup", tone: "friendly" });
    expect(new Set(calls.keys).size).toBe(2);
    expect(await storedRuns()).toHaveLength(2);
  });

  it("begins again by itself when the lost run turns out to have ended without an answer", async () => {
    const { page, toolRun } = openPage();
    calls.fates = [lost];
    await toolRun.run(INPUT);
    await test.deps.db
      .update(runs)
      .set({ status: "failed", errorCode: "internal", envelope: null, answeredAt: null })
      .where(eq(runs.userId, user.userId));
    await toolRun.run(INPUT);
    expect(page.state.phase).toBe("done");
    expect(new Set(calls.keys).size).toBe(2);
  });

  it("joins the lost run while it is still at work", async () => {
    const { page, toolRun } = openPage();
    calls.fates = [lost];
    await toolRun.run(INPUT);
    const own = eq(runs.userId, user.userId);
    await test.deps.db.update(runs).set({ status: "running" }).where(own);
    const again = toolRun.run(INPUT);
    await vi.waitFor(() => expect(calls.keys).toHaveLength(2));
    await test.deps.db.update(runs).set({ status: "done" }).where(own);
    await again;
    expect(page.state.phase).toBe("done");
    expect([await credits(), new Set(calls.keys).size]).toEqual([4, 1]);
  });

  it("shows a refusal with its words, and pressing again is a new press", async () => {
    const { page, toolRun } = openPage();
    await toolRun.run({ text: "" });
    expect(page.state).toMatchObject({
      phase: "failed",
      error: { code: "invalid_input", fields: { text: expect.any(String) } },
    });
    await toolRun.run({ text: "" });
    expect(new Set(calls.keys).size).toBe(2);
  });

  it("finds a run again after a reload", async () => {
    const { toolRun, stored } = openPage();
    calls.fates = [cutAfterStart];
    await toolRun.run(INPUT);
    const reloaded = openPage(stored);
    reloaded.toolRun.resume(null);
    await vi.waitFor(() => expect(reloaded.page.state.phase).toBe("done"));
    expect(reloaded.page.state.foundInput).toMatchObject(INPUT);
    await vi.waitFor(() => expect(stored.size).toBe(0));
  });

  it("shows the run that its address names, and not another tool's", async () => {
    const { page, toolRun } = openPage();
    await toolRun.run(INPUT);
    const id = page.state.envelope?.runId ?? "";
    const elsewhere = openPage();
    elsewhere.toolRun.resume(id);
    await vi.waitFor(() => expect(elsewhere.page.state.phase).toBe("done"));
    expect(elsewhere.page.state).toMatchObject({ envelope: { runId: id }, foundInput: INPUT });
    await test.deps.db.update(runs).set({ tool: "ai-humanizer" }).where(eq(runs.id, id));
    const states: string[] = [];
    const stranger = createToolRun({
      slug: "prompt-generate",
      language: "en",
      store: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
      setState: (update) => states.push(update(IDLE).phase),
    });
    stranger.resume(id);
    await vi.waitFor(() => expect(states).toEqual(["idle"]));
  });
});
