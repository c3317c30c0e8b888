import { getEventListeners } from "node:events";
import { afterEach, describe, expect, test } from "vitest";
import { createPool, type PoolOptions, type WorkerPool } from "./pool.ts";

let pool: WorkerPool;
afterEach(() => pool.close());

function open(more: Partial<PoolOptions> = {}): WorkerPool {
  pool = createPool({
    entry: "../../tests/support/processes/pool-worker.ts",
    size: 1,
    queueLimit: 2,
    jobsPerWorker: 100,
    timeoutMs: 10_000,
    idleMs: 10_000,
    ...more,
  });
  return pool;
}

const threadOf = () => pool.run<number>("thread", {});

describe("a pool of threads", () => {
  test("answers, and passes on progress while a job works", async () => {
    const seen: number[] = [];
    expect(await open().run("sleep", { ms: 20 }, { onProgress: (value: number) => seen.push(value) })).toBe("rested");
    expect(seen).toEqual([0.5]);
  });

  test("refuses what does not fit the queue, and works on", async () => {
    open();
    const first = Array.from({ length: 3 }, () => pool.run("sleep", { ms: 50 }));
    await expect(pool.run("sleep", { ms: 1 })).rejects.toMatchObject({ code: "queue_full", retryAfterSeconds: 5 });
    expect(pool.load()).toEqual({ waiting: 2, working: 1, threads: 1 });
    expect(await Promise.all(first)).toEqual(["rested", "rested", "rested"]);
  });

  test("ends a job that is over its time, even one that never yields, and replaces its thread", async () => {
    open({ timeoutMs: 1500 });
    const before = await threadOf();
    await expect(pool.run("spin", {})).rejects.toMatchObject({ code: "engine_failed" });
    expect(await pool.run<number>("thread", {}, { timeoutMs: 10_000 })).not.toBe(before);
  });

  test("a crash ends one job; those that wait are done by the next thread", async () => {
    open();
    const crashed = pool.run("crash", {});
    const next = pool.run("sleep", { ms: 1 });
    await expect(crashed).rejects.toMatchObject({ code: "engine_failed" });
    expect(await next).toBe("rested");
  });

  test("an unexpected error ends its job and keeps the thread; a refusal arrives as one", async () => {
    open();
    const before = await threadOf();
    await expect(pool.run("throws", {})).rejects.toMatchObject({
      code: "engine_failed",
      cause: { message: "something unexpected" },
    });
    await expect(pool.run("refuses", {})).rejects.toMatchObject({
      code: "invalid_input",
      fields: { file: "damaged_file" },
    });
    expect(await threadOf()).toBe(before);
  });

  test("replaces a thread after its number of jobs", async () => {
    open({ jobsPerWorker: 2 });
    const threads = [await threadOf(), await threadOf(), await threadOf()];
    expect(threads[1]).toBe(threads[0]);
    expect(threads[2]).not.toBe(threads[0]);
  });

  test("an aborted job ends at once, whether it works or waits, and later jobs are done", async () => {
    open();
    const stop = new AbortController();
    const working = pool.run("spin", {}, { signal: stop.signal });
    const queued = pool.run("sleep", { ms: 1 }, { signal: stop.signal });
    const after = pool.run("sleep", { ms: 1 });
    stop.abort(new Error("stopped"));
    await expect(working).rejects.toThrow("stopped");
    await expect(queued).rejects.toThrow("stopped");
    expect(await after).toBe("rested");
    await expect(pool.run("sleep", { ms: 1 }, { signal: stop.signal })).rejects.toThrow("stopped");
  });

  test("a job that is done has left its signal, which may live on", async () => {
    open();
    const { signal } = new AbortController();
    await Promise.all([pool.run("sleep", { ms: 1 }, { signal }), pool.run("sleep", { ms: 1 }, { signal })]);
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  test("lets an idle thread end", async () => {
    open({ idleMs: 30 });
    const before = await threadOf();
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(await threadOf()).not.toBe(before);
  });

  test("once closed refuses, and what it had ends", async () => {
    open();
    const working = pool.run("sleep", { ms: 5000 }).catch((error: unknown) => error);
    await pool.close();
    expect(await working).toMatchObject({ code: "queue_full" });
    await expect(pool.run("sleep", { ms: 1 })).rejects.toMatchObject({ code: "queue_full" });
  });
});
