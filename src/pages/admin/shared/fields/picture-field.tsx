import { type ChangeEvent, useRef, useState } from "react";
import { callApi } from "#browser/call-api.ts";
import { PICTURE_MOST_BYTES, PICTURE_TYPES, pictureIdOf, type PictureUse } from "#domain/pictures/rules.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { useTranslations } from "#i18n/translations.ts";
import { Button } from "#ui/button.tsx";
import { Field, FieldError } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";

interface Uploaded {
  address: string;
  width: number;
  height: number;
  frames: number;
}

/** The address of an image, which is typed, or comes from a file that is uploaded when it is picked. */
export function PictureField({
  use,
  label,
  hint,
  value,
  required = false,
  fault,
  onChange,
  isShown = false,
}: {
  use: PictureUse;
  label: string;
  hint?: string;
  value: string;
  required?: boolean;
  fault: string | undefined;
  onChange: (address: string) => void;
  /** Shows an uploaded picture below. */
  isShown?: boolean;
}) {
  const t = useTranslations("admin");
  const { language } = useLanguage();
  const megabytes = formatNumber(language, PICTURE_MOST_BYTES / 1024 / 1024);
  const input = useRef<HTMLInputElement>(null);
  const { upload, isBusy, uploaded, failed } = useUpload(use, onChange);
  const words =
    uploaded?.address === value
      ? [
          t("pictureDone", {
            width: formatNumber(language, uploaded.width),
            height: formatNumber(language, uploaded.height),
          }),
          uploaded.frames > 1 ? t("pictureFirstFrame") : "",
        ]
      : [];
  return (
    <div>
      <Field label={label} hint={hint} error={fault} optional={!required}>
        <TextInput
          type="url"
          name="imageUrl"
          value={value}
          required={required}
          maxLength={2048}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES.join(",")}
          hidden
          onChange={(event) => void upload(event)}
          aria-label={t("pictureUpload")}
        />
        <Button size="small" icon="upload" loading={isBusy} onClick={() => input.current?.click()}>
          {t("pictureUpload")}
        </Button>
        <span className="text-sm text-soft">{t("pictureHint", { megabytes })}</span>
      </div>
      <div role="status">{words.length > 0 ? <p className="mt-1 text-sm">{words.join(" ").trim()}</p> : null}</div>
      {failed ? (
        <div role="alert">
          <FieldError>{failed}</FieldError>
        </div>
      ) : null}
      {isShown && pictureIdOf(value) !== null ? (
        <img
          src={value}
          alt={t("picturePreview")}
          className="mt-2 block max-h-48 max-w-full rounded-control border border-line"
        />
      ) : null}
    </div>
  );
}

function useUpload(use: PictureUse, onChange: (address: string) => void) {
  const t = useTranslations("admin");
  const { language } = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [uploaded, setUploaded] = useState<Uploaded | null>(null);
  const [failed, setFailed] = useState<string | null>(null);

  async function upload(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file) return;
    setFailed(null);
    setUploaded(null);
    if (file.size > PICTURE_MOST_BYTES) {
      const megabytes = formatNumber(language, PICTURE_MOST_BYTES / 1024 / 1024);
      return setFailed(t("pictureTooLarge", { megabytes }));
    }
    const form = new FormData();
    form.set("use", use);
    form.set("file", file);
    setBusy(true);
    const answer = await callApi<Uploaded>(language, "POST", "/admin/pictures", form);
    setBusy(false);
    if (answer.ok) {
      setUploaded(answer.data);
      return onChange(answer.data.address);
    }
    const { code, message, fields } = answer.fault;
    const reason = fields["file"] ?? (code === "connection" ? t("connection") : message);
    setFailed([t("pictureFailed"), reason].filter(Boolean).join(": "));
  }

  return { upload, isBusy, uploaded, failed };
}
