import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { Field } from "#ui/fields/field.tsx";
import { PasswordInput, TextInput } from "#ui/fields/text-input.tsx";
import { callApi, type ApiFault } from "#browser/call-api.ts";
import { Section } from "./fact-list.tsx";

/** What is stored about the user, to take along or to end. */
export function DataSection({ hasPassword }: { hasPassword: boolean }) {
  const t = useTranslations("account");
  const [asking, setAsking] = useState(false);
  return (
    <Section title={t("dataTitle")}>
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4">
        <p>{t("exportBody")}</p>
        <LinkButton to="/api/me/export" reloadDocument icon="download">
          {t("export")}
        </LinkButton>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 pt-4">
        <p>{t("deleteBody")}</p>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t("delete")}
        </Button>
      </div>
      <DeleteDialog open={asking} onClose={() => setAsking(false)} hasPassword={hasPassword} />
    </Section>
  );
}

function DeleteDialog({ open, onClose, hasPassword }: { open: boolean; onClose: () => void; hasPassword: boolean }) {
  const t = useTranslations("account");
  const { language } = useLanguage();
  const [proof, setProof] = useState("");
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<ApiFault | null>(null);
  async function remove() {
    setPending(true);
    const answer = await callApi(language, "DELETE", "/me", hasPassword ? { password: proof } : { email: proof });
    if (answer.ok) return window.location.replace(pathIn(language, "/"));
    setRefused(answer.ok ? null : answer.fault);
    setPending(false);
  }
  const fault = refused?.fields[hasPassword ? "password" : "email"];
  const input = { value: proof, onChange: (event: { target: { value: string } }) => setProof(event.target.value) };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void remove()}
      loading={pending}
      title={t("deleteQuestion")}
      confirmLabel={t("delete")}
    >
      <p className="mb-4">{t("deleteExplain")}</p>
      {refused && !fault ? (
        <Alert tone="error" className="mb-4">
          {refused.message || t("failed")}
        </Alert>
      ) : null}
      <Field label={hasPassword ? t("deletePassword") : t("deleteEmail")} error={fault}>
        {hasPassword ? (
          <PasswordInput autoComplete="current-password" {...input} />
        ) : (
          <TextInput type="email" {...input} />
        )}
      </Field>
    </ConfirmDialog>
  );
}
