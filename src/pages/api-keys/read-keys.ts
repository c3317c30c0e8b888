import { listApiKeys } from "#domain/api-keys/read.ts";
import { formatDate, formatDateTime } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import type { Deps } from "#platform/deps.ts";

/** A person's live keys as the page shows them, with dates in words. */
export async function readKeys(deps: Deps, userId: string, language: Language, timeZone: string) {
  const keys = await listApiKeys(deps.db, userId);
  return keys.map(({ id, name, start, scopes, runsPerDay, lastUsedAt, createdAt }) => ({
    id,
    name,
    start,
    scopes,
    runsPerDay,
    created: formatDate(language, createdAt, timeZone),
    used: lastUsedAt && formatDateTime(language, lastUsedAt, timeZone),
  }));
}

export type ShownKey = Awaited<ReturnType<typeof readKeys>>[number];
