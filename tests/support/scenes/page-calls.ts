import { vi } from "vitest";
import type { TestApi } from "./test-api.ts";

type Fate = (answer: Response) => Response | Promise<Response>;

/** The calls of a page, through `fetch`, with what became of them. `vi.unstubAllGlobals()` ends it. */
export interface PageCalls {
  /** What becomes of each request's answer on its way to the page; those without an entry arrive. */
  fates: Fate[];
  /** The idempotency keys that were sent, in order. */
  keys: string[];
}

/** Leads a page's `fetch` to the API, signed in by `cookie`. */
export function stubPageCalls(api: TestApi, cookie: string): PageCalls {
  const calls: PageCalls = { fates: [], keys: [] };
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    // What the server calls has a host.
    if (!path.startsWith("/")) return fetch(path, init);
    const headers = init.headers as Record<string, string> | undefined;
    if (headers?.["idempotency-key"]) calls.keys.push(headers["idempotency-key"]);
    const { method = "GET", body } = init;
    const call = { method, cookie, ...(headers ? { headers } : {}), ...(body ? { body } : {}) };
    const answer = await api.call(path, call);
    return (await calls.fates.shift()?.(answer)) ?? answer;
  });
  return calls;
}

/** The server does its work, and nothing of it arrives. */
export const lost: Fate = async (answer) => {
  await answer.text();
  throw new TypeError("Failed to fetch");
};

/** The connection holds, and this refusal comes in the answer's place. */
export function refusedWith(code: string, status: number): Fate {
  return async (answer) => {
    await answer.text();
    return Response.json({ error: { code, message: "Not now." } }, { status });
  };
}
