import type { ReactNode } from "react";
import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { pageContextOf } from "#pages/page-context.ts";
import { defaultMeta } from "#pages/shell/meta/page-meta.ts";
import { listThings, structuredData } from "#pages/shell/meta/structured-data.ts";
import { classNames } from "#ui/class-names.ts";
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

const ROLES = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/**
 * The models of one kind: a table where it fits, on a phone a card each. Its roles are written out, since a browser forgets those
 * of a table that is laid out as something else.
 */
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
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-medium">{title}</h2>
      <table
        {...ROLES.table}
        className="w-full text-sm max-lg:block lg:table-fixed lg:border lg:border-line lg:bg-raised"
      >
        <caption className="sr-only">{title}</caption>
        <thead {...ROLES.rowgroup} className="max-lg:sr-only">
          <tr {...ROLES.row} className="border-b border-line text-soft">
            {[t("name"), ...columns.map((column) => t(column))].map((label) => (
              <th
                key={label}
                {...ROLES.columnheader}
                scope="col"
                className="px-3 py-3 text-start align-bottom font-medium"
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          {...ROLES.rowgroup}
          className="max-lg:grid max-lg:gap-3 sm:max-lg:grid-cols-2 lg:divide-y lg:divide-line"
        >
          {rows.map((row) => (
            <tr
              key={row.id}
              {...ROLES.row}
              className={classNames(
                "max-lg:grid max-lg:content-start max-lg:gap-y-2 max-lg:rounded-card max-lg:border max-lg:border-line",
                "max-lg:bg-raised max-lg:p-4",
              )}
            >
              <ModelName row={row} />
              {children(row).map((value, index) => (
                <td
                  key={columns[index]}
                  {...ROLES.cell}
                  className="align-top max-lg:grid max-lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] max-lg:gap-x-3 lg:px-3 lg:py-3"
                >
                  <span aria-hidden="true" className="text-soft lg:hidden">
                    {t(columns[index] as Column)}
                  </span>
                  <span>{value}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** With its state, where it is not "in use", and where the facts are from. */
function ModelName({ row }: { row: ModelRow }) {
  const t = useTranslations("models");
  return (
    <th {...ROLES.rowheader} scope="row" className="text-start align-top font-normal lg:px-3 lg:py-3">
      <bdi dir="ltr" className="font-medium max-lg:text-base">
        {row.label}
      </bdi>
      {row.status === "live" ? null : (
        <p className="mt-1">{t(row.status, { date: row.retiredOn, successor: row.successor })}</p>
      )}
      <p className="mt-1 text-xs text-soft">
        {t("checked")}:{" "}
        <a href={row.source} rel="noopener nofollow" className="text-petrol underline [overflow-wrap:anywhere]">
          <bdi dir="ltr">{new URL(row.source).hostname}</bdi>
        </a>{" "}
        <span className="whitespace-nowrap">{row.checkedOn}</span>
      </p>
    </th>
  );
}

function Ratios({ ratios }: { ratios: readonly string[] }) {
  return <bdi dir="ltr">{ratios.join("  ")}</bdi>;
}
