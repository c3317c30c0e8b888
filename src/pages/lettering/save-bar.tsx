import { useState, useSyncExternalStore } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/language.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/fields/field.tsx";
import { useToast } from "#ui/overlays/toast.tsx";
import type { Size } from "./sheet.ts";

/** Pixels as a screen's resolution is written: without marks between thousands. */
export function wordsOfSize(language: Language, { width, height }: Size): Record<"width" | "height", string> {
  const plain = (pixels: number) => formatNumber(language, pixels, { useGrouping: false });
  return { width: plain(width), height: plain(height) };
}

const FILE_NAME = "lettering.png";
const neverChanges = () => () => {};

/** Whether this browser hands pictures on to other apps; phones mostly do. */
function canShareFiles(): boolean {
  return navigator.canShare?.({ files: [new File([], FILE_NAME, { type: "image/png" })] }) ?? false;
}

/** The finished picture as a file, or handed on. On a phone it is at the lower edge, in the thumb's reach. */
export function SaveBar({ size, makePng }: { size: Size; makePng: () => Promise<Blob | null> }) {
  const t = useTranslations("lettering");
  const { language } = useLanguage();
  const toast = useToast();
  const [isWorking, setWorking] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  const canShare = useSyncExternalStore(neverChanges, canShareFiles, () => false);

  async function finish(hand: (png: Blob) => void | Promise<void>) {
    setWorking(true);
    setTooLarge(false);
    const png = await makePng().catch(() => null);
    setWorking(false);
    if (png) await hand(png);
    else setTooLarge(true);
  }
  function download(png: Blob) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(png);
    link.download = FILE_NAME;
    link.click();
    URL.revokeObjectURL(link.href);
    toast(t("saved"));
  }
  /** Somebody who closes the list of apps has changed their mind; nothing is wrong. */
  const share = (png: Blob) =>
    navigator.share({ files: [new File([png], FILE_NAME, { type: png.type })] }).catch(() => {});
  return (
    <div
      className={
        "max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-4 max-lg:border-t max-lg:border-line " +
        "max-lg:bg-paper max-lg:px-4 max-lg:py-3"
      }
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button variant="primary" icon="download" loading={isWorking} onClick={() => void finish(download)}>
          {t("download")}
        </Button>
        {canShare ? (
          <Button icon="share" loading={isWorking} onClick={() => void finish(share)}>
            {t("share")}
          </Button>
        ) : null}
        <p className="text-sm text-soft">
          <bdi>{t("pictureSize", wordsOfSize(language, size))}</bdi>
        </p>
      </div>
      <div role="alert">{isTooLarge ? <FieldError>{t("tooLarge")}</FieldError> : null}</div>
    </div>
  );
}
