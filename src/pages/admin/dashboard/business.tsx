import type { ReactNode } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Alert } from "#ui/alert.tsx";
import { Card } from "#ui/card.tsx";
import { Link } from "#ui/link.tsx";
import type { Attention } from "./read-attention.ts";
import type { readBusiness } from "./read-business.ts";

/** The business in one look. */
export function Business({ figures }: { figures: Awaited<ReturnType<typeof readBusiness>> }) {
  const t = useTranslations("adminDashboard");
  return (
    <section aria-labelledby="business" className="mb-8">
      <h2 id="business" className="mb-3 text-lg">
        {t("business")}
      </h2>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-3">
        <Figure label={t("people")} to="/rai/users" value={figures.people}>
          {t("arrived", { shown: figures.arrived ?? "" })}
        </Figure>
        <Figure label={t("payers")} to="/rai/users?sort=-plan" value={figures.payers} />
        <Figure
          label={t("income")}
          to="/rai/usage#sales"
          value={
            figures.income?.length === 0
              ? t("noIncome")
              : figures.income?.map((sum) => (
                  <span key={sum} className="block">
                    {sum}
                  </span>
                ))
          }
        />
        <Figure label={t("weekRuns")} to="/rai/usage" value={figures.runs} />
        <Figure label={t("weekCredits")} to="/rai/usage" value={figures.credits} />
        <Figure label={t("weekCost")} to="/rai/usage?chart=cost" value={figures.modelCost}>
          {figures.unpriced === null ? null : t("unpriced", { shown: figures.unpriced })}
        </Figure>
      </dl>
    </section>
  );
}

function Figure({ label, to, value, children }: { label: string; to: string; value: ReactNode; children?: ReactNode }) {
  const t = useTranslations("adminDashboard");
  const isRead = value !== null && value !== undefined;
  return (
    <Card className="flex flex-col-reverse justify-end gap-1">
      <dt className="text-soft">
        <Link to={to} className="inline-flex min-h-9 items-center text-inherit underline pointer-coarse:min-h-11">
          {label}
        </Link>
      </dt>
      <dd>
        {isRead ? (
          <span className="block text-xl font-bold">{value}</span>
        ) : (
          <span className="text-soft">{t("notRead")}</span>
        )}
        {isRead && children ? <span className="block text-sm text-soft">{children}</span> : null}
      </dd>
    </Card>
  );
}

/** What needs the administrator, each a link to where it is mended. */
export function NeedsAttention({ list, isWhole }: { list: readonly Attention[]; isWhole: boolean }) {
  const t = useTranslations("adminDashboard");
  const wordsFor = (item: Attention) =>
    item.kind === "state" ? t(`detail.${item.detail}`, { shown: item.shown }) : t(item.kind, { shown: item.shown });
  return (
    <section aria-labelledby="attention" className="mb-8">
      <h2 id="attention" className="mb-3 text-lg">
        {t("needsAttention")}
      </h2>
      {list.length > 0 ? (
        <Alert tone="warning" live={false}>
          <ul>
            {list.map((item) => (
              <li key={item.kind === "state" ? item.detail : item.kind}>
                <Link to={item.to} className="inline-flex min-h-9 items-center underline pointer-coarse:min-h-11">
                  {wordsFor(item)}
                </Link>
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {list.length === 0 && isWhole ? <p className="text-soft">{t("nothingToDo")}</p> : null}
      {isWhole ? null : <p className="mt-2 text-soft">{t("attentionNotWhole")}</p>}
    </section>
  );
}
