import { findTwoFactor } from "#domain/accounts/read.ts";
import { formatDate } from "#i18n/format.ts";
import type { PageContext } from "#pages/page-context.ts";
import type { TwoFactorState } from "./two-factor-settings.tsx";

/** What the account pages say of a person's second factor. */
export async function readTwoFactor(
  { deps, language, timeZone }: PageContext,
  userId: string,
): Promise<TwoFactorState> {
  const found = await findTwoFactor(deps.db, userId);
  return {
    isOn: found !== null,
    since: found?.since ? formatDate(language, found.since, timeZone) : null,
    codesLeft: found ? await deps.auth.countBackupCodes(userId) : 0,
  };
}
