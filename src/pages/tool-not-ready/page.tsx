import { useLoaderData } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import { barePath } from "#i18n/path.ts";
import { isToolSlug, namespaceOf } from "#tools/index.ts";
import { ToolNotReady } from "./tool-not-ready.tsx";

/** Which tool the path names. Typed by hand: while every tool is built no route leads here, and none is typed. */
export function loader({ url }: { url: URL }) {
  const slug = barePath(url.pathname.replace(/\.data$/, ""))
    .slice(1)
    .replace(/\/$/, "")
    .toLowerCase();
  return {
    slug,
    namespace: isToolSlug(slug) ? namespaceOf(slug) : ("aiDetector" as const),
  };
}

export default function ToolNotReadyPage() {
  const { slug, namespace } = useLoaderData<typeof loader>();
  const t = useTranslations(namespace);
  return <ToolNotReady slug={slug} description={t("description")} />;
}
