import { randomUUID, timingSafeEqual } from "node:crypto";
import { and, eq, lt, ne, sql } from "drizzle-orm";
import type { Language } from "#i18n/language.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import type { Deps } from "#platform/deps.ts";
import { keyedHash } from "#platform/auth/keyed-hash.ts";
import { queueMail } from "#platform/mail/mail.server.ts";
import { deleteDue } from "#platform/database/sweep.server.ts";
import { confirmSubscriptionMail } from "./mails.ts";
import { newsletterSubscribers } from "./tables.ts";

const DAY_MS = 86_400_000;
const PENDING_DAYS = 30;

type LinkPurpose = "confirm" | "unsubscribe";

/**
 * Mails a confirmation link to an address that is not subscribed, at most once a day. An address that is subscribed gets
 * nothing: the caller answers the same either way.
 */
export async function askForNewsletter(deps: Deps, email: string, language: Language): Promise<void> {
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(newsletterSubscribers)
      .values({ id: randomUUID(), email, language, askedAt: now, createdAt: now })
      .onConflictDoUpdate({
        target: newsletterSubscribers.email,
        set: { language, state: "pending", askedAt: now },
        setWhere: and(
          ne(newsletterSubscribers.state, "confirmed"),
          lt(newsletterSubscribers.askedAt, new Date(now.getTime() - DAY_MS)),
        ),
      })
      .returning();
    if (!row) return;
    const linkTo = (purpose: LinkPurpose) => ({
      to: email,
      language,
      publicUrl: deps.settings.PUBLIC_URL,
      token: tokenOf(deps.secret, row.id, purpose),
    });
    await queueMail(tx, null, confirmSubscriptionMail(linkTo("confirm"), linkTo("unsubscribe").token));
  });
}

/** Subscribes the address that a confirmation link was mailed to. Using it again changes nothing. Throws `invalid_token`. */
export async function confirmNewsletter(deps: Deps, token: string): Promise<void> {
  const id = subscriberOf(deps.secret, token, "confirm");
  const changed = await deps.db
    .update(newsletterSubscribers)
    .set({
      state: "confirmed",
      confirmedAt: sql`coalesce(${newsletterSubscribers.confirmedAt}, ${deps.now().toISOString()}::timestamptz)`,
    })
    .where(and(eq(newsletterSubscribers.id, id), ne(newsletterSubscribers.state, "unsubscribed")))
    .returning({ id: newsletterSubscribers.id });
  if (changed.length === 0) throw new RefusalError("invalid_token");
}

/** Ends a subscription. Doing it again changes nothing. Throws `invalid_token`. */
export async function leaveNewsletter(deps: Deps, token: string): Promise<void> {
  const id = subscriberOf(deps.secret, token, "unsubscribe");
  await deps.db
    .update(newsletterSubscribers)
    .set({ state: "unsubscribed", confirmedAt: null })
    .where(eq(newsletterSubscribers.id, id));
}

/** Removes addresses that nobody confirmed, or that left, more than 30 days ago. */
export async function sweepNewsletter(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PENDING_DAYS * DAY_MS);
  const due = and(ne(newsletterSubscribers.state, "confirmed"), lt(newsletterSubscribers.askedAt, before));
  await deleteDue(db, newsletterSubscribers, due);
}

/** What a mailed link carries: whom it is for, and proof that we made it for this purpose. */
export function tokenOf(secret: string, id: string, purpose: LinkPurpose): string {
  return `${id}.${keyedHash(secret, `newsletter-${purpose}`, id)}`;
}

function subscriberOf(secret: string, token: string, purpose: LinkPurpose): string {
  const [id = ""] = token.split(".");
  const expected = Buffer.from(tokenOf(secret, id, purpose));
  const given = Buffer.from(token);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new RefusalError("invalid_token");
  return id;
}
