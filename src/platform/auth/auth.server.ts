import { randomUUID } from "node:crypto";
import { betterAuth } from "better-auth/minimal";
import { APIError } from "better-auth/api";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { RefusalError } from "#i18n/refusals.ts";
import { type Database, isReachable } from "#platform/database/db.server.ts";
import { type GoogleSettings, googleProvider } from "./google.server.ts";
import { twoFactorOnEverySignIn } from "./two-factor.server.ts";
import {
  REFRESH_AFTER_SECONDS,
  SESSION_SECONDS,
  sessionHooks,
  SUSPENDED,
  sessionStarter,
  signedTokenOf,
} from "./session.server.ts";
import { boundedHashing } from "./hashing.server.ts";
import type { Log } from "#platform/process/log.ts";

const RESET_LINK_SECONDS = 3600;

/** What the auth library needs from the rest of the product; joined in `domain/accounts/auth.ts`. */
export interface AuthOptions {
  db: Database;
  /** Drizzle tables by the library's model names. */
  tables: Record<"user" | "session" | "account" | "verification" | "twoFactor", unknown>;
  /** The one origin that links, redirects and cookies are made for. */
  publicUrl: string;
  secret: string;
  google: GoogleSettings | null;
  /** The time that sessions are dated by; the library goes by the machine's own clock. */
  now: () => Date;
  log: Log;
  /** True for addresses that no outside identity may create or join. */
  isReserved(email: string): Promise<boolean>;
  /**
   * Called before an outside identity joins a user: what an unconfirmed owner left behind must go. False when the user
   * already has an identity of that provider: it is never joined by a second one.
   */
  admitIdentity(userId: string, providerId: string): Promise<boolean>;
  /** True for a person who is kept out: no session begins, by whatever way of signing in. */
  isSuspended(userId: string): Promise<boolean>;
  sendResetMail(user: { id: string; email: string }, token: string): Promise<void>;
  onPasswordReset(userId: string): Promise<void>;
}

/** The auth library, as the product uses it. */
export interface Auth {
  /** True over https: cookies are Secure and carry the `__Host-` prefix. */
  secureCookies: boolean;
  cookiePrefix: string;
  googleConfigured: boolean;
  /** The token of a session cookie that this product signed. Checked without the library, which would ask the database twice. */
  signedTokenOf(headers: Headers): string | null;
  /** Dates a live session forward; returns the renewed Set-Cookie lines, or null when the session has gone. */
  slideSession(headers: Headers): Promise<string[] | null>;
  /** The token in a browser's session cookie, its signature unchecked: good for ending that session, for nothing else. */
  sessionTokenOf(headers: Headers): string | null;
  /** Starts a session for a user whom the caller has proved; returns Set-Cookie lines. Throws `account_suspended`. */
  startSession(userId: string, headers: Headers): Promise<string[]>;
  /** How many backup codes of a person are unused; 0 without a second factor. */
  countBackupCodes(userId: string): Promise<number>;
  /** Calls one of the library's own routes as a request of our origin would. */
  call(path: string, request: { method: "GET" | "POST"; headers: Headers; body?: unknown }): Promise<Response>;
  /** scrypt on the thread pool, never more than two at once. */
  hashPassword(password: string): Promise<string>;
  verifyPassword(hash: string, password: string): Promise<boolean>;
}

/** Builds the auth library on our tables. It never mails, never keeps provider tokens and never takes a role from a request. */
export function createAuth(options: AuthOptions): Auth {
  const secureCookies = options.publicUrl.startsWith("https://");
  const cookiePrefix = secureCookies ? "__Host-siyagha" : "siyagha";
  const password = boundedHashing();
  const library = (google: GoogleSettings | null) =>
    betterAuth(libraryOptions({ ...options, google }, cookiePrefix, secureCookies, password));
  const auth = library(null);
  // The library asks the issuer for its endpoints before it answers anything: a sign-in by password must not wait for Google.
  const outside = options.google === null ? auth : library(options.google);
  const origin = new URL(options.publicUrl).origin;
  return {
    secureCookies,
    cookiePrefix,
    googleConfigured: options.google !== null,
    signedTokenOf: (headers) => signedTokenOf(headers.get("cookie"), `${cookiePrefix}.session_token`, options.secret),
    async slideSession(headers) {
      const found = await auth.api
        .getSession({ headers: new Headers({ cookie: headers.get("cookie") ?? "" }), returnHeaders: true })
        .catch((error: unknown) => orDatabaseFault(options.db, error));
      return found?.response ? found.headers.getSetCookie() : null;
    },
    sessionTokenOf(headers) {
      const cookies = (headers.get("cookie") ?? "").split(/;\s*/);
      const value = cookies.find((cookie) => cookie.startsWith(`${cookiePrefix}.session_token=`))?.split("=")[1];
      return value?.match(/^[\w-]{1,100}/)?.[0] ?? null;
    },
    async startSession(userId, headers) {
      const asked = auth.api.startSession({ body: { userId }, headers, returnHeaders: true });
      const started = await asked.catch((error: unknown) => {
        throw error instanceof APIError && error.body?.code === SUSPENDED
          ? new RefusalError("account_suspended")
          : error;
      });
      return started.headers.getSetCookie();
    },
    async countBackupCodes(userId) {
      const asked = auth.api.viewBackupCodes({ body: { userId } });
      const found = await asked.catch((error: unknown) => {
        if (error instanceof APIError) return null;
        throw error;
      });
      return found?.backupCodes.length ?? 0;
    },
    async call(path, request) {
      const headers = new Headers({ origin });
      for (const name of ["cookie", "user-agent"]) {
        const value = request.headers.get(name);
        if (value !== null) headers.set(name, value);
      }
      if (request.body !== undefined) headers.set("content-type", "application/json");
      const body = request.body === undefined ? null : JSON.stringify(request.body);
      const { handler } = /^\/(sign-in\/social|callback\/)/.test(path) ? outside : auth;
      const answer = await handler(new Request(`${origin}/api/auth${path}`, { method: request.method, headers, body }));
      if (answer.status >= 500) await orDatabaseFault(options.db, null);
      return answer;
    },
    hashPassword: password.hash,
    verifyPassword: (hash, given) => password.verify({ hash, password: given }),
  };
}

