import { type DragEvent, type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { formatNumber, localeOf } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/marks/icon.tsx";
import { MOST_FILES } from "./most-files.ts";

interface FileDropProps {
  label: string;
  file: File | null;
  onFile: (file: File | null) => void;
  /** Takes several files at once; without it the first counts. */
  onFiles?: ((files: File[]) => void) | undefined;
  /** Media types it takes. */
  types: readonly string[];
  maxBytes: number;
  error?: string | undefined;
  /** Offers the camera on devices with a touch screen. */
  camera?: boolean;
  /** What it shows of the chosen file, a preview for instance. */
  children?: ReactNode;
}

/** A file for a tool: picked, dropped, pasted anywhere on the page, or photographed. Kind and size are checked before anything is sent. */
export function FileDrop(props: FileDropProps) {
  const { label, file, onFile, onFiles, types, maxBytes, error, camera = false, children } = props;
  const t = useTranslations("workspace");
  const several = useTranslations("pictureFiles");
  const { language } = useLanguage();
  const [fault, setFault] = useState<"kind" | "size" | null>(null);
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const lens = useRef<HTMLInputElement>(null);
  const megabytes = formatNumber(language, Math.floor(maxBytes / (1024 * 1024)));

  function take([chosen, ...more]: File[]) {
    if (!chosen) return;
    if (more.length > 0 && onFiles) return onFiles([chosen, ...more]);
    const wrong = !types.includes(chosen.type) ? "kind" : chosen.size > maxBytes ? "size" : null;
    setFault(wrong);
    if (!wrong) onFile(chosen);
  }
  usePastedFiles(take);

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  }
  const images = new Intl.ListFormat(localeOf(language), { type: "disjunction" }).format(imageNames(types));
  const hasPdf = types.includes("application/pdf");
  const said =
    fault === "kind"
      ? t(hasPdf ? "fileKindOrPdf" : "fileKind", { images })
      : fault === "size"
        ? t("fileSize", { megabytes })
        : error;
  return (
    <section aria-label={label}>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={classNames(
          "flex flex-col items-center gap-3 rounded-card border border-dashed p-5 text-center",
          over ? "border-petrol bg-petrol-ground" : said ? "border-red bg-raised" : "border-edge bg-raised",
        )}
      >
        {file ? (
          children
        ) : (
          <>
            <Icon name="image" size={40} className="text-soft" />
            <p className="font-medium">{label}</p>
            <p className="text-sm text-soft">
              {t("fileHint", { megabytes })} {onFiles ? several("several", { most: MOST_FILES }) : null}
            </p>
          </>
        )}
        {file ? (
          <p className="max-w-full truncate text-sm text-soft">
            <bdi>{file.name}</bdi>
          </p>
        ) : null}
        <div className="flex flex-wrap justify-center gap-2">
          <Button icon="upload" size="small" onClick={() => picker.current?.click()}>
            {file ? t("fileOther") : t("filePick")}
          </Button>
          {camera ? (
            <Button
              icon="image"
              size="small"
              className="hidden pointer-coarse:inline-flex"
              onClick={() => lens.current?.click()}
            >
              {t("fileCamera")}
            </Button>
          ) : null}
          {file ? (
            <Button icon="trash" size="small" variant="quiet" onClick={() => onFile(null)}>
              {t("fileRemove")}
            </Button>
          ) : null}
        </div>
      </div>
      {said ? (
        <p role="alert" className="mt-1 flex items-start gap-1.5 text-sm font-medium text-red">
          <Icon name="error" size={16} className="mt-1" />
          <span>{said}</span>
        </p>
      ) : null}
      <HiddenInput ref={picker} label={t("filePick")} types={types} onFiles={take} multiple={onFiles !== undefined} />
      {camera ? <HiddenInput ref={lens} label={t("fileCamera")} types={["image/*"]} onFiles={take} capture /> : null}
    </section>
  );
}

/** A key of its own for each chosen file, so that what was said of one is not shown beside the next. */
export function keyOf({ name, size, lastModified }: File): string {
  return `${name}/${size}/${lastModified}`;
}

/** "image/jpeg" as people call it: JPG. */
function imageNames(types: readonly string[]): string[] {
  return types
    .filter((type) => type.startsWith("image/"))
    .map((type) => type.slice("image/".length).replace("jpeg", "jpg").toUpperCase());
}

interface HiddenInputProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  types: readonly string[];
  onFiles: (files: File[]) => void;
  capture?: boolean;
  multiple?: boolean;
}

/** The platform's own picker, opened by the buttons. Emptied after each choice, so that the same file can be chosen again. */
function HiddenInput({ ref, label, types, onFiles, capture = false, multiple = false }: HiddenInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      aria-label={label}
      tabIndex={-1}
      className="sr-only"
      accept={types.join(",")}
      multiple={multiple}
      {...(capture ? { capture: "environment" as const } : {})}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        event.target.value = "";
      }}
    />
  );
}

/** Files pasted anywhere on the page; pasted text goes where it was pasted. */
function usePastedFiles(take: (files: File[]) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, []);
}

/** The picture's own bytes as an address for `<img>`; null for no file, or one that browsers do not show as a picture. */
export function useFileAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    setAddress(null);
    if (!file?.type.startsWith("image/")) return;
    const reader = new FileReader();
    reader.addEventListener("load", () => setAddress(String(reader.result)));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return address;
}
