import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/db.server.ts";
import { uploadedPictures } from "./tables.ts";

/** The digest of a stored picture, in hexadecimal; null where there is none. */
export async function findPictureDigest(db: Database, id: string): Promise<string | null> {
  const { sha256 } = uploadedPictures;
  const [found] = await db.select({ sha256 }).from(uploadedPictures).where(eq(uploadedPictures.id, id));
  return found?.sha256 ?? null;
}

/** A stored picture as it is served, or null. */
export async function findPicture(db: Database, id: string) {
  const { bytes, type, sha256 } = uploadedPictures;
  const [found] = await db.select({ bytes, type, sha256 }).from(uploadedPictures).where(eq(uploadedPictures.id, id));
  return found ?? null;
}
