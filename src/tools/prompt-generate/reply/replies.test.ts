import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { IDLE, type RunState } from "#tools/browser/tool-run-state.ts";
import { TEST_KEY } from "#tests/support/models/llm-choices.ts";
import { type LlmServer, startLlmServer } from "#tests/support/models/llm-servers.ts";
import { NOTE_ANSWER, NOTE_REQUEST } from "#tests/support/models/model-answers.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { lost, type PageCalls, refusedWith, stubPageCalls } from "#tests/support/scenes/page-calls.ts";
import { onlyTheGenerator } from "#tests/support/scenes/one-feature.ts";
import { type SignedIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import type { GeneratorEnvelope } from "#tools/prompt-generate/draft.ts";
import { createReplies, type Reply } from "./replies.ts";

const TEXT = "Dear all,\n\nthank you.";

let llm: LlmServer;
let product: TestDeps;
let api: TestApi;
let user: SignedIn;
let runId: string;
let calls: PageCalls;

beforeAll(async () => {
  llm = await startLlmServer();
  product = await createTestDeps({
    DEEPSEEK_API_KEY: TEST_KEY,
    DEEPSEEK_BASE_URL: llm.origin,
    PROVIDER_HOSTS: new URL(llm.origin).host,
  });
  api = createTestApi(product.deps);
  await onlyTheGenerator(product, llm.origin);
});
afterAll(() => Promise.all([llm.close(), product.close()]));

beforeEach(async () => {
  user = await signUpConfirmed(product.deps, api);
  await giveCredits(product.deps, grantOf(user.userId, 10));
  llm.play({ does: "answer", text: NOTE_ANSWER });
  const { cookie } = user;
  const made = await api.call("/api/tools/prompt-generate/runs?lang=en", { json: { text: NOTE_REQUEST }, cookie });
  runId = ((await made.json()) as GeneratorEnvelope).runId ?? "";
  llm.play({ does: "answer", text: TEXT });
  calls = stubPageCalls(api, cookie);
});
afterEach(() => vi.unstubAllGlobals());

/** The replies of a page that has just been opened. */
function openPage() {
  const page = { state: { ...IDLE } as RunState<Reply>, texts: [] as string[] };
  const setState = (update: (now: RunState<Reply>) => RunState<Reply>) => {
    page.state = update(page.state);
    if (page.state.text) page.texts.push(page.state.text);
  };
  return { page, replies: createReplies({ runId, language: "en", setState }) };
}

async function found({ replies }: ReturnType<typeof openPage>): Promise<Reply[]> {
  let kept: Reply[] = [];
  await replies.watch(new AbortController().signal, (now) => void (kept = now));
  return kept;
}

const creditsLeft = async () =>
  ((await (await api.call("/api/credits", { cookie: user.cookie })).json()) as { credits: number }).credits;

test("shows the answer while it is written, and finds it again when the page opens", async () => {
  llm.play({ does: "answer", text: TEXT, pieces: 10, everyMs: 80 });
  const { page, replies } = openPage();
  const reply = await replies.ask(NOTE_REQUEST, {});
  expect(reply).toMatchObject({ status: "done", prompt: NOTE_REQUEST, text: TEXT, cost: 1 });
  expect(page.state).toMatchObject({ phase: "done", error: null, creditsLeft: 8 });
  expect(page.texts.length).toBeGreaterThan(3);
  expect(page.texts.every((text) => TEXT.startsWith(text))).toBe(true);
  expect(await found(openPage())).toEqual([reply]);
});

test("charges once when the answer is lost after it was paid and the same is pressed again, a refusal in between or not", async () => {
  const { page, replies } = openPage();
  calls.fates = [lost, refusedWith("queue_full", 429)];
  expect(await replies.ask(NOTE_REQUEST, {})).toBeNull();
  expect(page.state).toMatchObject({ phase: "failed", error: { code: "connection" } });
  expect(await replies.ask(NOTE_REQUEST, {})).toBeNull();
  expect(page.state).toMatchObject({ phase: "failed", error: { code: "queue_full" } });
  expect(await replies.ask(NOTE_REQUEST, {})).toMatchObject({ text: TEXT });
  expect([await creditsLeft(), new Set(calls.keys).size]).toEqual([8, 1]);
});

test("a page opened in the middle waits for the answer", async () => {
  llm.play({ does: "answer", text: TEXT, pieces: 10, everyMs: 100 });
  const asking = openPage().replies.ask(NOTE_REQUEST, {});
  await vi.waitFor(() => expect(llm.requests).toHaveLength(1), 3000);
  const opened = openPage();
  const finding = found(opened);
  await vi.waitFor(() => expect(opened.page.state.phase).toBe("working"), 3000);
  expect(await finding).toMatchObject([{ text: TEXT }]);
  expect(opened.page.state.phase).toBe("idle");
  await asking;
});

test("Stop before anything shows is no error and costs nothing; one that does not arrive is said", async () => {
  llm.play({ does: "keep-alive" });
  const { page, replies } = openPage();
  const asking = replies.ask(NOTE_REQUEST, {});
  await vi.waitFor(() => expect(llm.requests).toHaveLength(1), 3000);
  calls.fates = [refusedWith("rate_limited", 429)];
  await replies.stop();
  expect(page.state).toMatchObject({ phase: "working", error: { code: "rate_limited" } });
  await replies.stop();
  expect(await asking).toBeNull();
  expect(page.state).toMatchObject({ phase: "stopped", error: null });
  expect(await creditsLeft()).toBe(9);
});
