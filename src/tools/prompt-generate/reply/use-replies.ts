import { useEffect, useMemo, useState } from "react";
import { announceCredits, type ApiFault } from "#browser/call-api.ts";
import type { Language } from "#i18n/language.ts";
import { IDLE, type RunState } from "#tools/browser/tool-run-state.ts";
import { createReplies, type Reply, type ReplyOrder } from "./replies.ts";

interface Shown {
  /** As it is copied, with its blanks filled. */
  prompt: string;
  order: ReplyOrder;
  /** Keeps what was typed and not sent yet, so that it is answered too; gives why that failed. */
  settle: () => Promise<ApiFault | null>;
}

/** The answers to a run's prompt, and the one to the prompt that is shown. */
export function useReplies(runId: string, language: Language, { prompt, order, settle }: Shown) {
  const [state, setState] = useState<RunState<Reply>>(IDLE);
  const [kept, setKept] = useState<readonly Reply[]>([]);
  /** The reply to a press, and what was shown at it. */
  const [pressed, setPressed] = useState<{ id: string; prompt: string } | null>(null);
  const replies = useMemo(() => createReplies({ runId, language, setState }), [runId, language]);
  useEffect(() => {
    const leave = new AbortController();
    void replies.watch(leave.signal, (found) => setKept((now) => [...without(now, found), ...found]));
    return () => leave.abort();
  }, [replies]);

  async function ask() {
    setState({ ...IDLE, phase: "working" });
    const error = await settle();
    if (error) {
      setState({ ...IDLE, phase: "failed", error });
      return;
    }
    const reply = await replies.ask(prompt, order);
    announceCredits();
    if (!reply) return;
    setPressed({ id: reply.id, prompt });
    setKept((now) => [reply, ...without(now, [reply])]);
  }

  const current = kept.find(
    (reply) => reply.prompt === prompt || (pressed?.id === reply.id && pressed.prompt === prompt),
  );
  return {
    state,
    current,
    earlier: kept.filter((reply) => reply !== current),
    isWorking: state.phase === "working",
    /** Where the whole answer is on the page there is nothing to ask for. */
    canAsk: state.phase !== "working" && current?.status !== "done",
    ask: () => void ask(),
    stop: () => void replies.stop(),
  };
}

function without(replies: readonly Reply[], gone: readonly Reply[]): Reply[] {
  return replies.filter(({ id }) => !gone.some((reply) => reply.id === id));
}
