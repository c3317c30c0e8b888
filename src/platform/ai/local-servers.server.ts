import { isLoopback } from "./hosts.server.ts";
import type { Settings } from "#platform/env.server.ts";

/** Model servers that people run on their own machine, with the port each listens on by itself. */
const USUAL: readonly { name: string; port: number }[] = [
  { name: "Ollama", port: 11_434 },
  { name: "llama.cpp", port: 8080 },
  { name: "LM Studio", port: 1234 },
  { name: "vLLM", port: 8000 },
];
const LIMIT_MS = 1500;
const MOST_BYTES = 512 * 1024;
const MOST_MODELS = 100;

/** A server on this machine that speaks the OpenAI wire, with what it can run. */
export interface LocalServer {
  name: string;
  /** What a provider row stores. */
  endpoint: string;
  models: string[];
}

/**
 * Asks the usual ports of this machine, and loopback hosts of PROVIDER_HOSTS, for their models. Nothing but loopback is
 * ever asked; an empty list where the operator has switched local models off.
 */
export async function findLocalServers(settings: Settings): Promise<LocalServer[]> {
  if (!settings.localModels) return [];
  const listed = settings.PROVIDER_HOSTS.filter((entry) => /:\d+$/.test(entry))
    .map((entry) => new URL(`http://${entry}`))
    .filter((url) => isLoopback(url.hostname))
    .map((url) => ({ name: url.host, origin: url.origin }));
  const usual = USUAL.map(({ name, port }) => ({ name, origin: `http://127.0.0.1:${port}` }));
  const found = await Promise.all([...usual, ...listed].map(({ name, origin }) => askForModels(name, origin)));
  return found.filter((server) => server !== null);
}

async function askForModels(name: string, origin: string): Promise<LocalServer | null> {
  try {
    const response = await fetch(`${origin}/v1/models`, { redirect: "error", signal: AbortSignal.timeout(LIMIT_MS) });
    if (!response.ok || Number(response.headers.get("content-length") ?? 0) > MOST_BYTES) return null;
    const body = (await response.json()) as { data?: { id?: unknown }[] };
    const models = (Array.isArray(body.data) ? body.data : [])
      .map(({ id }) => id)
      .filter((id): id is string => typeof id === "string" && /^[\w.:/@-]{1,200}$/.test(id))
      .slice(0, MOST_MODELS);
    return models.length > 0 ? { name, endpoint: `${origin}/v1`, models } : null;
  } catch {
    return null;
  }
}
