import { z } from "zod";
import type { LiveModel, ProviderChoice } from "#platform/ai/ai.ts";
import catalogue from "./models.json" with { type: "json" };

const DATE = /^\d{4}-\d{2}-\d{2}$/;

const CATALOGUE = z
  .object({
    models: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        provider: z.enum(["deepseek", "openai", "anthropic"]),
        status: z.enum(["live", "retiring", "retired"]),
        /** Other names that the vendor takes, or took, for the same model. */
        names: z.array(z.string()).default([]),
        /** The day on which the vendor stops, or stopped, answering. */
        retiredOn: z.string().regex(DATE).optional(),
        successor: z.string().optional(),
        /** Takes images in a text conversation. */
        sees: z.boolean().default(false),
        options: z
          .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.record(z.string(), z.string())]))
          .optional(),
        limits: z.object({ contextTokens: z.number().optional(), outputTokens: z.number().optional() }).default({}),
        /** Per million tokens, at its cheapest: some are dearer by the hour or by length. */
        price: z.object({ currency: z.enum(["USD", "CNY"]), input: z.number(), output: z.number() }).optional(),
        /** The vendor's page on which to check again, and the day of the last look. */
        source: z.url(),
        checkedOn: z.string().regex(DATE),
      }),
    ),
  })
  .parse(catalogue);

/**
 * What is known of an outside text model: data, checked on a date, never a branch in the code. Models that make images and videos
 * are in `src/engines/media/media-models.ts`, which the browser loads too.
 */
export type Model = (typeof CATALOGUE)["models"][number];

/** Every model we know. */
export const MODELS: readonly Model[] = CATALOGUE.models;

/** What became of a model by a day: one that was to retire has, once its date is there. */
export function statusOn(model: Model, day: string): Model["status"] {
  return model.status === "retiring" && model.retiredOn !== undefined && model.retiredOn <= day
    ? "retired"
    : model.status;
}

/** The models a new feature starts with, by provider; the first is the name the specification gives. */
export const DEFAULT_MODELS: Record<Exclude<ProviderChoice["providerName"], "local">, string> = {
  deepseek: "deepseek-chat",
  openai: "gpt-6.1-terra",
  anthropic: "claude-haiku-5-5",
};

function findModel(name: string): Model | undefined {
  return MODELS.find((model) => model.id === name || model.names.includes(name));
}

/** Every name that the vendor takes for the same model, the given one first. */
export function namesOf(name: string): string[] {
  const model = findModel(name);
  return [...new Set([name, ...(model ? [model.id, ...model.names] : [])])];
}

/** The model that takes a stored model's place, as the table knows it, by its label; null where it knows none. */
export function successorOf(name: string): string | null {
  const next = findModel(findModel(name)?.successor ?? "");
  return next?.label ?? null;
}

/** The id a stored text model's name is called by on a day, and the options its API wants. An unknown name goes as it is. */
export function findLiveModel(
  provider: ProviderChoice["providerName"],
  name: string,
  day = new Date().toISOString().slice(0, 10),
): LiveModel {
  const named = findModel(name);
  const next = named && statusOn(named, day) === "retired" && named.successor ? findModel(named.successor) : undefined;
  const model = next ?? named;
  if (model?.provider === provider) return { id: next?.id ?? name, options: model.options ?? {}, sees: model.sees };
  // The administrator's own model: whether it sees is theirs to try, with the provider test.
  return { id: name, options: provider === "deepseek" ? { thinking: { type: "disabled" } } : {}, sees: true };
}
