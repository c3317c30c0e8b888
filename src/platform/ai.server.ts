import type { Ai } from "./ai.ts";
import { ModelFault } from "./ai.ts";
import type { Settings } from "./env.server.ts";
import type { Log } from "./log.ts";

/** No provider is wired yet: every row counts as absent, and the built-in engines answer. */
export function createAi(_settings: Settings, _log: Log): Ai {
  return {
    isAvailable: () => false,
    stream: () => {
      throw new ModelFault("unavailable");
    },
  };
}
