import { useTranslations } from "use-intl";
import type { Route } from "./+types/guide";
import { useLanguage } from "#i18n/language-provider.tsx";
import { languageOfPath, pathIn } from "#i18n/path.ts";
import { AutoDirText } from "#ui/auto-dir-text.tsx";
import { Badge } from "#ui/badge.tsx";
import { LinkButton } from "#ui/button.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { toneOf } from "./draft.ts";

const ORDER = ["critical", "high", "medium", "low", "info"];

/** The rules' own words and examples, which the tests hold true, in the page's language. */
export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname) ?? "ar";
  const { RULE_TEXTS } = await import("#engines/prompt-checker/guide/rule-texts-data.ts");
  const { RULE_EXAMPLES } = await import("#engines/prompt-checker/guide/rule-examples-data.ts");
  const ids = Object.keys(RULE_TEXTS) as (keyof typeof RULE_TEXTS)[];
  const rules = ids
    .map((id) => ({ id, ...RULE_TEXTS[id], examples: RULE_EXAMPLES[id] }))
    .map(({ id, severity, title, why, fix, examples }) => ({
      id,
      severity,
      title: title[language],
      why: why[language],
      fix: fix[language],
      bad: examples.bad[language],
      good: examples.good[language],
    }));
  return { rules: rules.toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity)) };
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
      <div className="divide-y divide-line [&_figure]:rounded-control [&_figure]:border [&_figure]:border-line [&_figure]:bg-sunk [&_figure]:p-3">
        {loaderData.rules.map((rule) => (
          <section key={rule.id} className="grid gap-3 py-6 sm:grid-cols-2 lg:grid-cols-[5fr_3fr_3fr]">
            <div className="sm:col-span-2 lg:col-span-1 lg:pe-7">
              <div className="flex flex-wrap items-center gap-2">
                <h2 className="text-lg">{rule.title}</h2>
                <Badge tone={toneOf(rule.severity)}>{t(`severity_${rule.severity}`)}</Badge>
              </div>
              <p className="mt-2">{rule.why}</p>
              <p className="mt-1 text-soft">{rule.fix}</p>
            </div>
            <Example tone="red" label={t("bad")} text={rule.bad} />
            <Example tone="green" label={t("good")} text={rule.good} />
          </section>
        ))}
      </div>
    </>
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
