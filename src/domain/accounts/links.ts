import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, desc, eq, gt, like, or } from "drizzle-orm";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/database/db.server.ts";
import { verifications } from "./tables.ts";

/** What a mailed link may do once it comes back. */
export type LinkPurpose =
  | {
      kind: "sign-up";
      /** Hash of the password chosen at this very sign-up; it becomes the account's only when this link is used. */
      passwordHash: string;
      /** Hash of the cookie that the signing-up browser keeps. */
      browserHash: string;
      returnTo: string | null;
      language: Language;
    }
  | { kind: "change-email"; newEmail: string };

export interface OpenLink {
  id: string;
  userId: string;
  purpose: LinkPurpose;
}

export const SIGN_UP_LINK_SECONDS = 24 * 3600;
export const CHANGE_EMAIL_LINK_SECONDS = 3600;

/** A fresh secret for a link or a cookie: 256 bits. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Only hashes of secrets are stored. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Stores a link and returns its token. The user's id comes first, so that all of a user's links can go at once. */
export async function createLink(
  db: Database,
  options: { userId: string; purpose: LinkPurpose; expiresAt: Date; now: Date },
): Promise<string> {
  const secret = newSecret();
  await db.insert(verifications).values({
    id: randomUUID(),
    identifier: `link:${options.userId}:${hashSecret(secret)}`,
    value: JSON.stringify(options.purpose),
    expiresAt: options.expiresAt,
    createdAt: options.now,
    updatedAt: options.now,
  });
  return `${options.userId}.${secret}`;
}

/** True for what a mailed link can carry, the product's or the library's. */
export function isLinkToken(token: string): boolean {
  return /^[\w.-]{1,200}$/.test(token);
}

/** The live link of a token; null when it is wrong, used or too old. */
export async function findLink(db: Database, token: string, now: Date): Promise<OpenLink | null> {
  if (!isLinkToken(token)) return null;
  const [userId = "", secret = ""] = token.split(".");
  const [row] = await db
    .select()
    .from(verifications)
    .where(and(eq(verifications.identifier, `link:${userId}:${hashSecret(secret)}`), gt(verifications.expiresAt, now)));
  return row ? { id: row.id, userId, purpose: JSON.parse(row.value) as LinkPurpose } : null;
}

/** A user's live links, newest first. */
export async function listLinks(db: Database, userId: string, now: Date): Promise<OpenLink[]> {
  const rows = await db
    .select()
    .from(verifications)
    .where(and(like(verifications.identifier, `link:${userId}:%`), gt(verifications.expiresAt, now)))
    .orderBy(desc(verifications.createdAt), desc(verifications.id));
  return rows.map((row) => ({ id: row.id, userId, purpose: JSON.parse(row.value) as LinkPurpose }));
}

/** Whose password this link of the library's sets; null when it is wrong, used or too old. */
export async function findResetUser(db: Database, token: string, now: Date): Promise<string | null> {
  // The library keeps names of links as hashes of this form (`storeIdentifier` in auth.server.ts).
  const identifier = createHash("sha256").update(`reset-password:${token}`).digest("base64url");
  const [row] = await db
    .select({ userId: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now)));
  return row?.userId ?? null;
}

/**
 * Ends every link of a user: the product's, and what the auth library mailed or began (password reset, second step of signing in),
 * whose rows hold the user's id as their value.
 */
export async function dropLinks(db: Database, userId: string): Promise<void> {
  await db
    .delete(verifications)
    .where(or(like(verifications.identifier, `link:${userId}:%`), eq(verifications.value, userId)));
}
