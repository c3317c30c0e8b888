import { randomInt, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/db.server.ts";
import type { Deps } from "#platform/deps.ts";
import { queueMail } from "#platform/mail/mail.server.ts";
import { appendAudit } from "#domain/audit/write.ts";
import { dropLinks } from "#domain/accounts/links.ts";
import { twoFactorOffMail } from "#domain/accounts/mails.ts";
import { readPreferences } from "#domain/accounts/preferences.ts";
import { sessions, userPreferences, users } from "#domain/accounts/tables.ts";
import { setPassword } from "./sign-up.ts";
import { ownerOf, removeTwoFactor } from "./two-factor.ts";

/** Without letters and digits that look alike. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

export type FirstAdministrator =
  | { state: "exists" }
  /** An ordinary account has the address; it is never raised. */
  | { state: "address_taken" }
  | { state: "made"; email: string; oneTimePassword: string | null };

/**
 * Makes the administrator's account, once, for ADMIN_EMAIL: the only place where the role is given. Its password is
 * ADMIN_PASSWORD, or a one-time password that must be changed. Of processes that start together one makes it.
 */
export async function makeFirstAdministrator(deps: Deps): Promise<FirstAdministrator> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: given } = deps.settings;
  if (await findAdministrator(deps.db)) return { state: "exists" };
  const oneTimePassword = given === undefined ? newOneTimePassword() : null;
  const passwordHash = await deps.auth.hashPassword(given ?? (oneTimePassword as string));
  return deps.db.transaction(async (tx) => {
    const id = randomUUID();
    const now = deps.now();
    const made = await tx
      .insert(users)
      .values({
        id,
        name: "",
        email,
        emailVerified: true,
        role: "administrator",
        mustChangePassword: oneTimePassword !== null,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (made.length === 0) return { state: (await findAdministrator(tx)) ? "exists" : "address_taken" };
    await setPassword(tx, id, passwordHash, now);
    await tx.insert(userPreferences).values({ userId: id });
    return { state: "made", email, oneTimePassword };
  });
}

/**
 * Gives the administrator a new one-time password, ends every session and the second factor, and says by mail when one was on.
 * Null without an administrator.
 */
export async function resetAdministrator(
  db: Database,
  parts: { hashPassword: (password: string) => Promise<string>; now: Date; publicUrl: string },
): Promise<{ email: string; oneTimePassword: string; hadTwoFactor: boolean } | null> {
  const administrator = await findAdministrator(db);
  if (!administrator) return null;
  const oneTimePassword = newOneTimePassword();
  const passwordHash = await parts.hashPassword(oneTimePassword);
  const { id, email } = administrator;
  const hadTwoFactor = await db.transaction(async (tx) => {
    await setPassword(tx, id, passwordHash, parts.now);
    await tx.update(users).set({ mustChangePassword: true, updatedAt: parts.now }).where(eq(users.id, id));
    const wasOn = await removeTwoFactor(tx, id, parts.now);
    if (wasOn) {
      await appendAudit(tx, ownerOf(id), { action: "two-factor.off", subject: id, after: { by: "reset" } });
      const { language } = await readPreferences(tx, id);
      const envelope = { to: email, language, publicUrl: parts.publicUrl, path: "/rai/account" };
      await queueMail(tx, id, twoFactorOffMail({ ...envelope, by: "person" }));
    }
    await tx.delete(sessions).where(eq(sessions.userId, id));
    await dropLinks(tx, id);
    return wasOn;
  });
  return { email, oneTimePassword, hadTwoFactor };
}

async function findAdministrator(db: Database): Promise<{ id: string; email: string } | null> {
  const [found] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.role, "administrator"));
  return found ?? null;
}

/** Sixteen characters, some 79 bits, in four groups that can be typed. */
function newOneTimePassword(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
