import { availableParallelism } from "node:os";
import type { Documents, EngineThreads, Pixels, PortCall, Ports } from "#tools/ports.ts";
import { createPool, type PoolLoad, type WorkerPool } from "./pool.ts";

/** The ports, the threads of pure engines, and how to end them all. */
export interface OpenPorts extends Ports {
  engines: EngineThreads;
  /** The load of each pool, by its name. */
  loads(): Record<string, PoolLoad>;
  close(): Promise<void>;
}

/** Fills the ports with pools of threads. Nothing starts before the first call, and idle threads end by themselves. */
export function createPorts(): OpenPorts {
  const pixels = createPool({
    entry: "pixels-worker.ts",
    size: 2,
    queueLimit: 32,
    jobsPerWorker: 200,
    timeoutMs: 20_000,
    idleMs: 60_000,
  });
  const documents = createPool({
    entry: "documents-worker.ts",
    size: 1,
    queueLimit: 16,
    jobsPerWorker: 50,
    timeoutMs: 30_000,
    idleMs: 60_000,
  });
  const ocr = createPool({
    entry: "ocr-worker.ts",
    // Each thread holds up to 200 MB of language models.
    size: Math.max(1, Math.min(2, availableParallelism() - 1)),
    queueLimit: 32,
    jobsPerWorker: 100,
    timeoutMs: 60_000,
    idleMs: 600_000,
  });
  const engines = createPool({
    entry: "engine-worker.ts",
    size: 2,
    queueLimit: 64,
    jobsPerWorker: 1000,
    timeoutMs: 30_000,
    idleMs: 600_000,
  });
  return {
    engines: { run: (half, job, call) => engines.run(half, job, jobOf(call)) },
    pixels: pixelsOf(pixels),
    documents: documentsOf(documents),
    ocr: { read: (image, options) => ocr.run("read", { image, language: options.language }, jobOf(options)) },
    loads: () => ({ pixels: pixels.load(), documents: documents.load(), ocr: ocr.load(), engines: engines.load() }),
    async close() {
      await Promise.all([engines.close(), pixels.close(), documents.close(), ocr.close()]);
    },
  };
}

function pixelsOf(pool: WorkerPool): Pixels {
  return {
    metadata: (bytes, call) => pool.run("metadata", { bytes }, jobOf(call)),
    decode: (bytes, options = {}) =>
      pool.run("decode", { bytes, maxSide: options.maxSide, channels: options.channels }, jobOf(options)),
    encode: (image, options) =>
      pool.run("encode", { image, format: options.format, quality: options.quality }, jobOf(options)),
    resize: (bytes, options) => {
      const { maxSide, format, quality } = options;
      return pool.run("resize", { bytes, maxSide, format, quality }, jobOf(options));
    },
  };
}

function documentsOf(pool: WorkerPool): Documents {
  return {
    text: ({ bytes, type }, call) => pool.run("text", { bytes, type }, jobOf(call)),
    page: (bytes, options) => {
      const { index, maxSide, isBare } = options;
      return pool.run("page", { bytes, index, maxSide, isBare }, jobOf(options));
    },
  };
}

function jobOf(call: PortCall = {}) {
  return { signal: call.signal, onProgress: call.onProgress };
}
