import { OpenAPIHono } from "@hono/zod-openapi";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import { mountAdmin } from "./admin/mount.ts";
import type { AppEnv } from "./app-env.ts";
import { mountAuth } from "./auth/auth.ts";
import { mountBanners } from "./banners.ts";
import { mountCredits } from "./billing/credits.ts";
import { mountDocumentation } from "./documentation/mount.ts";
import { invalidInput } from "./invalid-input.ts";
import { mountFileText } from "./runs/file-text.ts";
import { mountKeys } from "./account/keys.ts";
import { mountDigits } from "./digits.ts";
import { mountLanguage } from "./language.ts";
import { mountMcp } from "./mcp/mount.ts";
import { mountMe } from "./account/me.ts";
import { resolveCaller } from "./middleware/caller.ts";
import { checkAccess } from "./middleware/access.ts";
import { createRunGate, gateRuns, RUN_GATE, type RunGateBounds } from "./middleware/run-gate.ts";
import { sameOrigin } from "./middleware/same-origin.ts";
import { limitWrites } from "./middleware/write-limit.ts";
import { mountPreferences } from "./account/preferences.ts";
import { mountProfile } from "./account/profile.ts";
import { mountPrompts } from "./runs/prompts.ts";
import { mountTasks } from "./runs/tasks.ts";
import { mountPackages } from "./billing/packages.ts";
import { mountBilling } from "./billing/billing.ts";
import { mountWebhookAddresses } from "./account/webhook-addresses.ts";
import { mountWebhooks } from "./billing/webhooks.ts";
import { mountTestCheckout } from "./billing/test-checkout.ts";
import { answerError, BODY_BYTES, limitBody } from "./refusal-answer.ts";
import { mountPublicForms } from "./public-forms.ts";
import { mountRunAnswers } from "./runs/run-answers.ts";
import { mountRunReplies } from "./runs/run-replies.ts";
import { mountRuns } from "./runs/runs.ts";
import { mountSaved } from "./runs/saved.ts";
import { mountToolWait } from "./runs/tool-wait.ts";
import { mountTools } from "./runs/tools.ts";

/** Bodies with a limit of their own: what the run gate waits for, uploads, and events whose size the payment provider decides. */
const OWN_BODY_LIMIT = new RegExp(
  `^/api/(?:${[
    "tools/[^/]+/runs",
    "runs/[^/]+/(?:answers|proofs|replies)$",
    "files/text$",
    "mcp$",
    "webhooks/",
    "admin/prompts/import",
    "admin/pictures$",
  ].join("|")})`,
);

/** HTTP for programs, and every write of the pages: order of middleware and the mount list. `bounds` are the run gate's. */
export function createApi(deps: Deps, bounds: RunGateBounds = RUN_GATE): OpenAPIHono<AppEnv> {
  const api = new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalidInput(result.error);
    },
  });
  api.onError((error, c) => answerError(error, c));
  api.use(sameOrigin(deps.settings));
  const gate = createRunGate(bounds, deps.metrics.watch);
  api.use(gateRuns(gate));
  api.use(resolveCaller(deps));
  api.use(checkAccess);
  const limit = limitBody(BODY_BYTES);
  api.use((c, next) => (OWN_BODY_LIMIT.test(c.req.path) ? next() : limit(c, next)));
  api.use(limitWrites(deps));
  mountAuth(api, deps);
  mountMe(api, deps);
  mountPreferences(api, deps);
  mountProfile(api, deps);
  mountLanguage(api, deps);
  mountDigits(api, deps);
  mountTools(api, deps);
  mountToolWait(api, deps);
  mountFileText(api, deps);
  mountRuns(api, deps);
  mountRunAnswers(api, deps);
  mountRunReplies(api, deps);
  mountKeys(api, deps);
  mountWebhookAddresses(api, deps);
  mountCredits(api, deps);
  mountSaved(api, deps);
  mountPrompts(api, deps);
  mountTasks(api);
  mountBanners(api, deps);
  mountPublicForms(api, deps);
  mountAdmin(api, deps);
  mountPackages(api, deps);
  mountBilling(api, deps);
  mountWebhooks(api, deps);
  mountTestCheckout(api, deps);
  mountMcp(api, deps, gate);
  mountDocumentation(api, deps.settings.PUBLIC_URL);
  api.all("*", () => {
    throw new RefusalError("not_found");
  });
  return api;
}
