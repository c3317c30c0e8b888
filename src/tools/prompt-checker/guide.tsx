import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/guide";
import { useLanguage } from "#i18n/language-provider.tsx";
import { languageOfPath, pathIn } from "#i18n/path.ts";
import { AutoDirText } from "#ui/text/auto-dir-text.tsx";
import { Badge } from "#ui/marks/badge.tsx";
import { LinkButton } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import { PageTitle } from "#ui/text/page-title.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { toneOf } from "./draft.ts";

const SEVERITIES = ["critical", "high", "medium", "low", "info"];
/** What most requests need first; what few of them touch comes last. */
const PARTS = ["clarity", "context", "output", "constraints", "consistency", "safety"] as const;

/** The rules' own words and examples, which the tests hold true, in the page's language. */
export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname) ?? "ar";
  const { RULE_TEXTS } = await import("#engines/prompt-checker/guide/rule-texts.ts");
  const { RULE_EXAMPLES } = await import("#engines/prompt-checker/guide/rule-examples.ts");
  const ids = Object.keys(RULE_TEXTS) as (keyof typeof RULE_TEXTS)[];
  const rules = ids
    .map((id) => ({ id, ...RULE_TEXTS[id], examples: RULE_EXAMPLES[id] }))
    .map(({ id, severity, dimension, title, why, fix, examples }) => ({
      id,
      severity,
      dimension,
      title: title[language],
      why: why[language],
      fix: fix[language],
      bad: examples.bad[language],
      good: examples.good[language],
    }));
  const graveFirst = rules.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  return { rules: graveFirst.toSorted((a, b) => PARTS.indexOf(a.dimension) - PARTS.indexOf(b.dimension)) };
}

/** A page to read. */
export const handle = { static: true };

export default function CheckerGuidePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("checkerGuide");
  const { language } = useLanguage();
  return (
    <>
      <PageTitle
        lead={t("lead", { count: loaderData.rules.length })}
        actions={
          <LinkButton variant="primary" to={pathIn(language, "/prompt-checker")}>
            {t("tryIt")}
          </LinkButton>
        }
      >
        {t("title")}
      </PageTitle>
      <p className="max-w-measure">{t("intro")}</p>
      <Contents rules={loaderData.rules} />
      {PARTS.map((part) => (
        <section key={part} data-search-part="" className="mt-10">
          <h2 id={part} className="text-xl">
            {t(`part_${part}`)}
          </h2>
          <div
            className={
              "divide-y divide-line [&_figure]:rounded-control [&_figure]:border " +
              "[&_figure]:border-line [&_figure]:bg-sunk [&_figure]:p-3"
            }
          >
            {loaderData.rules
              .filter((rule) => rule.dimension === part)
              .map((rule) => (
                <RuleEntry key={rule.id} rule={rule} />
              ))}
          </div>
        </section>
      ))}
    </>
  );
}

type Rule = Route.ComponentProps["loaderData"]["rules"][number];

/** The parts with their rules, folded, and a field that leaves only what holds the words; it shows once its script is there. */
function Contents({ rules }: { rules: readonly Rule[] }) {
  const t = useTranslations("checkerGuide");
  return (
    <nav aria-label={t("contents")} className="mt-6 rounded-card border border-line bg-raised p-4">
      <div hidden data-search-box="" className="mb-3">
        <Field label={t("search")}>
          <TextInput type="search" data-search-in="" />
        </Field>
        <p role="status" hidden data-search-none="" className="mt-2 text-soft">
          {t("searchNone")}
        </p>
      </div>
      {PARTS.map((part) => (
        <details key={part} className="group border-b border-line last:border-b-0">
          <summary className="flex min-h-11 items-center gap-3">
            <span className="grow font-medium">{t(`part_${part}`)}</span>
            <Icon name="chevron-down" size={18} className="text-soft group-open:rotate-180" />
          </summary>
          <ul className="grid pb-3 sm:grid-cols-2">
            {rules
              .filter((rule) => rule.dimension === part)
              .map((rule) => (
                <li key={rule.id}>
                  <a href={`#${rule.id}`} className="inline-flex min-h-11 items-center text-petrol">
                    {rule.title}
                  </a>
                </li>
              ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

function RuleEntry({ rule }: { rule: Rule }) {
  const t = useTranslations("checkerGuide");
  return (
    <section
      data-search-entry=""
      className="grid scroll-mt-4 gap-3 py-6 sm:grid-cols-2 lg:grid-cols-[5fr_3fr_3fr]"
      id={rule.id}
    >
      <div className="sm:col-span-2 lg:col-span-1 lg:pe-7">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-lg">{rule.title}</h3>
          <Badge tone={toneOf(rule.severity)}>{t(`severity_${rule.severity}`)}</Badge>
        </div>
        <p className="mt-2">{rule.why}</p>
        <p className="mt-1 text-soft">{rule.fix}</p>
      </div>
      <Example tone="red" label={t("bad")} text={rule.bad} />
      <Example tone="green" label={t("good")} text={rule.good} />
    </section>
  );
}

function Example({ tone, label, text }: { tone: "red" | "green"; label: string; text: string }) {
  return (
    <figure>
      <figcaption>
        <Badge tone={tone}>{label}</Badge>
      </figcaption>
      <AutoDirText text={text} className="mt-1 text-sm" />
    </figure>
  );
}
