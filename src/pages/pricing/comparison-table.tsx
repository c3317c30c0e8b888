import type { ReactNode } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Icon } from "#ui/marks/icon.tsx";
import { Cell, Table } from "#ui/table.tsx";
import type { PackageCardData } from "./package-card.tsx";

/** The free package and those that renew, line by line. */
export function ComparisonTable({ cards }: { cards: readonly PackageCardData[] }) {
  const t = useTranslations("pricing");
  const period = useTranslations("periods");
  const everyOf = ({ rhythm }: PackageCardData) =>
    rhythm ? period(`every.${rhythm.interval}`, { count: rhythm.intervalCount }) : "";
  const free = cards.find((card) => card.packageName === "free");
  const renewing = cards.filter((card) => card.rhythm !== null);
  if (!free || renewing.length === 0) return null;
  const each = (value: (card: PackageCardData) => ReactNode) => renewing.map(value);
  const all = each((card) => <Mark yes key={card.id} />);
  const rows: [label: string, free: ReactNode, renewing: ReactNode[]][] = [
    [
      t("rowCredits"),
      t("creditsForDays", { credits: t("featureCredits", { count: free.credits }), days: free.days }),
      each((card) => t("creditsEach", { credits: t("featureCredits", { count: card.credits }), every: everyOf(card) })),
    ],
    [t("rowValidity"), t("days", { days: free.days }), each((card) => t("renewsEvery", { every: everyOf(card) }))],
    ...[t("rowServices"), t("rowNoAds"), t("rowInterface")].map((label): [string, ReactNode, ReactNode[]] => [
      label,
      <Mark yes key="free" />,
      all,
    ]),
    ...[t("rowSave"), t("rowSupport"), t("rowEarly"), t("rowPriority"), t("rowRenewal")].map(
      (label): [string, ReactNode, ReactNode[]] => [label, <Mark key="free" />, all],
    ),
  ];
  const columns = renewing.map((card) => ({ label: card.packageName === "basic" ? t("compareBasic") : card.name }));
  const title = t("compareTitle", { count: renewing.length + 1 });
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-lg">{title}</h2>
      <Table caption={title} columns={[{ label: t("compareFeature") }, { label: t("compareFree") }, ...columns]}>
        {rows.map(([label, freeValue, values]) => (
          <tr key={label}>
            <Cell header>{label}</Cell>
            <Cell>{freeValue}</Cell>
            {renewing.map((card, index) => (
              <Cell key={card.id}>{values[index]}</Cell>
            ))}
          </tr>
        ))}
      </Table>
    </section>
  );
}

function Mark({ yes = false }: { yes?: boolean }) {
  const t = useTranslations("pricing");
  return yes ? (
    <Icon name="check" label={t("yes")} className="mt-1 text-green" />
  ) : (
    <span className="text-soft">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t("no")}</span>
    </span>
  );
}
