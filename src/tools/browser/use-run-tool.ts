import { useCallback, useEffect, useRef, useState } from "react";
import type { Language } from "#i18n/language.ts";
import { readEventStream } from "./use-event-stream.ts";
import type { Envelope, ToolSlug } from "#tools/tool.ts";

/** A refusal as the page shows it. */
export interface RunError {
  code: string;
  message: string;
  fields?: Record<string, string>;
  requestId?: string;
}

export interface RunState<Result> {
  phase: "idle" | "working" | "done" | "failed" | "stopped";
  engine: "provider" | "builtin" | null;
  /** The main text as far as it is written. */
  text: string;
  envelope: Envelope<Result> | null;
  error: RunError | null;
  creditsLeft: number | null;
  /** The input of a run that was found again after a reload; null for one started on this page. */
  foundInput: Record<string, unknown> | null;
}

const IDLE = {
  phase: "idle",
  engine: null,
  text: "",
  envelope: null,
  error: null,
  creditsLeft: null,
  foundInput: null,
} as const;
/** Written text reaches the page at most this often, so that a long answer does not keep the browser busy. */
const PAINT_MS = 60;
const POLL_MS = 1500;

/** Runs a tool and follows it: one key per press (kept for retries), live text, stop, and finding a run again after a reload. */
export function useRunTool<Result>(slug: ToolSlug, language: Language) {
  const [state, setState] = useState<RunState<Result>>(IDLE);
  const controller = useRef<AbortController | null>(null);
  const runId = useRef<string | null>(null);

  const run = useCallback(
    async (input: object): Promise<Envelope<Result> | null> => {
      controller.current?.abort();
      const own = new AbortController();
      controller.current = own;
      runId.current = null;
      setState((now) => ({ ...IDLE, creditsLeft: now.creditsLeft, phase: "working" }));
      const { envelope, isLost } = await follow<Result>({
        slug,
        language,
        input,
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
      setState((now) => ({
        ...IDLE,
        creditsLeft: now.creditsLeft,
        phase: "done",
        engine: envelope.engine,
        envelope,
        text,
      })),
    [],
  );

  useEffect(() => {
    const id = openRun(slug);
    if (id) return watchOpenRun<Result>(slug, id, setState);
  }, [slug]);

  return { state, run, stop, show };
}

interface Follow<Result> {
  slug: ToolSlug;
  language: Language;
  input: object;
  signal: AbortSignal;
  setState: (update: (now: RunState<Result>) => RunState<Result>) => void;
  onStart: (runId: string) => void;
}

async function follow<Result>({
  slug,
  language,
  input,
  signal,
  setState,
  onStart,
}: Follow<Result>): Promise<{ envelope: Envelope<Result> | null; isLost: boolean }> {
  let isLost = false;
  let envelope: Envelope<Result> | null = null;
  let text = "";
  let painted = 0;
  const paint = () => {
    painted = performance.now();
    const shown = text;
    setState((now) => ({ ...now, text: shown }));
  };
  try {
    const response = await fetch(`/api/tools/${slug}/runs?lang=${language}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream",
        "idempotency-key": crypto.randomUUID(),
        "x-run-continues": "yes",
      },
      body: JSON.stringify({ ...input, lang: language }),
      signal,
    });
    if (!response.ok || !response.body) throw await errorOf(response);
    for await (const { event, data } of readEventStream(response.body)) {
      if (event === "start") {
        onStart(String(data["runId"]));
        setState((now) => ({ ...now, engine: data["engine"] as "provider" | "builtin" }));
      } else if (event === "restart") {
        text = "";
        setState((now) => ({ ...now, engine: data["engine"] as "provider" | "builtin", text: "" }));
      } else if (event === "delta") {
        text += String(data["text"]);
        if (performance.now() - painted > PAINT_MS) paint();
      } else if (event === "result") envelope = data as unknown as Envelope<Result>;
      else if (event === "credits") setState((now) => ({ ...now, creditsLeft: Number(data["left"]) }));
      else if (event === "error") throw data;
    }
    paint();
    const answer = envelope;
    setState((now) => ({
      ...now,
      phase: answer ? (now.phase === "stopped" ? "stopped" : "done") : "stopped",
      envelope: answer,
      engine: answer?.engine ?? now.engine,
    }));
  } catch (error) {
    const refusal = runErrorOf(error);
    isLost = refusal.code === "connection" && !signal.aborted;
    if (!signal.aborted) setState((now) => ({ ...now, phase: "failed", error: refusal }));
  }
  return { envelope, isLost };
}

async function errorOf(response: Response): Promise<RunError> {
  const body = (await response.json().catch(() => null)) as { error?: RunError } | null;
  return body?.error ?? { code: "internal", message: "" };
}

/** A refusal passes as it is; a broken connection has no words of its own, the page has. */
function runErrorOf(error: unknown): RunError {
  if (typeof error === "object" && error !== null && "code" in error && "message" in error && !(error instanceof Error))
    return error as RunError;
  return { code: "connection", message: "" };
}

const openRunKey = (slug: ToolSlug) => `siyagha-open-run:${slug}`;

function keepOpenRun(slug: ToolSlug, id: string): void {
  sessionStorage.setItem(openRunKey(slug), id);
}

function forgetOpenRun(slug: ToolSlug): void {
  sessionStorage.removeItem(openRunKey(slug));
}

function openRun(slug: ToolSlug): string | null {
  return sessionStorage.getItem(openRunKey(slug));
}

interface Found<Result> {
  status: string;
  input: Record<string, unknown> | null;
  envelope: Envelope<Result> | null;
}

/** After a reload in the middle of a run: asks for it until it has ended, then shows it. Returns how to give up. */
function watchOpenRun<Result>(slug: ToolSlug, id: string, setState: (state: RunState<Result>) => void): () => void {
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
