import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { ToolMark } from "#ui/marks/tool-mark.tsx";
import { ToolName } from "#pages/shell/frame/tool-name.tsx";
import { useShell } from "#pages/shell/use-shell.ts";
import { Link } from "#ui/link.tsx";

/** Every tool as a tile, by what it works on. */
export function ToolTiles() {
  const t = useTranslations("dashboard");
  const { tools } = useShell();
  const { language } = useLanguage();
  const groups = [
    { heading: t("textTools"), group: "text" },
    { heading: t("imageTools"), group: "image" },
    { heading: t("videoTools"), group: "video" },
  ];
  return groups
    .map(({ heading, group }) => ({ heading, tiles: tools.filter((tool) => tool.group === group) }))
    .filter(({ tiles }) => tiles.length > 0)
    .map(({ heading, tiles }) => (
      <section key={heading} className="mt-10">
        <h2 className="mb-4 text-lg">{heading}</h2>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {tiles.map((tool) => (
            <li key={tool.slug}>
              <Link
                to={pathIn(language, tool.path)}
                className={
                  "flex h-full items-start gap-3 rounded-card border border-line bg-raised p-4 text-ink " +
                  "no-underline transition-colors hover:border-petrol"
                }
              >
                <ToolMark
                  size={28}
                  point={tool.point}
                  glyph={tool.glyph}
                  className={tool.state === "ready" ? "mt-0.5 text-petrol" : "mt-0.5 text-soft"}
                />
                <span className="min-w-0">
                  <span className="block font-medium">
                    <ToolName tool={tool} />
                  </span>
                  <span className="block text-sm text-soft">{tool.short}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ));
}
