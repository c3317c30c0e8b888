import { expect, test } from "vitest";
import type { FeatureProvider } from "./read-back-office.ts";
import { sharedProviders } from "./read-shared-providers.ts";

const row = (modelName: string, more: Partial<FeatureProvider> = {}): FeatureProvider => ({
  id: 1,
  providerName: "deepseek",
  modelName,
  apiKeyName: "DEEPSEEK_API_KEY",
  apiEndpoint: null,
  position: 0,
  isActive: true,
  fault: null,
  ...more,
});

test("the row that most features have is the shared one; the others are named", () => {
  const features = [
    { id: 3, providers: [row("b")] },
    { id: 1, providers: [row("a")] },
    { id: 2, providers: [row("b")] },
    { id: 4, providers: [] },
  ];
  expect(sharedProviders(features)).toMatchObject([{ modelName: "b", different: [1], missing: [4] }]);
});

test("of equally many, the feature with the lowest id decides", () => {
  expect(
    sharedProviders([
      { id: 2, providers: [row("b")] },
      { id: 1, providers: [row("a")] },
    ]),
  ).toMatchObject([{ modelName: "a", different: [2] }]);
});

test("one that is off is set differently; one that is asked later is not", () => {
  const features = [
    { id: 1, providers: [row("a"), row("o", { providerName: "openai", position: 1 })] },
    { id: 2, providers: [row("o", { providerName: "openai" }), row("a", { position: 1 })] },
    { id: 3, providers: [row("a", { isActive: false }), row("o", { providerName: "openai", position: 1 })] },
  ];
  const shared = sharedProviders(features).map(({ providerName, different }) => ({ providerName, different }));
  expect(shared).toEqual([
    { providerName: "deepseek", different: [3] },
    { providerName: "openai", different: [] },
  ]);
});
