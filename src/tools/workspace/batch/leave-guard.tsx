import { useContext, useEffect, useState } from "react";
import { type Blocker, UNSAFE_DataRouterContext } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";

interface LeaveGuardProps {
  /** Whether leaving would lose something. */
  active: boolean;
  /** The page itself asks to drop the list. */
  asked: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before the list is lost: by a link, by Back, by closing the tab, or by choosing other files. */
export function LeaveGuard({ active, asked, onStay, onLeave }: LeaveGuardProps) {
  const t = useTranslations("pictureFiles");
  const blocker = useLateBlocker(active);
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [active]);
  return (
    <ConfirmDialog
      open={asked || blocker !== null}
      title={t("leaveTitle")}
      confirmLabel={t("leave")}
      onClose={() => {
        // Closing after a yes finds the blocker on its way already.
        if (blocker?.state === "blocked") blocker.reset();
        onStay();
      }}
      onConfirm={() => (blocker?.state === "blocked" ? blocker.proceed() : onLeave())}
    >
      <p>{t("leaveBody")}</p>
    </ConfirmDialog>
  );
}

const KEY = "list-of-files";

/**
 * The way off the page that is held until somebody has answered, or null. The framework's own hook for this would be a part of
 * every page's start (216 bytes), since the framework is one piece of script; the router that it asks is there already.
 */
function useLateBlocker(active: boolean): Blocker | null {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const [blocker, setBlocker] = useState<Blocker | null>(null);
  useEffect(() => {
    if (!router || !active) return;
    router.getBlocker(KEY, ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
    const unsubscribe = router.subscribe(({ blockers }) => {
      const now = blockers.get(KEY);
      setBlocker(now?.state === "blocked" ? now : null);
    });
    return () => {
      unsubscribe();
      router.deleteBlocker(KEY);
      setBlocker(null);
    };
  }, [router, active]);
  return blocker;
}
