import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/db.server.ts";
import { MOST_WAITING, type WebhookData, type WebhookEvent } from "./rules.ts";
import { webhookAddresses, webhookDeliveries } from "./tables.ts";

/**
 * Notes an event for each of the person's addresses that wants it and does not rest, in one statement. Call it in the
 * transaction of the event, so that neither is kept without the other.
 */
export async function queueWebhooks<Event extends WebhookEvent>(
  tx: Database,
  userId: string,
  event: Event,
  data: WebhookData[Event],
): Promise<void> {
  await tx.execute(sql`
    insert into ${webhookDeliveries} (id, address_id, user_id, event, data)
    select 'msg_' || replace(gen_random_uuid()::text, '-', ''), a.id, a.user_id, ${event}, ${JSON.stringify(data)}::jsonb
    from ${webhookAddresses} a
    where a.user_id = ${userId} and a.resting_since is null and a.events @> ${JSON.stringify([event])}::jsonb
      and (select count(*) from (select 1 from ${webhookDeliveries} d
        where d.address_id = a.id and d.state = 'waiting' limit ${MOST_WAITING}) waiting) < ${MOST_WAITING}`);
}
