import { useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { Alert } from "#ui/alert.tsx";
import { LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { PageTitle } from "#ui/text/page-title.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import { KeyList } from "./key-list.tsx";
import { NewKeyForm } from "./new-key-form.tsx";
import { readKeys } from "./read-keys.ts";
import { readWebhooks } from "./webhooks/read-webhooks.ts";
import { Webhooks } from "./webhooks/webhooks.tsx";

export const meta = pageMeta("apiKeys");

export async function loader({ context }: Route.LoaderArgs) {
  const { deps, viewer, language, timeZone } = pageContextOf(context);
  return {
    webhooks: await readWebhooks(deps, viewer?.id ?? "", language, timeZone),
    mcpAddress: `${deps.settings.PUBLIC_URL}/api/mcp`,
    keys: await readKeys(deps, viewer?.id ?? "", language, timeZone),
  };
}

/** The person's keys for programs: a new one, shown once; the live ones, each with its end; addresses at which they hear of events. */
export default function ApiKeysPage({ loaderData: { keys, mcpAddress, webhooks } }: Route.ComponentProps) {
  const t = useTranslations("apiKeys");
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<string | null>(null);
  function show(key: string) {
    setMade(key);
    void revalidate();
  }
  return (
    <div className="mx-auto max-w-4xl">
      <PageTitle lead={t("lead")} actions={<LinkButton to="/api/docs">{t("docs")}</LinkButton>}>
        {t("title")}
      </PageTitle>
      <div className="grid grid-cols-1 gap-5">
        {made ? (
          <Alert tone="success" title={t("madeTitle")}>
            <p>{t("madeBody")}</p>
            <Copyable text={made} label={t("copyKey")} isFirst />
          </Alert>
        ) : null}
        <NewKeyForm onMade={show} />
        <KeyList keys={keys} />
        <Webhooks webhooks={webhooks} />
        <Card as="section">
          <h2 className="text-lg">{t("assistantTitle")}</h2>
          <p className="mt-1 text-soft">{t("assistantBody")}</p>
          <Copyable text={mcpAddress} label={t("copyAddress")} />
        </Card>
      </div>
    </div>
  );
}

/** A code in full with a button that copies it; `isFirst` where copying it is what to do now. */
function Copyable({ text, label, isFirst = false }: { text: string; label: string; isFirst?: boolean }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <code dir="ltr" className="font-code min-w-0 break-all select-all">
        {text}
      </code>
      <CopyButton text={text} label={label} variant={isFirst ? "primary" : "secondary"} />
    </div>
  );
}
