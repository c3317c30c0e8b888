import { useEffect } from "react";
import { useBlocker } from "react-router";
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
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [active]);
  const isBlocked = blocker.state === "blocked";
  return (
    <ConfirmDialog
      open={asked || isBlocked}
      title={t("leaveTitle")}
      confirmLabel={t("leave")}
      onClose={() => {
        // Closing after a yes finds the blocker on its way already.
        if (blocker.state === "blocked") blocker.reset();
        onStay();
      }}
      onConfirm={() => (isBlocked ? blocker.proceed() : onLeave())}
    >
      <p>{t("leaveBody")}</p>
    </ConfirmDialog>
  );
}
