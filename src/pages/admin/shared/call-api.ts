import type { Language } from "#i18n/language.ts";

/** What the server said no to: words for the person, and words beside fields. */
export interface Fault {
  code: string;
  message: string;
  fields: Record<string, string>;
}

export type Answer<T> = { ok: true; data: T } | { ok: false; fault: Fault };

/**
 * One call of the product's API as JSON. A server that cannot be reached is a fault with the code `connection`. Calls
 * with the same `key` count once.
 */
export async function callApi<T>(
  language: Language,
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
  key?: string,
): Promise<Answer<T>> {
  try {
    const response = await fetch(`/api${path}${path.includes("?") ? "&" : "?"}lang=${language}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(key === undefined ? {} : { "idempotency-key": key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const value: unknown = text === "" ? null : JSON.parse(text);
    if (response.ok) return { ok: true, data: value as T };
    return {
      ok: false,
      fault: { code: "internal", message: "", fields: {}, ...(value as { error?: Partial<Fault> }).error },
    };
  } catch {
    return { ok: false, fault: { code: "connection", message: "", fields: {} } };
  }
}
