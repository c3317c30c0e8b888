import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Alert } from "#ui/alert.tsx";
import { LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageTitle } from "#ui/text/page-title.tsx";
import type { Route } from "./+types/page";
import { pageContextOf } from "#pages/page-context.ts";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import { AddFact } from "./add-fact.tsx";
import { FactRow } from "./fact-row.tsx";
import { ProfileSwitch, TurnOn } from "./profile-switch.tsx";
import { readProfilePage, type ShownProfile } from "./read-profile-page.ts";
import { RemoveAll } from "./remove-all.tsx";

export const meta = pageMeta("profile");

export function loader({ context }: Route.LoaderArgs) {
  return readProfilePage(pageContextOf(context));
}

/** «ملفي»: what the person wants remembered, on their word alone, to see, change, take along and forget. */
export default function ProfilePage({ loaderData: profile }: Route.ComponentProps) {
  const t = useTranslations("profile");
  return (
    <div className="mx-auto max-w-4xl">
      <PageTitle lead={t("lead")}>{t("title")}</PageTitle>
      <div className="grid grid-cols-1 gap-5">
        <ProfileSwitch since={profile.since} />
        <Facts profile={profile} />
        {profile.since ? <AddFact profile={profile} /> : null}
      </div>
    </div>
  );
}

function Facts({ profile }: { profile: ShownProfile }) {
  const t = useTranslations("profile");
  const { language } = useLanguage();
  const { since, facts, count, limit } = profile;
  if (count === 0) {
    return since ? (
      <EmptyState
        title={t("empty")}
        action={<LinkButton to={pathIn(language, "/prompt-generate")}>{t("emptyAction")}</LinkButton>}
      >
        {t("emptyHint")}
      </EmptyState>
    ) : (
      <EmptyState title={t("emptyOff")} action={<TurnOn />}>
        {t("emptyOffHint")}
      </EmptyState>
    );
  }
  return (
    <Card as="section">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">{t("factsTitle")}</h2>
        <p role="status" className="text-sm text-soft">
          {t("count", { count, limit })}
        </p>
      </div>
      {since ? null : (
        <Alert live={false} className="mt-4">
          {t("isOff")}
        </Alert>
      )}
      {facts.some(({ isOffered }) => !isOffered) ? (
        <Alert
          tone="warning"
          live={false}
          className="mt-4"
          action={
            <LinkButton size="small" to={pathIn(language, "/pricing")}>
              {t("seePackages")}
            </LinkButton>
          }
        >
          {t("beyondNote")}
        </Alert>
      ) : null}
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {facts.map((fact) => (
          <FactRow key={fact.id} fact={fact} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton to="/api/profile/export" reloadDocument icon="download">
          {t("export")}
        </LinkButton>
        <RemoveAll />
      </div>
    </Card>
  );
}
