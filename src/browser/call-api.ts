import type { Language } from "#i18n/language.ts";

/** What the API said no to. `code` is "connection" when no answer came; `message` is empty where the server gave no words. */
export interface ApiFault {
  code: string;
  /** In the page's language. */
  message: string;
  /** Words beside fields. */
  fields: Record<string, string>;
  requestId?: string;
}

export type ApiAnswer<T> = { ok: true; data: T } | { ok: false; fault: ApiFault };

type Method = "GET" | "POST" | "PUT" | "DELETE";

interface CallOptions {
  /** Calls with the same key count once. */
  key?: string | undefined;
  signal?: AbortSignal;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
  headers?: Record<string, string>;
}

/** What a page knows when nothing came back; the page has the words. */
export const NO_ANSWER: ApiFault = { code: "connection", message: "", fields: {} };

/** One call of the product's API; `path` is below /api. Never throws: a server that cannot be reached is a fault as well. */
export async function callApi<T>(
  language: Language,
  method: Method,
  path: string,
  body?: unknown,
  options: CallOptions = {},
): Promise<ApiAnswer<T>> {
  try {
    const response = await requestApi(language, method, path, body, options);
    if (!response.ok) return { ok: false, fault: await readFault(response, language) };
    const text = await response.text();
    return { ok: true, data: (text === "" ? null : JSON.parse(text)) as T };
  } catch {
    return { ok: false, fault: NO_ANSWER };
  }
}

/** The same as a bare answer, for streams. A FormData goes as it is, anything else as JSON. Throws when no answer comes. */
export function requestApi(
  language: Language,
  method: Method,
  path: string,
  body?: unknown,
  { key, signal, keepalive = false, headers = {} }: CallOptions = {},
): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(`/api${path}${path.includes("?") ? "&" : "?"}lang=${language}`, {
    method,
    keepalive,
    headers: {
      ...(body === undefined || isForm ? {} : { "content-type": "application/json" }),
      ...(key === undefined ? {} : { "idempotency-key": key }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
}

/** The refusal in an answer that is not ok. One without our error's shape comes from something in between, and says as little as none. */
export async function readFault(response: Response, language: Language): Promise<ApiFault> {
  const body = (await response.json().catch(() => null)) as { error?: Partial<ApiFault> } | null;
  const fault = { ...NO_ANSWER, ...body?.error };
  if (fault.code !== "unauthenticated") return fault;
  // The page was made for somebody whose session has ended since, perhaps in another tab.
  globalThis.window?.dispatchEvent(new Event("sessionEnded"));
  return { ...fault, message: SIGN_IN_FIRST[language] };
}

/** The specification's "User not authenticated" is for programs; a page says what to do. */
const SIGN_IN_FIRST: Record<Language, string> = { ar: "سجّل الدخول أولًا.", en: "Please sign in first." };

/** Tells the page that the user's credits have changed, and to how many where that is known. */
export function announceCredits(left?: number): void {
  window.dispatchEvent(new CustomEvent("creditsUpdated", { detail: left }));
}
