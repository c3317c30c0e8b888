import { useEffect, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { callApi } from "#browser/call-api.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Spinner } from "#ui/marks/spinner.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";

interface ShareDialogProps {
  runId: string;
  onClose: () => void;
  /** After the link was made or taken back. */
  onChanged?: () => void;
}

/** The link by which others read a result: makes it, copies it, takes it back. */
export function ShareDialog({ runId, onClose, onChanged }: ShareDialogProps) {
  const t = useTranslations("share");
  const { language } = useLanguage();
  const [path, setPath] = useState<string | null>();
  const [fault, setFault] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const address = `/runs/${runId}/share`;
  useEffect(() => {
    void callApi<{ path: string | null }>(language, "GET", address).then((answer) =>
      answer.ok ? setPath(answer.data.path) : setFault(answer.fault.message || t("failed")),
    );
  }, [language, address, t]);
  async function change(method: "POST" | "DELETE") {
    setPending(true);
    const answer = await callApi<{ path: string } | null>(
      language,
      method,
      address,
      method === "POST" ? {} : undefined,
    );
    setPending(false);
    setFault(answer.ok ? null : answer.fault.message || t("failed"));
    if (!answer.ok) return;
    setPath(answer.data?.path ?? null);
    onChanged?.();
  }
  const link = path ? window.location.origin + path : "";
  return (
    <Dialog open onClose={onClose} title={t("title")}>
      <p className="text-soft">{t("body")}</p>
      {fault ? (
        <Alert tone="error" className="mt-4">
          {fault}
        </Alert>
      ) : null}
      <div className="mt-5">
        {path ? (
          <>
            <Field label={t("link")}>
              <TextInput code readOnly value={link} onFocus={(event) => event.target.select()} />
            </Field>
            <div className="mt-4 flex flex-wrap gap-3">
              <CopyButton text={link} label={t("copy")} variant="primary" />
              <Button loading={pending} onClick={() => void change("DELETE")}>
                {t("stop")}
              </Button>
            </div>
          </>
        ) : path === null ? (
          <Button variant="primary" loading={pending} onClick={() => void change("POST")}>
            {t("make")}
          </Button>
        ) : fault ? null : (
          <Spinner />
        )}
      </div>
    </Dialog>
  );
}
