import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Deps } from "#platform/deps.ts";
import type { AppEnv } from "#api/app-env.ts";
import { mountAdminBanners } from "./banners.ts";
import { mountAdminFeatures } from "./features.ts";
import { mountAdminLocalModels } from "./local-models.ts";
import { mountAdminNewsletter } from "./newsletter.ts";
import { mountAdminNotices } from "./notices.ts";
import { mountAdminPackages } from "./packages.ts";
import { mountAdminPictures } from "./pictures.ts";
import { mountAdminPrompts } from "./prompts.ts";
import { mountAdminProviderKeys } from "./provider-keys.ts";
import { mountAdminRecords } from "./records.ts";
import { mountAdminUsers } from "./users.ts";

/** The back office over HTTP; every route asks the gate for the administrator. */
export function mountAdmin(api: OpenAPIHono<AppEnv>, deps: Deps): void {
  mountAdminPackages(api, deps);
  mountAdminFeatures(api, deps);
  mountAdminLocalModels(api, deps);
  mountAdminProviderKeys(api, deps);
  mountAdminPrompts(api, deps);
  mountAdminBanners(api, deps);
  mountAdminPictures(api, deps);
  mountAdminUsers(api, deps);
  mountAdminRecords(api, deps);
  mountAdminNewsletter(api, deps);
  mountAdminNotices(api, deps);
}
