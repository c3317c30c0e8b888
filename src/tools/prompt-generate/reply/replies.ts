import { callApi } from "#browser/call-api.ts";
import type { Language } from "#i18n/language.ts";
import { followRun, type Followed } from "#tools/browser/tool-run/follow-run.ts";
import { createKeyedPress, pause } from "#tools/browser/tool-run/keyed-press.ts";
import { IDLE, type RunState } from "#tools/browser/tool-run-state.ts";

/** A model's answer to the prompt of a run, as the server keeps it. */
export interface Reply {
  id: string;
  status: "running" | "done" | "stopped";
  /** What was sent. */
  prompt: string;
  /** Empty while it is written. */
  text: string;
  /** It reached the longest length that is asked for. */
  isCut: boolean;
  model: string | null;
  cost: number;
}

/** Which prompt is answered: a version (without it the newest), and what was typed into its blanks. */
export interface ReplyOrder {
  version?: number;
  blanks?: Readonly<Record<string, string>>;
}

type SetState = (update: (now: RunState<Reply>) => RunState<Reply>) => void;

/** The replies to one run. One whose end is open, by a lost connection, is asked for again by the next press and not paid twice. */
export function createReplies(page: { runId: string; language: Language; setState: SetState }) {
  const { runId, language, setState } = page;
  const path = `/runs/${runId}/replies`;
  const { press } = createKeyedPress();

  /** Those that the server has, newest first; null where it does not answer. */
  async function list(): Promise<Reply[] | null> {
    const found = await callApi<{ replies: Reply[] }>(language, "GET", path);
    return found.ok ? found.data.replies : null;
  }

  /** Lists them until none is at work any more: one that was begun before a reload is found when it is there. */
  async function watch(signal: AbortSignal, onFound: (replies: Reply[]) => void): Promise<void> {
    for (let isWatched = false; ;) {
      const found = await list();
      if (signal.aborted || found === null) return;
      onFound(found.filter(({ status }) => status !== "running"));
      const isWorking = found.some(({ status }) => status === "running");
      if (isWorking) setState(() => ({ ...IDLE, phase: "working" }));
      else if (isWatched) setState(() => IDLE);
      if (!isWorking) return;
      isWatched = true;
      await pause();
      if (signal.aborted) return;
    }
  }

  /** The answer to this prompt; null with the reason in the state, or where it was stopped before anything showed. */
  async function ask(prompt: string, order: ReplyOrder): Promise<Reply | null> {
    setState(() => ({ ...IDLE, phase: "working" }));
    const { signal } = new AbortController();
    const follow = (key: string): Promise<Followed<Reply>> =>
      followRun<Reply>({ path, language, input: order, file: null, key, signal, setState, onStart: () => {} });
    const { envelope, error } = await press(prompt, follow, signal);
    if (error) setState((now) => ({ ...now, phase: "failed", error }));
    return envelope?.result ?? null;
  }

  /** A stop that did not arrive: the model writes on, and the page says so. */
  async function stop(): Promise<void> {
    setState((now) => ({ ...now, error: null }));
    const asked = await callApi(language, "POST", `/runs/${runId}/cancel`, {});
    if (!asked.ok) setState((now) => (now.phase === "working" ? { ...now, error: asked.fault } : now));
  }

  return { watch, ask, stop };
}
