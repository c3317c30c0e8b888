import { type Endpoint, resolveEndpoint } from "./hosts.server.ts";
import { ModelFault, type ListedModel, type ModelList, type ProviderChoice } from "./ai.ts";
import type { Settings } from "#platform/env.server.ts";

const LIMIT_MS = 15_000;
const MOST_BYTES = 4 * 1024 * 1024;
const MOST_PAGES = 5;
const ANTHROPIC_VERSION = "2023-06-01";

/** One page of a list: OpenAI, DeepSeek and Anthropic name it `data`, Gemini `models`. */
interface Page {
  data?: unknown;
  models?: unknown;
  has_more?: unknown;
  last_id?: unknown;
  nextPageToken?: unknown;
}

/**
 * What the vendor of a provider row lists for its key, asked by the wire since the client library has no call for it. Throws
 * ModelFault; its message has a status and never the vendor's prose or the key.
 */
export async function askForModelList(
  settings: Settings,
  choice: ProviderChoice,
  findKey: (keyName: string) => string | undefined,
): Promise<ModelList> {
  const endpoint = resolveEndpoint(settings, choice, findKey);
  if (typeof endpoint === "string") throw new ModelFault("unavailable", { detail: endpoint });
  const models: ListedModel[] = [];
  let query = endpoint.wire === "anthropic" ? "?limit=1000" : "";
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const body = await askForPage(endpoint, query);
    models.push(...modelsOf(body));
    const next = nextQuery(body);
    if (next === null) return { models, isWhole: true };
    query = next;
  }
  return { models, isWhole: false };
}

async function askForPage({ baseUrl, wire, key }: Endpoint, query: string): Promise<Page> {
  const headers: Record<string, string> =
    wire === "anthropic"
      ? { "x-api-key": key, "anthropic-version": ANTHROPIC_VERSION }
      : { authorization: `Bearer ${key}` };
  const response = await fetch(`${baseUrl}/models${query}`, {
    headers,
    // A redirect could carry the key to another host.
    redirect: "error",
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new ModelFault("unavailable", { detail: `HTTP ${response.status}` });
  }
  return pageOf(await boundedText(response));
}

function pageOf(text: string): Page {
  try {
    const page = JSON.parse(text) as Page | null;
    if (Array.isArray(page?.data) || Array.isArray(page?.models)) return page;
  } catch {
    // Not JSON is no list either; what it was instead is nothing for a log.
  }
  throw new ModelFault("malformed", { detail: "no list of models" });
}

async function boundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new ModelFault("malformed", { detail: "list without end" });
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function modelsOf({ data, models }: Page): ListedModel[] {
  return [data, models].flatMap((rows) => (Array.isArray(rows) ? rows : [])).flatMap((row: unknown) => modelOf(row));
}

/** Gemini writes "models/" before a name, in its own list and in the one for OpenAI's clients. */
function modelOf(row: unknown): ListedModel[] {
  if (typeof row !== "object" || row === null) return [];
  const { id, name, shutdown_date: date } = row as Record<string, unknown>;
  const named = typeof id === "string" ? id : name;
  if (typeof named !== "string" || named === "") return [];
  const day = typeof date === "string" ? (/^\d{4}-\d{2}-\d{2}(?![\d-])/.exec(date)?.[0] ?? null) : null;
  return [{ id: named.replace(/^models\//, ""), shutdownOn: day }];
}

function nextQuery({ has_more, last_id, nextPageToken }: Page): string | null {
  if (has_more === true && typeof last_id === "string") return `?limit=1000&after_id=${encodeURIComponent(last_id)}`;
  if (typeof nextPageToken === "string" && nextPageToken !== "")
    return `?pageToken=${encodeURIComponent(nextPageToken)}`;
  return null;
}
