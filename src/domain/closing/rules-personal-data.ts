/** What becomes of a table's rows about a person. */
interface TableRule {
  /** The key of the person's export that holds them; null: not in it, and `why` says so. */
  exported: string | null;
  /** When the account is closed: rows go, lose what says anything about the person, or stay as they are. */
  onClosing: "deleted" | "emptied" | "kept";
  why: string;
}

/**
 * Every table that holds something of people, and what export and deletion do with it. A table with a person's column and
 * without a line here fails a test, and a key that the export lacks does not compile.
 */
export const PERSONAL_TABLES = {
  users: { exported: "account", onClosing: "deleted", why: "the account" },
  user_preferences: { exported: "preferences", onClosing: "deleted", why: "goes with the account" },
  identities: {
    exported: "waysToSignIn",
    onClosing: "deleted",
    why: "goes with the account; secrets are not exported",
  },
  sessions: { exported: "sessions", onClosing: "deleted", why: "goes with the account; tokens are not exported" },
  two_factors: {
    exported: "secondFactor",
    onClosing: "deleted",
    why: "goes with the account; since when it is on, and never the secret or the codes",
  },
  verifications: { exported: null, onClosing: "deleted", why: "one-time secrets of an hour or a day" },
  api_keys: { exported: "apiKeys", onClosing: "deleted", why: "goes with the account; the hash is not exported" },
  webhook_addresses: {
    exported: "webhookAddresses",
    onClosing: "deleted",
    why: "goes with the account; the secret is not exported",
  },
  webhook_deliveries: { exported: "webhookDeliveries", onClosing: "deleted", why: "goes with its address" },
  user_credits: {
    exported: "credits",
    onClosing: "emptied",
    why: "the balance is taken to zero; the ledger must add up",
  },
  credit_ledger: {
    exported: "creditLedger",
    onClosing: "kept",
    why: "money is accounted for; it names no person any more",
  },
  credit_holds: { exported: "creditHolds", onClosing: "kept", why: "belongs to the ledger" },
  low_credit_notices: {
    exported: "lowCreditNotices",
    onClosing: "deleted",
    why: "when few credits were last said; goes with the account",
  },
  runs: { exported: "runs", onClosing: "emptied", why: "texts go; use and cost stay counted" },
  proofs: { exported: "proofs", onClosing: "emptied", why: "texts go; use and cost stay counted" },
  replies: { exported: "replies", onClosing: "emptied", why: "texts go; use and cost stay counted" },
  tool_waits: { exported: "toolWaits", onClosing: "deleted", why: "a wish for a mail; goes with the account" },
  profile_facts: { exported: "profile", onClosing: "deleted", why: "the person's own; goes with the account" },
  saved_prompts: { exported: "savedPrompts", onClosing: "deleted", why: "the person's own" },
  stripe_customers: {
    exported: "paymentCustomer",
    onClosing: "kept",
    why: "late refunds and disputes are found by it",
  },
  stripe_subscriptions: {
    exported: "subscriptions",
    onClosing: "emptied",
    why: "the card's digits go; invoices point to it",
  },
  stripe_invoices: { exported: "invoices", onClosing: "kept", why: "books must be kept" },
  checkout_attempts: { exported: "checkouts", onClosing: "deleted", why: "nothing was bought by it alone" },
  newsletter_subscribers: { exported: "newsletter", onClosing: "deleted", why: "an address" },
  mail_queue: {
    exported: "mails",
    onClosing: "deleted",
    why: "mail to the person, or that asks to be answered to them; sent mail keeps its text for nobody",
  },
  free_claims: {
    exported: null,
    onClosing: "kept",
    why: "a keyed hash that nobody can turn back; one claim a mailbox",
  },
  audit_log: { exported: null, onClosing: "kept", why: "what the administrator did; names accounts by id alone" },
  rate_windows: { exported: null, onClosing: "kept", why: "counters by id or hash that end within an hour" },
  ad_banner_clicks: { exported: null, onClosing: "kept", why: "a keyed hash of an address, tied to no account" },
  ad_banner_visitors: { exported: null, onClosing: "kept", why: "a keyed hash of an address, tied to no account" },
  uploaded_pictures: { exported: null, onClosing: "kept", why: "who uploaded one is the administrator" },
  feature_prompts: { exported: null, onClosing: "kept", why: "its author is the administrator" },
  test_stripe_objects: {
    exported: null,
    onClosing: "kept",
    why: "the local stand-in's own books; never in production",
  },
} as const satisfies Record<string, TableRule>;

type Rules = (typeof PERSONAL_TABLES)[keyof typeof PERSONAL_TABLES];

/** The parts of a person's export. */
export type ExportedPart = Exclude<Rules["exported"], null>;
