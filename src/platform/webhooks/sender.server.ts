import { Resolver } from "node:dns/promises";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isLoopbackAddress, isPublicAddress } from "./public-address.server.ts";

/** Why a message did not arrive, where there was no answer. */
type WebhookFault = "unsafe_address" | "unresolved" | "certificate" | "timeout" | "connection";

/** What an attempt ended with: the answer's status, or why there was none. */
export type WebhookOutcome = { status: number } | { fault: WebhookFault };

/** Posts to addresses that people gave. */
export interface WebhookSender {
  /** Null for an address that may be posted to now: https, no user name, a name whose every address is public. */
  check(url: string): Promise<WebhookFault | null>;
  /** One attempt, never more than 10 s. Redirects are not followed, and nothing of the answer but its status is read. */
  post(url: string, headers: Record<string, string>, body: string): Promise<WebhookOutcome>;
}

type Resolve = (name: string) => Promise<string[]>;

const ATTEMPT_MS = 10_000;
/** A name's own question to the name servers does without the threads that hash passwords and read files. */
const resolver = new Resolver({ timeout: 2000, tries: 2 });

async function resolvePublicly(name: string): Promise<string[]> {
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((part) => (part.status === "fulfilled" ? part.value : []));
}

/**
 * `allowsLoopback` is for tests and for a receiver under development: it lets http and this machine's own addresses in, and no
 * other private ones.
 */
export function createWebhookSender(options: { allowsLoopback: boolean; resolve?: Resolve }): WebhookSender {
  const { allowsLoopback, resolve = resolvePublicly } = options;
  const isAllowed = (address: string) => isPublicAddress(address) || (allowsLoopback && isLoopbackAddress(address));

  async function addressesOf(url: URL): Promise<string[] | WebhookFault> {
    const isWeb = url.protocol === "https:" || (allowsLoopback && url.protocol === "http:");
    if (!isWeb || url.username !== "" || url.password !== "") return "unsafe_address";
    const host = url.hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
    if (host === "localhost" || host.endsWith(".localhost")) return allowsLoopback ? ["127.0.0.1"] : "unsafe_address";
    const addresses = isIP(host) ? [host] : await resolve(host);
    if (addresses.length === 0) return "unresolved";
    return addresses.every(isAllowed) ? addresses : "unsafe_address";
  }

  return {
    async check(url) {
      if (!URL.canParse(url)) return "unsafe_address";
      const found = await addressesOf(new URL(url));
      return typeof found === "string" ? found : null;
    },
    async post(url, headers, body) {
      const found = await addressesOf(new URL(url));
      return typeof found === "string" ? { fault: found } : postTo(new URL(url), found, headers, body);
    },
  };
}

/** The connection goes to an address that was checked: asking for the name again could give another one. */
function postTo(
  url: URL,
  addresses: readonly string[],
  headers: Record<string, string>,
  body: string,
): Promise<WebhookOutcome> {
  const known = addresses.map((address) => ({ address, family: isIP(address) }));
  const [first] = known;
  const lookup: LookupFunction = (_name, { all }, done) =>
    all ? done(null, known) : done(null, first?.address ?? "", first?.family);
  const signal = AbortSignal.timeout(ATTEMPT_MS);
  const send = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((done) => {
    const request = send(url, {
      method: "POST",
      agent: false,
      lookup,
      signal,
      headers: {
        ...headers,
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        "user-agent": "Siyagha-Webhooks/1",
      },
    });
    request.on("response", (response) => {
      done({ status: response.statusCode ?? 0 });
      response.on("error", () => {});
      response.destroy();
    });
    request.on("error", (error) => done({ fault: signal.aborted ? "timeout" : faultOf(error) }));
    request.end(body);
  });
}

function faultOf(error: NodeJS.ErrnoException): WebhookFault {
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO|EPROTO/.test(error.code ?? "") ? "certificate" : "connection";
}
