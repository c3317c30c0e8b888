import type { ChildProcess } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pause } from "./storm-processes.ts";

const MIB = 1024 * 1024;
/** A busy process may take long to come to a signal. */
const LONGEST_MS = 20_000;

/** What a process holds right after a collection of its whole heap, in MiB: with its threads, and what its own code keeps. */
export interface Memory {
  resident: number;
  kept: number;
}

/** Settings with which a product tells its memory in files of `folder`. */
export function memorySettings(folder: string): Record<string, string> {
  const preload = new URL("tell-memory.mjs", import.meta.url).href;
  return { MEMORY_FOLDER: folder, NODE_OPTIONS: `--expose-gc --import=${preload}` };
}

/** Collects and asks; null where the process does not answer in time. */
export async function readMemory(child: ChildProcess, folder: string): Promise<Memory | null> {
  const path = join(folder, String(child.pid));
  rmSync(path, { force: true });
  child.kill("SIGUSR2");
  for (const limit = Date.now() + LONGEST_MS; !existsSync(path); await pause(50)) if (Date.now() > limit) return null;
  const told = JSON.parse(readFileSync(path, "utf8")) as NodeJS.MemoryUsage;
  return { resident: told.rss / MIB, kept: (told.heapUsed + told.external) / MIB };
}

/** How much values rise a minute: the line that fits them best (least squares). `seconds` lie between two values. */
export function risePerMinute(values: readonly number[], seconds: number): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let [above, below] = [0, 0];
  for (const [at, value] of values.entries()) {
    above += (at - middle) * (value - mean);
    below += (at - middle) ** 2;
  }
  return below === 0 ? 0 : (above / below) * (60 / seconds);
}
