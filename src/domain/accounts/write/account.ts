import { and, eq, ne } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import { type Database, violatedConstraint } from "#platform/database/db.server.ts";
import type { Deps } from "#platform/deps.ts";
import { queueMail } from "#platform/mail/mail.server.ts";
import type { SignedInUser, Viewer } from "#domain/accounts/access.ts";
import { CHANGE_EMAIL_LINK_SECONDS, createLink, dropLinks, type OpenLink } from "#domain/accounts/links.ts";
import { addressChangedMail, changeAddressMail } from "#domain/accounts/mails.ts";
import { readPreferences } from "#domain/accounts/preferences.ts";
import { isReservedAddress } from "#domain/accounts/read.ts";
import { identities, sessions, users } from "#domain/accounts/tables.ts";

/**
 * Mails a link to the new address; the account moves when it is used. Throws `address_reserved`. A taken address gets no mail and
 * the same answer; one that somebody only signed up with is not taken.
 */
export async function requestEmailChange(deps: Deps, user: SignedInUser, newEmail: string): Promise<void> {
  if (user.role === "administrator" || (await isReservedAddress(deps.db, deps.settings, newEmail))) {
    throw new RefusalError("address_reserved");
  }
  await deps.db.transaction(async (tx) => {
    const isTaken = and(eq(users.email, newEmail), eq(users.emailVerified, true));
    const taken = await tx.select({ id: users.id }).from(users).where(isTaken);
    if (taken.length > 0) return;
    const { language } = await readPreferences(tx, user.id);
    const now = deps.now();
    const expiresAt = new Date(now.getTime() + CHANGE_EMAIL_LINK_SECONDS * 1000);
    const token = await createLink(tx, {
      userId: user.id,
      purpose: { kind: "change-email", newEmail },
      expiresAt,
      now,
    });
    await queueMail(
      tx,
      user.id,
      changeAddressMail({ to: newEmail, language, publicUrl: deps.settings.PUBLIC_URL, token }),
    );
  });
}

/**
 * Moves the account to the address its link was mailed to. Only in a browser signed in to that account: otherwise
 * somebody could lead another person's address to an account whose password he knows. Ends the other sessions.
 */
export async function confirmEmailChange(deps: Deps, link: OpenLink, viewer: Viewer | null): Promise<void> {
  const { purpose } = link;
  if (purpose.kind !== "change-email") throw new RefusalError("invalid_token");
  if (viewer?.id !== link.userId) throw new RefusalError("unauthenticated");
  if (await isReservedAddress(deps.db, deps.settings, purpose.newEmail)) throw new RefusalError("invalid_token");
  try {
    await deps.db.transaction(async (tx) => {
      // The link proves whose address it is: a sign-up that nobody confirmed gives way.
      await tx.delete(users).where(and(eq(users.email, purpose.newEmail), eq(users.emailVerified, false)));
      await tx.update(users).set({ email: purpose.newEmail, updatedAt: deps.now() }).where(eq(users.id, link.userId));
      await dropLinks(tx, link.userId);
      await endOtherSessions(tx, viewer);
      const { language } = await readPreferences(tx, link.userId);
      await queueMail(
        tx,
        viewer.id,
        addressChangedMail({ to: viewer.email, language, publicUrl: deps.settings.PUBLIC_URL }),
      );
    });
  } catch (error) {
    if (violatedConstraint(error) !== null) throw new RefusalError("invalid_token");
    throw error;
  }
}

/** True when `password` is the user's own; false also for someone who signs in by Google alone. */
export async function isPasswordOf(deps: Deps, userId: string, password: string): Promise<boolean> {
  const [credential] = await deps.db
    .select({ password: identities.password })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.providerId, "credential")));
  return credential?.password ? deps.auth.verifyPassword(credential.password, password) : false;
}

/** After a change of password: the one-time password has done its work, and links mailed under the old one end. */
export async function finishPasswordChange(deps: Deps, userId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.update(users).set({ mustChangePassword: false, updatedAt: deps.now() }).where(eq(users.id, userId));
    await dropLinks(tx, userId);
  });
}

/** Ends one of the user's own sessions. Throws `not_found`. */
export async function endSession(deps: Deps, user: SignedInUser, sessionId: string): Promise<void> {
  const ended = await deps.db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, user.id)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new RefusalError("not_found");
}

/** Signs the user out everywhere, this browser included. */
export async function endAllSessions(deps: Deps, userId: string): Promise<void> {
  await deps.db.delete(sessions).where(eq(sessions.userId, userId));
}

async function endOtherSessions(tx: Database, viewer: Viewer): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, viewer.id), ne(sessions.id, viewer.sessionId)));
}
