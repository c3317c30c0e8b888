import { createHash, randomBytes } from "node:crypto";
import { and, inArray, lte, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Administrator } from "#domain/accounts/access.ts";
import { appendAudit } from "#domain/audit/write.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import { deleteDue } from "#platform/database/sweep.server.ts";
import type { Deps } from "#platform/deps.ts";
import { PICTURE_IN_ADDRESS, PICTURE_USES, pictureIdOf, picturePath, type PictureUse } from "./rules.ts";
import { uploadedPictures } from "./tables.ts";

export interface UploadedPicture {
  /** The path under which it is served, for an image field. */
  address: string;
  width: number;
  height: number;
  /** Bytes as stored. */
  size: number;
  /** Frames of what was uploaded; the first one was kept. */
  frames: number;
}

const TYPE = "image/webp";

/**
 * Stores a picture in a form of our own: upright, as WebP, without metadata, and no side longer than its use needs.
 * Throws `invalid_input` on `file` for a damaged one and `too_large` beyond 40 megapixels, and as a thread's work does.
 */
export async function uploadPicture(
  admin: Administrator,
  { db, ports }: Pick<Deps, "db" | "ports">,
  file: { bytes: Uint8Array; use: PictureUse },
  signal: AbortSignal,
): Promise<UploadedPicture> {
  const { frames } = await ports.pixels.metadata(file.bytes, { signal });
  const resized = await ports.pixels.resize(file.bytes, { maxSide: PICTURE_USES[file.use], format: "webp", signal });
  const bytes = Uint8Array.from(resized);
  const { width, height } = await ports.pixels.metadata(bytes, { signal });
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(uploadedPictures)
      .values({ id: randomBytes(16).toString("hex"), bytes, type: TYPE, width, height, sha256, createdBy: admin.id })
      .onConflictDoUpdate({ target: uploadedPictures.sha256, set: { touchedAt: sql`now()` } })
      .returning({ id: uploadedPictures.id });
    const address = picturePath((stored as { id: string }).id);
    const after = { width, height, size: bytes.length };
    await appendAudit(tx, admin, { action: "picture.upload", subject: address, after });
    return { address, ...after, frames };
  });
}

/**
 * Notes that these image addresses are named by a form or were until now, which keeps the sweep from their pictures for a
 * day; addresses of other sites are passed over. Returns the paths that lead to no picture.
 */
export async function touchPictures(tx: Database, addresses: readonly (string | null)[]): Promise<string[]> {
  const ids = [...new Set(addresses.flatMap((address) => (address && pictureIdOf(address)) ?? []))].toSorted();
  if (ids.length === 0) return [];
  const touched = await tx
    .update(uploadedPictures)
    .set({ touchedAt: sql`now()` })
    .where(inArray(uploadedPictures.id, ids))
    .returning({ id: uploadedPictures.id });
  const there = new Set(touched.map(({ id }) => id));
  return ids.filter((id) => !there.has(id)).map(picturePath);
}

/** Refuses an image field that names a picture which is not stored, such as one that was swept while its form lay open. */
export async function requirePicture(tx: Database, address: string | null): Promise<void> {
  const missing = await touchPictures(tx, [address]);
  if (missing.length > 0) throw new RefusalError("invalid_input", { fields: { imageUrl: "picture_gone" } });
}

const DAY_MS = 86_400_000;

/**
 * Deletes pictures that none of these columns names and that no form has named for a day. A form that is saved meanwhile
 * changes the row first, so that its picture stays.
 */
export function sweepPictures(db: Database, now: Date, namedIn: readonly PgColumn[]): Promise<number> {
  const unnamed = namedIn.map(
    (column) => sql`${uploadedPictures.id} not in (
      select substring(${column} from ${PICTURE_IN_ADDRESS}) from ${column.table} where ${column} ~ ${PICTURE_IN_ADDRESS})`,
  );
  return deleteDue(
    db,
    uploadedPictures,
    and(lte(uploadedPictures.touchedAt, new Date(now.getTime() - DAY_MS)), ...unnamed),
  );
}
