import { useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import { callApi, type ApiFault } from "#browser/call-api.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { Badge } from "#ui/marks/badge.tsx";
import { useToast } from "#ui/overlays/toast.tsx";
import { AutoDirText } from "#ui/text/auto-dir-text.tsx";
import { useShell } from "#pages/shell/use-shell.ts";
import { type FactDraft, FactFields } from "./fact-fields.tsx";
import type { ShownFact } from "./read-profile-page.ts";

/** One fact: what it says, where it came from, and its two ends: another wording, or none. */
export function FactRow({ fact }: { fact: ShownFact }) {
  const t = useTranslations("profile");
  const { language } = useLanguage();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [edits, setEdits] = useState(false);
  async function remove() {
    const answer = await callApi(language, "DELETE", `/profile/facts/${fact.id}`);
    if (answer.ok) toast(t("removed"));
    else toast(answer.fault.message || t("removeFailed"), "error");
    await revalidate();
  }
  if (edits) return <EditedFact fact={fact} onDone={() => setEdits(false)} />;
  return (
    <li className="flex items-start gap-2 py-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-medium wrap-anywhere">{fact.name}</bdi>
          {fact.isOffered ? null : <Badge tone="amber">{t("beyond")}</Badge>}
        </p>
        <AutoDirText text={fact.words} />
        <Story fact={fact} />
      </div>
      <span className="-my-1 flex shrink-0">
        <IconButton icon="edit" label={t("editNamed", { name: fact.name })} onClick={() => setEdits(true)} />
        <IconButton icon="trash" label={t("remove", { name: fact.name })} onClick={() => void remove()} />
      </span>
    </li>
  );
}

/** Where it came from, since when it is here, and when it was last taken. */
function Story({ fact: { sourceTool, question, created, used } }: { fact: ShownFact }) {
  const t = useTranslations("profile");
  const { tools } = useShell();
  const tool = tools.find(({ slug }) => slug === sourceTool)?.title;
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-soft">
      <span>{!tool ? t("written") : question ? t("fromQuestion", { tool, question }) : t("fromTool", { tool })}</span>
      <span>{t("created", { date: created })}</span>
      <span>{used ? t("used", { date: used }) : t("unused")}</span>
    </p>
  );
}

function EditedFact({ fact, onDone }: { fact: ShownFact; onDone: () => void }) {
  const t = useTranslations("profile");
  const { language } = useLanguage();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [draft, setDraft] = useState<FactDraft>({ name: fact.name, words: fact.words });
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<ApiFault | null>(null);
  async function save() {
    setPending(true);
    const answer = await callApi(language, "PUT", `/profile/facts/${fact.id}`, draft);
    setPending(false);
    if (!answer.ok) return setFault(answer.fault);
    toast(t("changed"));
    onDone();
    await revalidate();
  }
  return (
    <li className="py-4">
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <FactFields draft={draft} errors={fault?.fields ?? {}} onChange={setDraft} />
        {fault && Object.keys(fault.fields).length === 0 ? (
          <Alert tone="error">{fault.message || t("failed")}</Alert>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" loading={pending}>
            {t("save")}
          </Button>
          <Button onClick={onDone}>{t("cancel")}</Button>
        </div>
      </form>
    </li>
  );
}
