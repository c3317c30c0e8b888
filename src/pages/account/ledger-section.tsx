import { useTranslations } from "#i18n/translations.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { useShell } from "#pages/shell/use-shell.ts";
import { Section } from "./fact-list.tsx";
import type { AccountData } from "./read-account.ts";

/** A long list would push what follows it three screens down. */
const SHOWN_AT_ONCE = 5;

/** Where the credits came from and where they went. */
export function LedgerSection({ ledger }: { ledger: NonNullable<AccountData["ledger"]> }) {
  const t = useTranslations("account");
  const { language } = useLanguage();
  return (
    <Section title={t("ledgerTitle")} lead={t("ledgerBody")}>
      {ledger.rows.length === 0 ? <EmptyState title={t("ledgerEmpty")}>{t("ledgerEmptyBody")}</EmptyState> : null}
      <Rows rows={ledger.rows.slice(0, SHOWN_AT_ONCE)} />
      {ledger.rows.length > SHOWN_AT_ONCE ? (
        <details className="group">
          <summary className="inline-flex min-h-11 items-center gap-2 text-petrol">
            {t("ledgerMore")}
            <Icon name="chevron-down" size={18} className="group-open:rotate-180" />
          </summary>
          <Rows rows={ledger.rows.slice(SHOWN_AT_ONCE)} />
        </details>
      ) : null}
      <Pagination
        page={ledger.page}
        pages={ledger.pages}
        format={(value) => formatNumber(language, value)}
        hrefOf={(page) => `${pathIn(language, "/account")}?ledger=${page}`}
      />
    </Section>
  );
}

/** What the movements were for, and of which tool. */
function Rows({ rows }: { rows: NonNullable<AccountData["ledger"]>["rows"] }) {
  const t = useTranslations("account");
  const { tools } = useShell();
  const causes: Record<string, string> = {
    free_claim: t("causeFree"),
    stripe_invoice: t("causePaid"),
    stripe_payment: t("causeTopUp"),
    run: t("causeRun"),
    renewal: t("causeRenewal"),
    expiry: t("causeExpiry"),
    top_up_expiry: t("causeExpiry"),
    hold_write_off: t("causeExpiry"),
    stripe_refund: t("causeRefund"),
    adjustment: t("causeAdjustment"),
  };
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => {
        const detail = row.note ?? tools.find(({ slug }) => slug === row.tool)?.title;
        return (
          <li key={row.id} className="flex items-baseline justify-between gap-4 py-3">
            <span className="min-w-0">
              <span className="block">
                {causes[row.cause] ?? t("causeOther")}
                {detail ? (
                  <>
                    {": "}
                    <bdi>{detail}</bdi>
                  </>
                ) : null}
              </span>
              <time dateTime={row.at} className="block text-sm text-soft">
                {row.date}
              </time>
            </span>
            <bdi className={row.isGain ? "font-bold text-green" : "font-bold"}>{row.amount}</bdi>
          </li>
        );
      })}
    </ul>
  );
}
