import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";
import { mountSettings } from "./settings.ts";
import { mountVerify } from "./verify.ts";

/** The second factor: an authenticator app's codes, and backup codes for a lost phone. */
export function mountTwoFactor(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  mountVerify(api, deps);
  mountSettings(api, deps);
}
