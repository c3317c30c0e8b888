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
const LONGEST_NAME = 200;

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

/** A row of a server's list; `type` is where a server says what kind of model it is. */
interface ListedModel {
  id?: unknown;
  type?: unknown;
}

/** Whatever a server calls its models: people name files as they like, in any script, with spaces, with the path of a disk. */
function isName(id: string): boolean {
  return id.trim() !== "" && id.length <= LONGEST_NAME && !/[\p{Cc}\p{Cf}]/u.test(id.replace(/[\u200C\u200D]/g, ""));
}

/** Models that turn text into numbers, or order or hear, and write nothing. Most servers tell them apart by name alone. */
function isOtherKind({ id, type }: ListedModel): boolean {
  if (typeof type === "string" && /embed|rerank/i.test(type)) return true;
  return /embed|rerank|(?:^|[/_:-])(?:bge|gte|e5|all-minilm|paraphrase|whisper)(?:[-_:]|$)/i.test(String(id));
}

async function askForModels(name: string, origin: string): Promise<LocalServer | null> {
  try {
    const response = await fetch(`${origin}/v1/models`, { redirect: "error", signal: AbortSignal.timeout(LIMIT_MS) });
    if (!response.ok || Number(response.headers.get("content-length") ?? 0) > MOST_BYTES) return null;
    const body = (await response.json()) as { data?: ListedModel[] };
    const models = (Array.isArray(body.data) ? body.data : [])
      .filter((row) => !isOtherKind(row))
      .map(({ id }) => id)
      .filter((id): id is string => typeof id === "string" && isName(id))
      .slice(0, MOST_MODELS);
    return models.length > 0 ? { name, endpoint: `${origin}/v1`, models } : null;
  } catch {
    return null;
  }
}
