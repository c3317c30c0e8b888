import { readCredits } from "#domain/credits/read.ts";
import { listShownBanners } from "#domain/banners/read.ts";
import { DEFAULT_POSITION, seesBanners } from "#domain/banners/rules.ts";
import type { PageContext } from "#pages/page-context.ts";
import type { ShownBanner } from "./banner-slot.tsx";

/** Header of a loader's answer that lets https images into the page's content security policy. */
export const OUTSIDE_IMAGES = { "x-outside-images": "yes" };

/** The banner that this reader sees at a place, or null; a failure to read shows none. */
export async function readBannerFor(
  { deps, viewer, language }: PageContext,
  place: "home" | "open",
): Promise<ShownBanner | null> {
  try {
    const now = deps.now();
    const packageType = viewer ? (await readCredits(deps.db, viewer.id, now)).packageType : null;
    if (!seesBanners(place, packageType)) return null;
    const [banner] = await listShownBanners(deps.db, { position: DEFAULT_POSITION, language, now });
    return banner ?? null;
  } catch (error) {
    deps.log.error({ error }, "banner could not be read");
    return null;
  }
}
