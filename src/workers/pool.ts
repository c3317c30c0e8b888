import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { RefusalError } from "#i18n/refusals.ts";
import type { FromWorker } from "./serve-jobs.ts";

/** The project's folder, whether this runs from the sources or from the build. */
const HOME = dirname(findPackageJSON("..", import.meta.url) as string);

export interface PoolOptions {
  /** File of `src/workers`, run by Node as it is. */
  entry: string;
  /** Threads at most; they start when there is work. */
  size: number;
  /** Jobs that may wait; a further one is refused with `queue_full`. */
  queueLimit: number;
  /** A thread is replaced after so many jobs, which bounds what its libraries leak. */
  jobsPerWorker: number;
  /** From a job's start in a thread to its end, unless the job has a limit of its own. */
  timeoutMs: number;
  /** A thread without work ends after this long. */
  idleMs: number;
  /** Given to the thread as `workerData`. */
  data?: unknown;
}

interface JobOptions {
  signal?: AbortSignal | undefined;
  timeoutMs?: number | undefined;
  onProgress?: ((value: never) => void) | undefined;
}

/** A thread that ended by itself, a job over its time, or an unexpected error: the run ends, the pool works on. */
function failed(detail: string): RefusalError {
  return new RefusalError("engine_failed", { cause: new Error(detail) });
}

export interface PoolLoad {
  waiting: number;
  working: number;
  threads: number;
}

export interface WorkerPool {
  /** Throws `queue_full`, the refusal that the job threw, `engine_failed`, or the signal's reason. */
  run<Result>(name: string, args: unknown, options?: JobOptions): Promise<Result>;
  /** Jobs waiting and working, and the threads there are. */
  load(): PoolLoad;
  close(): Promise<void>;
}

interface Job {
  name: string;
  args: unknown;
  options: JobOptions;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

interface Slot {
  worker: Worker;
  jobs: number;
  job: Job | null;
  timer: NodeJS.Timeout | null;
  /** Takes the job's listeners away. */
  release(): void;
}

/**
 * Threads that each do one job at a time. A job over its time, or whose caller has gone, costs its thread, which is ended
 * and replaced; a crash ends the one job that caused it.
 */
export function createPool(options: PoolOptions): WorkerPool {
  return new ThreadPool(options);
}

class ThreadPool implements WorkerPool {
  readonly #options: PoolOptions;
  readonly #slots = new Set<Slot>();
  readonly #waiting: Job[] = [];
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  run<Result>(name: string, args: unknown, options: JobOptions = {}): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const { signal } = options;
    if (signal?.aborted) reject(signal.reason);
    else if (this.#isClosed || this.#waiting.length >= this.#options.queueLimit)
      reject(new RefusalError("queue_full", { retryAfterSeconds: 5 }));
    else {
      const job: Job = { name, args, options, resolve: resolve as Job["resolve"], reject };
      this.#waiting.push(job);
      const leave = () => leaveQueue(this.#waiting, job, signal?.reason);
      signal?.addEventListener("abort", leave, { once: true });
      this.#next();
      return promise.finally(() => signal?.removeEventListener("abort", leave));
    }
    return promise;
  }

  load(): PoolLoad {
    return {
      waiting: this.#waiting.length,
      threads: this.#slots.size,
      working: [...this.#slots].filter((slot) => slot.job !== null).length,
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of this.#waiting.splice(0)) job.reject(new RefusalError("queue_full"));
    const workers = [...this.#slots].map((slot) => slot.worker);
    for (const slot of this.#slots) this.#end(slot, new RefusalError("queue_full"));
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  #start(): Slot {
    const { entry, data } = this.#options;
    const worker = new Worker(join(HOME, "src/workers", entry), { workerData: data });
    const slot: Slot = { worker, jobs: 0, job: null, timer: null, release() {} };
    worker.on("message", (message: FromWorker) => this.#receive(slot, message));
    worker.on("error", (error) => this.#end(slot, failed(`worker crashed: ${String(error)}`)));
    worker.on("exit", (code) => this.#end(slot, failed(`worker exited with ${code}`)));
    worker.unref();
    this.#slots.add(slot);
    return slot;
  }

  /** Takes the thread out of the pool; its job, if any, fails with `error`. */
  #end(slot: Slot, error: unknown): void {
    if (!this.#slots.delete(slot)) return;
    const { job } = slot;
    finish(slot);
    void slot.worker.terminate();
    job?.reject(error);
    this.#next();
  }

  #receive(slot: Slot, message: FromWorker): void {
    const { job } = slot;
    if (!job) return;
    if ("progress" in message) {
      job.options.onProgress?.(message.progress as never);
      return;
    }
    finish(slot);
    if ("result" in message) job.resolve(message.result);
    else if ("refusal" in message)
      job.reject(new RefusalError(message.refusal.code, { fields: message.refusal.fields }));
    else job.reject(failed(message.error));
    if (slot.jobs >= this.#options.jobsPerWorker) this.#end(slot, null);
    else {
      slot.timer = setTimeout(() => this.#end(slot, null), this.#options.idleMs);
      slot.timer.unref();
    }
    this.#next();
  }

  #next(): void {
    while (!this.#isClosed && this.#waiting.length > 0) {
      const idle = [...this.#slots].find((each) => each.job === null);
      const slot = idle ?? (this.#slots.size < this.#options.size ? this.#start() : null);
      if (!slot) return;
      this.#work(slot, this.#waiting.shift() as Job);
    }
  }

  #work(slot: Slot, job: Job): void {
    const { signal, timeoutMs = this.#options.timeoutMs } = job.options;
    if (slot.timer) clearTimeout(slot.timer);
    const stop = () => this.#end(slot, signal?.reason);
    slot.job = job;
    slot.jobs += 1;
    slot.release = () => signal?.removeEventListener("abort", stop);
    slot.timer = setTimeout(() => this.#end(slot, failed(`${job.name} took over ${timeoutMs} ms`)), timeoutMs);
    signal?.addEventListener("abort", stop, { once: true });
    slot.worker.ref();
    slot.worker.postMessage({ name: job.name, args: job.args });
  }
}

function finish(slot: Slot): void {
  if (slot.timer) clearTimeout(slot.timer);
  slot.release();
  slot.job = null;
  slot.worker.unref();
}

function leaveQueue(waiting: Job[], job: Job, reason: unknown): void {
  const at = waiting.indexOf(job);
  if (at < 0) return;
  waiting.splice(at, 1);
  job.reject(reason);
}
