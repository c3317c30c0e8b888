import { html } from "hono/html";
import type { WebhookData } from "#domain/webhooks/rules.ts";
import type { DocsWords } from "./docs-messages.ts";
import { type Html, table } from "./operation-group.ts";

/** A message of each event as a receiver gets it. */
const EXAMPLES: { [Event in keyof WebhookData]: WebhookData[Event] } = {
  "run.ended": { runId: "0b6f…", tool: "prompt-checker", status: "done", cost: 1 },
  "credits.low": { credits: 5 },
  "payment.updated": { invoiceId: "in_1…", status: "paid", amountMinor: 500, refundedMinor: 0, currency: "usd" },
};

const MESSAGE = `POST /hooks/siyagha
webhook-id: msg_5f0c…
webhook-timestamp: 1790000000
webhook-signature: v1,K5oZ…

{"type":"run.ended","timestamp":"2026-09-21T14:13:20.000Z","data":${JSON.stringify(EXAMPLES["run.ended"])}}`;

/** What a receiver runs: `secret`, `headers` by lower-case name and `rawBody` are its own. */
export const WEBHOOK_CHECK = `import { createHmac, timingSafeEqual } from "node:crypto";

const key = Buffer.from(secret.replace("whsec_", ""), "base64");
const signed = headers["webhook-id"] + "." + headers["webhook-timestamp"] + "." + rawBody;
const wanted = Buffer.from("v1," + createHmac("sha256", key).update(signed).digest("base64"));
const isGenuine = headers["webhook-signature"].split(" ").some((given) => {
  const bytes = Buffer.from(given);
  return bytes.length === wanted.length && timingSafeEqual(bytes, wanted);
});`;

/** How a program takes the messages that it is sent. */
export function webhookGuide(words: DocsWords): Html {
  return html`<section id="webhooks">
    <h2>${words.webhooksTitle}</h2>
    <p>${words.webhooks}</p>
    <pre dir="ltr" tabindex="0">${MESSAGE}</pre>
    ${table(
      [words.event, words.eventData],
      Object.entries(EXAMPLES).map(([event, data]) => [
        html`<code>${event}</code>`,
        html`<code dir="ltr">${JSON.stringify(data)}</code>`,
      ]),
    )}
    <p>${words.webhooksCheck}</p>
    <pre dir="ltr" tabindex="0">${WEBHOOK_CHECK}</pre>
  </section>`;
}
