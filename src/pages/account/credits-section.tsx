import { useTranslations } from "#i18n/translations.ts";
import { Alert } from "#ui/alert.tsx";
import { Fact, Section } from "./fact-list.tsx";
import { MailLowCredits } from "./mail-low-credits.tsx";
import type { AccountData } from "./read-account.ts";

/** Credits Information. */
export function CreditsSection({ credits }: { credits: NonNullable<AccountData["credits"]> }) {
  const t = useTranslations("account");
  const names = { free: t("packageFree"), basic: t("packageBasic"), none: t("packageNone") };
  return (
    <Section title={t("creditsTitle")}>
      <p className="text-soft">{t("available")}</p>
      <p className="text-2xl font-bold text-gold-text">{t("availableCount", { count: credits.available })}</p>
      <dl className="mt-3 divide-y divide-line border-t border-line">
        <Fact label={t("packageType")}>
          <bdi>{credits.otherPackage ?? names[credits.packageType]}</bdi>
        </Fact>
        {credits.isSaidElsewhere ? null : <Fact label={t("expiryDate")}>{credits.expires ?? t("noExpiry")}</Fact>}
        {credits.extra ? <Fact label={t("causeTopUp")}>{t("extraUntil", credits.extra)}</Fact> : null}
      </dl>
      {credits.isExpired ? (
        <Alert tone="warning" live={false} className="mt-3">
          {t("expiredNote")}
        </Alert>
      ) : null}
      <MailLowCredits initial={credits.mailsWhenLow} />
    </Section>
  );
}
