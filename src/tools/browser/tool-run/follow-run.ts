import { type ApiFault, NO_ANSWER, readFault, requestApi } from "#browser/call-api.ts";
import type { Language } from "#i18n/language.ts";
import type { Envelope } from "#tools/tool.ts";
import type { RunState } from "#tools/browser/tool-run-state.ts";
import { readEventStream } from "#tools/browser/use-event-stream.ts";

/** Written text reaches the page at most this often, so that a long answer does not keep the browser busy. */
const PAINT_MS = 60;

export interface Follow<Result> {
  /** Where the run is asked for, below /api. */
  path: string;
  language: Language;
  input: object;
  file: File | null;
  /** The idempotency key: the same one never runs, nor charges, twice. */
  key: string;
  signal: AbortSignal;
  setState: (update: (now: RunState<Result>) => RunState<Result>) => void;
  onStart: (runId: string) => void;
}

export interface Followed<Result> {
  envelope: Envelope<Result> | null;
  /** Why there is no answer; null also for a run that was stopped. The state still says that it works. */
  error: ApiFault | null;
}

/** Starts a run, or joins the one its key has started before, and follows its events into the page's state. */
export async function followRun<Result>({
  path,
  language,
  input,
  file,
  key,
  signal,
  setState,
  onStart,
}: Follow<Result>): Promise<Followed<Result>> {
  let isDone = false;
  let envelope: Envelope<Result> | null = null;
  let text = "";
  let painted = 0;
  const paint = () => {
    painted = performance.now();
    const shown = text;
    setState((now) => ({ ...now, text: shown }));
  };
  try {
    const response = await postRun(path, language, { input, file, key }, signal);
    if (!response.ok || !response.body) throw await readFault(response, language);
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
      else if (event === "done") isDone = true;
    }
    if (!isDone && !envelope) throw new Error("the stream ended before its time");
  } catch (error) {
    if (!envelope) return { envelope, error: signal.aborted ? null : faultOf(error) };
  }
  paint();
  const answer = envelope;
  setState((now) => ({
    ...now,
    phase: answer ? (now.phase === "stopped" ? "stopped" : "done") : "stopped",
    envelope: answer,
    engine: answer?.engine ?? now.engine,
  }));
  return { envelope, error: null };
}

function postRun(
  path: string,
  language: Language,
  { input, file, key }: { input: object; file: File | null; key: string },
  signal: AbortSignal,
): Promise<Response> {
  const fields = { ...input, lang: language };
  return requestApi(language, "POST", path, file ? formOf(fields, file) : fields, {
    key,
    headers: { accept: "text/event-stream", "x-run-continues": "yes" },
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

/** A refusal passes as it is; a broken connection has no words of its own, the page has. */
function faultOf(error: unknown): ApiFault {
  const isRefusal = typeof error === "object" && error !== null && "code" in error && !(error instanceof Error);
  return isRefusal ? { ...NO_ANSWER, ...(error as Partial<ApiFault>) } : NO_ANSWER;
}
