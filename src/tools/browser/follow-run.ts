import type { Language } from "#i18n/language.ts";
import type { Envelope, Progress } from "#tools/tool.ts";
import { readEventStream } from "./use-event-stream.ts";

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
  /** How far a long run is, where its engine says so. */
  progress: Progress | null;
  /** The input of a run that was found again after a reload; null for one started on this page. */
  foundInput: Record<string, unknown> | null;
}

export const IDLE = {
  phase: "idle",
  engine: null,
  text: "",
  envelope: null,
  error: null,
  creditsLeft: null,
  progress: null,
  foundInput: null,
} as const;
/** Written text reaches the page at most this often, so that a long answer does not keep the browser busy. */
const PAINT_MS = 60;

interface Follow<Result> {
  /** Where the run is asked for, below /api. */
  path: string;
  language: Language;
  input: object;
  file: File | null;
  signal: AbortSignal;
  setState: (update: (now: RunState<Result>) => RunState<Result>) => void;
  onStart: (runId: string) => void;
}

/** Starts a run and follows its events into the page's state. `isLost`: the connection broke, which says nothing about the run. */
export async function followRun<Result>({
  path,
  language,
  input,
  file,
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
    const response = await postRun(path, language, input, file, signal);
    if (!response.ok || !response.body) throw await errorOf(response);
    for await (const { event, data } of readEventStream(response.body)) {
      if (event === "start") {
        onStart(String(data["runId"]));
        setState((now) => ({ ...now, engine: data["engine"] as "provider" | "builtin" }));
      } else if (event === "restart") {
        text = "";
        setState((now) => ({ ...now, engine: data["engine"] as "provider" | "builtin", text: "" }));
      } else if (event === "progress") {
        const progress = { value: Number(data["value"]), label: String(data["label"]) };
        setState((now) => ({ ...now, progress }));
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

function postRun(
  path: string,
  language: Language,
  input: object,
  file: File | null,
  signal: AbortSignal,
): Promise<Response> {
  const fields = { ...input, lang: language };
  return fetch(`/api${path}?lang=${language}`, {
    method: "POST",
    headers: {
      ...(file ? {} : { "content-type": "application/json" }),
      accept: "text/event-stream",
      "idempotency-key": crypto.randomUUID(),
      "x-run-continues": "yes",
    },
    body: file ? formOf(fields, file) : JSON.stringify(fields),
    signal,
  });
}

/** Fields beside a file: texts as they are, other values as JSON, what is not given left out. */
function formOf(fields: object, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.set(name, typeof value === "string" ? value : JSON.stringify(value));
  form.set("file", file);
  return form;
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
