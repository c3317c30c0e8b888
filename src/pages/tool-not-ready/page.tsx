import type { Route } from "./+types/page";
import { useTranslations } from "use-intl";
import { barePath } from "#i18n/path.ts";
import { isBuilt, isToolSlug, namespaceOf, TOOL_SLUGS } from "#tools/index.ts";
import { ToolNotReady } from "./tool-not-ready.tsx";

/** Which tool the path names, and the tools that work, to offer meanwhile. */
export function loader({ url }: Route.LoaderArgs) {
  const slug = barePath(url.pathname.replace(/\.data$/, ""))
    .slice(1)
    .replace(/\/$/, "")
    .toLowerCase();
  return {
    slug,
    namespace: isToolSlug(slug) ? namespaceOf(slug) : ("aiDetector" as const),
    ready: TOOL_SLUGS.filter(isBuilt),
  };
}

export default function ToolNotReadyPage({ loaderData: { slug, namespace, ready } }: Route.ComponentProps) {
  const t = useTranslations(namespace);
  return <ToolNotReady slug={slug} description={t("description")} ready={ready} />;
}
