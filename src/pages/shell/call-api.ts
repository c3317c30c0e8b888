import type { Language } from "#i18n/language.ts";

export interface Refused {
  ok: false;
  /** The refusal's code; "" when no answer came. */
  code: string;
  /** The refusal's words in the page's language; null when no answer came. */
  message: string | null;
  fields: Record<string, string>;
}

export type ApiAnswer<T> = { ok: true; data: T } | Refused;

/** One call of our own API from the browser; never throws. `path` is below /api. */
export async function callApi<T>(
  language: Language,
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
): Promise<ApiAnswer<T>> {
  const refused: Refused = { ok: false, code: "", message: null, fields: {} };
  try {
    const response = await fetch(`/api${path}${path.includes("?") ? "&" : "?"}lang=${language}`, {
      method,
      ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T & { error?: Partial<Refused> };
    return response.ok ? { ok: true, data: answer } : { ...refused, ...answer.error, ok: false };
  } catch {
    return refused;
  }
}

/** Tells the page that the user's credits have changed. */
export function announceCredits(): void {
  window.dispatchEvent(new Event("creditsUpdated"));
}
