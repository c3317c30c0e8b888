import { makeFirstAdministrator } from "./domain/accounts/write/administrator.ts";
import { seedLibrary } from "./domain/library/seed.ts";
import { seedPackages } from "./domain/packages/write.ts";
import { seedToolFeatures, upgradePrompts } from "./domain/tool-features/seed.ts";
import { featureSeeds } from "./tools/pipeline/settings.ts";
import type { Deps } from "./platform/deps.ts";

/** What an empty database needs: seeds and the administrator. Returns lines for the person who started the product. */
export async function prepareFirstStart(deps: Deps): Promise<string> {
  await seedPackages(deps.db);
  const seeds = featureSeeds();
  await seedToolFeatures(deps.db, seeds);
  const upgraded = await upgradePrompts(deps.db, seeds);
  if (upgraded.length > 0) deps.log.info({ features: upgraded }, "newer system prompts stored as next versions");
  return administratorLines(deps);
}

async function administratorLines(deps: Deps): Promise<string> {
  const first = await makeFirstAdministrator(deps);
  if (first.state === "made") await seedLibrary(deps.db);
  if (first.state === "exists") return "";
  if (first.state === "address_taken") {
    deps.log.warn("an ordinary account has ADMIN_EMAIL, so there is no administrator; set another ADMIN_EMAIL");
    return "  No administrator: an ordinary account has ADMIN_EMAIL. Set another one and start again.\n";
  }
  const password =
    first.oneTimePassword === null
      ? "the one in ADMIN_PASSWORD"
      : `${first.oneTimePassword}   (once: you will choose your own; npm run admin:reset makes a new one)`;
  return `\n  Back office    ${deps.settings.PUBLIC_URL}/rai/login\n  Email          ${first.email}\n  Password       ${password}\n`;
}
