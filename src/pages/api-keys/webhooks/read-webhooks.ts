import { listWebhookAddresses } from "#domain/webhooks/read.ts";
import { formatDateTime } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import type { Deps } from "#platform/deps.ts";

/** A person's webhook addresses as the page shows them, with dates in words. */
export async function readWebhooks(deps: Deps, userId: string, language: Language, timeZone: string) {
  const said = (date: Date) => formatDateTime(language, date, timeZone);
  const addresses = await listWebhookAddresses(deps.db, userId);
  return addresses.map(({ id, url, events, restingSince, deliveries }) => ({
    id,
    url,
    events,
    restingSince: restingSince && said(restingSince),
    deliveries: deliveries.map(({ lastAttemptAt: _lastAttemptAt, nextAttemptAt, createdAt, ...delivery }) => ({
      ...delivery,
      created: said(createdAt),
      next: delivery.state === "waiting" && delivery.attempts > 0 ? said(nextAttemptAt) : null,
    })),
  }));
}

export type ShownWebhook = Awaited<ReturnType<typeof readWebhooks>>[number];
