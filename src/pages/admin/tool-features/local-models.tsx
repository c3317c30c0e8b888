import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";
import { FAULTS } from "./trial-panel.tsx";

interface Search {
  isAllowed: boolean;
  servers: { name: string; endpoint: string; models: string[] }[];
}
interface Used {
  ok: boolean;
  ms: number;
  fault?: string;
  detail?: string;
  features: number;
}

/** A model on one's own machine: found on request, tested, and the first provider of all tools by one press. */
export function LocalModels() {
  const t = useTranslations("adminFeatures");
  const { send, pending } = useApiChange();
  const [search, setSearch] = useState<Search | null>(null);
  const [used, setUsed] = useState<(Used & { model: string }) | null>(null);

  async function find() {
    setUsed(null);
    const answer = await send<Search>("find", {
      path: "/admin/local-models/searches",
      body: {},
      failed: t("localFailed"),
    });
    if (answer.ok) setSearch(answer.data);
  }
  async function use(endpoint: string, modelName: string) {
    const answer = await send<Used>(modelName, {
      method: "PUT",
      path: "/admin/local-models/choice",
      body: { endpoint, modelName },
      failed: t("localFailed"),
    });
    if (answer.ok) setUsed({ ...answer.data, model: modelName });
  }

  return (
    <Card as="section" tone="sunk">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 grow basis-72">
          <h2 className="text-base font-medium">{t("localTitle")}</h2>
          <p className="text-sm text-soft">{t("localHint")}</p>
        </div>
        <Button icon="search" loading={pending === "find"} onClick={() => void find()}>
          {t("localFind")}
        </Button>
      </div>
      {search && search.servers.length === 0 ? (
        <Alert className="mt-4">{search.isAllowed ? t("localNone") : t("localOff")}</Alert>
      ) : null}
      {search?.servers.map((server) => (
        <div key={server.endpoint} className="mt-4">
          <h3 className="text-sm font-medium">
            <bdi dir="ltr">{server.name}</bdi>
          </h3>
          <ul className="divide-y divide-line">
            {server.models.map((model) => (
              <li key={model} className="flex flex-wrap items-center justify-between gap-3 py-2">
                <code>{model}</code>
                <Button
                  size="small"
                  loading={pending === model}
                  disabled={pending !== null && pending !== model}
                  onClick={() => void use(server.endpoint, model)}
                >
                  {t("localUse")}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {used ? (
        <Alert tone={used.ok ? "success" : "error"} className="mt-4">
          {used.ok
            ? t("localUsed", { model: used.model, count: used.features })
            : t("testFailed", { fault: t(`fault.${FAULTS.find((name) => name === used.fault) ?? "unavailable"}`) })}
          {used.detail ? <code className="block text-sm">{used.detail}</code> : null}
        </Alert>
      ) : null}
    </Card>
  );
}
