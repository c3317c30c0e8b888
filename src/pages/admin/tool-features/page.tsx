import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import { AdminFrame } from "#pages/admin/shared/admin-frame.tsx";
import { LanguageTabs } from "#pages/admin/shared/fields/language-tabs.tsx";
import { LoadFailed } from "#pages/admin/shared/load-failed.tsx";
import { readOrNull } from "#pages/admin/shared/read-or-null.ts";
import { useAddress } from "#pages/admin/shared/use-address.ts";
import { LimitsTab } from "./limits-tab.tsx";
import { NewFeatureForm } from "./new-feature-form.tsx";
import { OverviewTab } from "./overview-tab.tsx";
import { PromptsTab } from "./prompts-tab.tsx";
import { ProvidersTab } from "./providers-tab.tsx";
import { type FeaturesPage, readFeaturesPage } from "./read-features-page.ts";
import { SharedProvidersTab } from "./shared-providers-tab.tsx";

export const meta = pageMeta("adminFeatures");

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageContextOf(context);
  const query = new URL(request.url).searchParams;
  const language = query.get("language") === "en" ? "en" : "ar";
  return {
    page: await readOrNull(page, () => readFeaturesPage(page, { language, id: Number(query.get("feature") ?? 0) })),
  };
}

const TABS = ["overview", "prompts", "providers", "limits"] as const;

export default function AdminFeaturesPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("adminFeatures");
  const address = useAddress();
  const { page } = loaderData;
  const isNew = address.get("form") === "new";
  const tab = TABS.find((name) => name === address.get("tab")) ?? "overview";
  return (
    <AdminFrame
      title={t("title")}
      lead={t("description")}
      actions={
        <>
          {page ? (
            <LanguageTabs
              value={address.get("language") === "en" ? "en" : "ar"}
              onChange={(language) => address.set({ language: language === "ar" ? "" : language, feature: "" })}
            />
          ) : null}
          <Button
            variant="primary"
            icon="plus"
            aria-expanded={isNew}
            onClick={() => address.set({ form: isNew ? "" : "new" })}
          >
            {t("newFeature")}
          </Button>
        </>
      }
    >
      {isNew && page ? <NewFeatureForm freeNames={page.freeNames} onClose={() => address.set({ form: "" })} /> : null}
      {page === null ? (
        <LoadFailed message={t("failedLoad")} />
      ) : (
        <Tabs
          label={t("tabs")}
          value={tab}
          onChange={(next) => address.set({ tab: next === "overview" ? "" : next })}
          tabs={[
            {
              value: "overview",
              label: t("overview"),
              content: <OrEmpty page={page}>{<OverviewTab features={page.features} />}</OrEmpty>,
            },
            {
              value: "prompts",
              label: t("prompts"),
              content: (
                <OfFeature page={page}>
                  {(id) => (
                    <PromptsTab key={`${id}-${page.versions.find((row) => row.isActive)?.version ?? 0}`} page={page} />
                  )}
                </OfFeature>
              ),
            },
            {
              value: "providers",
              label: t("providers"),
              content: (
                <OfFeature page={page} all={<SharedProvidersTab page={page} />}>
                  {(id) => <ProvidersTab key={id} page={page} />}
                </OfFeature>
              ),
            },
            {
              value: "limits",
              label: t("limits"),
              content: <OrEmpty page={page}>{<LimitsTab features={page.features} />}</OrEmpty>,
            },
          ]}
        />
      )}
    </AdminFrame>
  );
}

function OrEmpty({ page, children }: { page: FeaturesPage; children: React.ReactNode }) {
  const t = useTranslations("adminFeatures");
  return page.features.length === 0 ? <EmptyState title={t("empty")} /> : children;
}

/** A tab about one feature, and the choice of it; with `all`, what is shown of all of them until one is chosen. */
function OfFeature({
  page,
  all,
  children,
}: {
  page: FeaturesPage;
  all?: React.ReactNode;
  children: (id: number) => React.ReactNode;
}) {
  const t = useTranslations("adminFeatures");
  const address = useAddress();
  const chosen = address.get("feature") || (all ? "" : String(page.openId));
  return (
    <OrEmpty page={page}>
      <Field label={t("feature")} className="mb-5 max-w-form">
        <Select
          value={chosen}
          onChange={(event) => address.set({ feature: event.target.value })}
          options={[
            ...(all ? [{ value: "", label: t("allFeatures") }] : []),
            ...page.features.map((feature) => ({ value: String(feature.id), label: feature.displayName })),
          ]}
        />
      </Field>
      {chosen === "" ? all : children(page.openId)}
    </OrEmpty>
  );
}
