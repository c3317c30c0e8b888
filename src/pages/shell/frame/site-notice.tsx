import { useLayoutEffect, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/marks/icon.tsx";
import { dismissNotice, isDismissed } from "#pages/shell/dismissed-notice.ts";
import { useShell } from "#pages/shell/use-shell.ts";

/**
 * Hides the notice while the page is still being read, in a browser that closed it: a page kept in memory is the same for
 * all, so that only the browser can know. The key is the one of `dismissed-notice.ts`.
 */
const HIDE = `(n=>{try{n.hidden=localStorage.getItem("dismissed-notice")===n.dataset.notice}catch{}})(document.currentScript.previousElementSibling)`;

const LOOKS = {
  info: "border-petrol bg-petrol-ground",
  warning: "border-amber bg-amber-ground",
};

/** What the administrator says to everybody, above the page, until it is closed in this browser. */
export function SiteNotice() {
  const t = useTranslations("shell");
  const { notice, nonce } = useShell();
  const [closed, setClosed] = useState<string | null>(null);
  const key = notice?.key;
  // The page's own script ran for the first page alone.
  useLayoutEffect(() => {
    if (key !== undefined && isDismissed(key)) setClosed(key);
  }, [key]);
  if (!notice || closed === notice.key) return null;
  return (
    <>
      <aside
        aria-label={t("notice")}
        data-notice={notice.key}
        className={classNames("border-b text-ink", LOOKS[notice.kind])}
        suppressHydrationWarning
      >
        <div className="page-width flex items-center gap-3 py-1">
          <Icon name={notice.kind} className={notice.kind === "info" ? "text-petrol" : "text-amber"} />
          <p className="min-w-0 grow break-words">{notice.text}</p>
          <IconButton
            icon="close"
            label={t("closeNotice")}
            data-close-notice=""
            onClick={() => {
              dismissNotice(notice.key);
              setClosed(notice.key);
            }}
          />
        </div>
      </aside>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: HIDE }} />
    </>
  );
}
