import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testAdministrator } from "#tests/support/scenes/back-office.ts";
import { createPostgresDeps, createTestDeps, hasPostgres, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { auditLog } from "#domain/audit/tables.ts";
import { findFeature } from "./read.ts";
import { listFeatures, listPromptVersions, readFeature } from "./read-back-office.ts";
import type { FeatureTool } from "./rules.ts";
import { featurePrompts } from "./tables.ts";
import { createFeature, setFeatureActive } from "./write-features.ts";
import { saveLimits } from "./write-limits.ts";
import { returnToVersion, savePrompt } from "./write-prompts.ts";
import { sharedProviders } from "./read-shared-providers.ts";
import { type ProviderInput, saveProvider, saveProviderEverywhere } from "./write-providers.ts";

const TOOLS: FeatureTool[] = [
  { slug: "prompt-generate", featureType: "text", limits: { perDay: 30, perMonth: 500 } },
  { slug: "prompt-checker", featureType: "checker", limits: { perDay: 30, perMonth: 500 } },
];
const PROMPT = "اكتب موجّهًا. {{options}}";
const NEW = { name: "prompt-generate-ar", displayName: "مولّد الموجّهات", promptContent: PROMPT };
const OPENAI: ProviderInput = {
  providerName: "openai",
  modelName: "gpt-6.1-terra",
  apiKeyName: "OPENAI_API_KEY",
  apiEndpoint: null,
  isActive: true,
};

describe("a tool's feature", () => {
  let test: TestDeps;
  let id = 0;
  const admin = testAdministrator();
  beforeAll(async () => {
    test = await createTestDeps({ DEEPSEEK_API_KEY: "key", PROVIDER_HOSTS: "models.example" });
    id = (await createFeature(admin, test.deps.db, NEW, TOOLS)).id;
  });
  afterAll(() => test.close());

  it("begins with its first prompt, the default provider and the tool's limits; type and language follow from the name", async () => {
    expect(await readFeature(test.deps, id)).toMatchObject({
      name: "prompt-generate-ar",
      displayName: "مولّد الموجّهات",
      slug: "prompt-generate",
      featureType: "text",
      language: "ar",
      isActive: true,
      promptVersion: 1,
      providers: [
        { providerName: "deepseek", modelName: "deepseek-chat", apiKeyName: "DEEPSEEK_API_KEY", fault: null },
      ],
      limits: { dailyLimit: 30, monthlyLimit: 500, isEnabled: true },
    });
  });

  it.each([
    ["unknown-tool-ar", "unknown_feature_name"],
    ["prompt-generate", "unknown_feature_name"],
    ["prompt-generate-fr", "unknown_feature_name"],
    ["Prompt-Generate-ar", "unknown_feature_name"],
    ["", "required"],
    ["prompt-generate-ar", "feature_exists"],
  ])("named %j is refused as %s", async (name, fault) => {
    await expect(createFeature(admin, test.deps.db, { ...NEW, name }, TOOLS)).rejects.toMatchObject({
      code: "invalid_input",
      fields: { name: fault },
    });
  });

  it.each([
    ["بلا موضع للخيارات", "prompt_needs_options"],
    ["{{options}} {{user_input}}", "prompt_has_user_input"],
    ["{{options}} {{ user_input }}", "prompt_has_user_input"],
    [" \u0000 ", "required"],
    [`{{options}}${"a".repeat(40_001)}`, "too_long"],
  ])("refuses the prompt %j", async (content, fault) => {
    await expect(savePrompt(admin, test.deps.db, id, content)).rejects.toMatchObject({
      code: "invalid_input",
      fields: { promptContent: fault },
    });
  });

  it("saves a prompt as the next version and activates it; returning reactivates the old number", async () => {
    const { db } = test.deps;
    expect(await savePrompt(admin, db, id, "ثانٍ {{options}}")).toMatchObject({
      version: 2,
      isActive: true,
      authorEmail: admin.email,
    });
    expect((await findFeature(db, "prompt-generate", "ar"))?.prompt).toEqual({
      content: "ثانٍ {{options}}",
      version: 2,
    });
    await returnToVersion(admin, db, id, 1);
    expect((await findFeature(db, "prompt-generate", "ar"))?.prompt).toEqual({ content: PROMPT, version: 1 });
    expect((await listPromptVersions(db, id)).map((row) => [row.version, row.isActive])).toEqual([
      [2, false],
      [1, true],
    ]);
    expect((await savePrompt(admin, db, id, PROMPT)).version).toBe(3);
    await expect(returnToVersion(admin, db, id, 9)).rejects.toMatchObject({ code: "not_found" });
    expect((await readFeature(test.deps, id)).promptVersion).toBe(3);
  });

  it("keeps one row a provider, in the order given", async () => {
    await saveProvider(admin, test.deps, id, { ...OPENAI, position: 0 });
    await saveProvider(admin, test.deps, id, { ...OPENAI, modelName: "gpt-6.1-sol", isActive: false });
    const { providers } = await readFeature(test.deps, id);
    expect(providers.map((row) => [row.providerName, row.modelName, row.position, row.isActive, row.fault])).toEqual([
      ["openai", "gpt-6.1-sol", 0, false, "key_missing"],
      ["deepseek", "deepseek-chat", 1, true, null],
    ]);
  });

  it("saves a provider for every feature at once, and leaves alone what was set differently", async () => {
    const other = (
      await createFeature(admin, test.deps.db, { ...NEW, name: "prompt-checker-ar", displayName: "الفاحص" }, TOOLS)
    ).id;
    const third = (
      await createFeature(admin, test.deps.db, { ...NEW, name: "prompt-checker-en", displayName: "Checker" }, TOOLS)
    ).id;
    const claude = { ...OPENAI, providerName: "anthropic", modelName: "a-1", apiKeyName: "ANTHROPIC_API_KEY" } as const;
    const modelIn = async (feature: number) =>
      (await readFeature(test.deps, feature)).providers.find((row) => row.providerName === "anthropic")?.modelName;
    const everywhere = { ...claude, includeDifferent: false };
    expect(await saveProviderEverywhere(admin, test.deps, everywhere)).toEqual({ changed: 3, kept: 0 });
    await saveProvider(admin, test.deps, other, { ...claude, modelName: "a-special" });
    const next = { ...everywhere, modelName: "a-2" };
    expect(await saveProviderEverywhere(admin, test.deps, next)).toEqual({ changed: 2, kept: 1 });
    expect([await modelIn(id), await modelIn(other), await modelIn(third)]).toEqual(["a-2", "a-special", "a-2"]);
    expect(
      sharedProviders(await listFeatures(test.deps)).find((row) => row.providerName === "anthropic"),
    ).toMatchObject({
      modelName: "a-2",
      different: [other],
      missing: [],
    });
    await saveProviderEverywhere(admin, test.deps, { ...next, includeDifferent: true });
    expect(await modelIn(other)).toBe("a-2");
    const refused = saveProviderEverywhere(admin, test.deps, { ...everywhere, modelName: "" });
    await expect(refused).rejects.toMatchObject({ fields: { modelName: "required" } });
  });

  it.each<[Partial<ProviderInput>, Record<string, string>]>([
    [{ apiKeyName: "APP_SECRET" }, { apiKeyName: "key_name_refused" }],
    [{ apiKeyName: "sk-abc123" }, { apiKeyName: "key_name_refused" }],
    [{ apiKeyName: "PATH" }, { apiKeyName: "key_name_refused" }],
    [{ modelName: "" }, { modelName: "required" }],
    [{ modelName: "a\nb" }, { modelName: "invalid" }],
    ...[
      "http://169.254.169.254/latest",
      "http://127.0.0.1:5432",
      "http://x@evil.example",
      "https://api.openai.com@evil.example",
      "file:///etc/passwd",
      "http://2130706433/",
      "http://[::ffff:127.0.0.1]/",
      "https://rebind.example",
      "https://api.openai.com.evil.example/v1",
    ].map(
      (apiEndpoint) =>
        [{ apiEndpoint }, { apiEndpoint: "endpoint_refused" }] as [Partial<ProviderInput>, Record<string, string>],
    ),
  ])("refuses a provider with %j", async (change, fields) => {
    await expect(saveProvider(admin, test.deps, id, { ...OPENAI, ...change })).rejects.toMatchObject({
      code: "invalid_input",
      fields,
    });
  });

  it("takes an endpoint that the operator has listed", async () => {
    const saved = await saveProvider(admin, test.deps, id, { ...OPENAI, apiEndpoint: "https://models.example/v1" });
    expect(saved.apiEndpoint).toBe("https://models.example/v1");
  });

  it("stores limits and the switch, which the next run reads", async () => {
    await saveLimits(admin, test.deps.db, id, { dailyLimit: 5, monthlyLimit: 50, isEnabled: false });
    await setFeatureActive(admin, test.deps.db, id, false, null);
    expect(await findFeature(test.deps.db, "prompt-generate", "ar")).toMatchObject({
      isActive: false,
      limits: { perDay: 5, perMonth: 50, isEnabled: false },
    });
  });

  it("lists the features of a language by display name, one that is off among them", async () => {
    const listed = await listFeatures(test.deps, { language: "ar" });
    expect(listed.map((feature) => [feature.displayName, feature.isActive])).toEqual([
      ["الفاحص", true],
      ["مولّد الموجّهات", false],
    ]);
  });

  it("leaves an audit row for each change, without a key's value anywhere", async () => {
    const rows = await test.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, "prompt-generate-ar"))
      .orderBy(auditLog.id);
    expect([...new Set(rows.map((row) => row.action))]).toEqual([
      "feature.create",
      "prompt-version.save",
      "prompt-version.return",
      "provider.save",
      "limits.save",
      "feature.deactivate",
    ]);
    expect(JSON.stringify([rows, await listFeatures(test.deps)])).not.toContain('"key"');
  });
});

