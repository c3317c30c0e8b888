import { featurePrompts, serviceProviders, toolFeatures } from "#domain/tool-features/tables.ts";
import { choiceFor } from "#tests/support/models/llm-choices.ts";
import type { TestDeps } from "./test-deps.ts";

/** Leaves the product one feature: the English generator, by a model at `origin`. */
export async function onlyTheGenerator({ deps: { db } }: TestDeps, origin: string): Promise<void> {
  await db.delete(toolFeatures);
  const words = { slug: "prompt-generate", displayName: "x", featureType: "text", language: "en" } as const;
  const [feature] = await db
    .insert(toolFeatures)
    .values({ name: "prompt-generate-en", ...words })
    .returning();
  const featureId = feature?.id as number;
  await db.insert(featurePrompts).values({ featureId, promptContent: "You ask. {{options}}", version: 1 });
  await db.insert(serviceProviders).values({ featureId, ...choiceFor("deepseek", origin) });
}
