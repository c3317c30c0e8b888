import { lazy, Suspense } from "react";
import { useShell } from "#pages/shell/use-shell.ts";

/** Seldom there: its script comes with it. */
const NoticeBox = lazy(async () => ({ default: (await import("./notice-box.tsx")).NoticeBox }));

/** What the administrator says to everybody, above the page. */
export function SiteNotice() {
  const { notice, nonce } = useShell();
  if (!notice) return null;
  return (
    <Suspense>
      <NoticeBox notice={notice} nonce={nonce} />
    </Suspense>
  );
}
