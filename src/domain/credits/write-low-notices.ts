import { timingSafeEqual } from "node:crypto";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { changePreferences } from "#domain/accounts/preferences.ts";
import { userPreferences, users } from "#domain/accounts/tables.ts";
import { DEFAULT_TIME_ZONE } from "#i18n/format.ts";
import { DEFAULT_LANGUAGE } from "#i18n/language.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import { keyedHash } from "#platform/auth/keyed-hash.ts";
import { queueMail } from "#platform/mail/mail.server.ts";
import { lowCreditsMail } from "./mails.ts";
import { readCredits } from "./read.ts";
import { LOW_CREDITS } from "./rules.ts";
import { lowCreditNotices } from "./tables.ts";

const AT_ONCE = 50;
/** What a token of these mails begins with, apart from the newsletter's. */
const LEAVE_PREFIX = "credits.";

/**
 * Queues the mail about few credits for those who ran low since the last turn, want it, and are still low. Notice and mail are
 * written in one transaction, so that no two processes send one twice. Returns how many were queued.
 */
export async function sendLowCreditMails(deps: Deps): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const due = await tx
      .select({
        userId: lowCreditNotices.userId,
        endsAt: lowCreditNotices.periodEndsAt,
        email: users.email,
        isConfirmed: users.emailVerified,
        language: userPreferences.language,
        timeZone: userPreferences.timeZone,
        isWanted: userPreferences.mailLowCredits,
      })
      .from(lowCreditNotices)
      .innerJoin(users, eq(users.id, lowCreditNotices.userId))
      .leftJoin(userPreferences, eq(userPreferences.userId, lowCreditNotices.userId))
      .where(isNull(lowCreditNotices.mailedAt))
      .limit(AT_ONCE)
      .for("update", { of: lowCreditNotices, skipLocked: true });
    let queued = 0;
    for (const person of due) {
      const { credits } = await readCredits(tx, person.userId, deps.now());
      if (!person.isConfirmed || person.isWanted === false || credits === 0 || credits > LOW_CREDITS) continue;
      await queueMail(
        tx,
        person.userId,
        lowCreditsMail({
          to: person.email,
          language: person.language ?? DEFAULT_LANGUAGE,
          timeZone: person.timeZone ?? DEFAULT_TIME_ZONE,
          publicUrl: deps.settings.PUBLIC_URL,
          credits,
          endsAt: person.endsAt,
          leaveToken: leaveTokenOf(deps, person.userId),
        }),
      );
      queued += 1;
    }
    const done = due.map(({ userId }) => userId);
    if (done.length > 0)
      await tx
        .update(lowCreditNotices)
        .set({ mailedAt: deps.now() })
        .where(and(inArray(lowCreditNotices.userId, done), isNull(lowCreditNotices.mailedAt)));
    return queued;
  });
}

/** True for a token that ends the mails about few credits. */
export function isLowCreditsToken(token: string): boolean {
  return token.startsWith(LEAVE_PREFIX);
}

/** Ends the mails about few credits. Doing it again, or for an account that is gone, changes nothing. Throws `invalid_token`. */
export async function leaveLowCreditMails(deps: Deps, token: string): Promise<void> {
  const userId = token.slice(LEAVE_PREFIX.length, token.lastIndexOf("."));
  const expected = Buffer.from(leaveTokenOf(deps, userId));
  const given = Buffer.from(token);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new RefusalError("invalid_token");
  const [known] = await deps.db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (known) await changePreferences(deps.db, userId, { mailLowCredits: false }, deps.now());
}

function leaveTokenOf(deps: Deps, userId: string): string {
  return `${LEAVE_PREFIX}${userId}.${keyedHash(deps.secret, "leave-low-credits", userId)}`;
}
