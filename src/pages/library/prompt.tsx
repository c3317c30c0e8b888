import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/prompt";
import { readPublishedPrompt } from "#domain/library/read.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { barePath, pathIn } from "#i18n/path.ts";
import { RefusalError } from "#i18n/refusals.ts";
import { blanksOf, fillPlaceholders } from "#tools/workspace/fill-placeholders.ts";
import { pageContextOf } from "#pages/page-context.ts";
import { describePage } from "#pages/shell/meta/page-meta.ts";
import { breadcrumbThing, structuredData } from "#pages/shell/meta/structured-data.ts";
import { AutoDirText } from "#ui/text/auto-dir-text.tsx";
import { LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Field } from "#ui/fields/field.tsx";
import { PageTitle } from "#ui/text/page-title.tsx";
import { BlankArea } from "#ui/fields/blank-area.tsx";
import { libraryMessages } from "./messages.ts";
import { PromptActions } from "./prompt-actions.tsx";
import { listenToPromptControls } from "./prompt-controls.ts";

const LARGEST_ID = 2_147_483_647;

/** One published prompt; a missing one is a page of its own that says so. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { deps } = pageContextOf(context);
  const id = /^\d{1,10}$/.test(params.id ?? "") ? Number(params.id) : 0;
  if (id < 1 || id > LARGEST_ID) throw new Response(null, { status: 404 });
  const { title, content, category } = await readPublishedPrompt(deps.db, id).catch((error: unknown) => {
    throw error instanceof RefusalError ? new Response(null, { status: 404 }) : error;
  });
  return { title, content, category, blanks: blanksOf(content) };
}

/** A page to read; its few controls work on the markup. */
export const handle = { static: true };

export function meta(args: Route.MetaArgs) {
  const { title, content } = args.loaderData ?? { title: "", content: "" };
  return [
    ...describePage(args, { title, description: inWords(content).slice(0, 155).replace(/\s+/g, " ") }),
    ...structuredData(args, (shell) => [
      breadcrumbThing(shell, [
        [libraryMessages[shell.language].title, "/prompts"],
        [title, barePath(args.location.pathname)],
      ]),
    ]),
  ];
}

/** The text with the names of its blanks in their place. */
function inWords(content: string): string {
  return fillPlaceholders(
    content,
    Object.fromEntries(blanksOf(content).map((name) => [name, name.replaceAll("_", " ")])),
  );
}

export default function LibraryPromptPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("library");
  const { language } = useLanguage();
  return (
    <article ref={listenToPromptControls} className="mx-auto max-w-3xl" data-library-prompt={loaderData.content}>
      <PageTitle lead={loaderData.category}>{loaderData.title}</PageTitle>
      <Blanks names={loaderData.blanks} />
      <Card tone="result">
        <h2 className="sr-only">{t("prompt")}</h2>
        <div data-prompt-text aria-live="polite">
          <AutoDirText hasBlanks text={loaderData.content} />
        </div>
      </Card>
      <PromptActions />
      <p className="mt-8">
        <LinkButton to={pathIn(language, "/prompts")} variant="quiet">
          {t("back")}
        </LinkButton>
      </p>
    </article>
  );
}

function Blanks({ names }: { names: readonly string[] }) {
  const t = useTranslations("library");
  if (names.length === 0) return null;
  return (
    <section className="mb-5 rounded-card border border-line bg-sunk p-5">
      <h2 className="text-base font-medium">{t("blanks")}</h2>
      <p className="mb-3 text-sm text-soft">{t("blanksHint")}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {names.map((name) => (
          <Field key={name} label={name.replaceAll("_", " ")}>
            <BlankArea data-blank={name} />
          </Field>
        ))}
      </div>
    </section>
  );
}
