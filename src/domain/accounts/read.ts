import { and, desc, eq, gt } from "drizzle-orm";
import type { AuthSession } from "#platform/auth/auth.server.ts";
import type { Database } from "#platform/database/db.server.ts";
import type { Deps } from "#platform/deps.ts";
import type { Settings } from "#platform/env.server.ts";
import type { Viewer } from "./access.ts";
import { identities, sessions, users } from "./tables.ts";

/** The person behind a request's session cookie, and the cookie's renewal when the session slid forward. */
export async function readViewer(
  deps: Deps,
  headers: Headers,
): Promise<{ viewer: Viewer | null; setCookies: readonly string[] }> {
  const session = await deps.auth.readSession(headers);
  if (!session) return { viewer: null, setCookies: [] };
  return { viewer: viewerOf(session), setCookies: session.setCookies };
}

function viewerOf({ user, sessionId }: AuthSession): Viewer {
  return {
    id: user.id,
    email: user.email,
    emailVerified: user.emailVerified,
    role: user.role === "administrator" ? "administrator" : "user",
    mustChangePassword: user.mustChangePassword,
    createdAt: user.createdAt,
    sessionId,
  };
}

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
    .orderBy(desc(sessions.createdAt));
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
