import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useAct } from "../shared/use-act.ts";

/** A tool's feature in a language; all three fields are needed. */
export function NewFeatureForm({ onClose }: { onClose: () => void }) {
  const t = useTranslations("adminFeatures");
  const words = useTranslations("admin");
  const { act, pending } = useAct();
  const [fault, setFault] = useState<{ message: string; fields: Record<string, string> } | null>(null);

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const missing = Object.entries(body).filter(([, value]) => value.trim() === "");
    if (missing.length > 0)
      return setFault({
        message: t("fillAll"),
        fields: Object.fromEntries(missing.map(([name]) => [name, words("required")])),
      });
    const answer = await act("create", {
      path: "/admin/features",
      body,
      done: t("created"),
      failed: t("failedCreate"),
    });
    if (answer.ok) return onClose();
    setFault({ message: t("failedCreate"), fields: answer.fault.fields });
  }

  return (
    <Card as="section" className="mb-6">
      <h2 className="mb-4 text-lg">{t("newFeature")}</h2>
      <form noValidate onSubmit={create} className="grid gap-4 md:grid-cols-2">
        {fault ? (
          <Alert tone="error" className="md:col-span-2">
            {fault.message}
          </Alert>
        ) : null}
        <Field label={t("name")} hint={t("nameHint")} error={fault?.fields["name"]}>
          <TextInput code name="name" required maxLength={60} />
        </Field>
        <Field label={t("displayName")} error={fault?.fields["displayName"]}>
          <TextInput name="displayName" required maxLength={100} />
        </Field>
        <Field
          label={t("promptContent")}
          hint={t("draftHint")}
          error={fault?.fields["promptContent"]}
          className="md:col-span-2"
        >
          <TextArea name="promptContent" rows={8} required maxLength={40_000} />
        </Field>
        <div className="flex flex-wrap gap-3 md:col-span-2">
          <Button type="submit" variant="primary" loading={pending === "create"}>
            {t("create")}
          </Button>
          <Button onClick={onClose}>{words("cancel")}</Button>
        </div>
      </form>
    </Card>
  );
}
