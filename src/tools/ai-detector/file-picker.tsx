import { type ChangeEvent, type DragEvent, type ReactNode, useRef, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { FILE_LIMIT_BYTES } from "./limits.ts";

const ACCEPTED = ".txt,.md,.docx,.pdf,.odt,.pptx,.epub,text/plain,text/markdown,application/pdf";

/** A file in place of the text, picked or dropped on the field; too large a one is refused before it is sent. */
export function FilePicker({
  file,
  onPick,
  error,
  children,
}: {
  file: File | null;
  onPick: (file: File | null) => void;
  error: string | undefined;
  /** The field. */
  children: ReactNode;
}) {
  const t = useTranslations("aiDetector");
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const fault = isTooLarge ? t("fileTooLarge") : error;
  function take(chosen: File | null) {
    setTooLarge(chosen !== null && chosen.size > FILE_LIMIT_BYTES);
    if (chosen && chosen.size <= FILE_LIMIT_BYTES) onPick(chosen);
  }
  function pick(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0] ?? null;
    event.target.value = "";
    take(chosen);
  }
  function drop(event: DragEvent) {
    const [dropped] = event.dataTransfer.files;
    if (!dropped) return;
    event.preventDefault();
    take(dropped);
  }
  return (
    <div
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes("Files")) event.preventDefault();
      }}
      onDrop={drop}
    >
      {children}
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        className="sr-only"
        tabIndex={-1}
        aria-label={t("pickFile")}
        onChange={pick}
      />
      {file ? (
        <div className="mt-3 flex items-center gap-3 rounded-control border border-line bg-sunk px-4 py-2">
          <bdi className="min-w-0 grow truncate">{file.name}</bdi>
          <IconButton icon="close" label={t("removeFile")} onClick={() => onPick(null)} />
        </div>
      ) : (
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button size="small" onClick={() => input.current?.click()}>
            {t("pickFile")}
          </Button>
          <span className="text-sm text-soft">{t("file")}</span>
        </div>
      )}
      {file ? <p className="mt-1 text-sm text-soft">{t("fileRule")}</p> : null}
      {fault ? (
        <p role="alert" className="mt-1 text-sm font-medium text-red">
          {fault}
        </p>
      ) : null}
    </div>
  );
}
