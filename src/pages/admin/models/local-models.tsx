import { type ReactNode, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";
import { plainFault } from "#domain/provider-keys/rules.ts";

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
export function LocalModels({ lastTest }: { lastTest: ReactNode }) {
  const t = useTranslations("adminModels");
  const { send, pending } = useApiChange();
  const [search, setSearch] = useState<Search | null>(null);
  const [used, setUsed] = useState<(Used & { model: string }) | null>(null);

  async function find() {
    setUsed(null);
    const answer = await send<Search>("find", {
      path: "/admin/local-models/searches",
      body: {},
      failed: t("failed"),
    });
    if (answer.ok) setSearch(answer.data);
  }
  async function use(endpoint: string, modelName: string) {
    const answer = await send<Used>(modelName, {
      method: "PUT",
      path: "/admin/local-models/choice",
      body: { endpoint, modelName },
      failed: t("failed"),
    });
    if (answer.ok) setUsed({ ...answer.data, model: modelName });
  }

  return (
    <Card as="section">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 grow basis-72">
          <h2 className="text-lg">{t("localTitle")}</h2>
          <p className="text-soft">{t("localHint")}</p>
          {lastTest}
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
            ? t("used", { model: used.model })
            : t("testFailed", { fault: t(`fault.${plainFault(used.fault ?? "", used.detail)}`) })}
          {used.detail ? <code className="block text-sm">{used.detail}</code> : null}
        </Alert>
      ) : null}
    </Card>
  );
}
