import { eq, sql } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import type { Administrator } from "#domain/accounts/access.ts";
import { appendAudit } from "#domain/audit/write.ts";
import { requirePicture, touchPictures } from "#domain/pictures/write.ts";
import type { Banner } from "./read.ts";
import { type BannerInput, checkBanner } from "./rules.ts";
import { adBannerEndedRounds, adBanners } from "./tables.ts";

/**
 * Throws `invalid_input` naming the fields: a missing title, a link that is not http or https, an uploaded picture that is gone,
 * an end before its start.
 */
export async function createBanner(admin: Administrator, db: Database, input: BannerInput): Promise<Banner> {
  const values = checkedBanner(input);
  return db.transaction(async (tx) => {
    await requirePicture(tx, values.imageUrl);
    const [made] = await tx.insert(adBanners).values(values).returning();
    const banner = withoutRound(made as Row);
    await appendAudit(tx, admin, { action: "banner.create", subject: banner.title, after: banner });
    return banner;
  });
}

/** Changes the given fields. Throws as `createBanner`, and `not_found`. */
export async function updateBanner(
  admin: Administrator,
  db: Database,
  id: number,
  changes: Partial<BannerInput>,
): Promise<Banner> {
  return db.transaction(async (tx) => {
    const before = await lockBanner(tx, id);
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const { title, imageUrl, linkUrl, language, isActive, position, showFrom, showTo } = { ...before, ...given };
    const values = checkedBanner({ title, imageUrl, linkUrl, language, isActive, position, showFrom, showTo });
    await touchPictures(tx, [before.imageUrl]);
    await requirePicture(tx, changes.imageUrl === undefined ? null : values.imageUrl);
    const [changed] = await tx
      .update(adBanners)
      .set({ ...values, updatedAt: sql`now()` })
      .where(eq(adBanners.id, id))
      .returning();
    const after = withoutRound(changed as Row);
    await appendAudit(tx, admin, {
      action: "banner.update",
      subject: after.title,
      before: withoutRound(before),
      after,
    });
    return after;
  });
}

/** The banner goes at once; the rows of its clicks are swept afterwards. Throws `not_found`. */
export async function deleteBanner(admin: Administrator, db: Database, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockBanner(tx, id);
    await tx.insert(adBannerEndedRounds).values({ bannerId: id, clickRound: before.clickRound });
    await touchPictures(tx, [before.imageUrl]);
    await tx.delete(adBanners).where(eq(adBanners.id, id));
    await appendAudit(tx, admin, { action: "banner.delete", subject: before.title, before: withoutRound(before) });
  });
}

/** Every figure of the banner starts again from nothing, however many clicks there were. Throws `not_found`. */
export async function clearBannerClicks(admin: Administrator, db: Database, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockBanner(tx, id);
    await tx.insert(adBannerEndedRounds).values({ bannerId: id, clickRound: before.clickRound });
    await tx
      .update(adBanners)
      .set({ clickRound: before.clickRound + 1 })
      .where(eq(adBanners.id, id));
    await appendAudit(tx, admin, { action: "banner.clear-clicks", subject: before.title });
  });
}

type Row = typeof adBanners.$inferSelect;

/** Waits for presses under way, which hold the row shared, and keeps later ones out until the transaction ends. */
async function lockBanner(tx: Database, id: number): Promise<Row> {
  const [row] = await tx.select().from(adBanners).where(eq(adBanners.id, id)).for("update");
  if (!row) throw new RefusalError("not_found");
  return row;
}

function withoutRound({ clickRound: _round, ...banner }: Row): Banner {
  return banner;
}

function checkedBanner(input: BannerInput): BannerInput {
  const checked = checkBanner(input);
  if ("banner" in checked) return checked.banner;
  const faultOf = (field: keyof BannerInput) =>
    field === "title" ? "required" : field === "showTo" ? "ends_before_start" : "unsafe_link";
  throw new RefusalError("invalid_input", {
    fields: Object.fromEntries(checked.faults.map((field) => [field, faultOf(field)])),
  });
}
