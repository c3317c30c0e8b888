import { beforeEach, describe, expect, it } from "vitest";
import { createProviderKeys, type SealedKey, STORED_KEYS_MS } from "./provider-keys.server.ts";
import { sealKey } from "./sealed-keys.server.ts";

const SECRET = "a-secret-of-the-tests-with-more-than-32-characters";
const row = (providerName: string, key: string, secret = SECRET): SealedKey => ({
  providerName,
  sealed: sealKey(secret, providerName, key),
});

let now = 0;
let rows: SealedKey[] = [];
let readings = 0;
const keysWith = (environment: Record<string, string> = {}) =>
  createProviderKeys(
    new Map(Object.entries(environment)),
    SECRET,
    async () => {
      readings += 1;
      return rows;
    },
    () => now,
  );
beforeEach(() => {
  [now, rows, readings] = [0, [], 0];
});

describe("keys of providers", () => {
  it("are the environment's first, then the stored ones, by the vendor's main variable alone", async () => {
    rows = [row("openai", "stored-openai"), row("deepseek", "stored-deepseek")];
    const keys = keysWith({ OPENAI_API_KEY: "from-the-environment", AI_OTHER_KEY: "other" });
    await keys.refresh();
    expect(keys.find("OPENAI_API_KEY")).toBe("from-the-environment");
    expect(keys.find("DEEPSEEK_API_KEY")).toBe("stored-deepseek");
    expect(keys.find("AI_OTHER_KEY")).toBe("other");
    expect(keys.find("OPENAI_OTHER_KEY")).toBeUndefined();
  });

  it("leave out what the secret does not open", async () => {
    rows = [row("openai", "stored-openai", `${SECRET} of before`), row("deepseek", "stored-deepseek")];
    const keys = keysWith();
    await keys.refresh();
    expect([keys.find("OPENAI_API_KEY"), keys.find("DEEPSEEK_API_KEY")]).toEqual([undefined, "stored-deepseek"]);
  });

  it("are read again after STORED_KEYS_MS and not before, unless asked to, and once for all who wait", async () => {
    const keys = keysWith();
    await Promise.all([keys.refresh(), keys.refresh()]);
    expect(readings).toBe(1);
    rows = [row("openai", "changed")];
    now = STORED_KEYS_MS - 1;
    await keys.refresh();
    expect([readings, keys.find("OPENAI_API_KEY")]).toEqual([1, undefined]);
    now = STORED_KEYS_MS;
    await keys.refresh();
    expect([readings, keys.find("OPENAI_API_KEY")]).toEqual([2, "changed"]);
    rows = [];
    await keys.refresh(true);
    expect([readings, keys.find("OPENAI_API_KEY")]).toEqual([3, undefined]);
  });

  it("do not come back by a reading that began before they were taken away", async () => {
    const waiting: ((rows: SealedKey[]) => void)[] = [];
    const keys = createProviderKeys(new Map(), SECRET, () => new Promise((resolve) => waiting.push(resolve)));
    const early = keys.refresh();
    const late = keys.refresh(true);
    waiting[1]?.([]);
    await late;
    waiting[0]?.([row("openai", "taken away")]);
    await early;
    expect(keys.find("OPENAI_API_KEY")).toBeUndefined();
  });
});
