import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type Ending, errorBody, framesOf, type Wire } from "./llm-servers-frames.ts";

/** What the server does with one request. */
export type Scenario =
  | {
      does: "answer";
      text: string;
      pieces?: number;
      everyMs?: number;
      ending?: Ending;
      crlf?: boolean;
      doubleDone?: boolean;
      splitBytes?: boolean;
      reasoningFirst?: string;
    }
  | { does: "status"; status: number; code?: string; message?: string; headers?: Record<string, string> }
  | { does: "reset"; after?: string }
  | { does: "malformed"; after: string }
  | { does: "error-event"; code: string; after: string }
  | { does: "keep-alive" | "never" | "html" | "endless" }
  | { does: "redirect"; to: string }
  /** An error body as one server writes it. */
  | { does: "body"; status: number; body: unknown }
  /** A whole stream, frame by frame, as one server writes it. */
  | { does: "frames"; frames: readonly string[]; everyMs?: number };

export interface ReceivedRequest {
  wire: Wire;
  path: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
}

export interface LlmServer {
  origin: string;
  requests: ReceivedRequest[];
  /** What it answers when asked for its models. */
  models: { id: string; type?: string }[];
  /** Sets what happens next, in order; the last one stays. */
  play(...scenarios: Scenario[]): void;
  /** Streams whose reader went away before the end, as performance.now(). */
  abandonedAt: number[];
  close(): Promise<void>;
}

/** A loopback server that speaks OpenAI chat and responses, Anthropic messages and DeepSeek, distinguished by the path. */
export async function startLlmServer(): Promise<LlmServer> {
  let queue: Scenario[] = [{ does: "answer", text: "{}" }];
  const requests: ReceivedRequest[] = [];
  const models = [{ id: "small-model:3b" }, { id: "other/model" }];
  const abandonedAt: number[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === "GET" && request.url === "/v1/models") {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ object: "list", data: models }));
      return;
    }
    const wire = wireOf(request.url ?? "");
    requests.push({
      wire,
      path: request.url ?? "",
      headers: request.headers,
      body: JSON.parse(await bodyOf(request)) as Record<string, unknown>,
    });
    const scenario = (queue.length > 1 ? queue.shift() : queue[0]) as Scenario;
    response.on("close", () => {
      if (!response.writableFinished) abandonedAt.push(performance.now());
    });
    await perform(wire, scenario, response);
  }
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    models,
    abandonedAt,
    play(...scenarios) {
      queue = scenarios;
      requests.length = 0;
      abandonedAt.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function wireOf(path: string): Wire {
  if (path.endsWith("/responses")) return "openai-responses";
  if (path.endsWith("/messages")) return "anthropic";
  return path === "/chat/completions" ? "deepseek" : "openai-chat";
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  request.setEncoding("utf8");
  for await (const piece of request) body += piece;
  return body;
}

async function perform(wire: Wire, scenario: Scenario, response: ServerResponse): Promise<void> {
  if (scenario.does === "never") return;
  if (scenario.does === "status") {
    response.writeHead(scenario.status, { "content-type": "application/json", ...scenario.headers });
    response.end(JSON.stringify(errorBody(wire, scenario.code ?? "an_error", scenario.message ?? "Something failed")));
  } else if (scenario.does === "body") {
    response.writeHead(scenario.status, { "content-type": "application/json" });
    response.end(JSON.stringify(scenario.body));
  } else if (scenario.does === "frames") {
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const frame of scenario.frames) {
      response.write(frame);
      await sleep(scenario.everyMs ?? 0);
    }
    response.end();
  } else if (scenario.does === "html") {
    response.writeHead(200, { "content-type": "text/html" });
    response.end("<!doctype html><title>Gateway</title><p>Sign in to the network");
  } else if (scenario.does === "redirect") {
    response.writeHead(307, { location: scenario.to });
    response.end();
  } else if (scenario.does === "reset" && scenario.after === undefined) response.destroy();
  else await performStream(wire, scenario, response);
}

async function performStream(wire: Wire, scenario: Scenario, response: ServerResponse): Promise<void> {
  const frames = framesOf(wire);
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
  const write = (pieces: string[]) => pieces.forEach((piece) => response.write(piece));
  if (scenario.does === "keep-alive" || scenario.does === "endless") {
    write(frames.opening());
    while (!response.destroyed) {
      write(scenario.does === "endless" ? frames.text("x") : [frames.keepAlive()]);
      await sleep(20);
    }
    return;
  }
  if (scenario.does === "answer") return writeAnswer(wire, scenario, response);
  const shown = "after" in scenario ? (scenario.after ?? "") : "";
  write(frames.opening());
  if (shown !== "") write(frames.text(shown));
  await sleep(20);
  if (scenario.does === "reset") response.destroy();
  else {
    write(scenario.does === "error-event" ? frames.error(scenario.code) : ['data: {"choices": [{"del\n\n']);
    response.end();
  }
}

async function writeAnswer(
  wire: Wire,
  scenario: Extract<Scenario, { does: "answer" }>,
  response: ServerResponse,
): Promise<void> {
  const frames = framesOf(wire);
  const { text, pieces = 6, everyMs = 0, ending = "stop" } = scenario;
  const size = Math.max(1, Math.ceil(text.length / pieces));
  const parts = text.match(new RegExp(`[^]{1,${size}}`, "gu")) ?? [];
  const all = [
    ...frames.opening(),
    ...(scenario.reasoningFirst ? frames.reasoning(scenario.reasoningFirst) : []),
    ...parts.flatMap((part) => frames.text(part)),
    ...frames.closing(text, ending),
    ...(scenario.doubleDone ? ["data: [DONE]\n\n"] : []),
  ].map((frame) => (scenario.crlf ? frame.replaceAll("\n", "\r\n") : frame));
  if (scenario.splitBytes) {
    // Seven bytes at a time: characters of two and more bytes are cut in the middle again and again.
    const bytes = Buffer.from(all.join(""));
    for (let at = 0; at < bytes.length; at += 7) {
      response.write(bytes.subarray(at, at + 7));
      if (at % 70 === 0) await sleep(0);
    }
  } else {
    for (const frame of all) {
      if (response.destroyed) return;
      response.write(frame);
      if (everyMs > 0) await sleep(everyMs);
    }
  }
  response.end();
}
