import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "#ui/icon.tsx";
import { Cell, Table } from "#ui/table.tsx";
import type { PackageCardData } from "./package-card.tsx";

/** Free and Basic, line by line. */
export function ComparisonTable({ cards }: { cards: readonly PackageCardData[] }) {
  const t = useTranslations("pricing");
  const free = cards.find((card) => card.packageName === "free");
  const basic = cards.find((card) => card.packageName === "basic");
  if (!free || !basic) return null;
  const rows: [label: string, free: ReactNode, basic: ReactNode][] = [
    [
      t("rowCredits"),
      t("creditsForDays", { credits: t("featureCredits", { count: free.credits }), days: free.days }),
      t("featureUses", { count: basic.credits }),
    ],
    [t("rowValidity"), t("days", { days: free.days }), t("validityBasic")],
    [t("rowServices"), <Mark yes key="free" />, <Mark yes key="basic" />],
    [t("rowNoAds"), <Mark yes key="free" />, <Mark yes key="basic" />],
    [t("rowInterface"), <Mark yes key="free" />, <Mark yes key="basic" />],
    ...[t("rowSave"), t("rowSupport"), t("rowEarly"), t("rowPriority"), t("rowRenewal")].map(
      (label): [string, ReactNode, ReactNode] => [label, <Mark key="free" />, <Mark yes key="basic" />],
    ),
  ];
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-lg">{t("compareTitle")}</h2>
      <Table
        caption={t("compareTitle")}
        columns={[{ label: t("compareFeature") }, { label: t("compareFree") }, { label: t("compareBasic") }]}
      >
        {rows.map(([label, freeValue, basicValue]) => (
          <tr key={label}>
            <Cell header>{label}</Cell>
            <Cell>{freeValue}</Cell>
            <Cell>{basicValue}</Cell>
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
