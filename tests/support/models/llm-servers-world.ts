import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { framesOf } from "./llm-servers-frames.ts";

/**
 * The world outside the product, in a process of its own: a DeepSeek that writes as asked, and the readers of the
 * product's streams. One clock sees both ends, so that what lies between them is the product's own time.
 */
export interface WorldOrder {
  url: string;
  /** The address people know the product by. */
  origin: string;
  /** One cookie a reader. */
  cookies: string[];
  /** Runs that each reader makes, one after another. */
  runsEach: number;
  /** The readers begin spread over this time. */
  arriveOverMs: number;
  pieces: number;
  everyMs: number;
  answer: string;
}

export interface WorldReport {
  /** From the provider's first write of visible text to the reader's first delta, milliseconds, one a run. */
  addedMs: number[];
  /** From the request to the last event. */
  wholeMs: number[];
  failures: string[];
}

const firstTextAt = new Map<string, number>();
let order: WorldOrder | null = null;

async function serveModel(): Promise<string> {
  const server = createServer((request, response) => void writeAnswer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function writeAnswer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = "";
  for await (const piece of request.setEncoding("utf8")) body += piece;
  const run = /run-\d+-\d+/.exec(body)?.[0] ?? "";
  const { answer, pieces, everyMs } = order as WorldOrder;
  const frames = framesOf("deepseek");
  const size = Math.ceil(answer.length / pieces);
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const frame of frames.opening()) response.write(frame);
  for (let at = 0; at < answer.length; at += size) {
    if (!firstTextAt.has(run)) firstTextAt.set(run, performance.now());
    for (const frame of frames.text(answer.slice(at, at + size))) response.write(frame);
    if (everyMs > 0) await sleep(everyMs);
  }
  response.end(frames.closing(answer, "stop").join(""));
}

async function readRuns(reader: number, cookie: string, report: WorldReport): Promise<void> {
  const { url, origin, runsEach } = order as WorldOrder;
  for (let count = 0; count < runsEach; count += 1) {
    const run = `run-${reader}-${count}`;
    const started = performance.now();
    const headers = {
      "content-type": "application/json",
      accept: "text/event-stream",
      cookie,
      origin,
    };
    const response = await fetch(url, {
      method: "POST",
      headers,
      body: JSON.stringify({ text: `a short letter about ${run}`, lang: "en" }),
    });
    let text = "";
    let firstDeltaAt = 0;
    for await (const piece of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      text += piece;
      if (firstDeltaAt === 0 && text.includes("event: delta")) firstDeltaAt = performance.now();
    }
    if (!text.includes("event: done") || !text.includes('"engine":"provider"'))
      report.failures.push(`${response.status} ${text.slice(-300)}`);
    else {
      report.addedMs.push(firstDeltaAt - (firstTextAt.get(run) ?? 0));
      report.wholeMs.push(performance.now() - started);
    }
  }
}

async function carryOut(message: WorldOrder): Promise<void> {
  order = message;
  firstTextAt.clear();
  const report: WorldReport = { addedMs: [], wholeMs: [], failures: [] };
  const gapMs = message.arriveOverMs / message.cookies.length;
  await Promise.all(
    message.cookies.map((cookie, reader) => sleep(reader * gapMs).then(() => readRuns(reader, cookie, report))),
  );
  process.send?.(report);
}

process.on("message", (message: WorldOrder) => void carryOut(message));

process.send?.(await serveModel());
