import { useCallback, useEffect, useRef, useState } from "react";
import type { Language } from "#i18n/language.ts";
import { followRun, IDLE, type RunState } from "./follow-run.ts";
import type { Envelope } from "#tools/tool.ts";

const POLL_MS = 1500;

/** Runs a tool and follows it: one key per press (kept for retries), live text, stop, and finding a run again after a reload. */
export function useRunTool<Result>(slug: string, language: Language) {
  const [state, setState] = useState<RunState<Result>>(IDLE);
  const controller = useRef<AbortController | null>(null);
  const runId = useRef<string | null>(null);

  const run = useCallback(
    async (input: object, file: File | null = null): Promise<Envelope<Result> | null> => {
      controller.current?.abort();
      const own = new AbortController();
      controller.current = own;
      runId.current = null;
      setState((now) => ({ ...IDLE, creditsLeft: now.creditsLeft, phase: "working" }));
      const { envelope, isLost } = await followRun<Result>({
        path: `/tools/${slug}/runs`,
        language,
        input,
        file,
        signal: own.signal,
        setState,
        onStart: (id) => keepOpenRun(slug, (runId.current = id)),
      });
      // A lost connection (a reload above all) says nothing about the run: it is looked for again.
      if (!isLost) forgetOpenRun(slug);
      window.dispatchEvent(new Event("creditsUpdated"));
      return envelope;
    },
    [slug, language],
  );

  const stop = useCallback(() => {
    const id = runId.current;
    if (id)
      void fetch(`/api/runs/${id}/cancel`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: "{}",
      });
    else controller.current?.abort();
    setState((now) => (now.phase === "working" ? { ...now, phase: "stopped" } : now));
  }, []);

  const show = useCallback(
    (envelope: Envelope<Result>, text: string) =>
      setState(({ creditsLeft }) => ({ ...IDLE, creditsLeft, phase: "done", engine: envelope.engine, envelope, text })),
    [],
  );

  useEffect(() => {
    const id = openRun(slug);
    if (id) return watchOpenRun<Result>(slug, id, setState);
  }, [slug]);

  return { state, run, stop, show };
}

const openRunKey = (slug: string) => `siyagha-open-run:${slug}`;

function keepOpenRun(slug: string, id: string): void {
  sessionStorage.setItem(openRunKey(slug), id);
}

function forgetOpenRun(slug: string): void {
  sessionStorage.removeItem(openRunKey(slug));
}

function openRun(slug: string): string | null {
  return sessionStorage.getItem(openRunKey(slug));
}

interface Found<Result> {
  status: string;
  input: Record<string, unknown> | null;
  envelope: Envelope<Result> | null;
}

/** After a reload in the middle of a run: asks for it until it has ended, then shows it. Returns how to give up. */
function watchOpenRun<Result>(slug: string, id: string, setState: (state: RunState<Result>) => void): () => void {
  let timer = 0;
  const ask = async () => {
    const response = await fetch(`/api/runs/${id}`).catch(() => null);
    const run = response?.ok ? ((await response.json()) as Found<Result>) : null;
    if (run?.status === "running") {
      setState({ ...IDLE, phase: "working" });
      timer = window.setTimeout(() => void ask(), POLL_MS);
      return;
    }
    forgetOpenRun(slug);
    setState(
      run?.envelope
        ? { ...IDLE, phase: "done", engine: run.envelope.engine, envelope: run.envelope, foundInput: run.input }
        : IDLE,
    );
  };
  void ask();
  return () => window.clearTimeout(timer);
}
