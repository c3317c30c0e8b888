import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";

/** One field and a button; a plain form, so that it works on pages without script. */
export function NewsletterForm() {
  const t = useTranslations("newsletter");
  const { language } = useLanguage();
  return (
    <form
      method="post"
      action={`/api/newsletter?lang=${language}`}
      className="grid gap-4 rounded-card border border-line bg-raised p-6 sm:grid-cols-[1fr_minmax(0,24rem)] sm:items-center"
    >
      <div>
        <h2 className="text-lg">{t("title")}</h2>
        <p className="mt-1 text-soft">{t("description")}</p>
      </div>
      <div className="flex gap-2">
        <TextInput
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder={t("placeholder")}
          aria-label={t("email")}
        />
        <Button type="submit" variant="primary">
          {t("subscribe")}
        </Button>
      </div>
    </form>
  );
}
