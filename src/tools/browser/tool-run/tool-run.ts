import { callApi } from "#browser/call-api.ts";
import type { Language } from "#i18n/language.ts";
import { followRun } from "./follow-run.ts";
import { createKeyedPress, pause } from "./keyed-press.ts";
import { IDLE, openRunKey, type RunState } from "#tools/browser/tool-run-state.ts";
import type { Envelope } from "#tools/tool.ts";

/** Kept over a reload, in the browser `sessionStorage`. */
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export interface ToolRun<Result> {
  run(input: object, file?: File | null): Promise<Envelope<Result> | null>;
  stop(): void;
  /**
   * After a reload in the middle of a run: asks for it until it has ended, then shows it. Else shows the run that the page's
   * address names. Returns how to give up.
   */
  resume(named: string | null): () => void;
}

/** One page's runs of a tool. Pressed again after a failure that leaves its end open, a press is the same run and one charge. */
export function createToolRun<Result>(page: {
  slug: string;
  language: Language;
  store: Store;
  setState: (update: (now: RunState<Result>) => RunState<Result>) => void;
}): ToolRun<Result> {
  const { slug, language, store, setState } = page;
  const path = `/tools/${slug}/runs`;
  const openRun = openRunKey(slug);
  let controller: AbortController | null = null;
  let runId: string | null = null;
  let stopWanted = false;
  const presses = createKeyedPress();

  async function run(input: object, file: File | null = null): Promise<Envelope<Result> | null> {
    controller?.abort();
    const own = (controller = new AbortController());
    runId = null;
    stopWanted = false;
    setState((now) => ({ ...IDLE, creditsLeft: now.creditsLeft, phase: "working" }));
    const onStart = (id: string) => {
      store.setItem(openRun, (runId = id));
      if (stopWanted) void askToStop(language, id, setState);
    };
    const follow = (key: string) =>
      followRun<Result>({ path, language, input, file, key, signal: own.signal, setState, onStart });
    const request = JSON.stringify([input, file && [file.name, file.size, file.lastModified]]);
    const { envelope, error } = await presses.press(request, follow, own.signal);
    if (own.signal.aborted) return envelope;
    // While nobody knows the run's end (a reload above all), it is looked for again.
    if (!presses.isOpen(request)) store.removeItem(openRun);
    if (error) setState((now) => ({ ...now, phase: "failed", error }));
    return envelope;
  }

  function stop(): void {
    stopWanted = true;
    setState((now) => (now.phase === "working" ? { ...now, phase: "stopped" } : now));
    if (runId) void askToStop(language, runId, setState);
  }

  function resume(named: string | null): () => void {
    const open = store.getItem(openRun);
    const id = open ?? named;
    if (id === null) return () => {};
    const given = new AbortController();
    void watch<Result>({ slug, language, id }, given.signal, setState).then(
      (ended) => ended && id === open && store.removeItem(openRun),
    );
    return () => given.abort();
  }

  return { run, stop, resume };
}

/** A stop that did not arrive: the run works on, and the page says so. */
async function askToStop<Result>(
  language: Language,
  id: string,
  setState: (update: (now: RunState<Result>) => RunState<Result>) => void,
): Promise<void> {
  const { ok } = await callApi(language, "POST", `/runs/${id}/cancel`, {});
  if (!ok) setState((now) => (now.phase === "stopped" && !now.envelope ? { ...now, phase: "working" } : now));
}

interface Found<Result> {
  tool: string;
  status: string;
  input: Record<string, unknown> | null;
  envelope: Envelope<Result> | null;
}

/** True when the run has ended and is shown; false when it was given up. */
async function watch<Result>(
  { slug, language, id }: { slug: string; language: Language; id: string },
  signal: AbortSignal,
  setState: (update: (now: RunState<Result>) => RunState<Result>) => void,
): Promise<boolean> {
  for (;;) {
    const answer = await callApi<Found<Result>>(language, "GET", `/runs/${encodeURIComponent(id)}`);
    const run = answer.ok && answer.data.tool === slug ? answer.data : null;
    if (signal.aborted) return false;
    if (run?.status !== "running") {
      setState(() =>
        run?.envelope
          ? { ...IDLE, phase: "done", engine: run.envelope.engine, envelope: run.envelope, foundInput: run.input }
          : IDLE,
      );
      return true;
    }
    setState(() => ({ ...IDLE, phase: "working" }));
    await pause();
    if (signal.aborted) return false;
  }
}
