import { createHmac, timingSafeEqual } from "node:crypto";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import * as z from "zod";

export const SESSION_SECONDS = 30 * 24 * 3600;
export const REFRESH_AFTER_SECONDS = 24 * 3600;

/** The library's code for a session that was refused to a person who is kept out. */
export const SUSPENDED = "ACCOUNT_SUSPENDED";

/**
 * Dates every session by `now`; the library would take the machine's own clock. All ways of signing in come through the
 * first of these, once they are proved: a person who is kept out learns of it here, and nobody else does.
 */
export function sessionHooks({ now, isSuspended }: { now: () => Date; isSuspended(userId: string): Promise<boolean> }) {
  const dated = async (session: { expiresAt?: Date }) => ({
    data: session.expiresAt ? { ...session, expiresAt: new Date(now().getTime() + SESSION_SECONDS * 1000) } : session,
  });
  const begun = async (session: { userId: string; expiresAt?: Date }) => {
    if (await isSuspended(session.userId)) throw new APIError("FORBIDDEN", { code: SUSPENDED });
    return dated(session);
  };
  return { create: { before: begun }, update: { before: dated } };
}

/** True for a live session that was last dated more than a day ago. */
export function isDueForRefresh({ expiresAt }: { expiresAt: Date }, now: Date): boolean {
  const datedAt = expiresAt.getTime() - SESSION_SECONDS * 1000;
  return expiresAt > now && datedAt + REFRESH_AFTER_SECONDS * 1000 <= now.getTime();
}

/**
 * The token of the cookie `name`, when its signature is the one the library made: `token.signature`, HMAC-SHA-256 in base64.
 * As with the library, the first cookie of that name counts.
 */
export function signedTokenOf(cookies: string | null, name: string, secret: string): string | null {
  const line = (cookies ?? "").split(";").find((each) => each.trimStart().startsWith(`${name}=`));
  const [token, signature] = decoded(line?.slice(line.indexOf("=") + 1).trim() ?? "").split(".");
  if (!token || !signature) return null;
  const given = Buffer.from(signature);
  const right = Buffer.from(createHmac("sha256", secret).update(token).digest("base64"));
  return given.length === right.length && timingSafeEqual(given, right) ? token : null;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}

/** Adds a call, reachable from the server alone, that signs a proved user in. */
export function sessionStarter() {
  return {
    id: "session-starter",
    endpoints: {
      startSession: createAuthEndpoint(
        "/start-session",
        { method: "POST", body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
        async (ctx) => {
          const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId);
          if (!user) throw new Error("a session was asked for a user who is gone");
          const session = await ctx.context.internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ ok: true });
        },
      ),
    },
  };
}
