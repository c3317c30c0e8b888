import { eq, sql } from "drizzle-orm";
import type { Language } from "#i18n/language.ts";
import { RefusalError } from "#i18n/refusals.ts";
import { type Database, violatedConstraint } from "#platform/database/db.server.ts";
import type { Administrator } from "#domain/accounts/access.ts";
import { appendAudit } from "#domain/audit/write.ts";
import { tellWaiting } from "#domain/tool-waits/write.ts";
import { checkPromptContent, DEFAULT_PROVIDER, featureNamed, type FeatureTool } from "./rules.ts";
import { featurePrompts, serviceProviders, toolFeatures, usageLimits } from "./tables.ts";

export type Feature = typeof toolFeatures.$inferSelect;

export interface NewFeature {
  name: string;
  displayName: string;
  promptContent: string;
}

/**
 * Makes a tool's feature in a language with its first prompt, the default provider and the tool's own limits. Type and
 * language follow from the name. Throws `invalid_input` naming the fields.
 */
export async function createFeature(
  admin: Administrator,
  db: Database,
  input: NewFeature,
  tools: readonly FeatureTool[],
): Promise<Feature> {
  const named = featureNamed(input.name.trim(), tools);
  const prompt = checkPromptContent(input.promptContent);
  const displayName = input.displayName.trim();
  const fields: Record<string, string> = {};
  if (!named) fields["name"] = input.name.trim() === "" ? "required" : "unknown_feature_name";
  if (displayName === "") fields["displayName"] = "required";
  if ("fault" in prompt) fields["promptContent"] = prompt.fault;
  if (!named || "fault" in prompt || displayName === "") throw new RefusalError("invalid_input", { fields });
  const { tool, language } = named;
  try {
    return await db.transaction(async (tx) => {
      const [made] = await tx
        .insert(toolFeatures)
        .values({
          name: `${tool.slug}-${language}`,
          slug: tool.slug,
          displayName,
          featureType: tool.featureType,
          language,
        })
        .returning();
      const feature = made as Feature;
      await tx
        .insert(featurePrompts)
        .values({ featureId: feature.id, promptContent: prompt.content, version: 1, authorEmail: admin.email });
      await tx.insert(serviceProviders).values({ featureId: feature.id, ...DEFAULT_PROVIDER });
      await tx
        .insert(usageLimits)
        .values({ featureId: feature.id, dailyLimit: tool.limits.perDay, monthlyLimit: tool.limits.perMonth });
      await appendAudit(tx, admin, { action: "feature.create", subject: feature.name, after: feature });
      return feature;
    });
  } catch (error) {
    if (violatedConstraint(error) === null) throw error;
    throw new RefusalError("invalid_input", { fields: { name: "feature_exists" } });
  }
}

/** Changes what menus and the tool's page call a feature. Throws `not_found`, or `invalid_input` for an empty name. */
export async function renameFeature(
  admin: Administrator,
  db: Database,
  featureId: number,
  wanted: string,
): Promise<Feature> {
  const displayName = wanted.trim();
  if (displayName === "") throw new RefusalError("invalid_input", { fields: { displayName: "required" } });
  return db.transaction(async (tx) => {
    const before = await lockFeature(tx, featureId);
    const [changed] = await tx
      .update(toolFeatures)
      .set({ displayName, updatedAt: sql`now()` })
      .where(eq(toolFeatures.id, featureId))
      .returning();
    await appendAudit(tx, admin, {
      action: "feature.rename",
      subject: before.name,
      before: { displayName: before.displayName },
      after: { displayName },
    });
    return changed as Feature;
  });
}

/**
 * Removes a feature that never ran, with its prompts, providers and limits, so that its name is free again; until then
 * the tool runs as the product declares it. `namesThatRan` lists the features with runs. Throws `not_found`, `feature_ran`.
 */
export async function deleteFeature(
  admin: Administrator,
  db: Database,
  featureId: number,
  namesThatRan: (tx: Database) => Promise<string[]>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const feature = await lockFeature(tx, featureId);
    if ((await namesThatRan(tx)).includes(feature.name)) throw new RefusalError("feature_ran");
    await tx.delete(toolFeatures).where(eq(toolFeatures.id, featureId));
    await appendAudit(tx, admin, { action: "feature.delete", subject: feature.name, before: feature });
  });
}

/**
 * Switches a feature on or off; runs at work keep what they began with. Those who wait for it get their mail in the same
 * transaction: at `tellFrom`, the origin of its link; null while the tool has no engine that could answer. Throws `not_found`.
 */
export async function setFeatureActive(
  admin: Administrator,
  db: Database,
  featureId: number,
  isActive: boolean,
  tellFrom: string | null,
): Promise<Feature> {
  return db.transaction(async (tx) => {
    const before = await lockFeature(tx, featureId);
    const [changed] = await tx
      .update(toolFeatures)
      .set({ isActive, updatedAt: sql`now()` })
      .where(eq(toolFeatures.id, featureId))
      .returning();
    const told =
      isActive && tellFrom !== null
        ? await tellWaiting(tx, tellFrom, { ...before, names: await namesOf(tx, before) })
        : 0;
    const action = isActive ? "feature.activate" : "feature.deactivate";
    await appendAudit(tx, admin, {
      action,
      subject: before.name,
      before: { isActive: before.isActive },
      after: { isActive, ...(told > 0 ? { told } : {}) },
    });
    return changed as Feature;
  });
}

/** What a feature's tool is called in each language; where one has no feature, as in the other. */
async function namesOf(tx: Database, { slug, displayName }: Feature): Promise<Record<Language, string>> {
  const { language, displayName: name } = toolFeatures;
  const rows = await tx.select({ language, name }).from(toolFeatures).where(eq(toolFeatures.slug, slug));
  return { ar: displayName, en: displayName, ...Object.fromEntries(rows.map((row) => [row.language, row.name])) };
}

/** One change at a time to a feature and what hangs on it, in whatever process. Throws `not_found`. */
export async function lockFeature(tx: Database, featureId: number): Promise<Feature> {
  const [feature] = await tx.select().from(toolFeatures).where(eq(toolFeatures.id, featureId)).for("update");
  if (!feature) throw new RefusalError("not_found");
  return feature;
}
