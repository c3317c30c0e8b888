import { useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import { callApi, type ApiFault } from "#browser/call-api.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { useToast } from "#ui/overlays/toast.tsx";
import { type FactDraft, FactFields } from "./fact-fields.tsx";
import type { ShownProfile } from "./read-profile-page.ts";

const EMPTY: FactDraft = { name: "", words: "" };

/** A new fact; where the package keeps no more, why, and what to do. */
export function AddFact({ profile: { isFull, isLargest } }: { profile: ShownProfile }) {
  const t = useTranslations("profile");
  const { language } = useLanguage();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [draft, setDraft] = useState(EMPTY);
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<ApiFault | null>(null);
  const packages = (
    <LinkButton size="small" to={pathIn(language, "/pricing")}>
      {t("seePackages")}
    </LinkButton>
  );
  if (isFull) {
    return (
      <Alert live={false} action={isLargest ? undefined : packages}>
        {t(isLargest ? "fullForAll" : "full")}
      </Alert>
    );
  }
  async function add() {
    setPending(true);
    const answer = await callApi(language, "POST", "/profile/facts", draft);
    setPending(false);
    setFault(answer.ok ? null : answer.fault);
    if (!answer.ok) return;
    toast(t("added"));
    setDraft(EMPTY);
    await revalidate();
  }
  return (
    <Card as="section">
      <h2 className="text-lg">{t("addTitle")}</h2>
      <form
        className="mt-3 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <FactFields draft={draft} errors={fault?.fields ?? {}} onChange={setDraft} hasHints />
        {fault && Object.keys(fault.fields).length === 0 ? (
          <Alert tone="error">{fault.message || t("failed")}</Alert>
        ) : null}
        <div>
          <Button type="submit" variant="primary" loading={pending}>
            {t("add")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
