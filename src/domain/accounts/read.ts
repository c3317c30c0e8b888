import type { Deps } from "../../platform/deps.ts";
import type { Viewer } from "./access.ts";

/** The person behind a request's session cookie; null without a live session. */
export async function readViewer(_deps: Deps, _headers: Headers): Promise<Viewer | null> {
  return null;
}
