import { randomUUID, timingSafeEqual } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Language } from "#i18n/language.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import type { Deps } from "#platform/deps.ts";
import { queueMail } from "#platform/mail/mail.server.ts";
import {
  createLink,
  dropLinks,
  hashSecret,
  listLinks,
  newSecret,
  type OpenLink,
  SIGN_UP_LINK_SECONDS,
} from "#domain/accounts/links.ts";
import { confirmationMail, existingAccountMail } from "#domain/accounts/mails.ts";
import { type Preferences, readPreferences } from "#domain/accounts/preferences.ts";
import { isReservedAddress } from "#domain/accounts/read.ts";
import { identities, sessions, userPreferences, users } from "#domain/accounts/tables.ts";

type Theme = Preferences["theme"];
type SignUpPurpose = Extract<OpenLink["purpose"], { kind: "sign-up" }>;

/**
 * Signs an address up, or, when a confirmed account has it, tells that owner by mail; the caller cannot tell which.
 * Returns the secret that the signing-up browser keeps as a cookie: with it (or with the password) the mailed link
 * confirms, so that a password chosen by somebody else never becomes the owner's.
 */
export async function signUp(
  deps: Deps,
  given: { email: string; password: string; language: Language; theme?: Theme | undefined; returnTo: string | null },
): Promise<{ browserSecret: string }> {
  const passwordHash = await deps.auth.hashPassword(given.password);
  const browserSecret = newSecret();
  const purpose: SignUpPurpose = {
    kind: "sign-up",
    passwordHash,
    browserHash: hashSecret(browserSecret),
    returnTo: given.returnTo,
    language: given.language,
  };
  await deps.db.transaction(async (tx) => {
    const reserved = await isReservedAddress(tx, deps.settings, given.email);
    if (!reserved) await tx.insert(users).values(newUser(given.email, deps.now())).onConflictDoNothing();
    const [user] = await tx.select().from(users).where(eq(users.email, given.email)).for("update");
    if (!user) return;
    if (reserved || user.emailVerified) await tellOwner(tx, deps, user);
    else await prepareConfirmation(tx, deps, { id: user.id, email: given.email }, purpose, given.theme);
  });
  return { browserSecret };
}

function newUser(email: string, now: Date): typeof users.$inferInsert {
  return { id: randomUUID(), name: "", email, role: "user", createdAt: now, updatedAt: now };
}

async function tellOwner(tx: Database, deps: Deps, user: { id: string; email: string }): Promise<void> {
  const { language } = await readPreferences(tx, user.id);
  await queueMail(tx, user.id, existingAccountMail({ to: user.email, language, publicUrl: deps.settings.PUBLIC_URL }));
}

/** The newest sign-up's password is the one that sign-in compares until a link decides. */
async function prepareConfirmation(
  tx: Database,
  deps: Deps,
  { id: userId, email }: { id: string; email: string },
  purpose: SignUpPurpose,
  theme: Theme | undefined,
): Promise<void> {
  await setPassword(tx, userId, purpose.passwordHash, deps.now());
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx
    .insert(userPreferences)
    .values({ userId, language: purpose.language, ...(theme ? { theme } : {}) })
    .onConflictDoUpdate({ target: userPreferences.userId, set: { language: purpose.language } });
  await mailLink(tx, deps, userId, email, purpose);
}

async function mailLink(
  tx: Database,
  deps: Deps,
  userId: string,
  email: string,
  purpose: SignUpPurpose,
): Promise<void> {
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + SIGN_UP_LINK_SECONDS * 1000);
  const token = await createLink(tx, { userId, purpose, expiresAt, now });
  await queueMail(
    tx,
    userId,
    confirmationMail({ to: email, language: purpose.language, publicUrl: deps.settings.PUBLIC_URL, token }),
  );
}

/** Mails a fresh confirmation link to an unconfirmed address, for this browser's sign-up if it made one; otherwise does nothing. */
export async function resendConfirmation(deps: Deps, email: string, browserSecret: string | undefined): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for("update");
    if (!user || user.emailVerified) return;
    const [credential] = await credentialOf(tx, user.id);
    const { language } = await readPreferences(tx, user.id);
    const open = (await listLinks(tx, user.id, deps.now())).flatMap(({ purpose }) =>
      purpose.kind === "sign-up" ? [purpose] : [],
    );
    const purpose = open.find((link) => isBrowserOf(link, browserSecret)) ?? open[0];
    const passwordHash = credential?.password;
    if (purpose) await mailLink(tx, deps, user.id, email, purpose);
    else if (passwordHash)
      await mailLink(tx, deps, user.id, email, {
        kind: "sign-up",
        passwordHash,
        browserHash: "",
        returnTo: null,
        language,
      });
  });
}

/**
 * Uses a confirmation link once. Throws `invalid_token`; `password_needed` when the browser is not the one that signed
 * up and no password came; `invalid_credentials` when it is not that sign-up's. Returns whom to sign in and where to lead.
 */
export async function confirmSignUp(
  deps: Deps,
  link: OpenLink & { purpose: SignUpPurpose },
  proof: { browserSecret: string | undefined; password: string | undefined },
): Promise<{ userId: string; returnTo: string | null; language: Language }> {
  const { purpose, userId } = link;
  if (!isBrowserOf(purpose, proof.browserSecret)) {
    if (proof.password === undefined) throw new RefusalError("password_needed");
    if (!(await deps.auth.verifyPassword(purpose.passwordHash, proof.password)))
      throw new RefusalError("invalid_credentials");
  }
  await deps.db.transaction(async (tx) => {
    const confirmed = await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: deps.now() })
      .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
      .returning({ id: users.id });
    if (confirmed.length === 0) throw new RefusalError("invalid_token");
    await setPassword(tx, userId, purpose.passwordHash, deps.now());
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await dropLinks(tx, userId);
  });
  return { userId, returnTo: purpose.returnTo, language: purpose.language };
}

function isBrowserOf(purpose: SignUpPurpose, browserSecret: string | undefined): boolean {
  if (browserSecret === undefined || purpose.browserHash === "") return false;
  return timingSafeEqual(Buffer.from(hashSecret(browserSecret)), Buffer.from(purpose.browserHash));
}

function credentialOf(tx: Database, userId: string) {
  return tx
    .select()
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.providerId, "credential")));
}

/** Makes `passwordHash` the only password of a user. */
export async function setPassword(tx: Database, userId: string, passwordHash: string, now: Date): Promise<void> {
  const password = { password: passwordHash, updatedAt: now };
  await tx
    .insert(identities)
    .values({ id: randomUUID(), accountId: userId, providerId: "credential", userId, createdAt: now, ...password })
    .onConflictDoUpdate({ target: [identities.userId, identities.providerId], set: password });
}
