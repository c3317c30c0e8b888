import { type ReactNode, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { downloadFile } from "#browser/download-file.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { CodeField } from "./proof-form.tsx";
import { QrCode } from "./qr-code.tsx";

/** Three steps: the key into the app, the backup codes kept, a code that proves it. Nothing is on before the last. */
export function Enrolment({
  totpUri,
  backupCodes,
  isBusy,
  onCode,
  onCancel,
}: {
  totpUri: string;
  backupCodes: readonly string[];
  isBusy: boolean;
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
}) {
  const t = useTranslations("twoFactor");
  const [code, setCode] = useState("");
  return (
    <ol className="grid gap-6">
      <Step number={t("step1")} words={t("stepKey")}>
        <Key totpUri={totpUri} />
      </Step>
      <Step number={t("step2")} words={t("stepCodes")}>
        <BackupCodes codes={backupCodes} />
      </Step>
      <Step number={t("step3")} words={t("stepCode")}>
        <form
          className="grid max-w-measure gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void onCode(code);
          }}
        >
          <CodeField ofApp label={t("code")} value={code} error={undefined} onChange={setCode} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" loading={isBusy}>
              {t("finish")}
            </Button>
            <Button variant="quiet" onClick={onCancel}>
              {t("cancel")}
            </Button>
          </div>
        </form>
      </Step>
    </ol>
  );
}

function Step({ number, words, children }: { number: string; words: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3">
      <span
        aria-hidden="true"
        className="grid size-7 place-items-center rounded-full bg-petrol text-sm font-medium text-on-petrol"
      >
        {number}
      </span>
      <div className="min-w-0">
        <p className="mb-3">{words}</p>
        {children}
      </div>
    </li>
  );
}

function Key({ totpUri }: { totpUri: string }) {
  const t = useTranslations("twoFactor");
  const key = new URL(totpUri).searchParams.get("secret") ?? "";
  return (
    <>
      <QrCode text={totpUri} label={t("qrCode")} />
      <p className="my-3 rounded-control bg-sunk px-4 py-3">
        <span className="sr-only">{t("key")}: </span>
        <code className="block break-all" dir="ltr">
          {key}
        </code>
      </p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={key} label={t("copyKey")} size="small" />
        <LinkButton size="small" icon="external" to={totpUri} reloadDocument>
          {t("openApp")}
        </LinkButton>
      </div>
    </>
  );
}

/** New codes in the place of old ones; shown this once. */
export function NewCodes({ backupCodes, onDone }: { backupCodes: readonly string[]; onDone: () => void }) {
  const t = useTranslations("twoFactor");
  return (
    <div className="grid gap-4">
      <Alert tone="success">{t("newCodesDone")}</Alert>
      <BackupCodes codes={backupCodes} />
      <Button className="justify-self-start" onClick={onDone}>
        {t("kept")}
      </Button>
    </div>
  );
}

function BackupCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations("twoFactor");
  return (
    <div>
      <ul
        aria-label={t("backupCodes")}
        dir="ltr"
        className="mb-3 grid max-w-96 grid-cols-2 gap-x-4 gap-y-1 rounded-control bg-sunk px-4 py-3"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={codes.join("\n")} label={t("copyCodes")} size="small" />
        <Button
          size="small"
          icon="download"
          onClick={() =>
            downloadFile("siyagha-backup-codes.txt", `${t("fileHead")}\n\n${codes.join("\n")}\n`, "text/plain")
          }
        >
          {t("downloadCodes")}
        </Button>
      </div>
    </div>
  );
}
