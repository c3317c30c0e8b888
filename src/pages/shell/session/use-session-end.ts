import { useEffect } from "react";
import { pathIn } from "#i18n/path.ts";
import { wantedSignOut } from "./sign-out.ts";
import type { ShellData } from "#pages/shell/use-shell.ts";

/**
 * A session that ended elsewhere leads from a signed-in page to login and back here; what was typed waits in this tab. A page
 * that anybody may read stays as it is.
 */
export function useSessionEnd({ viewer, isPublicPage, language }: ShellData): void {
  const isBound = viewer !== null && !isPublicPage;
  useEffect(() => {
    if (!isBound) return;
    const leave = () => {
      // Somebody who is signing out knows.
      if (wantedSignOut() !== null) return;
      const { pathname, search } = window.location;
      const login = pathname.startsWith("/rai/") ? "/rai/login" : pathIn(language, "/login");
      window.location.assign(`${login}?returnTo=${encodeURIComponent(pathname + search)}&ended=1`);
    };
    window.addEventListener("sessionEnded", leave);
    return () => window.removeEventListener("sessionEnded", leave);
  }, [isBound, language]);
}
