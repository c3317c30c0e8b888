import type { Deps } from "#platform/deps.ts";
import { keyedHash } from "#platform/auth/keyed-hash.ts";
import { countAttempt, peerNetwork, type RateRule, returnAttempt } from "#platform/database/rate-limit.server.ts";
import { refuseWhenSpent } from "#api/middleware/write-limit.ts";

const QUARTER_HOUR = 900;
const SIGN_IN_BY_ACCOUNT: RateRule = { name: "sign-in-account", limit: 10, windowSeconds: QUARTER_HOUR };
const SIGN_IN_BY_PEER: RateRule = { name: "sign-in-peer", limit: 10, windowSeconds: QUARTER_HOUR };
/** Right passwords too: each costs a hash, of which only so many can be made at once. */
const SIGN_INS_BY_ACCOUNT: RateRule = { name: "sign-ins-account", limit: 100, windowSeconds: QUARTER_HOUR };
const SIGN_UP_BY_PEER: RateRule = { name: "sign-up-peer", limit: 20, windowSeconds: 3600 };
const MAIL_BY_ADDRESS: RateRule = { name: "mail", limit: 3, windowSeconds: 3600 };
const MAIL_BY_PEER: RateRule = { name: "mail-peer", limit: 30, windowSeconds: 3600 };
const MAIL_BY_USER: RateRule = { name: "mail-user", limit: 5, windowSeconds: 3600 };
/** An authenticator's code is right for its 30 seconds and those before and after. */
const CODE_BY_USER: RateRule = { name: "code", limit: 1, windowSeconds: 120 };

/**
 * 10 tries in 15 minutes, by account (an address, a user id or a link) and by peer, and 100 of whatever outcome by
 * account; subjects are kept as keyed hashes.
 */
export async function countSignIn(deps: Deps, account: string, peer: string): Promise<void> {
  await refuseWhenSpent(deps, SIGN_IN_BY_PEER, hashed(deps, peerNetwork(peer)));
  await refuseWhenSpent(deps, SIGN_IN_BY_ACCOUNT, hashed(deps, account));
  await refuseWhenSpent(deps, SIGN_INS_BY_ACCOUNT, hashed(deps, account));
}

/** A sign-in that succeeded was no guess: its try is given back, and counts among the hundred alone. */
export async function returnSignIn(deps: Deps, account: string, peer: string): Promise<void> {
  await returnAttempt(deps.db, SIGN_IN_BY_PEER, hashed(deps, peerNetwork(peer)));
  await returnAttempt(deps.db, SIGN_IN_BY_ACCOUNT, hashed(deps, account));
}

/** 20 an hour a peer. */
export async function countSignUp(deps: Deps, peer: string): Promise<void> {
  await refuseWhenSpent(deps, SIGN_UP_BY_PEER, hashed(deps, peerNetwork(peer)));
}

/** 3 an hour an address, whether or not it has an account. */
export async function countMail(deps: Deps, email: string): Promise<void> {
  await refuseWhenSpent(deps, MAIL_BY_ADDRESS, hashed(deps, email));
}

/** 30 an hour a peer, to whatever addresses: nobody sends a list of people links they did not ask for. */
export async function countMailBy(deps: Deps, peer: string): Promise<void> {
  await refuseWhenSpent(deps, MAIL_BY_PEER, hashed(deps, peerNetwork(peer)));
}

/** 5 an hour a user, to whatever addresses: a confirmation of a move goes to an address that never asked for it. */
export async function countMailOf(deps: Deps, userId: string): Promise<void> {
  await refuseWhenSpent(deps, MAIL_BY_USER, userId);
}

/** Takes a user's code; false when it was taken before. */
export async function takeCode(deps: Deps, userId: string, code: string): Promise<boolean> {
  return (await countAttempt(deps.db, CODE_BY_USER, hashed(deps, `${userId} ${code}`), deps.now())) === null;
}

function hashed(deps: Deps, subject: string): string {
  return keyedHash(deps.secret, "rate", subject).slice(0, 32);
}
