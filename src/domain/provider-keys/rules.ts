/** The vendors whose key the back office takes. */
export const VENDOR_NAMES = ["deepseek", "openai", "anthropic"] as const;
export type VendorName = (typeof VENDOR_NAMES)[number];

/** Where the key in use comes from; "unreadable": one is stored and the secret of now does not open it. */
export type KeySource = "environment" | "stored" | "unreadable" | "none";

export type KeyFault = "required" | "invalid" | "key_of_another_vendor";

const LONGEST_KEY = 300;
const SHORTEST_KEY = 20;

/**
 * A pasted key without the blanks around it, or why it cannot be one. A key of another vendor is known by its beginning and is
 * never sent.
 */
export function checkKey(vendor: VendorName, pasted: string): { key: string } | { fault: KeyFault } {
  const key = pasted.trim();
  if (key === "") return { fault: "required" };
  if (!/^[\x21-\x7e]+$/.test(key) || key.length < SHORTEST_KEY || key.length > LONGEST_KEY) return { fault: "invalid" };
  return key.startsWith("sk-ant-") === (vendor === "anthropic") ? { key } : { fault: "key_of_another_vendor" };
}

/** Whether the vendor said that it does not know the key; an account without a balance is another matter. */
export function isKeyRefused(fault: string | undefined, detail = ""): boolean {
  return fault === "credentials" && /^HTTP (?:401|403)\b/.test(detail);
}

/** What went wrong with a model, as somebody who writes no programs needs to know it. */
export type PlainFault =
  | "key_refused"
  | "no_balance"
  | "no_key"
  | "model"
  | "busy"
  | "slow"
  | "unreachable"
  | "rejected"
  | "not_allowed"
  | "bad_answer";

const PLAIN_FAULTS: Partial<Record<string, PlainFault>> = {
  credentials: "key_refused",
  key_missing: "no_key",
  model: "model",
  rate_limited: "busy",
  timeout: "slow",
  unavailable: "unreachable",
  rejected: "rejected",
  key_name: "not_allowed",
  endpoint: "not_allowed",
  host: "not_allowed",
};

/** A test's fault and detail as one of the few that the page has words for. */
export function plainFault(fault: string, detail?: string | null): PlainFault {
  return isBalanceEmpty(fault, detail ?? "") ? "no_balance" : (PLAIN_FAULTS[fault] ?? "bad_answer");
}

/** Whether the vendor knows the key and its account has nothing left to spend, as far as its status and code say so. */
function isBalanceEmpty(fault: string | undefined, detail = ""): boolean {
  return fault === "credentials" && /^HTTP 402\b|insufficient_quota|billing_error/.test(detail);
}

/** A model that a tool uses: the part of a provider row by which it is known. */
export interface UsedModel {
  providerName: string;
  apiEndpoint: string | null;
  modelName: string;
}

/** What a vendor's list said of a used model. */
export interface ModelCheck {
  providerName: string;
  apiEndpoint: string;
  modelName: string;
  listedAt: Date | null;
  shutdownOn: string | null;
  checkedAt: Date;
}

/** One name for the same model at the same address. */
export function modelKey({ providerName, apiEndpoint, modelName }: UsedModel): string {
  return JSON.stringify([providerName, apiEndpoint ?? "", modelName]);
}

/**
 * What an administrator should know of a used model: the day on which it closes, or that its vendor lists it no more. Null
 * where all is well. A server that is not the vendor's may serve what it never listed, so there a name must have been seen.
 */
export function closingOf(check: ModelCheck | undefined): { shutdownOn: string | null } | null {
  if (!check) return null;
  const isListed = check.listedAt !== null && check.listedAt.getTime() >= check.checkedAt.getTime();
  if (isListed) return check.shutdownOn === null ? null : { shutdownOn: check.shutdownOn };
  return check.listedAt !== null || check.apiEndpoint === "" ? { shutdownOn: check.shutdownOn } : null;
}
