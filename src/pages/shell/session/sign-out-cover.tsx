import { type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { signOut, type UnfinishedSignOut, wantedSignOut } from "./sign-out.ts";

const AGAIN_MS = 5000;

/** Shows the page, or, where a sign-out did not succeed, nothing of it: what happened, and another attempt every few seconds. */
export function SignOutCover({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  const [unfinished, setUnfinished] = useState<UnfinishedSignOut | null>(null);
  useEffect(() => {
    const show = (event: Event) => setUnfinished((event as CustomEvent<UnfinishedSignOut>).detail);
    window.addEventListener("signOutUnfinished", show);
    const attempt = () => {
      const to = wantedSignOut();
      if (to !== null) void signOut(language, to);
    };
    attempt();
    const timer = window.setInterval(attempt, AGAIN_MS);
    return () => {
      window.removeEventListener("signOutUnfinished", show);
      window.clearInterval(timer);
    };
  }, [language]);
  return unfinished ? <Unfinished {...unfinished} /> : children;
}

function Unfinished({ isOutHere, message }: UnfinishedSignOut) {
  const t = useTranslations("shell");
  const { language } = useLanguage();
  const to = pathIn(language, "/");
  return (
    <main className="page-width grid min-h-dvh place-items-center py-16 text-center">
      <div role="alert" className="max-w-measure">
        <h1 className="text-xl">{isOutHere ? t("signedOutHere") : t("signOutFailed")}</h1>
        <p className="mt-3">{isOutHere ? message : t("signOutFailedBody")}</p>
        <div className="mt-8">
          {isOutHere ? (
            <LinkButton to={to} reloadDocument>
              {t("home")}
            </LinkButton>
          ) : (
            <Button onClick={() => void signOut(language, wantedSignOut() ?? to)}>{t("signOutAgain")}</Button>
          )}
        </div>
      </div>
    </main>
  );
}
