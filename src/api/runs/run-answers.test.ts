import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { rowsOf } from "#platform/database/db.server.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { TEST_KEY } from "#tests/support/models/llm-choices.ts";
import { type LlmServer, startLlmServer } from "#tests/support/models/llm-servers.ts";
import { NOTE_ANSWER, NOTE_REQUEST, NOTE_WOVEN } from "#tests/support/models/model-answers.ts";
import { onlyTheGenerator } from "#tests/support/scenes/one-feature.ts";
import { type SignedIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import type { Envelope } from "#tools/tool.ts";

interface Result {
  prompt: string;
  questions: { id: string; label: string; answer?: string }[];
}
type Made = Envelope<Result> & { runId: string };

const REQUEST = "عايز إيميل لعميل متأخر في دفع فاتورة ١٥٠٠ جنيه من غير ما يزعل";

let llm: LlmServer;
let product: TestDeps;
let api: TestApi;
beforeAll(async () => {
  llm = await startLlmServer();
  product = await createTestDeps({
    DEEPSEEK_API_KEY: TEST_KEY,
    DEEPSEEK_BASE_URL: llm.origin,
    PROVIDER_HOSTS: new URL(llm.origin).host,
  });
  api = createTestApi(product.deps);
});
afterAll(() => Promise.all([llm.close(), product.close()]));

async function newUser(credits = 10): Promise<SignedIn> {
  const user = await signUpConfirmed(product.deps, api);
  if (credits > 0) await giveCredits(product.deps, grantOf(user.userId, credits));
  return user;
}

const post = (user: SignedIn, path: string, json: object, headers: Record<string, string> = {}) =>
  api.call(`/api${path}`, { json, cookie: user.cookie, headers });
const read = async <T>(response: Response) => (await response.json()) as T;
const runOf = async (user: SignedIn, input: object, lang = "ar") =>
  read<Made>(await post(user, `/tools/prompt-generate/runs?lang=${lang}`, input));
const answersTo = (run: Made, texts: string[]) => ({
  answers: texts.map((text, index) => ({ id: run.result.questions[index]?.id ?? "", text })),
});

async function booksOf(user: SignedIn) {
  const [books] = await rowsOf<Record<string, number>>(
    product.deps.db,
    sql`select current_credits as balance, held, (select sum(amount)::int from credit_ledger where user_id = ${user.userId}) as ledger,
      (select count(*)::int from credit_ledger where user_id = ${user.userId} and kind = 'spend') as spends,
      (select coalesce(sum(cost), 0)::int from runs where user_id = ${user.userId} and answered_at is not null) as cost
      from user_credits where user_id = ${user.userId}`,
  );
  return books;
}

describe("answers to a run by the built-in engine", () => {
  test("the request alone is free, the first answer costs one credit, all later ones nothing", async () => {
    const user = await newUser();
    const run = await runOf(user, { text: REQUEST });
    expect(run).toMatchObject({ engine: "builtin", cost: 0, creditsLeft: 10, result: { prompt: REQUEST } });
    expect(run.result.questions).toHaveLength(4);
    const first = await read<{ envelope: Made }>(
      await post(user, `/runs/${run.runId}/answers`, answersTo(run, ["مدير الحسابات"])),
    );
    expect(first.envelope).toMatchObject({ cost: 1, creditsLeft: 9 });
    expect(first.envelope.result.prompt).toBe(
      `${REQUEST}\n\nتفاصيل:\n- ${run.result.questions[0]?.label}: مدير الحسابات`,
    );
    const both = answersTo(run, ["مدير الحسابات", "من غير تهديد"]);
    const once = await (await post(user, `/runs/${run.runId}/answers`, both)).text();
    const twice = await (await post(user, `/runs/${run.runId}/answers`, both)).text();
    const withoutTime = (text: string) => text.replace(/"at":"[^"]*"/, "");
    expect(withoutTime(twice)).toBe(withoutTime(once));
    expect(await booksOf(user)).toEqual({ balance: 9, held: 0, ledger: 9, spends: 1, cost: 1 });
  });

  test("a fact of the profile is kept under its own name, and refused without one", async () => {
    const user = await newUser();
    const run = await runOf(user, { text: REQUEST });
    const fact = { id: "profile-1", text: "عمرها ٦٨" };
    const kept = await post(user, `/runs/${run.runId}/answers`, { answers: [{ ...fact, ask: "عن أمي" }], options: {} });
    const { envelope } = await read<{ envelope: Made }>(kept);
    expect(envelope.result.prompt).toBe(`${REQUEST}\n\nتفاصيل:\n- عن أمي: عمرها ٦٨`);
    const nameless = { answers: [{ ...fact, id: "profile-2" }], options: {} };
    expect((await post(user, `/runs/${run.runId}/answers`, nameless)).status).toBe(400);
  });

  test("skipping every question stays free", async () => {
    const user = await newUser();
    const run = await runOf(user, { text: REQUEST });
    const answered = await read<{ envelope: Made }>(
      await post(user, `/runs/${run.runId}/answers`, answersTo(run, ["", ""])),
    );
    expect(answered.envelope).toMatchObject({ cost: 0, result: { prompt: REQUEST } });
    expect(await booksOf(user)).toMatchObject({ balance: 10, spends: 0 });
  });

  test("two first answers at once are charged once", async () => {
    const user = await newUser();
    const run = await runOf(user, { text: REQUEST });
    const answers = await Promise.all(
      ["أ", "ب", "ج"].map((text) => post(user, `/runs/${run.runId}/answers`, answersTo(run, [text]))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await booksOf(user)).toMatchObject({ balance: 9, held: 0, spends: 1, cost: 1 });
  });

  test("without a credit left the first answer is refused and nothing is kept of it", async () => {
    const user = await newUser(1);
    const free = await runOf(user, { text: REQUEST });
    await runOf(user, { text: REQUEST, tone: "ودية" });
    const refused = await post(user, `/runs/${free.runId}/answers`, answersTo(free, ["x"]));
    expect(refused.status).toBe(402);
    expect(await booksOf(user)).toEqual({ balance: 0, held: 0, ledger: 0, spends: 1, cost: 1 });
  });

  test("with no credit the request alone works and costs nothing; what would add to it is refused and holds nothing", async () => {
    const user = await newUser(1);
    await runOf(user, { text: REQUEST, tone: "ودية" });
    const run = await runOf(user, { text: REQUEST });
    expect(run).toMatchObject({ engine: "builtin", cost: 0, creditsLeft: 0, result: { prompt: REQUEST } });
    const withOption = await post(user, "/tools/prompt-generate/runs?lang=ar", { text: REQUEST, length: "سطران" });
    const answers = [{ id: run.result.questions[0]?.id, text: "بهدوء" }];
    const withAnswer = await post(user, "/tools/prompt-generate/runs?lang=ar", { text: REQUEST, answers });
    const answered = await post(user, `/runs/${run.runId}/answers`, { answers });
    expect([withOption.status, withAnswer.status, answered.status]).toEqual([402, 402, 402]);
    expect(await read(answered)).toMatchObject({ error: { code: "insufficient_credits" } });
    expect(await booksOf(user)).toEqual({ balance: 0, held: 0, ledger: 0, spends: 1, cost: 1 });
    await giveCredits(product.deps, grantOf(user.userId, 3));
    const later = await read<{ envelope: Made }>(await post(user, `/runs/${run.runId}/answers`, { answers }));
    expect(later.envelope).toMatchObject({ cost: 1, creditsLeft: 2 });
    expect(await booksOf(user)).toEqual({ balance: 2, held: 0, ledger: 2, spends: 2, cost: 2 });
  });

  test("history keeps the request's prompt and the answered one as versions, and a wish replaces what it contradicts", async () => {
    const user = await newUser();
    const run = await runOf(user, { text: REQUEST, length: "صفحة كاملة" });
    await post(user, `/runs/${run.runId}/answers`, answersTo(run, ["المحاسب"]));
    const path = `/runs/${run.runId}/answers`;
    await post(user, path, { ...answersTo(run, ["المحاسب"]), wish: "خليها أقصر، ٥ أسطر" });
    await post(user, path, { ...answersTo(run, ["المحاسب"]), wish: "بدون ذكر المحكمة" });
    const kept = await read<{ versions: { by: string; envelope: Made }[]; input: Record<string, string> }>(
      await api.call(`/api/runs/${run.runId}`, { cookie: user.cookie }),
    );
    expect(kept.versions.map(({ by }) => by)).toEqual(["request", "rule", "rule", "rule"]);
    const prompt = kept.versions.at(-1)?.envelope.result.prompt ?? "";
    expect(prompt).toContain("المحاسب");
    expect(prompt).toContain("خليها أقصر، ٥ أسطر");
    expect(prompt).toContain("بدون ذكر المحكمة");
    expect(prompt).not.toContain("صفحة كاملة");
    expect(kept.input["length"]).toBe("خليها أقصر، ٥ أسطر");
  });

  test("each chip and wish is a version of its own, a row of answers is one, and the oldest go but for the request's", async () => {
    const user = await newUser();
    const run = await runOf(user, { text: REQUEST });
    const path = `/runs/${run.runId}/answers`;
    const versions = async () => {
      const kept = await api.call(`/api/runs/${run.runId}`, { cookie: user.cookie });
      return (await read<{ versions: { number: number; by: string; envelope: Made }[] }>(kept)).versions;
    };
    for (const text of ["ا", "اب", "ابن عمي"]) await post(user, path, answersTo(run, [text]));
    await post(user, path, { ...answersTo(run, ["ابن عمي"]), options: { tone: "رسمية" } });
    await post(user, path, answersTo(run, ["ابن عمي", "بهدوء"]));
    await post(user, path, { ...answersTo(run, ["ابن عمي", "بهدوء"]), wish: "اذكر المهلة القصيرة" });
    expect((await versions()).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect((await versions())[2]?.envelope.result.prompt).not.toContain("المهلة");
    const back = { ...answersTo(run, ["ابن عمي", "بهدوء"]), options: { tone: "", constraints: "" } };
    const gone = await read<{ envelope: Made }>(await post(user, path, back));
    expect(gone.envelope.result.prompt).not.toMatch(/المهلة|رسمية/);
    for (let wish = 1; wish <= 10; wish += 1) await post(user, path, { answers: [], wish: `شرط رقم ${wish}` });
    const numbers = (await versions()).map(({ number }) => number);
    expect(numbers).toEqual([1, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect(await booksOf(user)).toMatchObject({ spends: 1, cost: 1 });
  });

  test("a run that was named is found by its name after an answer too", async () => {
    const user = await newUser();
    const run = await runOf(user, { text: REQUEST });
    await api.call(`/api/runs/${run.runId}`, { method: "PUT", json: { title: "فاتورة الشتاء" }, cookie: user.cookie });
    expect((await post(user, `/runs/${run.runId}/answers`, answersTo(run, ["بهدوء"]))).status).toBe(200);
    const found = await api.call(`/api/runs?q=${encodeURIComponent("الشتاء")}`, { cookie: user.cookie });
    expect(await read(found)).toMatchObject({ runs: [{ id: run.runId }] });
  });

  test("an answer to what was not asked, another's run and a deleted run are refused", async () => {
    const [user, other] = [await newUser(), await newUser()];
    const run = await runOf(user, { text: REQUEST });
    const path = `/runs/${run.runId}/answers`;
    expect((await post(user, path, { answers: [{ id: "made-up", text: "x" }] })).status).toBe(400);
    expect((await post(other, path, answersTo(run, ["x"]))).status).toBe(404);
    expect((await post(user, path, { ...answersTo(run, ["x"]), weave: true })).status).toBe(503);
    await api.call(`/api/runs/${run.runId}`, { method: "DELETE", cookie: user.cookie });
    expect((await post(user, path, answersTo(run, ["x"]))).status).toBe(404);
  });
});

describe("answers to a run by a model", () => {
  beforeAll(async () => {
    await onlyTheGenerator(product, llm.origin);
  });

  async function askedRun(user: SignedIn): Promise<Made> {
    llm.play({ does: "answer", text: NOTE_ANSWER });
    const run = await runOf(user, { text: NOTE_REQUEST }, "en");
    expect(run).toMatchObject({ engine: "provider", cost: 1, result: { prompt: NOTE_REQUEST } });
    expect(run.result.questions[0]).toMatchObject({ id: "m1", label: "What stood out" });
    return run;
  }

  test("asking and one weaving are one credit; the same answers again give the woven text without another call", async () => {
    const user = await newUser();
    const run = await askedRun(user);
    llm.play({ does: "answer", text: NOTE_WOVEN });
    const body = { ...answersTo(run, ["Sami carried the piano"]), weave: true };
    const woven = await read<Made>(await post(user, `/runs/${run.runId}/answers`, body));
    expect(woven).toMatchObject({ engine: "provider", cost: 1, creditsLeft: 9 });
    expect(woven.result.prompt).toContain("Sami carried the piano");
    expect(woven.result.questions[0]?.answer).toBe("Sami carried the piano");
    expect(llm.requests).toHaveLength(1);
    expect(JSON.stringify(llm.requests[0]?.body)).toContain("What stood out: Sami carried the piano");
    expect((await read<Made>(await post(user, `/runs/${run.runId}/answers`, body))).result).toEqual(woven.result);
    expect(llm.requests).toHaveLength(1);
    const other = { ...answersTo(run, ["Mona fed everyone"]), weave: true };
    expect((await post(user, `/runs/${run.runId}/answers`, other)).status).toBe(409);
    expect(await booksOf(user)).toEqual({ balance: 9, held: 0, ledger: 9, spends: 1, cost: 1 });
  });

  test("with no credit nothing is begun: a model's run costs one whatever it is asked", async () => {
    const user = await newUser(0);
    llm.play({ does: "answer", text: NOTE_ANSWER });
    llm.requests.length = 0;
    const refused = await post(user, "/tools/prompt-generate/runs?lang=en", { text: NOTE_REQUEST });
    expect([refused.status, llm.requests.length]).toEqual([402, 0]);
  });

  test("options come under the model's first prompt, stay with later answers, and can be taken back", async () => {
    const user = await newUser();
    llm.play({ does: "answer", text: NOTE_ANSWER });
    const run = await runOf(user, { text: NOTE_REQUEST, tone: "warm", length: "90 words" }, "en");
    const options = "- Tone: warm\n- Length: 90 words";
    expect(run).toMatchObject({ engine: "provider", result: { prompt: `${NOTE_REQUEST}\n\nDetails:\n${options}` } });
    const path = `/runs/${run.runId}/answers`;
    const answered = await read<{ envelope: Made }>(await post(user, path, answersTo(run, ["Sami carried the piano"])));
    const answer = "- What stood out: Sami carried the piano";
    expect(answered.envelope.result.prompt).toBe(`${NOTE_REQUEST}\n\nDetails:\n${answer}\n${options}`);
    const without = { ...answersTo(run, ["Sami carried the piano"]), options: { tone: "" } };
    expect((await read<{ envelope: Made }>(await post(user, path, without))).envelope.result.prompt).toBe(
      `${NOTE_REQUEST}\n\nDetails:\n${answer}\n- Length: 90 words`,
    );
  });

  test("a run begun with answers has them and its options in the model's text, and takes only what changed as details", async () => {
    const user = await newUser();
    llm.play({ does: "answer", text: NOTE_WOVEN });
    const answers = [{ id: "given-m1", text: "Sami carried the piano", ask: "What stood out" }];
    const run = await runOf(user, { text: NOTE_REQUEST, tone: "warm", answers }, "en");
    const woven = (JSON.parse(NOTE_WOVEN) as { prompt: string }).prompt;
    expect(run).toMatchObject({ engine: "provider", result: { prompt: woven } });
    const changed = await post(user, `/runs/${run.runId}/answers`, { answers, options: { length: "two lines" } });
    expect((await read<{ envelope: Made }>(changed)).envelope.result.prompt).toBe(
      `${woven}\n\nDetails:\n- Length: two lines`,
    );
  });

  test("answers by rule stay free, and two weavings at once call the model once", async () => {
    const user = await newUser();
    const run = await askedRun(user);
    const byRule = await read<{ envelope: Made }>(
      await post(user, `/runs/${run.runId}/answers`, answersTo(run, ["Sami carried the piano"])),
    );
    expect(byRule.envelope.result.prompt).toBe(`${NOTE_REQUEST}\n\nDetails:\n- What stood out: Sami carried the piano`);
    llm.play({ does: "answer", text: NOTE_WOVEN, pieces: 10, everyMs: 60 });
    const body = { ...answersTo(run, ["Sami carried the piano"]), weave: true };
    const both = await Promise.all([1, 2].map(() => post(user, `/runs/${run.runId}/answers`, body)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(llm.requests).toHaveLength(1);
    expect(await booksOf(user)).toMatchObject({ balance: 9, spends: 1 });
  });

  test.each([
    ["fails", { does: "status", status: 500 } as const],
    [
      "loses what the person said",
      { does: "answer", text: JSON.stringify({ prompt: "Write a note to my team." }) } as const,
    ],
  ])("a weaving that %s puts the answers in by rule and says so", async (_name, scenario) => {
    const user = await newUser();
    const run = await askedRun(user);
    llm.play(scenario);
    const body = { ...answersTo(run, ["Sami carried 2 pianos"]), weave: true };
    const made = await read<Made>(await post(user, `/runs/${run.runId}/answers`, body));
    expect(made.result.prompt).toContain("- What stood out: Sami carried 2 pianos");
    expect(made.warnings.map(({ code }) => code)).toContain("woven_by_rule");
    expect(await booksOf(user)).toMatchObject({ balance: 9, spends: 1 });
  });

  test("a long text is woven in a thread, not in the process that takes requests", async () => {
    const user = await newUser();
    llm.play({ does: "answer", text: NOTE_ANSWER });
    const long = `${NOTE_REQUEST}. ${"They carried boxes all day. ".repeat(40)}`;
    const run = await runOf(user, { text: long }, "en");
    const threads = vi.spyOn(product.deps.ports.engines, "run");
    llm.play({ does: "answer", text: NOTE_WOVEN });
    await post(user, `/runs/${run.runId}/answers`, { ...answersTo(run, ["Sami carried the piano"]), weave: true });
    expect(new Set(threads.mock.calls.map(([half]) => half))).toEqual(new Set(["request", "parse"]));
    threads.mockRestore();
  });

  test("a stopped weaving leaves the run as it was, and it can be woven again", async () => {
    const user = await newUser();
    const run = await askedRun(user);
    llm.play({ does: "keep-alive" });
    const body = { ...answersTo(run, ["Sami carried the piano"]), weave: true };
    const weaving = post(user, `/runs/${run.runId}/answers`, body, { accept: "text/event-stream" });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await post(user, `/runs/${run.runId}/cancel`, {});
    expect(await (await weaving).text()).not.toContain("event: result");
    llm.play({ does: "answer", text: NOTE_WOVEN });
    expect((await post(user, `/runs/${run.runId}/answers`, body)).status).toBe(201);
    expect(await booksOf(user)).toMatchObject({ balance: 9, held: 0, spends: 1 });
  });

  describe("the proof of a prompt", () => {
    async function answered(user: SignedIn): Promise<Made> {
      const run = await askedRun(user);
      await post(user, `/runs/${run.runId}/answers`, answersTo(run, ["Sami carried the piano"]));
      return run;
    }

    test("sends request and prompt to the same model, costs two credits, and tells the order after the choice", async () => {
      const user = await newUser();
      const run = await answered(user);
      llm.play({ does: "answer", text: "Dear all, thank you." });
      const proof = await read<{ id: string; outcome: unknown; creditsLeft: number }>(
        await post(user, `/runs/${run.runId}/proofs`, {}, { "idempotency-key": "proof-key-1" }),
      );
      expect(proof).toMatchObject({ first: "Dear all, thank you.", outcome: null, creditsLeft: 7 });
      const sent = llm.requests.map(({ body }) => JSON.stringify(body));
      expect(sent).toHaveLength(2);
      expect(sent.filter((text) => text.includes("Sami carried the piano"))).toHaveLength(1);
      expect(sent.every((text) => !text.includes('"system"'))).toBe(true);
      const again = await post(user, `/runs/${run.runId}/proofs`, {}, { "idempotency-key": "proof-key-1" });
      expect(await read(again)).toMatchObject({ id: proof.id, creditsLeft: 7 });
      const choose = (choice: string) =>
        api.call(`/api/runs/${run.runId}/proofs/${proof.id}/choice`, {
          method: "PUT",
          json: { choice },
          cookie: user.cookie,
        });
      const chosen = await read<{ outcome: { choice: string; promptWas: string } }>(await choose("first"));
      expect(chosen.outcome.choice).toBe("first");
      expect(["first", "second"]).toContain(chosen.outcome.promptWas);
      expect(await read(await choose("second"))).toEqual(chosen);
    });

    test("a failing model, too few credits, or a prompt that is the request cost nothing", async () => {
      const poor = await newUser(2);
      const other = await askedRun(poor);
      expect((await post(poor, `/runs/${other.runId}/proofs`, {})).status).toBe(409);
      await post(poor, `/runs/${other.runId}/answers`, answersTo(other, ["Sami"]));
      expect((await post(poor, `/runs/${other.runId}/proofs`, {})).status).toBe(402);
      expect(await booksOf(poor)).toMatchObject({ balance: 1, held: 0, spends: 1 });
      const user = await newUser(3);
      const run = await answered(user);
      llm.play({ does: "status", status: 402 });
      expect((await post(user, `/runs/${run.runId}/proofs`, {})).status).toBe(503);
      expect(await booksOf(user)).toMatchObject({ balance: 2, held: 0, spends: 1 });
    });
  });
});
