import { useEffect } from "react";
import type { ShellData } from "./use-shell.ts";

/** Keeps the browser's time zone with the account, since dates are written on the server. A failure leaves the zone as it was. */
export function useKeptTimeZone({ viewer, timeZone }: ShellData): void {
  const isSignedIn = viewer !== null;
  useEffect(() => {
    const ours = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!isSignedIn || !ours || ours === timeZone) return;
    void fetch("/api/preferences", {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ timeZone: ours }),
    }).catch(() => null);
  }, [isSignedIn, timeZone]);
}
