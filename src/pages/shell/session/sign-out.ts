import type { Language } from "#i18n/language.ts";
import { pathIn } from "#i18n/path.ts";
import { callApi } from "#browser/call-api.ts";

/** Kept over reloads and seen by every tab: this browser wants to be signed out, and has not been yet. */
const WANTED = "siyagha-sign-out";

export interface UnfinishedSignOut {
  /** Signed out here, but not at the server; false: the server was not reached, and this browser is signed in still. */
  isOutHere: boolean;
  message: string | null;
}

/**
 * Signs this browser out and goes to `to`. When that does not work, every page is cleared (`SignOutCover`) and says so.
 */
export async function signOut(language: Language, to = pathIn(language, "/")): Promise<void> {
  localStorage.setItem(WANTED, to);
  const answer = await callApi(language, "POST", "/auth/sign-out", {});
  const isOutHere = answer.ok || answer.fault.code === "sign_out_unfinished";
  if (isOutHere) localStorage.removeItem(WANTED);
  if (answer.ok) return window.location.replace(to);
  const detail: UnfinishedSignOut = { isOutHere, message: answer.fault.message || null };
  window.dispatchEvent(new CustomEvent("signOutUnfinished", { detail }));
}

/** Where a sign-out that has not succeeded yet leads; null when none is wanted. */
export function wantedSignOut(): string | null {
  return localStorage.getItem(WANTED);
}
