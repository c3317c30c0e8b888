import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * One whole collection. A start leaves twice the heap that rest needs, and V8 keeps it for as long as timers tick. It holds
 * the process for 50 to 110 ms, so it is asked for once, when the engines have been tried, before anybody waits.
 */
export function releaseMemory(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  setFlagsFromString("--no-expose-gc");
}
