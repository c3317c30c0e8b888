import { data } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { findSharedResult } from "#domain/runs/read.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { PromptActions } from "#pages/library/prompt-actions.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import { useShell } from "#pages/shell/use-shell.ts";
import { SheetText } from "#tools/workspace/files/sheet-text.tsx";
import { isToolSlug, mainTextOf } from "#tools/index.ts";
import type { Envelope } from "#tools/tool.ts";
import { LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { PageTitle } from "#ui/text/page-title.tsx";
import { listenToPromptControls } from "#pages/library/prompt-controls.ts";

/** Kept nowhere, so that taking the link back counts at once, and never listed. */
const PRIVATE = { "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" };

/** The text of a shared result and the tool that made it, nothing else; 404 once its link was taken back or its text is gone. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { deps } = pageContextOf(context);
  const id = params.id ?? "";
  const found = /^[\w-]{22}$/.test(id) ? await findSharedResult(deps.db, id) : null;
  if (!found || !isToolSlug(found.tool)) throw new Response(null, { status: 404, headers: PRIVATE });
  const text = mainTextOf(found.tool, (found.envelope as Envelope).result);
  return data({ tool: found.tool, text }, { headers: PRIVATE });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

/** A page to read; its few controls work on the markup. */
export const handle = { static: true };

export const meta = pageMeta("shared");

export default function SharedPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("shared");
  const { language } = useLanguage();
  const { tools } = useShell();
  const tool = tools.find(({ slug }) => slug === loaderData.tool)?.title ?? "";
  return (
    <article ref={listenToPromptControls} className="mx-auto max-w-3xl" data-library-prompt={loaderData.text}>
      <PageTitle lead={t("lead", { tool })}>{t("title")}</PageTitle>
      <Card tone="result">
        <h2 className="sr-only">{t("result")}</h2>
        <SheetText text={loaderData.text} />
      </Card>
      <PromptActions copyLabel={t("copy")} />
      <div className="mt-10 flex flex-wrap items-center gap-4 border-t border-line pt-6">
        <LinkButton to={pathIn(language, "/signup")}>{t("try")}</LinkButton>
        <p className="text-soft">{t("tryHint")}</p>
      </div>
    </article>
  );
}
