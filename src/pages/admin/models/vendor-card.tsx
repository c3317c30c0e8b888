import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Badge, type BadgeTone } from "#ui/marks/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";
import { KeyForm } from "./key-form.tsx";
import { LastTest } from "./last-test.tsx";
import type { VendorRow } from "./read-models-page.ts";

/** Names of vendors, and their own pages where keys are made. */
const VENDORS: Record<VendorRow["provider"], { name: string; keyPage: string }> = {
  deepseek: { name: "DeepSeek", keyPage: "https://platform.deepseek.com/api_keys" },
  openai: { name: "OpenAI", keyPage: "https://platform.openai.com/api-keys" },
  anthropic: { name: "Anthropic", keyPage: "https://platform.claude.com/settings/keys" },
};

/** One vendor: the state of its key in plain words, the field for a key and the one button. */
export function VendorCard({ vendor }: { vendor: VendorRow }) {
  const t = useTranslations("adminModels");
  const { name, keyPage } = VENDORS[vendor.provider];
  const badge = badgeOf(vendor);
  return (
    <Card as="section">
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <h2 className="text-lg">
          <bdi>{name}</bdi>
        </h2>
        <Badge tone={badge.tone}>{t(badge.word)}</Badge>
      </div>
      <div className="grid max-w-prose gap-1">
        <KeyState vendor={vendor} />
        {vendor.test ? <LastTest test={vendor.test} /> : null}
        {vendor.source === "environment" || vendor.source === "stored" ? <p>{t(`first.${vendor.first}`)}</p> : null}
      </div>
      <KeyForm vendor={vendor} name={name} />
      {vendor.source === "environment" ? null : (
        <p className="mt-4 text-sm text-soft">
          {t("whereFrom")}{" "}
          <a
            href={keyPage}
            target="_blank"
            rel="noreferrer"
            dir="ltr"
            className="inline-block break-all text-petrol underline"
          >
            {keyPage.replace("https://", "")}
          </a>
        </p>
      )}
      {vendor.stored ? <RemoveKey vendor={vendor} name={name} /> : null}
    </Card>
  );
}

function badgeOf({ source, test }: VendorRow): {
  tone: BadgeTone;
  word: "noKey" | "lost" | "untested" | "fails" | "works";
} {
  if (source === "none") return { tone: "grey", word: "noKey" };
  if (source === "unreadable") return { tone: "red", word: "lost" };
  if (!test) return { tone: "amber", word: "untested" };
  return test.fault ? { tone: "red", word: "fails" } : { tone: "green", word: "works" };
}

function KeyState({ vendor: { source, keyName, stored } }: { vendor: VendorRow }) {
  const t = useTranslations("adminModels");
  const lastFour = stored ? `…${stored.lastFour}` : "";
  if (source === "none") return <p>{t("stateNone")}</p>;
  if (source === "unreadable") return <p>{t("stateUnreadable", { lastFour })}</p>;
  if (source === "environment")
    return (
      <>
        <p>{t("stateEnvironment", { keyName })}</p>
        {stored ? <p>{t("behind", { lastFour })}</p> : null}
      </>
    );
  return (
    <>
      <p>
        {t("stateStored")} <bdi dir="ltr">{lastFour}</bdi>
      </p>
      {stored ? <p className="text-sm text-soft">{t("setBy", { email: stored.setBy, date: stored.setAt })}</p> : null}
    </>
  );
}

function RemoveKey({ vendor, name }: { vendor: VendorRow; name: string }) {
  const t = useTranslations("adminModels");
  const { send, pending } = useApiChange();
  const [isAsking, setAsking] = useState(false);
  async function remove() {
    await send("remove", {
      method: "DELETE",
      path: `/admin/provider-keys/${vendor.provider}`,
      done: t("removed"),
      failed: t("failed"),
    });
    setAsking(false);
  }
  return (
    <>
      <Button variant="quiet" size="small" icon="trash" className="mt-2 -ms-3" onClick={() => setAsking(true)}>
        {t("remove")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
        title={t("removeTitle", { vendor: name })}
        confirmLabel={t("remove")}
        loading={pending === "remove"}
      >
        <p>{t("removeBody", { vendor: name })}</p>
      </ConfirmDialog>
    </>
  );
}
