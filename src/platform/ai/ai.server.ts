import { createBreaker } from "./breaker.server.ts";
import { toModelFault } from "./faults.server.ts";
import { resolveEndpoint } from "./hosts.server.ts";
import { type Ai, type LiveModel, type ModelCall, type ModelEvent, ModelFault, type ProviderChoice } from "./ai.ts";
import { askForModelList } from "./model-list.server.ts";
import { environmentKeys, type ProviderKeys } from "./provider-keys.server.ts";
import type { Settings } from "#platform/env.server.ts";
import type { Log } from "#platform/process/log.ts";
import type { Metrics } from "#platform/process/metrics.server.ts";

/**
 * `findModel` gives the live id and options of a stored model name; `now` is milliseconds since the epoch; `count` hears of each
 * call's end; `keys` finds keys, the environment's alone where left out.
 */
export function createAi(
  settings: Settings,
  log: Log,
  findModel: (provider: ProviderChoice["providerName"], name: string) => LiveModel,
  now: () => number = Date.now,
  count: Metrics["modelCall"] = () => {},
  keys: ProviderKeys = environmentKeys(settings.providerKeys),
): Ai {
  const breaker = createBreaker(now);
  const withoutSchema = new Set<string>();

  async function* stream(choice: ProviderChoice, call: ModelCall): AsyncGenerator<ModelEvent> {
    const { keyOnTrial } = call;
    const endpoint = resolveEndpoint(settings, choice, keyOnTrial === undefined ? keys.find : () => keyOnTrial);
    if (typeof endpoint === "string") throw new ModelFault("unavailable", { detail: endpoint });
    const { providerName: provider } = choice;
    const model = findModel(provider, choice.modelName);
    if (!breaker.enter(provider, endpoint.host, model.id, call.evenWhenOpen))
      throw new ModelFault("unavailable", { detail: "breaker open" });
    const started = now();
    const name = { provider, host: endpoint.host, model: model.id };
    let outcome: ModelFault | null = new ModelFault("stopped");
    try {
      // The vendors' libraries are loaded by the first call, not held by a process that only serves pages.
      const { streamHeeding } = await import("./stream.server.ts");
      for await (const event of streamHeeding(withoutSchema, endpoint, provider, model, call)) {
        if (event.type === "end") outcome = null;
        yield event;
      }
    } catch (error) {
      outcome = toModelFault(error, now());
      if (outcome.kind !== "stopped")
        log.warn({ ...name, fault: outcome.kind, detail: outcome.message, ms: now() - started }, "model call failed");
      throw outcome;
    } finally {
      breaker.leave(provider, endpoint.host, model.id, outcome);
      count({ provider, outcome: outcome?.kind ?? "answered", seconds: (now() - started) / 1000 });
    }
  }

  return {
    refreshKeys: keys.refresh,
    faultOf: (choice) => {
      const endpoint = resolveEndpoint(settings, choice, keys.find);
      return typeof endpoint === "string" ? endpoint : null;
    },
    isAvailable: (choice) => {
      const endpoint = resolveEndpoint(settings, choice, keys.find);
      return (
        typeof endpoint !== "string" &&
        breaker.allows(choice.providerName, endpoint.host, findModel(choice.providerName, choice.modelName).id)
      );
    },
    sees: (choice) => findModel(choice.providerName, choice.modelName).sees,
    stream,
    listModels: (choice) => askForModelList(settings, choice, keys.find),
    health: breaker.health,
  };
}
