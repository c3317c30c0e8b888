import { eq } from "drizzle-orm";
import type { Database } from "../../platform/db.server.ts";
import { adBanners } from "../banners/tables.ts";
import { promptLibrary } from "../library/tables.ts";
import { listAllPackages } from "../packages/read.ts";
import { toolFeatures } from "../tool-features/tables.ts";

export interface PackageStatistics {
  totalPackages: number;
  activePackages: number;
  packageTypes: number;
  totalVersions: number;
  byName: Record<string, { versions: number; activeVersion: number | null }>;
}

export interface Stats {
  packages: PackageStatistics;
  features: { total: number; active: number };
  prompts: { total: number; published: number };
  banners: { total: number; active: number };
}

/** Figures of the back office's first page. A package is a name; its type and its name are one thing. */
export async function readStats(db: Database): Promise<Stats> {
  const versions = await listAllPackages(db);
  const byName: PackageStatistics["byName"] = {};
  for (const version of versions) {
    const entry = (byName[version.name] ??= { versions: 0, activeVersion: null });
    entry.versions += 1;
    if (version.isActive) entry.activeVersion = version.version;
  }
  const names = Object.values(byName);
  return {
    packages: {
      totalPackages: names.length,
      activePackages: names.filter((entry) => entry.activeVersion !== null).length,
      packageTypes: names.length,
      totalVersions: versions.length,
      byName,
    },
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
