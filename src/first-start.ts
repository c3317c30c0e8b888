import { seedPackages } from "./domain/packages/write.ts";
import type { Deps } from "./platform/deps.ts";

/** What an empty database needs: seeds and the administrator. Returns lines for the person who started the product. */
export async function prepareFirstStart(deps: Deps): Promise<string> {
  await seedPackages(deps.db);
  return "";
}
