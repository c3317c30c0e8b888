import { pathIn } from "#i18n/path.ts";
import { Star } from "#ui/marks/star.tsx";
import { ToolMark } from "#ui/marks/tool-mark.tsx";
import { ToolName } from "#pages/shell/frame/tool-name.tsx";
import { useShell } from "#pages/shell/use-shell.ts";
import { Link } from "#ui/link.tsx";

/**
 * Where each point looks, from the top clockwise, on a grid of three by three around the star. The places are physical: the star
 * does not turn round with the page.
 */
const PLACES = [
  "md:col-start-2 md:row-start-1",
  "md:col-start-3 md:row-start-1 md:rtl:col-start-1",
  "md:col-start-3 md:row-start-2 md:rtl:col-start-1",
  "md:col-start-3 md:row-start-3 md:rtl:col-start-1",
  "md:col-start-2 md:row-start-3",
  "md:col-start-1 md:row-start-3 md:rtl:col-start-3",
  "md:col-start-1 md:row-start-2 md:rtl:col-start-3",
  "md:col-start-1 md:row-start-1 md:rtl:col-start-3",
];

/** The tools as the star unfolded: each where its point looks, a second one of a point below. A list on narrow screens. */
export function ToolStar() {
  const { tools, language } = useShell();
  return (
    <div className="mt-6 grid gap-3 md:grid-cols-3 md:gap-5">
      <div aria-hidden="true" className="hidden place-items-center md:col-start-2 md:row-start-2 md:grid">
        <Star size={132} className="text-petrol" />
      </div>
      <ul className="contents">
        {tools.map((tool, index) => (
          <li
            key={tool.slug}
            className={tools.findIndex(({ point }) => point === tool.point) === index ? PLACES[tool.point] : undefined}
          >
            <Link
              to={pathIn(language, tool.path)}
              className={
                "flex h-full items-start gap-4 rounded-card border border-line bg-raised p-4 " +
                "no-underline transition-colors hover:border-petrol md:p-5"
              }
            >
              <ToolMark
                size={34}
                point={tool.point}
                glyph={tool.glyph}
                className={tool.state === "ready" ? "mt-1 text-petrol" : "mt-1 text-soft"}
              />
              <span>
                <span className="block font-medium text-ink">
                  <ToolName tool={tool} />
                </span>
                <span className="block text-sm text-soft">{tool.short}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