describe.skipIf(!hasPostgres)("versions side by side on PostgreSQL", () => {
  let test: TestDeps;
  beforeAll(async () => void (test = await createPostgresDeps()));
  afterAll(() => test.close());

  it("twenty saves and returns at once give each version a number of its own and leave one active", async () => {
    const admin = testAdministrator();
    const { db } = test.deps;
    const { id } = await createFeature(admin, db, NEW, TOOLS);
    const saves = Array.from({ length: 15 }, (_, index) => savePrompt(admin, db, id, `{{options}} ${index}`));
    const returns = Array.from({ length: 5 }, () => returnToVersion(admin, db, id, 1));
    await Promise.all([...saves, ...returns]);
    const versions = await db.select().from(featurePrompts).orderBy(featurePrompts.version);
    expect(versions.map((row) => row.version)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
    expect(versions.filter((row) => row.isActive)).toHaveLength(1);
  });

  it("two makers of one feature: one makes it, the other is told that it exists", async () => {
    const admin = testAdministrator();
    const made = await Promise.allSettled(
      [1, 2].map(() => createFeature(admin, test.deps.db, { ...NEW, name: "prompt-checker-en" }, TOOLS)),
    );
    expect(made.map((outcome) => outcome.status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(made.find((outcome) => outcome.status === "rejected")?.reason).toMatchObject({
      fields: { name: "feature_exists" },
    });
  });
});
