import type { Route } from "./+types/page";
import { useTranslations } from "use-intl";
import { barePath } from "#i18n/path.ts";
import { isToolSlug, namespaceOf } from "#tools/index.ts";
import { ToolNotReady } from "./tool-not-ready.tsx";

/** Which tool the path names. */
export function loader({ url }: Route.LoaderArgs) {
  const slug = barePath(url.pathname.replace(/\.data$/, ""))
    .slice(1)
    .replace(/\/$/, "")
    .toLowerCase();
  return {
    slug,
    namespace: isToolSlug(slug) ? namespaceOf(slug) : ("aiDetector" as const),
  };
}

export default function ToolNotReadyPage({ loaderData: { slug, namespace } }: Route.ComponentProps) {
  const t = useTranslations(namespace);
  return <ToolNotReady slug={slug} description={t("description")} />;
}
