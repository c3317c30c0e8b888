import { useTranslations } from "#i18n/translations.ts";
import { Icon } from "#ui/marks/icon.tsx";

export const FAQ = [
  ["faqCancelQuestion", "faqCancelAnswer"],
  ["faqCardsQuestion", "faqCardsAnswer"],
  ["faqFreeQuestion", "faqFreeAnswer"],
] as const;

/** Three questions, answered. */
export function PricingFaq() {
  const t = useTranslations("pricing");
  return (
    <section className="mt-12 max-w-measure">
      <h2 className="mb-2 text-lg">{t("faqTitle")}</h2>
      <div className="divide-y divide-line border-y border-line">
        {FAQ.map(([question, answer]) => (
          <details key={question} className="group">
            <summary className="flex min-h-12 items-center justify-between gap-4 py-3 font-medium">
              {t(question)}
              <Icon name="chevron-down" className="text-soft transition-transform group-open:rotate-180" />
            </summary>
            <p className="pb-4 text-soft">{t(answer)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
