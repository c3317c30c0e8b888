// Loaded into a product before it starts (`node --import`, with --expose-gc): at SIGUSR2 the process collects the whole heap
// and writes what is left to a file, since memory between two collections says little of what stays.
import { renameSync, writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const folder = process.env["MEMORY_FOLDER"];
if (isMainThread && folder !== undefined && typeof globalThis.gc === "function")
  process.on("SIGUSR2", () => {
    globalThis.gc();
    // Buffers whose owner has just gone are given back by the next turn's collection.
    setImmediate(() => {
      globalThis.gc();
      const path = `${folder}/${process.pid}`;
      writeFileSync(`${path}.part`, JSON.stringify(process.memoryUsage()));
      renameSync(`${path}.part`, path);
    });
  });
