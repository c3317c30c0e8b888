import { useTranslations } from "#i18n/translations.ts";
import type { MenuTool, ShellData } from "#pages/shell/use-shell.ts";

interface MenuLink {
  path: string;
  label: string;
}

/** The links of the header: before the tools, the person's own work behind them, and the rest; by who is looking. */
export function useMenuLinks(shell: ShellData): Record<"before" | "own" | "after", MenuLink[]> {
  const t = useTranslations("shell");
  const exists = ({ path }: MenuLink) => path === "/login" || shell.existingPaths.includes(path);
  if (!shell.viewer) {
    const links = [
      { path: "/tasks", label: t("tasks") },
      { path: "/pricing", label: t("pricing") },
      { path: "/login", label: t("login") },
    ];
    return { before: [], own: [], after: links.filter(exists) };
  }
  const dashboard = shell.viewer.isAdministrator
    ? { path: "/rai/dashboard", label: t("adminDashboard") }
    : { path: "/dashboard", label: t("dashboard") };
  return {
    before: [
      { path: "/", label: t("home") },
      { path: "/tasks", label: t("tasks") },
    ].filter(exists),
    own: [
      { path: "/history", label: t("history") },
      { path: "/saved", label: t("saved") },
    ],
    after: [dashboard, { path: "/account", label: t("myAccount") }].filter(exists),
  };
}

/** The tools under the headings of the menu; a heading without tools is left out. */
export function useToolGroups(shell: ShellData): { heading: string; tools: MenuTool[] }[] {
  const t = useTranslations("shell");
  return [
    { heading: t("textTools"), tools: shell.tools.filter((tool) => tool.group === "text") },
    { heading: t("imageTools"), tools: shell.tools.filter((tool) => tool.group === "image") },
    { heading: t("videoTools"), tools: shell.tools.filter((tool) => tool.group === "video") },
  ].filter((group) => group.tools.length > 0);
}
