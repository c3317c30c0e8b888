import { useTranslations } from "#i18n/translations.ts";
import { Badge, type BadgeTone } from "#ui/marks/badge.tsx";
import { Cell, Table } from "#ui/table.tsx";
import { Section } from "./fact-list.tsx";
import type { AccountData } from "./read-account.ts";

/** Order History, only when there are orders. */
export function OrdersSection({ orders }: { orders: NonNullable<AccountData["orders"]> }) {
  const t = useTranslations("account");
  if (orders.length === 0) return null;
  const looks: Record<string, [words: string, tone: BadgeTone]> = {
    paid: [t("orderPaid"), "green"],
    refunded: [t("orderRefunded"), "grey"],
    partially_refunded: [t("orderPartlyRefunded"), "grey"],
    disputed: [t("orderDisputed"), "red"],
  };
  return (
    <Section title={t("ordersTitle")}>
      <Table
        caption={t("ordersTitle")}
        columns={[{ label: t("date") }, { label: t("amount") }, { label: t("status"), align: "end" }]}
      >
        {orders.map((order) => {
          const [words, tone] = looks[order.status] ?? [order.status, "grey" as const];
          return (
            <tr key={order.id}>
              <Cell header>{order.date}</Cell>
              <Cell className="whitespace-nowrap">
                <bdi>{order.amount}</bdi>
              </Cell>
              <Cell align="end">
                <Badge tone={tone} className="text-center whitespace-normal!">
                  {words}
                </Badge>
              </Cell>
            </tr>
          );
        })}
      </Table>
    </Section>
  );
}
