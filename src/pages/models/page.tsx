import type { ReactNode } from "react";
import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { pageContextOf } from "#pages/page-context.ts";
import { Cell, Table } from "#ui/table.tsx";
import { defaultMeta } from "#pages/shell/meta/page-meta.ts";
import { listThings, structuredData } from "#pages/shell/meta/structured-data.ts";
import { PageTitle } from "#ui/text/page-title.tsx";
import type { ModelRow } from "./read-models.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { language, deps } = pageContextOf(context);
  const { readModels } = await import("./read-models.ts");
  return readModels(language, deps.now().toISOString().slice(0, 10));
}

/** A page to read. */
export const handle = { static: true };

export const meta: Route.MetaFunction = (args) => [
  ...defaultMeta(args),
  ...structuredData(args, (shell) =>
    listThings(shell, {
      block: "models",
      path: "/models",
      items: [args.loaderData?.images ?? [], args.loaderData?.videos ?? [], args.loaderData?.languages ?? []]
        .flat()
        .map(({ label }) => ({ name: label })),
    }),
  ),
];

export default function ModelsPage({ loaderData: { images, videos, languages } }: Route.ComponentProps) {
  const t = useTranslations("models");
  const yesNo = (is: boolean) => t(is ? "yes" : "no");
  return (
    <div className="grid gap-10">
      <PageTitle lead={t("description")}>{t("title")}</PageTitle>
      <p className="max-w-3xl">{t("lettering")}</p>
      <Section title={t("imageTitle")} columns={["ratios", "negative", "words", "letters", "writing"]} rows={images}>
        {({ ratios, takesNegative, words, letters, writesWords }) => [
          <Ratios key="ratios" ratios={ratios} />,
          yesNo(takesNegative),
          words ? t("range", words) : t("notListed"),
          letters ?? t("unknown"),
          t(writesWords ? "latinWords" : "unknown"),
        ]}
      </Section>
      <Section
        title={t("videoTitle")}
        columns={["seconds", "ratios", "negative", "letters", "shots", "sound", "speaks"]}
        rows={videos}
      >
        {({ seconds, ratios, takesNegative, letters, shots, hasSound, speaks }) => [
          typeof seconds === "string" ? seconds : t("range", seconds),
          <Ratios key="ratios" ratios={ratios} />,
          yesNo(takesNegative),
          letters ?? t("unknown"),
          shots ?? t("notListed"),
          hasSound === null ? t("unknown") : yesNo(hasSound),
          speaks.length > 0 ? (
            <bdi key="speaks" dir="ltr">
              {speaks.join(", ")}
            </bdi>
          ) : (
            t("notListed")
          ),
        ]}
      </Section>
      <div className="grid gap-3">
        <Section title={t("languageTitle")} columns={["sees", "context", "output", "price"]} rows={languages}>
          {({ sees, context, output, price }) => [
            yesNo(sees),
            context ?? t("unknown"),
            output ?? t("unknown"),
            price ? t("priceOf", price) : t("unknown"),
          ]}
        </Section>
        <p className="text-sm text-soft">{t("prices")}</p>
      </div>
    </div>
  );
}

type Column =
  | "ratios"
  | "negative"
  | "words"
  | "letters"
  | "writing"
  | "seconds"
  | "shots"
  | "sound"
  | "speaks"
  | "sees"
  | "context"
  | "output"
  | "price";

/** One table: name and state first, what its kind has, and last where each fact is from. */
function Section<Row extends ModelRow>({
  title,
  columns,
  rows,
  children,
}: {
  title: string;
  columns: readonly Column[];
  rows: readonly Row[];
  children: (row: Row) => readonly ReactNode[];
}) {
  const t = useTranslations("models");
  const labels = [t("name"), t("state"), ...columns.map((column) => t(column)), t("checked")];
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-medium">{title}</h2>
      <Table caption={title} dense columns={labels.map((label) => ({ label }))}>
        {rows.map((row) => (
          <tr key={row.id}>
            <Cell header>
              <bdi dir="ltr">{row.label}</bdi>
            </Cell>
            <Cell>
              {row.status === "live" ? t("live") : t(row.status, { date: row.retiredOn, successor: row.successor })}
            </Cell>
            {children(row).map((value, index) => (
              <Cell key={index}>{value}</Cell>
            ))}
            <Cell>
              <a href={row.source} rel="noopener nofollow" className="text-petrol underline">
                <bdi dir="ltr">{new URL(row.source).hostname}</bdi>
              </a>{" "}
              <span className="whitespace-nowrap text-soft">{row.checkedOn}</span>
            </Cell>
          </tr>
        ))}
      </Table>
    </section>
  );
}

function Ratios({ ratios }: { ratios: readonly string[] }) {
  return <bdi dir="ltr">{ratios.join("  ")}</bdi>;
}
