import { EventSourceParserStream } from "eventsource-parser/stream";

/** The events of a server-sent stream, their data parsed as JSON. */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<{ event: string; data: Record<string, unknown> }> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      yield { event: step.value.event ?? "message", data: JSON.parse(step.value.data) as Record<string, unknown> };
    }
  } finally {
    reader.releaseLock();
  }
}
