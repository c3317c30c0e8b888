import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** One message as a receiver got it. */
export interface ReceivedWebhook {
  path: string;
  id: string;
  seconds: number;
  signature: string;
  body: string;
}

export interface WebhookReceiver {
  url: string;
  received: ReceivedWebhook[];
  /** The status of the answers from now on. */
  answerWith(status: number): void;
  close(): Promise<void>;
}

/** A receiver on loopback that keeps what arrives. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  let status = 204;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const header = (name: string) => String(request.headers[name]);
      received.push({
        path: request.url ?? "",
        id: header("webhook-id"),
        seconds: Number(header("webhook-timestamp")),
        signature: header("webhook-signature"),
        body: Buffer.concat(parts).toString(),
      });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerWith: (next) => (status = next),
    close: () => new Promise((done) => server.close(() => done())),
  };
}

/** Checks a message as its receiver would, by the text of the specification and not by the product's own code. */
export function isSignedWith(secret: string, { id, seconds, body, signature }: ReceivedWebhook): boolean {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${seconds}.${body}`, "utf8").digest("base64");
  return signature.split(" ").includes(`v1,${expected}`);
}
