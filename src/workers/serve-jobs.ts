import { parentPort } from "node:worker_threads";
import { RefusalError, type RefusalCode } from "#i18n/refusals.ts";
import type { FieldErrors } from "#i18n/field-faults.ts";
import { provideModelFiles } from "./model-files.ts";

/** What a thread sends while it works and when it is done. */
export type FromWorker =
  | { progress: unknown }
  | { result: unknown }
  | { refusal: { code: RefusalCode; fields: FieldErrors | undefined } }
  | { error: string };

/** One kind of work of a thread: plain values in, plain values out. */
export type JobHandler = (args: never, report: (progress: unknown) => void) => unknown;

/** Answers jobs in a thread, one at a time; a refusal travels as its code, anything else as its words. */
export function serveJobs(handlers: Record<string, JobHandler>): void {
  const port = parentPort;
  if (!port) throw new Error("this file runs in a worker thread");
  provideModelFiles();
  const send = (message: FromWorker) => port.postMessage(message);
  port.on("message", ({ name, args }: { name: string; args: never }) => {
    void answer(handlers, name, args, send);
  });
}

async function answer(
  handlers: Record<string, JobHandler>,
  name: string,
  args: never,
  send: (message: FromWorker) => void,
): Promise<void> {
  try {
    const handler = handlers[name];
    if (!handler) throw new Error(`no job is called ${name}`);
    send({ result: await handler(args, (progress) => send({ progress })) });
  } catch (error) {
    if (error instanceof RefusalError) send({ refusal: { code: error.code, fields: error.fields } });
    else send({ error: error instanceof Error ? error.message : String(error) });
  }
}
