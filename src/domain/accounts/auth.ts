import { and, eq, isNotNull } from "drizzle-orm";
import { type Auth, createAuth } from "#platform/auth/auth.server.ts";
import type { Database } from "#platform/database/db.server.ts";
import type { Settings } from "#platform/env.server.ts";
import { keyedHash } from "#platform/auth/keyed-hash.ts";
import type { Log } from "#platform/process/log.ts";
import { queueMail } from "#platform/mail/mail.server.ts";
import { dropLinks } from "./links.ts";
import { resetMail } from "./mails.ts";
import { readPreferences } from "./preferences.ts";
import { isReservedAddress } from "./read.ts";
import { identities, sessions, twoFactors, users, verifications } from "./tables.ts";

/** Joins the auth library with our tables, mails and rules. */
export function createAccountsAuth(parts: {
  db: Database;
  settings: Settings;
  secret: string;
  now: () => Date;
  log: Log;
}): Auth {
  const { db, settings, secret, now, log } = parts;
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = settings;
  return createAuth({
    db,
    tables: { user: users, session: sessions, account: identities, verification: verifications, twoFactor: twoFactors },
    publicUrl: settings.PUBLIC_URL,
    secret: keyedHash(secret, "auth", "library"),
    google: clientId !== undefined && clientSecret !== undefined ? { clientId, clientSecret, issuer } : null,
    now,
    log,
    isReserved: (email) => isReservedAddress(db, settings, email),
    isSuspended: (userId) => isSuspended(db, userId),
    admitIdentity: (userId, providerId) => admitIdentity(db, userId, providerId),
    async sendResetMail(user, token) {
      const { language } = await readPreferences(db, user.id);
      await queueMail(db, user.id, resetMail({ to: user.email, language, publicUrl: settings.PUBLIC_URL, token }));
    },
    onPasswordReset: (userId) => confirmByReset(db, userId),
  });
}

async function isSuspended(db: Database, userId: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), isNotNull(users.suspendedAt)))) > 0;
}

/**
 * Somebody else may have signed up with an address that its owner now joins by Google: that password and its links go.
 * A confirmed account that has an identity of the provider keeps it alone: an address may pass to another person.
 */
async function admitIdentity(db: Database, userId: string, providerId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    if (!user) return true;
    if (!user.emailVerified) {
      await tx.delete(identities).where(eq(identities.userId, userId));
      await tx.delete(sessions).where(eq(sessions.userId, userId));
      await dropLinks(tx, userId);
      return true;
    }
    const bound = and(eq(identities.userId, userId), eq(identities.providerId, providerId));
    return (await tx.select({ id: identities.id }).from(identities).where(bound)).length === 0;
  });
}

/** A reset link reached the owner of the address: that confirms it, and ends a one-time password. */
async function confirmByReset(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(users).set({ emailVerified: true, mustChangePassword: false }).where(eq(users.id, userId));
    await dropLinks(tx, userId);
  });
}
