import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/db.server.ts";
import { adBanners } from "#domain/banners/tables.ts";
import { promptLibrary } from "#domain/library/tables.ts";
import { type PackageStatistics, readPackageStatistics } from "#domain/packages/read.ts";
import { toolFeatures } from "#domain/tool-features/tables.ts";

export interface Stats {
  packages: PackageStatistics;
  features: { total: number; active: number };
  prompts: { total: number; published: number };
  banners: { total: number; active: number };
}

/** Figures of the back office's first page. */
export async function readStats(db: Database): Promise<Stats> {
  return {
    packages: await readPackageStatistics(db),
    features: {
      total: await db.$count(toolFeatures),
      active: await db.$count(toolFeatures, eq(toolFeatures.isActive, true)),
    },
    prompts: {
      total: await db.$count(promptLibrary),
      published: await db.$count(promptLibrary, eq(promptLibrary.isPublished, true)),
    },
    banners: { total: await db.$count(adBanners), active: await db.$count(adBanners, eq(adBanners.isActive, true)) },
  };
}
