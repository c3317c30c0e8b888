import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Badge } from "#ui/marks/badge.tsx";
import { IconButton } from "#ui/button.tsx";
import { Switch } from "#ui/fields/checkbox.tsx";
import { Cell, Table } from "#ui/table.tsx";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";
import type { FeatureRow } from "./read-features-page.ts";
import { DeleteFeature } from "./delete-feature.tsx";
import { RenameDialog } from "./rename-dialog.tsx";

/** Every feature of a language: its prompt, who is asked first, and its switch. */
export function OverviewTab({ features }: { features: readonly FeatureRow[] }) {
  const t = useTranslations("adminFeatures");
  return (
    <Table
      dense
      caption={t("overview")}
      columns={[
        { label: t("feature") },
        { label: t("type") },
        { label: t("activePrompt") },
        { label: t("firstProvider") },
        { label: t("state"), align: "end" },
      ]}
    >
      {features.map((feature) => (
        <Row key={feature.id} feature={feature} />
      ))}
    </Table>
  );
}

function Row({ feature }: { feature: FeatureRow }) {
  const t = useTranslations("adminFeatures");
  const { send } = useApiChange();
  const [isRenaming, setRenaming] = useState(false);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const first = feature.providers.find((row) => row.isActive && row.fault === null);
  const type = feature.featureType as "text" | "image" | "video" | "checker" | "humanizer" | "detector" | "converter";

  async function toggle(isActive: boolean) {
    if (wanted !== null) return;
    setWanted(isActive);
    await send("toggle", {
      method: "PUT",
      path: `/admin/features/${feature.id}/activation`,
      body: { isActive },
      done: isActive ? t("switchedOn") : t("switchedOff"),
      failed: t("failedToggle"),
    });
    setWanted(null);
  }

  return (
    <tr>
      <Cell header className="min-w-44">
        <span className="flex items-center gap-1">
          <bdi>{feature.displayName}</bdi>
          <IconButton
            icon="edit"
            label={t("renameNamed", { name: feature.displayName })}
            onClick={() => setRenaming(true)}
          />
          {feature.hasRun ? null : <DeleteFeature feature={feature} />}
        </span>
        <RenameDialog feature={feature} open={isRenaming} onClose={() => setRenaming(false)} />
        <span className="block font-normal text-soft">
          <code>{feature.name}</code>
        </span>
      </Cell>
      <Cell className="align-middle!">{t(`types.${type}`)}</Cell>
      <Cell className="align-middle! whitespace-nowrap">
        {feature.versionShown ? t("versionNumber", { version: feature.versionShown }) : t("noPrompt")}
      </Cell>
      <Cell className="align-middle! whitespace-nowrap">
        {first ? (
          <bdi dir="ltr">{first.modelName}</bdi>
        ) : (
          <span className="text-soft">{feature.isBuilt ? t("builtIn") : "–"}</span>
        )}
      </Cell>
      <Cell align="end" className="align-middle!">
        <div className="flex justify-end">
          {feature.isBuilt ? (
            <Switch
              label={feature.isActive ? t("on") : t("off")}
              aria-label={t("switchNamed", { name: feature.displayName })}
              checked={wanted ?? feature.isActive}
              aria-busy={wanted !== null}
              onChange={(event) => void toggle(event.target.checked)}
            />
          ) : (
            <Badge>{t("notBuilt")}</Badge>
          )}
        </div>
        {feature.waiting > 0 ? (
          <span className="block text-sm whitespace-nowrap text-soft">{t("waiting", { count: feature.waiting })}</span>
        ) : null}
      </Cell>
    </tr>
  );
}