/** The library hides why it failed: when the database does not answer, say so; otherwise throw what there was. */
async function orDatabaseFault(db: Database, error: unknown): Promise<null> {
  if (!(await isReachable(db))) throw Object.assign(new Error("the database does not answer"), { code: "08006" });
  if (error !== null) throw error;
  return null;
}

function libraryOptions(
  options: AuthOptions,
  cookiePrefix: string,
  secureCookies: boolean,
  password: ReturnType<typeof boundedHashing>,
) {
  return {
    appName: "Siyagha",
    baseURL: options.publicUrl,
    basePath: "/api/auth",
    secret: options.secret,
    trustedOrigins: [new URL(options.publicUrl).origin],
    database: drizzleAdapter(options.db, { provider: "pg", schema: options.tables }),
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: {
      level: "error" as const,
      log: (_level: string, message: string) => options.log.warn({ source: "auth" }, withoutValues(message)),
    },
    onAPIError: { errorURL: `${options.publicUrl}/login`, throw: true },
    advanced: {
      cookiePrefix,
      useSecureCookies: false,
      defaultCookieAttributes: { secure: secureCookies, httpOnly: true, sameSite: "lax" as const, path: "/" },
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => randomUUID(), validateSchema: false },
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: REFRESH_AFTER_SECONDS, freshAge: 0 },
    verification: { storeIdentifier: "hashed" as const },
    user: {
      additionalFields: {
        role: { type: "string" as const, input: false, required: false },
        mustChangePassword: { type: "boolean" as const, input: false, required: false },
      },
      validateUserInfo: (context: {
        user: { email?: string | null; emailVerified?: boolean };
        source: { action: string };
      }) => refuseOutsideIdentity(context, options),
    },
    emailAndPassword: passwordOptions(options, password),
    account: {
      updateAccountOnSignIn: false,
      accountLinking: { enabled: true, requireLocalEmailVerified: false, trustedProviders: [] },
    },
    databaseHooks: { account: { create: { before: identityHook(options) } }, session: sessionHooks(options) },
    plugins: [
      twoFactorOnEverySignIn(),
      sessionStarter(),
      ...(options.google === null ? [] : [googleProvider(options.google)]),
    ],
  };
}

/** A failed query quotes its values, tokens among them: only that it failed is logged. */
function withoutValues(message: string): string {
  return message.startsWith("Failed query") ? "a query failed" : message;
}

function passwordOptions(options: AuthOptions, password: ReturnType<typeof boundedHashing>) {
  return {
    enabled: true,
    disableSignUp: true,
    requireEmailVerification: true,
    minPasswordLength: 1,
    maxPasswordLength: 1024,
    resetPasswordTokenExpiresIn: RESET_LINK_SECONDS,
    revokeSessionsOnPasswordReset: true,
    password,
    sendResetPassword: ({ user, token }: { user: { id: string; email: string }; token: string }) =>
      options.sendResetMail(user, token),
    onPasswordReset: ({ user }: { user: { id: string } }) => options.onPasswordReset(user.id),
  };
}

/** One outside identity per provider and user, none joins what a stranger left unconfirmed, and no provider's token is kept. */
function identityHook(options: AuthOptions) {
  return async (account: { userId: string; providerId: string }) => {
    const isOutside = account.providerId !== "credential";
    if (isOutside && !(await options.admitIdentity(account.userId, account.providerId)))
      throw new APIError("FORBIDDEN", { code: "ANOTHER_IDENTITY" });
    return { data: { ...account, accessToken: null, refreshToken: null, idToken: null } };
  };
}

/** An outside identity may create or join a user only by an address its provider has verified, and never a reserved one. */
async function refuseOutsideIdentity(
  { user, source }: { user: { email?: string | null; emailVerified?: boolean }; source: { action: string } },
  options: AuthOptions,
): Promise<{ error: string } | undefined> {
  if (source.action === "sign-in") return undefined;
  if (user.emailVerified !== true) return { error: "email_not_verified" };
  return (await options.isReserved((user.email ?? "").toLowerCase())) ? { error: "address_reserved" } : undefined;
}
