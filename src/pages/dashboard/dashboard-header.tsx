import { useTranslations } from "#i18n/translations.ts";
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from "#i18n/language.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { classNames } from "#ui/class-names.ts";
import { useToast } from "#ui/overlays/toast.tsx";
import { callApi } from "#browser/call-api.ts";
import { SignOutButton } from "#pages/account/sign-out-button.tsx";

/** Who is here, and since when. */
export function DashboardHeader({ email, memberSince }: { email: string; memberSince: string }) {
  const t = useTranslations("dashboard");
  return (
    <div className="min-w-0">
      <h1 className="text-xl md:text-2xl">{t("welcome")}</h1>
      <p className="mt-1 font-medium break-all">
        <bdi dir="ltr">{email}</bdi>
      </p>
      <p className="text-sm text-soft">{t("memberSince", { date: memberSince })}</p>
    </div>
  );
}

/** In which language, and the way out. */
export function DashboardControls({ className }: { className: string }) {
  const t = useTranslations("dashboard");
  return (
    <div className={classNames("flex flex-wrap items-end gap-3", className)}>
      <LanguageChoice />
      <SignOutButton label={t("signOut")} />
    </div>
  );
}

/** Keeps the choice as the user's preference and shows this page in it. */
function LanguageChoice() {
  const t = useTranslations("dashboard");
  const { language } = useLanguage();
  const toast = useToast();
  async function choose(next: string) {
    if (!isLanguage(next) || next === language) return;
    const answer = await callApi(language, "PUT", "/preferences", { language: next });
    if (!answer.ok) return toast(answer.fault.message || t("languageFailed"), "error");
    // The frame of a page is made for one language.
    location.assign(pathIn(next, "/dashboard"));
  }
  return (
    <Field label={t("language")} className="w-40">
      <Select
        value={language}
        onChange={(event) => void choose(event.target.value)}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
    </Field>
  );
}
