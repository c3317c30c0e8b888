import type { Endpoint } from "./hosts.server.ts";

/** What the vendors' libraries know of a Messages stream; they refuse the rest, though the vendor says that more will come. */
const MESSAGE_EVENTS = new Set([
  "message_start",
  "message_delta",
  "message_stop",
  "content_block_start",
  "content_block_delta",
  "content_block_stop",
  "ping",
  "error",
]);
const BLOCKS = new Set(["text", "thinking", "redacted_thinking", "tool_use"]);
const DELTAS = new Set(["text_delta", "thinking_delta", "signature_delta", "input_json_delta", "citations_delta"]);

/** One event of a stream, as far as it is looked at here. */
interface Frame {
  type?: unknown;
  choices?: unknown;
  error?: unknown;
  object?: unknown;
  delta?: { type?: unknown };
  content_block?: { type?: unknown };
}

/**
 * Goes through a stream line by line before the vendor's library reads it: leaves out events that the wire does not know,
 * and calls `onThinking` for each piece of reasoning, which some libraries drop without a word. Everything else passes as
 * it came, what cannot be read too.
 */
export function heedFrames(wire: Endpoint["wire"], onThinking: () => void): TransformStream<string, string> {
  let rest = "";
  return new TransformStream({
    transform(chunk, controller) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() as string;
      for (const line of lines) if (isKept(wire, line, onThinking)) controller.enqueue(`${line}\n`);
    },
    flush(controller) {
      if (rest !== "" && isKept(wire, rest, onThinking)) controller.enqueue(rest);
    },
  });
}

function isKept(wire: Endpoint["wire"], line: string, onThinking: () => void): boolean {
  const frame = frameOf(line);
  if (frame === null) return true;
  if (thinks(frame)) onThinking();
  if (wire === "anthropic") return isKnownMessageEvent(frame);
  if (wire === "openai-responses") return true;
  return frame.choices !== undefined || frame.error !== undefined || (frame.type === undefined && !frame.object);
}

function frameOf(line: string): Frame | null {
  const json = /^data: ?(\{.*\})\s*$/.exec(line)?.[1];
  if (json === undefined) return null;
  try {
    return JSON.parse(json) as Frame;
  } catch {
    return null;
  }
}

function isKnownMessageEvent({ type, delta, content_block: block }: Frame): boolean {
  if (typeof type !== "string") return true;
  if (type === "content_block_delta") return DELTAS.has(String(delta?.type));
  if (type === "content_block_start") return BLOCKS.has(String(block?.type));
  return MESSAGE_EVENTS.has(type);
}

/** Reasoning as each wire writes it; on chat completions each server has its own name for it. */
function thinks(frame: Frame): boolean {
  if (typeof frame.type === "string")
    return /^response\.reasoning\w*\.delta$/.test(frame.type) || frame.delta?.type === "thinking_delta";
  const [choice] = Array.isArray(frame.choices) ? (frame.choices as { delta?: Record<string, unknown> }[]) : [];
  const { delta } = choice ?? {};
  return [delta?.["reasoning_content"], delta?.["reasoning"], delta?.["thinking"]].some(
    (text) => typeof text === "string" && text !== "",
  );
}
