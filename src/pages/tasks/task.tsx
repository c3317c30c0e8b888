import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/task";
import { useLanguage } from "#i18n/language-provider.tsx";
import { barePath, pathIn } from "#i18n/path.ts";
import { PromptActions } from "#pages/library/prompt-actions.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { describePage } from "#pages/shell/meta/page-meta.ts";
import { breadcrumbThing, structuredData } from "#pages/shell/meta/structured-data.ts";
import { Card } from "#ui/card.tsx";
import { BlankArea } from "#ui/fields/blank-area.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import { AutoDirText } from "#ui/text/auto-dir-text.tsx";
import { PageTitle } from "#ui/text/page-title.tsx";
import { tasksMessages } from "./messages.ts";
import { AnswerPair } from "./answer-pair.tsx";
import type { AskedTask } from "./read-task.ts";
import { listenToTask } from "./task-controls.ts";

/** One task in the language of the page; an unknown one is a page of its own that says so. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { language } = pageContextOf(context);
  const { readTaskPage } = await import("./read-task.ts");
  const page = readTaskPage(params.id ?? "", language);
  if (page === null) throw new Response(null, { status: 404 });
  return page;
}

/** A page to read; its fields work on the markup. */
export const handle = { static: true };

export function meta(args: Route.MetaArgs) {
  const { name, leaves } = args.loaderData ?? { name: "", leaves: "" };
  return [
    ...describePage(args, { title: name, description: leaves }),
    ...structuredData(args, (shell) => [
      breadcrumbThing(shell, [
        [tasksMessages[shell.language].title, "/tasks"],
        [name, barePath(args.location.pathname)],
      ]),
    ]),
  ];
}

const ASKED_FIRST = 4;

export default function TaskPage({ loaderData: task }: Route.ComponentProps) {
  const t = useTranslations("tasks");
  const { language } = useLanguage();
  return (
    <article ref={listenToTask} data-task={language} data-task-id={task.id} data-library-prompt={task.say}>
      <p className="text-sm">
        <Link to={pathIn(language, "/tasks")}>{t("all")}</Link> <span aria-hidden="true">·</span> {t(task.field)}
      </p>
      <PageTitle lead={task.leaves}>{task.name}</PageTitle>
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        <Asked task={task} />
        <div className="grid gap-4 lg:sticky lg:top-20">
          <Card tone="result">
            <h2 className="mb-2 text-base font-medium">{t("prompt")}</h2>
            <div data-prompt-text aria-live="polite">
              <AutoDirText hasBlanks text={task.say} />
            </div>
            <PromptActions use={{ label: t("use"), hint: t("useHint") }} />
          </Card>
          <Must lines={task.must} />
        </div>
      </div>
      {task.pair ? <AnswerPair pair={task.pair} /> : null}
      <Related tasks={task.related} />
    </article>
  );
}

function Asked({ task: { say, questions } }: { task: AskedTask }) {
  const t = useTranslations("tasks");
  const more = questions.slice(ASKED_FIRST);
  return (
    <section aria-labelledby="asked" className="grid gap-5">
      <Field label={t("request")} hint={t("requestHint")}>
        <BlankArea data-request="" defaultValue={say} maxLength={4000} />
      </Field>
      <div>
        <h2 id="asked" className="text-lg font-medium">
          {t("unknown")}
        </h2>
        <p className="text-sm text-soft">{t("unknownHint")}</p>
      </div>
      {questions.slice(0, ASKED_FIRST).map((question) => (
        <AskedQuestion key={question.id} {...question} />
      ))}
      {more.length > 0 ? (
        <details className="group rounded-card border border-line bg-raised px-4">
          <summary className="flex min-h-11 items-center gap-3 font-medium">
            <span className="grow">{t("more")}</span>
            <Icon name="chevron-down" size={18} className="text-soft group-open:rotate-180" />
          </summary>
          <div className="grid gap-5 pb-4">
            {more.map((question) => (
              <AskedQuestion key={question.id} {...question} />
            ))}
          </div>
        </details>
      ) : null}
    </section>
  );
}

/** A question with its field; a tap on a likely answer fills it. Of an open one the example is shown, never put into a mouth. */
function AskedQuestion({ id, label, ask, taps, isOpen }: AskedTask["questions"][number]) {
  const t = useTranslations("tasks");
  return (
    <div data-question="">
      <Field label={ask} hint={isOpen && taps[0] ? t("others", { example: taps[0] }) : undefined}>
        <BlankArea data-answer={id} data-label={label} maxLength={600} />
      </Field>
      {!isOpen && taps.length > 0 ? (
        <div className="mt-2 flex flex-wrap gap-2">
          {taps.map((tap) => (
            <button
              key={tap}
              type="button"
              data-tap=""
              className="min-h-11 max-w-full rounded-full border border-edge bg-raised px-4 py-1.5 text-start text-sm hover:border-petrol"
            >
              {tap}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

function Must({ lines }: { lines: readonly string[] }) {
  const t = useTranslations("tasks");
  return (
    <section aria-labelledby="must" className="rounded-card border border-line bg-sunk p-5">
      <h2 id="must" className="text-base font-medium">
        {t("must")}
      </h2>
      <ul className="mt-2 grid list-disc gap-1 ps-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function Related({ tasks }: { tasks: AskedTask["related"] }) {
  const t = useTranslations("tasks");
  const { language } = useLanguage();
  return (
    <nav aria-labelledby="related" className="mt-10">
      <h2 id="related" className="text-lg font-medium">
        {t("related")}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {tasks.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={pathIn(language, `/tasks/${id}`)}
              className="inline-flex min-h-11 items-center rounded-full border border-edge bg-raised px-4 no-underline hover:border-petrol"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
