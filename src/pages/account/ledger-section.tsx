import { useTranslations } from "use-intl";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Section } from "./fact-list.tsx";
import type { AccountData } from "./read-account.ts";

/** Where the credits came from and where they went. */
export function LedgerSection({ ledger }: { ledger: AccountData["ledger"] }) {
  const t = useTranslations("account");
  const { language } = useLanguage();
  const causes: Record<string, string> = {
    free_claim: t("causeFree"),
    stripe_invoice: t("causePaid"),
    run: t("causeRun"),
    renewal: t("causeRenewal"),
    expiry: t("causeExpiry"),
    hold_write_off: t("causeExpiry"),
    stripe_refund: t("causeRefund"),
    adjustment: t("causeAdjustment"),
  };
  return (
    <Section title={t("ledgerTitle")} lead={t("ledgerBody")}>
      {ledger.rows.length === 0 ? <EmptyState title={t("ledgerEmpty")}>{t("ledgerEmptyBody")}</EmptyState> : null}
      <ul className="divide-y divide-line">
        {ledger.rows.map((row) => (
          <li key={row.id} className="flex items-baseline justify-between gap-4 py-3">
            <span className="min-w-0">
              <span className="block">
                {causes[row.cause] ?? t("causeOther")}
                {row.note ? (
                  <>
                    {": "}
                    <bdi>{row.note}</bdi>
                  </>
                ) : null}
              </span>
              <time dateTime={row.at} className="block text-sm text-soft">
                {row.date}
              </time>
            </span>
            <bdi className={row.isGain ? "font-bold text-green" : "font-bold"}>{row.amount}</bdi>
          </li>
        ))}
      </ul>
      <Pagination
        page={ledger.page}
        pages={ledger.pages}
        format={(value) => formatNumber(language, value)}
        hrefOf={(page) => `${pathIn(language, "/account")}?ledger=${page}`}
      />
    </Section>
  );
}
