import type { KeyScope } from "#domain/accounts/access.ts";

/** In the order in which people are asked. */
export const KEY_SCOPES = ["run", "history", "library"] as const satisfies readonly KeyScope[];

export const KEY_PREFIX = "sy_";
/** 24 random bytes in hex: one word for a double click, and nothing that can be guessed. */
const KEY_SHAPE = /^sy_[0-9a-f]{48}$/;

/** Live keys of one person. */
export const MOST_KEYS = 20;

/** When a key's last use is written again: a busy program would else write a row with every call. */
const LAST_USED_EVERY_MS = 5 * 60_000;

/** What is no key by its shape costs no question to the database. */
export function looksLikeKey(text: string): boolean {
  return KEY_SHAPE.test(text);
}

/** "sy_1a2b3c4d", what the owner sees of a key later. */
export function startOf(key: string): string {
  return key.slice(0, KEY_PREFIX.length + 8);
}

/** Whether a key's last use is due to be written. */
export function isUseDue(lastUsedAt: Date | null, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= LAST_USED_EVERY_MS;
}
