import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import { barePath, pathIn } from "#i18n/path.ts";
import { IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/marks/icon.tsx";
import { Star } from "#ui/marks/star.tsx";
import { ToolMark } from "#ui/marks/tool-mark.tsx";
import { COMMANDS_HASH, OPEN_COMMANDS } from "#pages/shell/commands/shortcuts.ts";
import { CreditsLink } from "./credits-link.tsx";
import { LanguageToggle } from "./language-toggle.tsx";
import { ToolName } from "./tool-name.tsx";
import { signOut } from "#pages/shell/session/sign-out.ts";
import { ThemeButton, ThemeSwitch } from "./theme-switch.tsx";
import { useMenuLinks, useToolGroups } from "./use-menu-links.ts";
import { type MenuTool, useShell } from "#pages/shell/use-shell.ts";
import { Link } from "#ui/link.tsx";

/** Logo, menus, theme and language. The menus are the platform's popovers: they open, close and keep the focus without script. */
export function Header() {
  const shell = useShell();
  const t = useTranslations("shell");
  const { before, own, after } = useMenuLinks(shell);
  useCloseMenusOnNavigation();
  return (
    <header className="relative border-b border-line bg-paper">
      <div className="page-width flex h-16 items-center gap-2">
        <Link
          to={pathIn(shell.language, shell.viewer ? "/" : "/login")}
          reloadDocument={!shell.viewer}
          className="me-auto inline-flex min-h-11 items-center gap-2.5 text-lg font-bold text-ink no-underline md:me-6"
        >
          <Star size={30} className="text-petrol" />
          {t("productName")}
        </Link>
        <nav
          aria-label={t("mainNavigation")}
          className={classNames("hidden grow items-center", shell.viewer ? "lg:flex xl:gap-1" : "gap-1 md:flex")}
        >
          {before.map((link) => (
            <MenuLink key={link.path} path={link.path}>
              {link.label}
            </MenuLink>
          ))}
          {shell.viewer && shell.tools.length > 0 ? (
            <button type="button" popoverTarget="features-menu" className={"menu-link"}>
              {t("features")}
              <Icon name="chevron-down" size={16} />
            </button>
          ) : null}
          {own.map((link) => (
            <MenuLink key={link.path} path={link.path}>
              {link.label}
            </MenuLink>
          ))}
          <span className="grow" />
          {after.map((link) => (
            <MenuLink key={link.path} path={link.path}>
              {link.label}
            </MenuLink>
          ))}
        </nav>
        <CreditsLink />
        <div className={classNames("hidden", shell.viewer ? "lg:block" : "md:block")}>
          <ThemeButton />
        </div>
        {shell.viewer ? <CommandsButton /> : null}
        <LanguageToggle />
        <button
          type="button"
          popoverTarget="site-menu"
          aria-label={t("openMenu")}
          className={classNames(
            "-me-2 grid size-11 place-items-center rounded-control text-ink hover:bg-petrol-ground",
            shell.viewer ? "lg:hidden" : "md:hidden",
          )}
        >
          <Icon name="menu" />
        </button>
      </div>
      <FeaturesMenu />
      <SiteMenu />
    </header>
  );
}

/** On a page without the framework its script leads to one that has the menu (`data-open-commands`). */
function CommandsButton() {
  const t = useTranslations("shell");
  const { language } = useShell();
  return (
    <IconButton
      icon="search"
      label={t("commandsHint")}
      className="max-lg:hidden"
      data-open-commands={pathIn(language, "/") + COMMANDS_HASH}
      onClick={() => window.dispatchEvent(new Event(OPEN_COMMANDS))}
    />
  );
}

/** The tools in three lists, below the header. */
function FeaturesMenu() {
  const shell = useShell();
  const groups = useToolGroups(shell);
  if (!shell.viewer) return null;
  return (
    <div id="features-menu" popover="auto" className={classNames(PANEL, "max-w-page p-6")}>
      <div className="grid grid-cols-3 gap-x-6">
        {groups.map((group) => (
          <ToolGroup key={group.heading} {...group} />
        ))}
      </div>
    </div>
  );
}

/** Everything of the header in one list, for narrow screens. */
function SiteMenu() {
  const shell = useShell();
  const t = useTranslations("shell");
  const { before, own, after } = useMenuLinks(shell);
  const groups = useToolGroups(shell);
  const more = shell.viewer
    ? [
        { path: "/profile", label: t("profile") },
        { path: "/pricing", label: t("pricing") },
      ]
    : [];
  return (
    <div
      id="site-menu"
      popover="auto"
      className={classNames(
        PANEL,
        "max-h-[calc(100dvh-5rem)] overflow-y-auto p-4",
        shell.viewer ? "lg:hidden" : "md:hidden",
      )}
    >
      <nav aria-label={t("menuNavigation")} className="grid gap-1">
        {[...before, ...own, ...after, ...more].map((link) => (
          <MenuLink key={link.path} path={link.path}>
            {link.label}
          </MenuLink>
        ))}
        {shell.viewer ? (
          <div className="mt-2 grid gap-4 border-t border-line pt-4">
            {groups.map((group) => (
              <ToolGroup key={group.heading} {...group} compact />
            ))}
          </div>
        ) : null}
      </nav>
      <div className="mt-4 border-t border-line pt-4">
        <ThemeSwitch />
        {shell.viewer ? <SignOutForm /> : null}
      </div>
    </div>
  );
}

/** Works without script too; with it the page is cleared even when the call fails. */
function SignOutForm() {
  const { language } = useShell();
  const t = useTranslations("shell");
  return (
    <form
      method="post"
      action={`/api/auth/sign-out?lang=${language}`}
      onSubmit={(event) => {
        event.preventDefault();
        void signOut(language);
      }}
    >
      <button type="submit" className="menu-link mt-2 w-full">
        {t("signOut")}
      </button>
    </form>
  );
}

const PANEL =
  "absolute inset-x-4 top-[4.25rem] bottom-auto mx-auto w-auto rounded-card border border-line bg-raised text-ink shadow-card";

function ToolGroup({ heading, tools, compact = false }: { heading: string; tools: MenuTool[]; compact?: boolean }) {
  return (
    <section>
      <h2 className="px-3 pb-1 text-sm font-medium text-soft">{heading}</h2>
      <ul className="grid gap-1">
        {tools.map((tool) => (
          <li key={tool.slug}>
            <MenuLink path={tool.path} className="w-full gap-3 py-2">
              <ToolMark
                size={22}
                point={tool.point}
                glyph={tool.glyph}
                className={tool.state === "ready" ? "text-petrol" : "text-soft"}
              />
              <span className="min-w-0">
                <ToolName tool={tool} />
                {compact ? null : <span className="block text-sm font-normal text-soft">{tool.short}</span>}
              </span>
            </MenuLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MenuLink({ path, className, children }: { path: string; className?: string; children: ReactNode }) {
  const { language } = useShell();
  const current = barePath(useLocation().pathname) === path;
  return (
    <Link
      to={pathIn(language, path)}
      // The sign-in page comes without the framework, whose script it would not need.
      reloadDocument={path === "/login"}
      aria-current={current ? "page" : undefined}
      className={classNames("menu-link", className)}
    >
      {children}
    </Link>
  );
}

/** A page that changes without a reload leaves its popovers open. */
function useCloseMenusOnNavigation(): void {
  const { key } = useLocation();
  useEffect(() => {
    for (const menu of document.querySelectorAll<HTMLElement>("header [popover]")) menu.hidePopover?.();
  }, [key]);
}
