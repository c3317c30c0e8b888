import type { ReactNode } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { LinkButton } from "#ui/button.tsx";
import { PageTitle } from "#ui/text/page-title.tsx";
import type { Route } from "./+types/guide";
import { readPublished } from "./guide/read-published.ts";
import { MeasuredTable } from "./guide/measured-table.tsx";
import { NeverProof } from "./report/never-proof.tsx";

export async function loader() {
  return { published: await readPublished() };
}

/** A page to read. */
export const handle = { static: true };

export default function DetectorGuidePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("detectorGuide");
  const { language } = useLanguage();
  return (
    <>
      <PageTitle
        lead={t("lead")}
        actions={
          <LinkButton variant="primary" to={pathIn(language, "/ai-detector")}>
            {t("tryIt")}
          </LinkButton>
        }
      >
        {t("title")}
      </PageTitle>
      <div className="flex flex-col gap-7">
        <div className="max-w-measure">
          <NeverProof />
        </div>
        <Part title={t("notProofTitle")}>
          <p>{t("notProof")}</p>
        </Part>
        <Part title={t("verdictsTitle")}>
          <List items={[t("verdictSilent"), t("verdictAi"), t("verdictHuman"), t("verdictMixed")]} />
        </Part>
        <Part title={t("rangeTitle")}>
          <p>{t("range")}</p>
        </Part>
        <Part title={t("doTitle")}>
          <List items={[t("do1"), t("do2"), t("do3")]} />
        </Part>
        <Part title={t("howTitle")}>
          <p>{t("how")}</p>
        </Part>
        <section className="flex flex-col gap-5">
          <div className="max-w-measure">
            <h2 className="mb-2 text-lg">{t("figuresTitle")}</h2>
            <p>{t("limits")}</p>
          </div>
          {loaderData.published.map((figures) => (
            <MeasuredTable key={figures.language} figures={figures} />
          ))}
        </section>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="max-w-measure">
      <h2 className="mb-2 text-lg">{title}</h2>
      {children}
    </section>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="list-disc space-y-2 ps-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
