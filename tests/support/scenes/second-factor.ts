import { base32 } from "@better-auth/utils/base32";
import { createOTP } from "@better-auth/utils/otp";
import type { Deps } from "#platform/deps.ts";
import { GOOD_PASSWORD, signUpConfirmed } from "./sign-in.ts";
import { cookiesOf, type TestApi } from "./test-api.ts";

export interface SecondFactor {
  /** The session that turned it on. */
  cookie: string;
  backupCodes: string[];
  /** What the authenticator shows; with 1 what it shows next, which is taken already and was used for nothing. */
  code(later?: 0 | 1): Promise<string>;
}

/** Turns the second factor on in a session, as an authenticator app would; without a password for who has none. */
export async function turnOnSecondFactor(
  api: TestApi,
  cookie: string,
  proof: { password?: string } = { password: GOOD_PASSWORD },
): Promise<SecondFactor> {
  const begun = await api.call("/api/auth/two-factor/enable", { json: proof, cookie });
  if (begun.status !== 200) throw new Error(`the second factor did not begin: ${await begun.text()}`);
  const { totpUri, backupCodes } = (await begun.json()) as { totpUri: string; backupCodes: string[] };
  const authenticator = createOTP(base32.decode(new URL(totpUri).searchParams.get("secret") ?? ""));
  const code = (later: 0 | 1 = 0) => authenticator.hotp(Math.floor(Date.now() / 30_000) + later);
  const on = await api.call("/api/auth/two-factor/verify-totp", { json: { code: await code() }, cookie });
  if (on.status !== 200) throw new Error(`the second factor was not confirmed: ${await on.text()}`);
  return { cookie: cookiesOf(on), backupCodes, code };
}

/** The cookies of a browser whose right password was taken and whose code is still to come. */
export async function firstStepOf(deps: Deps, api: TestApi): Promise<string> {
  const { cookie, email } = await signUpConfirmed(deps, api);
  await turnOnSecondFactor(api, cookie);
  const first = await api.call("/api/auth/sign-in/email", { json: { email, password: GOOD_PASSWORD } });
  const { status } = (await first.json()) as { status?: string };
  if (status !== "two_factor") throw new Error(`no second step was asked for: ${status}`);
  return cookiesOf(first);
}
