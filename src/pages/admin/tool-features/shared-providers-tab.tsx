import { useState } from "react";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#i18n/translations.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import type { ApiAnswer } from "#browser/call-api.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";
import { ProviderCard, type ProviderFields } from "./provider-card.tsx";
import { fieldsOf, newProvider, type ProviderName, VENDORS } from "./providers-tab.tsx";
import type { FeaturesPage } from "./read-features-page.ts";

type Shared = FeaturesPage["shared"][number];

/** The providers of all tools at once; a tool that was set differently keeps its own unless the administrator says otherwise. */
export function SharedProvidersTab({ page }: { page: FeaturesPage }) {
  const t = useTranslations("adminFeatures");
  const { send, pending } = useApiChange();
  const missing = (Object.keys(VENDORS) as ProviderName[]).filter(
    (name) => !page.shared.some((row) => row.providerName === name),
  );
  const save = (fields: ProviderFields, includeDifferent = false) =>
    send<unknown>("save", {
      method: "PUT",
      path: "/admin/providers",
      body: { ...fields, includeDifferent },
      done: t("savedEverywhere"),
      failed: t("failedProvider"),
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-prose text-soft">{t("sharedHint")}</p>
      <p>
        <Link to="/rai/models" className="text-petrol underline">
          {t("toModels")}
        </Link>
      </p>
      {page.shared.map((row, index) => (
        <SharedCard
          key={JSON.stringify(row)}
          page={page}
          row={row}
          place={index}
          isSaving={pending === "save"}
          onSave={save}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        {missing.map((name) => (
          <Button
            key={name}
            icon="plus"
            loading={pending === "save"}
            onClick={() => void save(newProvider(name, page))}
          >
            {t("addProvider", { name: VENDORS[name] })}
          </Button>
        ))}
      </div>
    </div>
  );
}

function SharedCard({
  page,
  row,
  place,
  isSaving,
  onSave,
}: {
  page: FeaturesPage;
  row: Shared;
  place: number;
  isSaving: boolean;
  onSave: (fields: ProviderFields, includeDifferent?: boolean) => Promise<ApiAnswer<unknown>>;
}) {
  const t = useTranslations("adminFeatures");
  const { language } = useLanguage();
  const [includesDifferent, setIncludesDifferent] = useState(false);
  return (
    <ProviderCard
      row={row}
      title={row.providerName === "local" ? t("localTitle") : VENDORS[row.providerName]}
      order={formatNumber(language, place + 1)}
      models={page.models.filter((model) => model.provider === row.providerName)}
      testPath={`/admin/features/${page.openId}/providers/test`}
      isSaving={isSaving}
      onSave={(fields) => onSave(fields, includesDifferent)}
      canMove={{ up: place > 0, down: place < page.shared.length - 1 }}
      onMove={(step) => void onSave({ ...fieldsOf(row), position: place + step })}
    >
      <div className="grid gap-3 md:col-span-2">
        <Features label={t("differentIn")} ids={row.different} page={page} />
        <Features label={t("missingIn")} ids={row.missing} page={page} />
        {row.different.length > 0 ? (
          <Checkbox
            label={t("includeDifferent")}
            checked={includesDifferent}
            onChange={(event) => setIncludesDifferent(event.target.checked)}
          />
        ) : null}
      </div>
    </ProviderCard>
  );
}

/** Names of tools, each a link to its own settings. */
function Features({ label, ids, page }: { label: string; ids: readonly number[]; page: FeaturesPage }) {
  const t = useTranslations("adminFeatures");
  const features = page.allFeatures.filter(({ id }) => ids.includes(id));
  if (features.length === 0) return null;
  return (
    <div className="text-sm">
      <p className="text-soft">{label}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {features.map(({ id, displayName, language }) => (
          <li key={id}>
            <Link to={`?tab=providers&language=${language}&feature=${id}`}>
              <bdi>{displayName}</bdi>
            </Link>{" "}
            <span className="text-soft">{t(`spoken.${language}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
