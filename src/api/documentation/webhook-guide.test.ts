import { expect, it } from "vitest";
import { makeWebhookSecret, signWebhook } from "#platform/webhooks/sign.server.ts";
import { WEBHOOK_CHECK } from "./webhook-guide.ts";

type Check = (secret: string, headers: Record<string, string>, rawBody: string) => boolean;

it("the check that the page shows takes what the product sends, and nothing that was changed", async () => {
  const [imports, ...lines] = WEBHOOK_CHECK.split("\n");
  const module = `${imports}\nexport default (secret, headers, rawBody) => {${lines.join("\n")}\nreturn isGenuine; };`;
  const { default: isGenuine } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(module)}`
  )) as { default: Check };
  const secret = makeWebhookSecret();
  const body = '{"type":"webhook.test","data":{}}';
  const headers = signWebhook({ id: "msg_1", seconds: 1_790_000_000, body }, secret);
  expect(isGenuine(secret, headers, body)).toBe(true);
  expect(isGenuine(secret, { ...headers, "webhook-timestamp": "1790000001" }, body)).toBe(false);
  expect(isGenuine(secret, { ...headers, "webhook-id": "msg_2" }, body)).toBe(false);
  expect(isGenuine(secret, headers, `${body} `)).toBe(false);
  expect(isGenuine(makeWebhookSecret(), headers, body)).toBe(false);
});
