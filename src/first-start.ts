import type { Deps } from "./platform/deps.ts";

/** What an empty database needs: seeds and the administrator. Returns lines for the person who started the product. */
export async function prepareFirstStart(_deps: Deps): Promise<string> {
  return "";
}
