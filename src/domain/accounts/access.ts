import { RefusalError } from "#i18n/refusals.ts";

/** The person behind a session, as read from the database. */
export interface Viewer {
  id: string;
  email: string;
  emailVerified: boolean;
  role: "user" | "administrator";
  mustChangePassword: boolean;
  /** The administrator keeps this person out. */
  isSuspended: boolean;
  createdAt: Date;
  sessionId: string;
  /** How pages look and date for them: null until that is first stored, absent for a caller by key. */
  preferences?: { theme: string; timeZone: string | null; digits: string | null; hasProfile: boolean } | null;
}

/** What a program's key may do: run tools; list, read, rate and delete runs; read the prompt library. */
export type KeyScope = "run" | "history" | "library";

/** The key by which a program calls. */
export interface CallerKey {
  id: string;
  /** Runs it may make in a day (UTC); null: as many as its owner. */
  runsPerDay: number | null;
}

/** Who makes a request, and how much of what that person may do: a session all of it, a key its scopes. */
export interface Caller {
  user: Viewer;
  scopes: "all" | readonly KeyScope[];
  /** Null for a session. */
  key: CallerKey | null;
}

declare const minted: unique symbol;

/** Proof that the gate has let a confirmed person in. Only `requireSignedIn` makes one. */
export type SignedInUser = Viewer & { readonly [minted]: "signed-in" | "administrator" };

/** Proof that the gate has let the administrator in. Only `requireAdministrator` makes one. */
export type Administrator = Viewer & { readonly role: "administrator"; readonly [minted]: "administrator" };

/** The one gate, for sessions and keys alike. Throws `unauthenticated`, `account_suspended` or `email_unconfirmed`. */
export function requireSignedIn(viewer: Viewer | null): SignedInUser {
  if (!viewer) throw new RefusalError("unauthenticated");
  if (viewer.isSuspended) throw new RefusalError("account_suspended");
  if (!viewer.emailVerified) throw new RefusalError("email_unconfirmed");
  return viewer as SignedInUser;
}

/**
 * Throws what `requireSignedIn` does, `forbidden` or `password_change_required` (the one-time password of the first start is
 * still in use).
 */
export function requireAdministrator(viewer: Viewer | null, options: { passwordChange?: boolean } = {}): Administrator {
  const user = requireSignedIn(viewer);
  if (user.role !== "administrator") throw new RefusalError("forbidden");
  if (user.mustChangePassword && !options.passwordChange) throw new RefusalError("password_change_required");
  return user as unknown as Administrator;
}

/** Throws `forbidden` for a key without the scope, and for every key where `scope` is null; "any" asks for no scope. */
export function requireScope(caller: Caller, scope: KeyScope | "any" | null): void {
  if (caller.scopes === "all" || scope === "any") return;
  if (scope === null) throw new RefusalError("forbidden", { fields: { authorization: "no_keys_here" } });
  if (!caller.scopes.includes(scope)) throw new RefusalError("forbidden", { fields: { scope: `scope_${scope}` } });
}
