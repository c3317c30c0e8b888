import { type ChangeEvent, useRef, useState } from "react";
import { callApi } from "#browser/call-api.ts";
import { SAVED_BATCH } from "#domain/saved/rules.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { useTranslations } from "#i18n/translations.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { useToast } from "#ui/overlays/toast.tsx";
import { batchesOf } from "./batches.ts";
import { FileFound } from "./file-found.tsx";
import { type PromptKey, promptsOf, type ReadFile, readFiles } from "./read-files.ts";

const ACCEPTED = ".json,.prompt,.prompty,.yaml,.yml,.png";

/** Files of other programs: what each holds is shown, and what is ticked is saved. */
export function ImportPrompts({ onSaved }: { onSaved: () => void }) {
  const t = useTranslations("saved");
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const [files, setFiles] = useState<ReadFile[]>([]);
  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(event.target.files ?? [])];
    event.target.value = "";
    if (chosen.length === 0) return;
    setIsReading(true);
    try {
      setFiles(await readFiles(chosen));
    } catch {
      toast(t("importUnread"), "error");
    }
    setIsReading(false);
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label={t("import")}
        onChange={(event) => void choose(event)}
      />
      <Button size="small" icon="upload" loading={isReading} onClick={() => input.current?.click()}>
        {t("import")}
      </Button>
      {files.length > 0 ? <Choice files={files} onClose={() => setFiles([])} onSaved={onSaved} /> : null}
    </>
  );
}

function Choice({ files, onClose, onSaved }: { files: ReadFile[]; onClose: () => void; onSaved: () => void }) {
  const t = useTranslations("saved");
  const { language } = useLanguage();
  const toast = useToast();
  const all = promptsOf(files);
  const [ticked, setTicked] = useState<ReadonlySet<PromptKey>>(() => new Set(all.map(({ key }) => key)));
  const [isSaving, setIsSaving] = useState(false);
  const [fault, setFault] = useState("");
  function tick(keys: readonly PromptKey[], on: boolean) {
    setTicked((before) => new Set(on ? [...before, ...keys] : [...before].filter((key) => !keys.includes(key))));
  }
  async function save() {
    setIsSaving(true);
    setFault("");
    const wanted = all.filter(({ key }) => ticked.has(key));
    for (const batch of batchesOf(wanted, SAVED_BATCH)) {
      const prompts = batch.map(({ prompt }) => prompt);
      const answer = await callApi(language, "POST", "/saved/batch", { prompts });
      if (!answer.ok) {
        setIsSaving(false);
        onSaved();
        return setFault(
          answer.fault.code === "invalid_input" ? t("importFull") : answer.fault.message || t("importFailed"),
        );
      }
      // What is saved loses its tick, so that pressing again after a refusal saves nothing twice.
      tick(
        batch.map(({ key }) => key),
        false,
      );
    }
    toast(t("imported", { count: wanted.length }));
    onSaved();
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("importTitle")}
      actions={
        all.length > 0 ? (
          <Button variant="primary" disabled={ticked.size === 0} loading={isSaving} onClick={() => void save()}>
            {t("importSave", { count: ticked.size })}
          </Button>
        ) : null
      }
    >
      <ul className="flex flex-col gap-5">
        {files.map((file, at) => (
          <FileFound key={`${at}${file.name}`} file={file} place={at} ticked={ticked} onTick={tick} />
        ))}
      </ul>
      {fault ? (
        <Alert tone="error" className="mt-4">
          {fault}
        </Alert>
      ) : null}
    </Dialog>
  );
}
