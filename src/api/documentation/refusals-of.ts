import { accessOf, keyScopeOf } from "#api/middleware/access.ts";
import { asksOrigin } from "#api/middleware/same-origin.ts";
import type { RefusalCode } from "#i18n/refusals.ts";

/** What a description says of an operation's input. */
export interface Inputs {
  /** Path, query or body fields. */
  any: boolean;
  body: boolean;
  /** An id in the path. */
  id: boolean;
}

const PASSWORDS: RefusalCode[] = ["weak_password", "password_too_short"];
const MAIL_LINKS: RefusalCode[] = ["invalid_token", "rate_limited"];
const ENGINES: RefusalCode[] = [
  "provider_unavailable",
  "no_engine",
  "engine_unavailable",
  "engine_failed",
  "queue_full",
];
const PROVIDERS: RefusalCode[] = ["feature_inactive", ...ENGINES];

/** What single routes refuse beyond what their access and input imply; every line that fits counts. */
const OWN_REFUSALS: readonly (readonly [call: RegExp, codes: readonly RefusalCode[]])[] = [
  [
    /^POST \/api\/tools\/[^/]+\/runs$/,
    [
      "insufficient_credits",
      "not_found",
      "run_in_progress",
      "run_ended",
      "idempotency_mismatch",
      "daily_limit",
      "monthly_limit",
      "key_limit",
      ...PROVIDERS,
    ],
  ],
  [
    /^POST \/api\/runs\/[^/]+\/answers$/,
    ["insufficient_credits", "run_in_progress", "run_ended", "already_woven", ...PROVIDERS],
  ],
  [
    /^POST \/api\/runs\/[^/]+\/proofs$/,
    [
      "insufficient_credits",
      "nothing_to_compare",
      "run_in_progress",
      "run_ended",
      "idempotency_mismatch",
      ...PROVIDERS,
    ],
  ],
  [
    /^POST \/api\/runs\/[^/]+\/replies$/,
    ["insufficient_credits", "run_in_progress", "run_ended", "idempotency_mismatch", ...PROVIDERS],
  ],
  [/^POST \/api\/files\/text$/, ["engine_failed", "queue_full"]],
  [/^POST \/api\/mcp$/, ["unsupported_media"]],
  [/^POST \/api\/saved(?:\/batch)?$/, ["plan_required"]],
  [/^POST \/api\/profile\/facts$/, ["profile_off", "profile_full", "too_many_facts"]],
  [/^POST \/api\/keys$/, ["too_many_keys"]],
  [/^POST \/api\/webhook-addresses$/, ["too_many_webhooks"]],
  [/^DELETE \/api\/me$/, ["payment_unavailable", "rate_limited"]],
  [/^POST \/api\/free-package-claims$/, ["free_already_claimed", "free_claim_failed"]],
  [/^POST \/api\/checkout$/, ["already_subscribed", "checkout_failed", "payment_unavailable"]],
  [/^POST \/api\/billing\/portal$/, ["not_found", "checkout_failed", "payment_unavailable"]],
  [/^POST \/api\/webhooks\//, ["invalid_input", "payment_unavailable"]],
  [/^POST \/api\/banners\//, ["rate_limited"]],
  [/^POST \/api\/(?:newsletter|contact|advertise)/, MAIL_LINKS],
  [/^GET \/api\/newsletter\//, MAIL_LINKS],
  [/ \/api\/auth\//, ["rate_limited", "queue_full"]],
  [/^POST \/api\/auth\/sign-in\//, ["invalid_credentials", "email_unconfirmed", "account_suspended"]],
  [
    /^(?:POST|GET) \/api\/auth\/(?:sign-in\/social|callback\/)/,
    ["google_sign_in_failed", "google_sign_up_failed", "not_found", "account_suspended"],
  ],
  [/^POST \/api\/auth\/sign-up\//, ["address_reserved", ...PASSWORDS]],
  [
    /^POST \/api\/auth\/verify-email$/,
    ["invalid_token", "password_needed", "invalid_credentials", "unauthenticated", "account_suspended"],
  ],
  [
    /^POST \/api\/auth\/two-factor\//,
    [
      "invalid_code",
      "second_step_over",
      "invalid_credentials",
      "unauthenticated",
      "email_unconfirmed",
      "account_suspended",
      "not_found",
    ],
  ],
  [/^POST \/api\/auth\/reset-password$/, ["invalid_token", ...PASSWORDS]],
  [/^POST \/api\/auth\/change-password$/, ["invalid_credentials", ...PASSWORDS]],
  [/^POST \/api\/auth\/change-email$/, ["address_reserved"]],
  [/^POST \/api\/auth\/sign-out$/, ["sign_out_unfinished"]],
  [
    /^(?:POST|PUT|DELETE) \/api\/admin\/packages/,
    ["package_active", "package_sold", "package_not_sellable", "package_second_free", "price_differs"],
  ],
  [/^DELETE \/api\/admin\/features\//, ["feature_ran"]],
  [/^(?:POST|PUT) \/api\/admin\/(?:features\/.*(?:prompt-trials|providers)|local-models)/, PROVIDERS],
  [/^POST \/api\/admin\/pictures$/, ["engine_failed", "queue_full"]],
  [/ \/api\/admin\/users\/[^/]+\/adjustments$/, ["insufficient_credits"]],
];

/** Every code with which a call may be refused, from who may make it, what it takes, and its own line. */
export function refusalsOf(method: string, path: string, input: Inputs): RefusalCode[] {
  const access = accessOf(path);
  const hasKeys = keyScopeOf(method, path) !== null;
  const isWrite = method !== "GET";
  const codes: (RefusalCode | false)[] = [
    (input.any || input.body) && "invalid_input",
    (access !== "open" || hasKeys) && "unauthenticated",
    (access !== "open" || hasKeys) && "forbidden",
    (access !== "open" || hasKeys) && "email_unconfirmed",
    (access !== "open" || hasKeys) && "account_suspended",
    access === "administrator" && "password_change_required",
    (hasKeys || (isWrite && access !== "open")) && "rate_limited",
    isWrite && asksOrigin(path) && "foreign_origin",
    isWrite && "unsupported_media",
    isWrite && "too_large",
    input.id && "not_found",
    ...OWN_REFUSALS.flatMap(([call, own]) => (call.test(`${method} ${path}`) ? own : [])),
    "database_unavailable",
    "internal",
  ];
  return [...new Set(codes.filter((code) => code !== false))];
}
