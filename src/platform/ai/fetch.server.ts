import { heedFrames } from "./frames.server.ts";
import type { Endpoint } from "./hosts.server.ts";
import { ModelFault } from "./ai.ts";

type Fetch = (url: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** Bytes of an answer, and of an error. */
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_ERROR_BYTES = 256 * 1024;

/**
 * The SDK writes a message's text as a list of one, which fits two shapes of the published request schema at once; as plain text
 * it fits one.
 */
export function plainInputFetch(send: Fetch): Fetch {
  return (url, init) => {
    const body = JSON.parse(String(init?.body)) as { input: { content: string | { type: string; text: string }[] }[] };
    for (const message of body.input)
      if (typeof message.content !== "string" && message.content.every((part) => part.type.endsWith("_text")))
        message.content = message.content.map((part) => part.text).join("");
    return send(url, { ...init, body: JSON.stringify(body) });
  };
}

/** Puts a model's own name into the request, whatever name the library has for it. */
export function namedFetch(send: Fetch, model: string): Fetch {
  return (url, init) =>
    send(url, { ...init, body: JSON.stringify({ ...(JSON.parse(String(init?.body)) as object), model }) });
}

/** Asks and goes through the stream of the answer before the library does. */
export function heedingFetch(wire: Endpoint["wire"], onThinking: () => void): Fetch {
  return async (url, init) => {
    const response = await guardedFetch(url, init);
    if (!response.ok || !response.body) return response;
    const { status, statusText, headers } = response;
    const heeded = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(heedFrames(wire, onThinking))
      .pipeThrough(new TextEncoderStream());
    return new Response(heeded, { status, statusText, headers });
  };
}

/** A redirect could carry the key to another host; a page in place of an answer is a gateway's error in disguise. */
async function guardedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: "error" });
  if (response.ok && response.headers.get("content-type")?.includes("text/html")) {
    await response.body?.cancel();
    throw new ModelFault("unavailable", { retryable: true, detail: "HTML in place of an answer" });
  }
  return bounded(response, response.ok ? MOST_BYTES : MOST_ERROR_BYTES);
}

/** The SDKs keep a line until it ends, and an error's body whole: neither is theirs to fill the memory with. */
function bounded(response: Response, mostBytes: number): Response {
  if (!response.body) return response;
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes <= mostBytes) controller.enqueue(chunk);
        else controller.error(new ModelFault("malformed", { detail: "answer without end" }));
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(counted, { status, statusText, headers });
}
