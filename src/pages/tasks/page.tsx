import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { pageContextOf } from "#pages/page-context.ts";
import { LinkButton } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Link } from "#ui/link.tsx";
import { defaultMeta } from "#pages/shell/meta/page-meta.ts";
import { listThings, structuredData } from "#pages/shell/meta/structured-data.ts";
import { PageTitle } from "#ui/text/page-title.tsx";
import { TASK_FIELDS } from "./messages.ts";

/** All tasks by field, in the language of the page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { language } = pageContextOf(context);
  const { TASKS } = await import("#engines/questions/tasks.ts");
  return {
    fields: TASK_FIELDS.map((field) => ({
      field,
      tasks: TASKS.filter((task) => task.field === field)
        .map(({ id, name, leaves, say }) => ({
          id,
          name: name[language],
          leaves: leaves[language],
          say: say[language],
        }))
        .toSorted((a, b) => a.name.localeCompare(b.name, language)),
    })),
  };
}

/** A page to read; its search works on the markup. */
export const handle = { static: true };

export const meta: Route.MetaFunction = (args) => [
  ...defaultMeta(args),
  ...structuredData(args, (shell) =>
    listThings(shell, {
      block: "tasks",
      path: "/tasks",
      items: args.loaderData?.fields.flatMap(({ tasks }) => tasks.map(({ id }) => ({ path: `/tasks/${id}` }))) ?? [],
    }),
  ),
];

export default function TasksPage({ loaderData: { fields } }: Route.ComponentProps) {
  const t = useTranslations("tasks");
  const { language } = useLanguage();
  return (
    <>
      <PageTitle lead={t("description")}>{t("title")}</PageTitle>
      <div hidden data-search-box="" className="max-w-md">
        <Field label={t("search")}>
          <TextInput type="search" data-search-in="tasks" placeholder={t("searchHint")} />
        </Field>
        <div role="status" hidden data-search-none="" className="mt-3 grid justify-items-start gap-3">
          <p>{t("searchNone")}</p>
          <LinkButton to={pathIn(language, "/prompt-generate")}>{t("ownRequest")}</LinkButton>
        </div>
      </div>
      <ul hidden data-search-ranked="" className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3" />
      {fields.map(({ field, tasks }) => (
        <section key={field} data-search-part="" className="mt-8">
          <h2 className="text-xl font-medium">{t(field)}</h2>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {tasks.map(({ id, name, leaves, say }) => (
              <li
                key={id}
                data-search-entry={say}
                data-search-name={id}
                className="relative rounded-card border border-line bg-raised px-4 py-3 hover:border-petrol"
              >
                <h3 className="text-base font-medium">
                  <Link to={pathIn(language, `/tasks/${id}`)} className="no-underline after:absolute after:inset-0">
                    {name}
                  </Link>
                </h3>
                <p className="text-sm text-soft">{leaves}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
