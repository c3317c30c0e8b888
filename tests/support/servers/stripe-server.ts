import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createStandIn } from "#domain/test-checkout/stand-in.ts";
import { decodeForm, type Form } from "#domain/test-checkout/wire.ts";
import type { Deps } from "#platform/deps.ts";

interface RecordedRequest {
  /** "POST /v1/checkout/sessions". */
  endpoint: string;
  form: Form;
  headers: Record<string, string | string[] | undefined>;
}

export interface StripeServer {
  url: string;
  requests: RecordedRequest[];
  /** Gives it the database that holds its objects. */
  use(deps: Pick<Deps, "db" | "now" | "settings">): void;
  close(): Promise<void>;
}

/** The payment provider on a loopback port: its wire over real HTTP, every request written down. */
export async function startStripeServer(): Promise<StripeServer> {
  let answer: typeof fetch | null = null;
  const requests: RecordedRequest[] = [];
  const server: Server = createServer((request, response) => void handle(request, response));
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const url = new URL(request.url ?? "/", "http://stripe.invalid");
    const path = url.pathname.replace(/\/(cus|cs|sub|in|ch|pi|re|dp|price)_\w+/g, "/{id}");
    requests.push({
      endpoint: `${request.method} ${path}`,
      form: decodeForm(body || url.search.slice(1)),
      headers: request.headers,
    });
    const key = request.headers["idempotency-key"];
    const given = await answer?.(url.href, {
      method: request.method ?? "GET",
      headers: typeof key === "string" ? { "idempotency-key": key } : {},
      ...(request.method === "POST" ? { body } : {}),
    });
    response.writeHead(given?.status ?? 503, { "content-type": "application/json" });
    response.end(await given?.text());
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    use(deps) {
      const publicUrl = deps.settings.PUBLIC_URL;
      answer = createStandIn({ db: deps.db, now: deps.now, publicUrl }, "unused").fetch;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
