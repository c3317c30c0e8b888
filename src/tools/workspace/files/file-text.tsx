import { type ChangeEvent, type DragEvent, type ReactNode, useRef, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { callApi } from "#browser/call-api.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";

const ACCEPTED = ".txt,.md,.docx,.pdf,.odt,.pptx,.epub,text/plain,text/markdown,application/pdf";
/** The API holds files against the same limit. */
const MOST_BYTES = 5 * 1024 * 1024;

interface FileTextProps {
  /** What is in the field now: it comes back if the file was the wrong one. */
  value: string;
  onText: (text: string) => void;
  /** The field; a file dropped on it is read. */
  children: ReactNode;
}

/** A field that takes a document in place of typing: picked or dropped, its text lands in the field. */
export function FileText({ value, onText, children }: FileTextProps) {
  const t = useTranslations("workspace");
  const { language } = useLanguage();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isReading, setReading] = useState(false);
  const [fault, setFault] = useState("");
  const [taken, setTaken] = useState<{ name: string; before: string; notes: string[] } | null>(null);

  async function read(file: File | undefined) {
    if (!file || isReading) return;
    setFault("");
    setTaken(null);
    if (file.size > MOST_BYTES) {
      setFault(t("fileSize", { megabytes: formatNumber(language, 5) }));
      return;
    }
    setReading(true);
    const form = new FormData();
    form.set("file", file);
    const answer = await callApi<{ text: string; notes: string[] }>(language, "POST", "/files/text", form);
    setReading(false);
    if (answer.ok) {
      setTaken({ name: file.name, before: value, notes: answer.data.notes });
      onText(answer.data.text);
    } else setFault(answer.fault.fields["file"] || answer.fault.message || t("fileUnread"));
  }
  function onDrop(event: DragEvent) {
    const file = event.dataTransfer.files[0];
    setOver(false);
    if (!file) return;
    event.preventDefault();
    void read(file);
  }
  return (
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={classNames("rounded-control", isOver && "outline-2 outline-offset-4 outline-petrol outline-dashed")}
    >
      {children}
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button size="small" icon="upload" loading={isReading} onClick={() => picker.current?.click()}>
          {t("fileToText")}
        </Button>
        <span className="text-sm text-soft">{t("fileToTextRule", { megabytes: formatNumber(language, 5) })}</span>
      </div>
      <p role="status" className={classNames("text-sm", taken && "mt-1 flex flex-wrap items-center gap-x-2")}>
        {taken ? (
          <>
            <span className="min-w-0 break-words">{t.rich("fileTaken", { name: () => <bdi>{taken.name}</bdi> })}</span>
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                onText(taken.before);
                setTaken(null);
              }}
            >
              {t("fileUndo")}
            </Button>
            {taken.notes.map((note) => (
              <span key={note} className="basis-full text-soft">
                {note}
              </span>
            ))}
          </>
        ) : null}
      </p>
      {fault ? (
        <p role="alert" className="mt-1 text-sm font-medium text-red">
          {fault}
        </p>
      ) : null}
      <input
        ref={picker}
        type="file"
        accept={ACCEPTED}
        aria-label={t("fileToText")}
        tabIndex={-1}
        className="sr-only"
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          void read(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
    </div>
  );
}
