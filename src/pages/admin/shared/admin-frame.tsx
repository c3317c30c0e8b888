import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/marks/icon.tsx";
import { PageTitle } from "#ui/text/page-title.tsx";
import { Link } from "#ui/link.tsx";

const PAGES = [
  ["/rai/dashboard", "dashboard"],
  ["/rai/packages", "packages"],
  ["/rai/tool-features", "toolFeatures"],
  ["/rai/models", "models"],
  ["/rai/prompt-library", "promptLibrary"],
  ["/rai/ad-banners", "adBanners"],
  ["/rai/usage", "usage"],
  ["/rai/users", "users"],
  ["/rai/newsletter", "newsletter"],
  ["/rai/notices", "notices"],
  ["/rai/audit", "audit"],
  ["/rai/account", "account"],
] as const;

/** On a narrow screen the row scrolls until the current page is in view. */
function showInRow(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView({ block: "nearest", inline: "center" });
}

/** A page of the back office: its navigation, the way back, title and actions; smaller type below. */
export function AdminFrame({
  title,
  lead,
  actions,
  hasBack = true,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  hasBack?: boolean;
  children: ReactNode;
}) {
  const t = useTranslations("admin");
  const { pathname } = useLocation();
  return (
    <div className="dense">
      <nav aria-label={t("navigation")} className="mb-6 overflow-x-auto border-b border-line">
        <ul className="flex gap-1">
          {PAGES.map(([path, key]) => (
            <li key={path} className="shrink-0">
              <Link
                to={path}
                ref={pathname === path ? showInRow : undefined}
                aria-current={pathname === path ? "page" : undefined}
                className={classNames(
                  "-mb-px inline-flex min-h-11 items-center border-b-2 px-3 font-medium no-underline -outline-offset-2",
                  pathname === path ? "border-petrol text-petrol" : "border-transparent text-soft hover:text-ink",
                )}
              >
                {t(key)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {hasBack ? (
        <Link
          to="/rai/dashboard"
          className="mb-2 inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-1.5 text-petrol no-underline hover:underline"
        >
          <Icon name="arrow-start" size={16} />
          {t("back")}
        </Link>
      ) : null}
      <PageTitle lead={lead} actions={actions}>
        {title}
      </PageTitle>
      {children}
    </div>
  );
}
