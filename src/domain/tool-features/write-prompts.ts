import { and, eq, sql } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import type { Administrator } from "#domain/accounts/access.ts";
import { appendAudit } from "#domain/audit/write.ts";
import { checkPromptContent } from "./rules.ts";
import { featurePrompts } from "./tables.ts";
import { lockFeature } from "./write-features.ts";

export type FeaturePrompt = typeof featurePrompts.$inferSelect;

/** Makes the next version and activates it. Throws `invalid_input` naming `promptContent`, `not_found`. */
export async function savePrompt(
  admin: Administrator,
  db: Database,
  featureId: number,
  promptContent: string,
): Promise<FeaturePrompt> {
  const checked = checkPromptContent(promptContent);
  if ("fault" in checked) throw new RefusalError("invalid_input", { fields: { promptContent: checked.fault } });
  return db.transaction(async (tx) => {
    const feature = await lockFeature(tx, featureId);
    const before = await deactivatePrompt(tx, featureId);
    const [highest] = await tx
      .select({ version: sql<number>`coalesce(max(${featurePrompts.version}), 0)::int` })
      .from(featurePrompts)
      .where(eq(featurePrompts.featureId, featureId));
    const version = (highest?.version ?? 0) + 1;
    const [made] = await tx
      .insert(featurePrompts)
      .values({ featureId, promptContent: checked.content, version, authorEmail: admin.email })
      .returning();
    await appendAudit(tx, admin, {
      action: "prompt-version.save",
      subject: feature.name,
      before: { version: before?.version ?? null },
      after: { version, promptContent: checked.content },
    });
    return made as FeaturePrompt;
  });
}

/**
 * Makes an earlier version the active one again, under its own number, so that a version number always means one text.
 * Throws `not_found`.
 */
export async function returnToVersion(
  admin: Administrator,
  db: Database,
  featureId: number,
  version: number,
): Promise<FeaturePrompt> {
  return db.transaction(async (tx) => {
    const feature = await lockFeature(tx, featureId);
    const before = await deactivatePrompt(tx, featureId);
    const [active] = await tx
      .update(featurePrompts)
      .set({ isActive: true })
      .where(and(eq(featurePrompts.featureId, featureId), eq(featurePrompts.version, version)))
      .returning();
    if (!active) throw new RefusalError("not_found");
    await appendAudit(tx, admin, {
      action: "prompt-version.return",
      subject: feature.name,
      before: { version: before?.version ?? null },
      after: { version },
    });
    return active;
  });
}

async function deactivatePrompt(tx: Database, featureId: number): Promise<{ version: number } | undefined> {
  const [active] = await tx
    .update(featurePrompts)
    .set({ isActive: false })
    .where(and(eq(featurePrompts.featureId, featureId), eq(featurePrompts.isActive, true)))
    .returning({ version: featurePrompts.version });
  return active;
}
