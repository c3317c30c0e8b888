import { afterEach, expect, it, vi } from "vitest";
import { IDLE, type RunState } from "#tools/browser/tool-run-state.ts";
import type { GeneratorResult } from "#tools/prompt-generate/draft.ts";
import { createWeaving } from "./weaving.ts";

afterEach(() => vi.unstubAllGlobals());

/** A page on which the model writes, and whose Stop gets this answer. */
function weavingPage(answer: () => Promise<Response>) {
  const page = { state: { ...IDLE, phase: "working" } as RunState<GeneratorResult>, asked: [] as string[] };
  vi.stubGlobal("fetch", (path: string) => (page.asked.push(path), answer()));
  const weaving = createWeaving({
    runId: "run-1",
    language: "en",
    setState: (update) => (page.state = update(page.state)),
    onChange: () => {},
  });
  return { page, weaving };
}

it("says that a Stop did not arrive while the model writes on, and no longer once the next one does", async () => {
  let answer: () => Promise<Response> = () => Promise.reject(new TypeError("Failed to fetch"));
  const { page, weaving } = weavingPage(() => answer());
  await weaving.stop();
  expect(page.asked).toEqual(["/api/runs/run-1/cancel?lang=en"]);
  expect(page.state).toMatchObject({ phase: "working", error: { code: "connection" } });
  answer = async () => Response.json({ error: { code: "rate_limited", message: "Too many." } }, { status: 429 });
  await weaving.stop();
  expect(page.state).toMatchObject({ phase: "working", error: { message: "Too many." } });
  answer = async () => Response.json({ ok: true });
  await weaving.stop();
  expect(page.state).toMatchObject({ phase: "working", error: null });
});

it("does not touch a weaving that has ended before the refusal came", async () => {
  const { page, weaving } = weavingPage(async () => {
    page.state = { ...page.state, phase: "done" };
    return Response.json({ error: { code: "not_found", message: "Gone." } }, { status: 404 });
  });
  await weaving.stop();
  expect(page.state).toMatchObject({ phase: "done", error: null });
});
