import { countWaits } from "#domain/tool-waits/read.ts";
import { tellWaiting } from "#domain/tool-waits/write.ts";
import type { Deps } from "#platform/deps.ts";
import { isBuilt } from "#tools/index.ts";
import { listToolStates } from "./settings.ts";

/**
 * Mails those who wait for a tool that became ready in another way than by the administrator's switch: it was built, or has an
 * engine now. Returns how many mails there are.
 */
export async function tellOfReadyTools(deps: Deps): Promise<number> {
  const awaited = await countWaits(deps.db);
  if (awaited.length === 0) return 0;
  const states = await listToolStates(deps);
  let told = 0;
  for (const { slug, language } of awaited) {
    const state = states.find((each) => each.slug === slug);
    if (!state || !isBuilt(state.slug) || state.engine[language] === null) continue;
    const tool = { slug, language, names: state.displayName };
    told += await deps.db.transaction((tx) => tellWaiting(tx, deps.settings.PUBLIC_URL, tool));
  }
  return told;
}
