import { useTranslations } from "#i18n/translations.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Button } from "#ui/button.tsx";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";
import { ProviderCard, type ProviderFields } from "./provider-card.tsx";
import type { FeaturesPage } from "./read-features-page.ts";

export const VENDORS = { deepseek: "DeepSeek", openai: "OpenAI", anthropic: "Anthropic" } as const;
export type ProviderName = keyof typeof VENDORS;

/** One feature's providers in the order they are asked. */
export function ProvidersTab({ page }: { page: FeaturesPage }) {
  const t = useTranslations("adminFeatures");
  const { language } = useLanguage();
  const { send, pending } = useApiChange();
  const providers = page.features.find((feature) => feature.id === page.openId)?.providers ?? [];
  const missing = (Object.keys(VENDORS) as ProviderName[]).filter(
    (name) => !providers.some((row) => row.providerName === name),
  );
  const path = `/admin/features/${page.openId}/providers`;

  const save = (fields: ProviderFields) =>
    send("save", { path, body: fields, done: t("providerSaved"), failed: t("failedProvider") });
  const add = (name: ProviderName) => void save(newProvider(name, page));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {providers.map((row, index) => (
        <ProviderCard
          key={`${row.id}-${JSON.stringify(row)}`}
          row={row}
          title={row.providerName === "local" ? t("localTitle") : VENDORS[row.providerName]}
          order={formatNumber(language, index + 1)}
          models={page.models.filter((model) => model.provider === row.providerName)}
          testPath={`${path}/test`}
          isSaving={pending === "save"}
          onSave={save}
          canMove={{ up: index > 0, down: index < providers.length - 1 }}
          onMove={(step) => void save({ ...fieldsOf(row), position: index + step })}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        {missing.map((name) => (
          <Button key={name} icon="plus" loading={pending === "save"} onClick={() => add(name)}>
            {t("addProvider", { name: VENDORS[name] })}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** A vendor's first live model, with the usual name of its key's variable. */
export function newProvider(name: ProviderName, { models }: Pick<FeaturesPage, "models">): ProviderFields {
  return {
    providerName: name,
    modelName: models.find((model) => model.provider === name && model.status === "live")?.id ?? "",
    apiKeyName: `${name.toUpperCase()}_API_KEY`,
    apiEndpoint: null,
    isActive: true,
  };
}

export function fieldsOf({
  providerName,
  modelName,
  apiKeyName,
  apiEndpoint,
  isActive,
}: ProviderFields): ProviderFields {
  return { providerName, modelName, apiKeyName, apiEndpoint, isActive };
}
