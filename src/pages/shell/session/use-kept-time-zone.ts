import { useEffect } from "react";
import { keepPreference } from "#pages/shell/page-controls.ts";
import type { ShellData } from "#pages/shell/use-shell.ts";

/** Keeps the browser's time zone with the account, since dates are written on the server. */
export function useKeptTimeZone({ viewer, timeZone }: ShellData): void {
  const isSignedIn = viewer !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    const current = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (current && current !== timeZone) void keepPreference({ timeZone: current });
  }, [isSignedIn, timeZone]);
}
