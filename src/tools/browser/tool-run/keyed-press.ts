import type { ApiFault } from "#browser/call-api.ts";

const POLL_MS = 1500;
/** How long a press goes on asking for work of its own that has not ended. */
const JOIN_ATTEMPTS = 40;
/** After these nobody knows whether the work was done, or charged. */
const UNSURE: readonly string[] = ["connection", "internal", "database_unavailable", "run_in_progress"];
/** What the server says of a key whose work is over and can be given no more. */
const GONE: readonly string[] = ["not_found", "idempotency_mismatch"];

/**
 * Presses that cost credits. A press has one key; pressed again while the end of the first is open, the same request has
 * the same key, so that the server gives what it made before and charges once. Such a key is kept until the work is there or
 * the server says how it ended: a refusal that never reached that work (a full queue, an ended session) says nothing of it.
 */
export function createKeyedPress() {
  const open = new Map<string, string>();

  async function press<Answer extends { error: Pick<ApiFault, "code"> | null }>(
    request: string,
    send: (key: string) => Promise<Answer>,
    signal: AbortSignal,
  ): Promise<Answer> {
    const kept = open.get(request);
    if (kept !== undefined) {
      const answer = await join(() => send(kept), signal);
      if (signal.aborted) return answer;
      if (answer.error === null || GONE.includes(answer.error.code)) open.delete(request);
      if (answer.error?.code !== "run_ended") return answer;
      // It ended without an answer and cost nothing: the press means a new one.
      open.delete(request);
    }
    const key = crypto.randomUUID();
    const answer = await send(key);
    if (answer.error && UNSURE.includes(answer.error.code)) open.set(request, key);
    return answer;
  }

  /** `isOpen`: whether the end of this request's last press is still not known. */
  return { press, isOpen: (request: string) => open.has(request) };
}

/** Asks for the work of a key until it has ended, or nobody waits for it any more. */
async function join<Answer extends { error: Pick<ApiFault, "code"> | null }>(
  send: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  let answer = await send();
  for (let attempt = 1; answer.error?.code === "run_in_progress" && attempt < JOIN_ATTEMPTS; attempt += 1) {
    await pause();
    if (signal.aborted) return answer;
    answer = await send();
  }
  return answer;
}

export const pause = () => new Promise<void>((resolve) => setTimeout(resolve, POLL_MS));
