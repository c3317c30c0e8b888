import { and, eq, ne } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import type { Deps } from "#platform/deps.ts";
import { queueMail } from "#platform/mail/mail.server.ts";
import { appendAudit } from "#domain/audit/write.ts";
import type { Administrator, SignedInUser } from "#domain/accounts/access.ts";
import { twoFactorOffMail, twoFactorOnMail } from "#domain/accounts/mails.ts";
import { readPreferences } from "#domain/accounts/preferences.ts";
import { sessions, twoFactors, users, verifications } from "#domain/accounts/tables.ts";

/** What proved that the person themselves turns it off, or who did it for them. */
export type TwoFactorProof = "password" | "code";

/**
 * After the first right code: dates the second factor, and ends the sessions that a password alone began, all but `token`'s.
 * Says so by mail, and once however often it is called.
 */
export async function finishTwoFactor(deps: Deps, user: SignedInUser, token: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const begun = and(eq(twoFactors.userId, user.id), twoFactors.verified);
    const [found] = await tx.select({ enabledAt: twoFactors.enabledAt }).from(twoFactors).where(begun).for("update");
    if (!found || found.enabledAt !== null) return;
    await tx.update(twoFactors).set({ enabledAt: now }).where(begun);
    await tx.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.token, token)));
    await appendAudit(tx, ownerOf(user.id), { action: "two-factor.on", subject: user.id });
    const { language } = await readPreferences(tx, user.id);
    await queueMail(tx, user.id, twoFactorOnMail(envelopeTo(user, language, deps.settings.PUBLIC_URL)));
  });
}

/** Turns a person's own second factor off, once `by` has proved who asks. Who has none stays as they are. */
export async function turnOffTwoFactor(deps: Deps, user: SignedInUser, by: TwoFactorProof): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await removeTwoFactor(tx, user.id, deps.now()))) return;
    await appendAudit(tx, ownerOf(user.id), { action: "two-factor.off", subject: user.id, after: { by } });
    const { language } = await readPreferences(tx, user.id);
    const envelope = envelopeTo(user, language, deps.settings.PUBLIC_URL);
    await queueMail(tx, user.id, twoFactorOffMail({ ...envelope, by: "person" }));
  });
}

/**
 * The administrator turns it off for somebody who lost phone and codes. Who has none stays as they are. Throws `not_found`, and
 * `forbidden` for the administrator's own account, which proves itself like any other.
 */
export async function turnOffTwoFactorOf(admin: Administrator, deps: Deps, userId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    if (!user) throw new RefusalError("not_found");
    if (user.role === "administrator") throw new RefusalError("forbidden");
    if (!(await removeTwoFactor(tx, userId, deps.now()))) return;
    await appendAudit(tx, admin, { action: "two-factor.off", subject: userId, after: { by: "administrator" } });
    const { language } = await readPreferences(tx, userId);
    const envelope = envelopeTo(user, language, deps.settings.PUBLIC_URL);
    await queueMail(tx, userId, twoFactorOffMail({ ...envelope, by: "operator" }));
  });
}

/** Notes that a backup code was used, and how many are left. */
export async function noteBackupCode(db: Database, userId: string, left: number): Promise<void> {
  await appendAudit(db, ownerOf(userId), { action: "two-factor.backup-code", subject: userId, after: { left } });
}

/** Notes that new backup codes took the place of the old ones. */
export async function noteNewBackupCodes(db: Database, userId: string): Promise<void> {
  await appendAudit(db, ownerOf(userId), { action: "two-factor.new-codes", subject: userId });
}

/**
 * Takes secret, codes and trusted devices away; a second step that was begun ends too. True when the second factor was on.
 * The library keeps trusted devices and begun steps by hashed names with the person's id as their value.
 */
export async function removeTwoFactor(tx: Database, userId: string, now: Date): Promise<boolean> {
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
  const [was] = await tx
    .update(users)
    .set({ twoFactorEnabled: false, updatedAt: now })
    .where(and(eq(users.id, userId), users.twoFactorEnabled))
    .returning({ id: users.id });
  if (!was) return false;
  await tx.delete(verifications).where(eq(verifications.value, userId));
  return true;
}

/** The audit log outlives the account, so it names its owner by id and never by address. */
export function ownerOf(userId: string): { id: string; email: string } {
  return { id: userId, email: userId };
}

function envelopeTo(user: { email: string; role: string }, language: "ar" | "en", publicUrl: string) {
  const isAdministrator = user.role === "administrator";
  return { to: user.email, language, publicUrl, path: isAdministrator ? "/rai/account" : "/account" };
}
