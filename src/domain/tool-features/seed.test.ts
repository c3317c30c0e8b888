import { afterAll, beforeAll, expect, test } from "vitest";
import { testAdministrator } from "#tests/support/scenes/back-office.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { findFeature } from "./read.ts";
import { listFeatures } from "./read-back-office.ts";
import { type FeatureSeed, seedToolFeatures, upgradePrompts } from "./seed.ts";
import { LOCAL_KEY_NAME } from "./rules.ts";
import { savePrompt } from "./write-prompts.ts";
import { putProviderFirst } from "./write-providers.ts";

const seed = (language: "ar" | "en", prompt: string): FeatureSeed => ({
  slug: "prompt-generate",
  language,
  displayName: language,
  featureType: "text",
  prompt,
  providers: [{ providerName: "openai", modelName: "gpt-6.1-terra", apiKeyName: "OPENAI_API_KEY", apiEndpoint: null }],
  limits: { perDay: 1, perMonth: 1 },
});

let product: TestDeps;
beforeAll(async () => {
  product = await createTestDeps();
  await seedToolFeatures(product.deps.db, [seed("ar", "قديم {{options}}"), seed("en", "old {{options}}")]);
});
afterAll(() => product.close());

test("a newer prompt becomes the next version, once, and leaves an administrator's alone", async () => {
  const { db } = product.deps;
  const english = (await listFeatures(product.deps)).find(({ language }) => language === "en");
  await savePrompt(testAdministrator(), db, english?.id ?? 0, "mine {{options}}");
  const newer = [seed("ar", "جديد {{options}}"), seed("en", "new {{options}}")];
  expect(await upgradePrompts(db, newer)).toEqual(["prompt-generate-ar"]);
  expect(await upgradePrompts(db, newer)).toEqual([]);
  expect((await findFeature(db, "prompt-generate", "ar"))?.prompt).toEqual({ content: "جديد {{options}}", version: 2 });
  expect((await findFeature(db, "prompt-generate", "en"))?.prompt).toEqual({ content: "mine {{options}}", version: 2 });
});

test("a model on this machine becomes the first provider of every feature, from loopback alone", async () => {
  const local = {
    providerName: "local" as const,
    modelName: "small-model:3b",
    apiKeyName: LOCAL_KEY_NAME,
    apiEndpoint: "http://127.0.0.1:11434/v1",
  };
  expect(await putProviderFirst(testAdministrator(), product.deps, local)).toBe(2);
  for (const { providers } of await listFeatures(product.deps))
    expect(providers[0]).toMatchObject({
      providerName: "local",
      modelName: "small-model:3b",
      isActive: true,
      fault: null,
    });
  await expect(
    putProviderFirst(testAdministrator(), product.deps, { ...local, apiEndpoint: "https://models.example/v1" }),
  ).rejects.toMatchObject({ code: "invalid_input" });
});
