import { z } from "zod";
import type { LiveModel, ProviderChoice } from "#platform/ai/ai.ts";
import catalogue from "./models.json" with { type: "json" };

const limit = z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))]);

const CATALOGUE = z
  .object({
    checkedOn: z.string(),
    models: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        kind: z.literal("text"),
        provider: z.enum(["deepseek", "openai", "anthropic"]).optional(),
        status: z.enum(["live", "retiring", "retired"]),
        retiredOn: z.string().optional(),
        successor: z.string().optional(),
        /** Takes images in a text conversation. */
        sees: z.boolean().default(false),
        options: z
          .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.record(z.string(), z.string())]))
          .optional(),
        limits: z.record(z.string(), limit),
      }),
    ),
  })
  .parse(catalogue);

/** What is known of an outside text model: data, checked on a date, never a branch in the code. Models that make images and videos are in `src/engines/media/media-models-data.ts`, which the browser loads too. */
export type Model = (typeof CATALOGUE)["models"][number] & { checkedOn: string };

/** Every model we know, with the month its facts were checked. */
export const MODELS: readonly Model[] = CATALOGUE.models.map((model) => ({ ...model, checkedOn: CATALOGUE.checkedOn }));

/** The models a new feature starts with, by provider; the first is the name the specification gives. */
export const DEFAULT_MODELS: Record<Exclude<ProviderChoice["providerName"], "local">, string> = {
  deepseek: "deepseek-chat",
  openai: "gpt-6.1-terra",
  anthropic: "claude-haiku-5-5",
};

function findModel(kind: Model["kind"], id: string): Model | null {
  return MODELS.find((model) => model.kind === kind && model.id === id) ?? null;
}

/** The id a stored text model's name is called by today, and the options its API wants. An unknown name goes as it is. */
export function findLiveModel(provider: ProviderChoice["providerName"], name: string): LiveModel {
  const named = findModel("text", name);
  const model = named?.status === "retired" && named.successor ? findModel("text", named.successor) : named;
  if (model?.provider === provider) return { id: model.id, options: model.options ?? {}, sees: model.sees };
  // The administrator's own model: whether it sees is theirs to try, with the provider test.
  return { id: name, options: provider === "deepseek" ? { thinking: { type: "disabled" } } : {}, sees: true };
}
