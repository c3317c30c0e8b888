import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/advertise";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { FaultBox, faultBeside } from "#pages/shell/auth/auth-fields.tsx";
import { type FormFault, readAuthPage } from "#pages/shell/auth/read-auth-page.ts";
import { describePage } from "#pages/shell/meta/page-meta.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Field } from "#ui/fields/field.tsx";
import { PageTitle } from "#ui/text/page-title.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { MessageField, PersonFields } from "./form-fields.tsx";
import { contactMessages } from "./messages.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const { language } = pageContextOf(context);
  const { advertiseTitle: title, advertiseDescription: description } = contactMessages[language];
  return { ...readAuthPage(request, language), title, description };
}

export function meta(args: Route.MetaArgs) {
  return describePage(args, args.loaderData ?? { title: "", description: "" });
}

/** A page that works without script. */
export const handle = { static: true };

export default function AdvertisePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("contact");
  return (
    <div className="mx-auto max-w-3xl">
      <PageTitle lead={t("advertiseDescription")}>{t("advertiseTitle")}</PageTitle>
      <Places />
      <section className="mb-10">
        <h2 className="text-lg">{t("rulesTitle")}</h2>
        <ul className="mt-3 grid list-disc gap-2 ps-6">
          <li>{t("rule1")}</li>
          <li>{t("rule2")}</li>
          <li>{t("rule3")}</li>
        </ul>
      </section>
      {loaderData.sent ? <Alert tone="success">{t("sent")}</Alert> : <AdForm fault={loaderData.fault} />}
    </div>
  );
}

function Places() {
  const t = useTranslations("contact");
  const places = [
    { title: t("placeHome"), body: t("placeHomeBody"), shape: "aspect-[4/1]" },
    { title: t("placePricing"), body: t("placePricingBody"), shape: "aspect-[5/2]" },
  ];
  return (
    <section className="mb-10">
      <h2 className="text-lg">{t("placesTitle")}</h2>
      <div className="mt-4 grid gap-6 sm:grid-cols-2">
        {places.map((place) => (
          <div key={place.title}>
            <div
              aria-hidden
              className={
                `grid place-items-center rounded-control border border-dashed border-line bg-sunk ` +
                `text-sm text-soft ${place.shape}`
              }
            >
              {t("preview")}
            </div>
            <h3 className="mt-3 font-medium">{place.title}</h3>
            <p className="text-soft">{place.body}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

function AdForm({ fault }: { fault: FormFault | null }) {
  const t = useTranslations("contact");
  const { language } = useLanguage();
  return (
    <Card>
      <form method="post" action={`/api/advertise?lang=${language}`} className="grid gap-4">
        <FaultBox fault={fault} />
        <PersonFields fault={fault} />
        <Field label={t("company")} error={faultBeside(fault, "company", t("fieldInvalid"))}>
          <TextInput name="company" required maxLength={120} autoComplete="organization" />
        </Field>
        <Field label={t("place")}>
          <Select
            name="place"
            options={[
              { value: "home-features", label: t("placeHome") },
              { value: "pricing", label: t("placePricing") },
              { value: "other", label: t("placeOther") },
            ]}
          />
        </Field>
        <MessageField fault={fault} hint={t("adMessageHint")} />
        <Button type="submit" variant="primary">
          {t("sendAd")}
        </Button>
      </form>
    </Card>
  );
}
