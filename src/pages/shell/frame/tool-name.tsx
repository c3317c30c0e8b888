import { useTranslations } from "#i18n/translations.ts";
import { Badge } from "#ui/marks/badge.tsx";
import type { MenuTool } from "#pages/shell/use-shell.ts";

/** A tool's name; one that cannot be used now is greyed, and says why beside it. */
export function ToolName({ tool, plain = false }: { tool: Pick<MenuTool, "title" | "state">; plain?: boolean }) {
  const t = useTranslations("shell");
  if (tool.state === "ready") return tool.title;
  const why = tool.state === "coming" ? t("toolComing") : t("toolOff");
  if (plain) return `${tool.title} (${why})`;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 text-soft">
      {tool.title}
      <Badge>{why}</Badge>
    </span>
  );
}
