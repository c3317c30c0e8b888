import { useTranslations } from "#i18n/translations.ts";
import { pathIn } from "#i18n/path.ts";
import { TellMe } from "#tools/workspace/tool-off.tsx";
import { Card } from "#ui/card.tsx";
import { PageTitle } from "#ui/text/page-title.tsx";
import { Star } from "#ui/marks/star.tsx";
import { ToolMark } from "#ui/marks/tool-mark.tsx";
import { useShell } from "#pages/shell/use-shell.ts";
import { Link } from "#ui/link.tsx";

/** The page of a tool that cannot work yet: says so, charges nothing, and names what can be used meanwhile. */
export function ToolNotReady({ slug, description }: { slug: string; description: string }) {
  const t = useTranslations("toolNotReady");
  const { tools, language, isAwaited } = useShell();
  const tool = tools.find((each) => each.slug === slug);
  const others = tools.filter((each) => each.state === "ready");
  return (
    <>
      <PageTitle lead={description}>{tool?.title}</PageTitle>
      <Card className="flex max-w-measure items-start gap-4">
        <Star size={40} point={tool?.point} className="mt-1 text-petrol" />
        <div>
          <h2 className="text-lg">{t("title")}</h2>
          <p className="mt-2 text-soft">{t("body")}</p>
          <TellMe slug={slug} isAwaited={isAwaited} label={t("tellWhenReady")} />
        </div>
      </Card>
      {others.length > 0 ? (
        <section className="mt-10">
          <h2 className="text-lg">{t("otherTools")}</h2>
          <ul className="mt-3 grid gap-2">
            {others.map((other) => (
              <li key={other.slug}>
                <Link
                  to={pathIn(language, other.path)}
                  className="inline-flex min-h-11 items-center gap-3 text-petrol underline"
                >
                  <ToolMark size={22} point={other.point} glyph={other.glyph} />
                  {other.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
