import type { ChoiceFault, ProviderChoice } from "./ai.ts";
import type { Settings } from "#platform/env.server.ts";

type Vendor = Exclude<ProviderChoice["providerName"], "local">;

/** Where a call may go and with which key. */
export interface Endpoint {
  baseUrl: string;
  host: string;
  key: string;
  wire: "openai-responses" | "openai-chat" | "anthropic" | "deepseek";
}

const VENDOR_URLS: Record<Vendor, string> = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
  deepseek: "https://api.deepseek.com",
};

const BASE_URL_SETTINGS = {
  openai: "OPENAI_BASE_URL",
  anthropic: "ANTHROPIC_BASE_URL",
  deepseek: "DEEPSEEK_BASE_URL",
} as const;

/**
 * Resolves a provider row to the one address its key may be sent to, or says why it may not be sent. A key is bound to
 * its vendor's host, to the hosts of PROVIDER_HOSTS, and, for the vendor's main key, to the host of its base URL. `findKey`
 * gives a key by the name of its variable; left out, the environment does.
 */
export function resolveEndpoint(
  settings: Settings,
  choice: ProviderChoice,
  findKey: (keyName: string) => string | undefined = (keyName) => settings.providerKeys.get(keyName),
): Endpoint | ChoiceFault {
  const { apiKeyName, providerName } = choice;
  if (providerName === "local") return resolveLocal(settings, choice);
  if (
    !/^[A-Z][A-Z0-9_]*$/.test(apiKeyName) ||
    !settings.PROVIDER_KEY_PREFIXES.some((prefix) => apiKeyName.startsWith(prefix))
  )
    return "key_name";
  const operatorUrl =
    apiKeyName === `${providerName.toUpperCase()}_API_KEY` ? settings[BASE_URL_SETTINGS[providerName]] : undefined;
  const url = parseEndpoint(choice.apiEndpoint || operatorUrl || VENDOR_URLS[providerName]);
  if (!url) return "endpoint";
  if (!mayCarry(settings, apiKeyName, url)) return "host";
  const key = findKey(apiKeyName);
  if (!key) return "key_missing";
  return {
    baseUrl: baseUrlFor(providerName, url),
    host: url.host,
    key,
    wire: wireOf({ ...choice, providerName }, url),
  };
}

/** No key leaves through it, and it leads nowhere but to this machine. */
function resolveLocal(settings: Settings, choice: ProviderChoice): Endpoint | ChoiceFault {
  const url = parseEndpoint(choice.apiEndpoint ?? "");
  if (!url) return "endpoint";
  if (!settings.localModels || !isLoopback(url.hostname)) return "host";
  return { baseUrl: baseUrlFor("openai", url), host: url.host, key: "local", wire: "openai-chat" };
}

function parseEndpoint(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isWeb = url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
  return isWeb && !url.username && !url.password && !url.search && !url.hash ? url : null;
}

export function isLoopback(hostname: string): boolean {
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  );
}

function mayCarry(settings: Settings, keyName: string, url: URL): boolean {
  const vendor = vendorOfKey(keyName);
  if (vendor && url.origin === new URL(VENDOR_URLS[vendor]).origin) return true;
  const operatorUrl =
    vendor && keyName === `${vendor.toUpperCase()}_API_KEY` ? settings[BASE_URL_SETTINGS[vendor]] : undefined;
  if (operatorUrl && new URL(operatorUrl).host === url.host) return true;
  return settings.PROVIDER_HOSTS.some((entry) => isListed(entry, url));
}

/** The vendor named in a key's name; a key that names none goes only to the operator's list. */
function vendorOfKey(keyName: string): Vendor | undefined {
  const parts = keyName.toLowerCase().split("_");
  return (["openai", "anthropic", "deepseek"] as const).find((vendor) => parts.includes(vendor));
}

/** `host` allows its https port (a loopback host: any port, since model servers there have no usual one), `host:port` that port alone. */
function isListed(entry: string, url: URL): boolean {
  const listed = `${url.protocol}//${entry.replace(/^https?:\/\//, "").replace(/\/.*$/, "")}`;
  if (!URL.canParse(listed)) return false;
  const { hostname, port } = new URL(listed);
  if (hostname !== url.hostname) return false;
  return port === url.port || (port === "" && isLoopback(hostname) && !/:\d+$/.test(entry));
}

/** The SDKs add the last part of the path themselves; people paste it along, or leave the version out. */
function baseUrlFor(provider: Vendor, url: URL): string {
  const path = url.pathname.replace(/\/(chat\/completions|responses|messages)\/?$/, "").replace(/\/+$/, "");
  const needsVersion = (provider === "openai" && path === "") || (provider === "anthropic" && !/\/v\d+$/.test(path));
  return `${url.origin}${path}${needsVersion ? "/v1" : ""}`;
}

/** Compatible servers mostly speak chat completions only; the vendor, and what the operator puts in its place, also responses. */
function wireOf(choice: ProviderChoice & { providerName: Vendor }, url: URL): Endpoint["wire"] {
  if (choice.providerName !== "openai") return choice.providerName;
  const isVendor = !choice.apiEndpoint || url.origin === new URL(VENDOR_URLS.openai).origin;
  return isVendor && !url.pathname.endsWith("/chat/completions") ? "openai-responses" : "openai-chat";
}
