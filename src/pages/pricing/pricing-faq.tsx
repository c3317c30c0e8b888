import { useTranslations } from "use-intl";
import { Icon } from "#ui/icon.tsx";

/** Three questions, answered. */
export function PricingFaq() {
  const t = useTranslations("pricing");
  const questions = [
    [t("faqCancelQuestion"), t("faqCancelAnswer")],
    [t("faqCardsQuestion"), t("faqCardsAnswer")],
    [t("faqFreeQuestion"), t("faqFreeAnswer")],
  ];
  return (
    <section className="mt-12 max-w-measure">
      <h2 className="mb-2 text-lg">{t("faqTitle")}</h2>
      <div className="divide-y divide-line border-y border-line">
        {questions.map(([question, answer]) => (
          <details key={question} className="group">
            <summary className="flex min-h-12 items-center justify-between gap-4 py-3 font-medium">
              {question}
              <Icon name="chevron-down" className="text-soft transition-transform group-open:rotate-180" />
            </summary>
            <p className="pb-4 text-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
