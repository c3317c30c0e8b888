import { and, desc, eq, gt, sql } from "drizzle-orm";
import { isDueForRefresh } from "#platform/auth/session.server.ts";
import { type Database, prepareOnce } from "#platform/database/db.server.ts";
import type { Deps } from "#platform/deps.ts";
import type { Settings } from "#platform/env.server.ts";
import type { Viewer } from "./access.ts";
import { identities, sessions, twoFactors, userPreferences, users } from "./tables.ts";

/** The person behind a request's session cookie, and the cookie's renewal when the session slid forward. */
export async function readViewer(
  deps: Pick<Deps, "auth" | "db" | "now">,
  headers: Headers,
): Promise<{ viewer: Viewer | null; setCookies: readonly string[] }> {
  const nobody = { viewer: null, setCookies: [] };
  const token = deps.auth.signedTokenOf(headers);
  if (token === null) return nobody;
  const [found] = await findSession(deps.db)
    .execute({ token })
    // Preferences that cannot be read are no reason to show nobody in: the person alone is asked for. A database that is down
    // says so again.
    .catch(() => findSessionAlone(deps.db).execute({ token }));
  // The library would slide a session forward that is over: it is held against the right time first.
  if (!found || found.expiresAt <= deps.now()) return nobody;
  const setCookies = isDueForRefresh(found, deps.now()) ? await deps.auth.slideSession(headers) : [];
  if (setCookies === null) return nobody;
  const { expiresAt: _expiresAt, ...viewer } = found;
  return { viewer, setCookies };
}

const PERSON = {
  sessionId: sessions.id,
  expiresAt: sessions.expiresAt,
  id: users.id,
  email: users.email,
  emailVerified: users.emailVerified,
  role: users.role,
  mustChangePassword: users.mustChangePassword,
  isSuspended: sql<boolean>`${users.suspendedAt} is not null`,
  createdAt: users.createdAt,
};

/** A page's person in one question to the database. */
const findSession = prepareOnce((db) =>
  db
    .select({
      ...PERSON,
      preferences: {
        theme: userPreferences.theme,
        timeZone: userPreferences.timeZone,
        digits: userPreferences.digits,
        hasProfile: sql<boolean>`${userPreferences.profileSince} is not null`,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(eq(sessions.token, sql.placeholder("token")))
    .prepare(""),
);

const findSessionAlone = prepareOnce((db) =>
  db
    .select(PERSON)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, sql.placeholder("token")))
    .prepare(""),
);

/** True for the administrator's address, configured or in use: nobody signs up with it, joins it or changes to it. */
export async function isReservedAddress(db: Database, settings: Settings, email: string): Promise<boolean> {
  if (email.toLowerCase() === settings.ADMIN_EMAIL) return true;
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email.toLowerCase()), eq(users.role, "administrator")));
  return found.length > 0;
}

export interface SessionInfo {
  id: string;
  current: boolean;
  userAgent: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
}

/** A user's live sessions, the one in use first, then newest first; tokens never leave the table. */
export async function listSessions(db: Database, viewer: Viewer, now: Date): Promise<SessionInfo[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, viewer.id), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
  return rows
    .map((row) => ({
      id: row.id,
      current: row.id === viewer.sessionId,
      userAgent: row.userAgent,
      createdAt: row.createdAt,
      lastSeenAt: row.updatedAt,
      expiresAt: row.expiresAt,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}

/** How a user can sign in, and whether a second factor is on. */
export async function readSignInWays(
  db: Database,
  userId: string,
): Promise<{ password: boolean; google: boolean; twoFactor: boolean }> {
  const ways = await db
    .select({ providerId: identities.providerId })
    .from(identities)
    .where(eq(identities.userId, userId));
  const [user] = await db.select({ twoFactor: users.twoFactorEnabled }).from(users).where(eq(users.id, userId));
  return {
    password: ways.some((way) => way.providerId === "credential"),
    google: ways.some((way) => way.providerId === "google"),
    twoFactor: user?.twoFactor ?? false,
  };
}

/** Since when a second factor guards the account; null for no second factor, and `since` null where its date was not kept. */
export async function findTwoFactor(db: Database, userId: string): Promise<{ since: Date | null } | null> {
  const [found] = await db
    .select({ since: twoFactors.enabledAt })
    .from(twoFactors)
    .innerJoin(users, eq(users.id, twoFactors.userId))
    .where(and(eq(twoFactors.userId, userId), twoFactors.verified, users.twoFactorEnabled));
  return found ?? null;
}
