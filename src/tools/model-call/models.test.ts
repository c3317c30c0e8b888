import { describe, expect, it } from "vitest";
import { DEFAULT_MODELS, findLiveModel, MODELS, statusOn } from "./models.ts";

describe("the table of language models", () => {
  it("names each model once, and a live successor of the same vendor for each that ends", () => {
    const names = MODELS.flatMap((model) => [model.id, ...model.names]);
    expect(new Set(names).size).toBe(names.length);
    for (const model of MODELS.filter(({ status }) => status !== "live")) {
      const successor = MODELS.find(({ id }) => id === model.successor);
      expect(model.retiredOn).toBeDefined();
      expect([successor?.status, successor?.provider]).toEqual(["live", model.provider]);
    }
  });

  it("knows the names that administrators have stored, with their last day", () => {
    const endOf = (name: string) => {
      const model = MODELS.find(({ id, names }) => id === name || names.includes(name));
      return [model?.retiredOn, model?.successor];
    };
    expect(endOf("gpt-4o")).toEqual(["2027-01-14", "gpt-6-luna"]);
    expect(endOf("gpt-4.1-mini-2025-04-14")).toEqual(["2027-01-14", "gpt-6-luna"]);
    expect(endOf("gpt-5-mini")).toEqual(["2026-12-11", "gpt-6.1-terra"]);
    expect(endOf("o3-pro")).toEqual(["2026-12-11", "gpt-6.1-sol"]);
    expect(endOf("o4-mini")).toEqual(["2026-10-23", "gpt-6.1-terra"]);
    expect(endOf("claude-sonnet-4-5-20250929")).toEqual(["2026-11-30", "claude-sonnet-5-5"]);
  });

  it("shows images to the default provider, which sees, and not to its neighbour, which does not", () => {
    expect(findLiveModel("deepseek", DEFAULT_MODELS.deepseek)).toMatchObject({ id: "deepseek-flash", sees: true });
    expect(findLiveModel("deepseek", "deepseek-v4-flash").sees).toBe(true);
    expect(findLiveModel("deepseek", "deepseek-v4-pro").sees).toBe(false);
  });

  it("calls a model by its stored name until its day, and its successor from then on", () => {
    expect(findLiveModel("openai", "gpt-5-2025-08-07", "2026-12-10").id).toBe("gpt-5-2025-08-07");
    expect(findLiveModel("openai", "gpt-5-2025-08-07", "2026-12-11").id).toBe("gpt-6.1-sol");
    const gpt4o = MODELS.find(({ id }) => id === "gpt-4o") as (typeof MODELS)[number];
    expect([statusOn(gpt4o, "2027-01-13"), statusOn(gpt4o, "2027-01-14")]).toEqual(["retiring", "retired"]);
  });

  it("leaves a name that it does not know, or that is another provider's, as it is", () => {
    expect(findLiveModel("openai", "my-own-model").id).toBe("my-own-model");
    expect(findLiveModel("local", "gpt-5")).toEqual({ id: "gpt-5", options: {}, sees: true });
  });
});
