import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { makeFirstAdministrator } from "#domain/accounts/write/administrator.ts";
import { users } from "#domain/accounts/tables.ts";
import type { Deps } from "#platform/deps.ts";
import { mailQueue } from "#platform/database/tables.ts";
import { cookiesOf, type TestApi } from "./test-api.ts";

export const GOOD_PASSWORD = "blue-kettle-47-reads";

export interface SignedIn {
  cookie: string;
  userId: string;
  email: string;
}

/** Signs a new person up, confirms by the mailed link in the same browser, and returns the session's cookie. */
export async function signUpConfirmed(
  deps: Deps,
  api: TestApi,
  email = `${randomUUID()}@example.com`,
): Promise<SignedIn> {
  const signedUp = await api.call("/api/auth/sign-up/email", { json: { email, password: GOOD_PASSWORD } });
  if (signedUp.status !== 200) throw new Error(`sign-up failed: ${await signedUp.text()}`);
  const token = await mailedToken(deps, email);
  const confirmed = await api.call("/api/auth/verify-email", { json: { token }, cookie: cookiesOf(signedUp) });
  if (confirmed.status !== 200) throw new Error(`confirmation failed: ${await confirmed.text()}`);
  return { cookie: cookiesOf(confirmed), userId: await userIdOf(deps, email), email };
}

/** Signs in with a password and returns the session's cookie. */
export async function signIn(deps: Deps, api: TestApi, email: string, password = GOOD_PASSWORD): Promise<SignedIn> {
  const answer = await api.call("/api/auth/sign-in/email", { json: { email, password } });
  if (answer.status !== 200) throw new Error(`sign-in failed: ${await answer.text()}`);
  return { cookie: cookiesOf(answer), userId: await userIdOf(deps, email), email };
}

/** The token of the newest link that was mailed to an address. */
export async function mailedToken(deps: Deps, email: string): Promise<string> {
  const mails = await deps.db
    .select({ text: mailQueue.textBody })
    .from(mailQueue)
    .where(eq(mailQueue.recipient, email))
    .orderBy(desc(mailQueue.createdAt));
  const token = mails.map((mail) => mail.text.match(/token=([\w.%-]+)/)?.[1]).find((found) => found !== undefined);
  if (token === undefined) throw new Error(`no link was mailed to ${email}`);
  return decodeURIComponent(token);
}

async function userIdOf(deps: Deps, email: string): Promise<string> {
  const [user] = await deps.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new Error(`no user ${email}`);
  return user.id;
}

/** The administrator of a first start, signed in with a password of his own. */
export async function signInAdministrator(deps: Deps, api: TestApi): Promise<SignedIn> {
  const first = await makeFirstAdministrator(deps);
  const email = deps.settings.ADMIN_EMAIL;
  if (first.state !== "made" || first.oneTimePassword === null) return signIn(deps, api, email);
  const { cookie } = await signIn(deps, api, email, first.oneTimePassword);
  const json = { currentPassword: first.oneTimePassword, newPassword: GOOD_PASSWORD };
  const changed = await api.call("/api/auth/change-password", { json, cookie });
  if (changed.status !== 200) throw new Error(`password change failed: ${await changed.text()}`);
  return { cookie: cookiesOf(changed, cookie), userId: await userIdOf(deps, email), email };
}
