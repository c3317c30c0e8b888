import { useEffect, useMemo, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Spinner } from "#ui/marks/spinner.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { type Crop, isWhole, type Rect, turned, WHOLE } from "./crop-rules.ts";
import { CropStage } from "./crop-stage.tsx";
import { cutOut, draw } from "./cut-out.ts";

/** The part of the chosen picture that is sent in its place. */
export interface Part {
  file: File;
  crop: Crop;
}

interface CropPartProps {
  /** The whole picture. */
  file: File;
  part: Part | null;
  onPart: (part: Part | null) => void;
}

/** Opens the picture to crop or turn it, says when only a part will be read, and gives the whole back. */
export function CropPart({ file, part, onPart }: CropPartProps) {
  const t = useTranslations("pictureFiles");
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-col items-center gap-2">
      {part ? (
        <p role="status" className="text-sm text-soft">
          {t("cropped")}
        </p>
      ) : null}
      <div className="flex flex-wrap justify-center gap-2">
        <Button icon="edit" size="small" onClick={() => setOpen(true)}>
          {t("crop")}
        </Button>
        {part ? (
          <Button icon="undo" size="small" variant="quiet" onClick={() => onPart(null)}>
            {t("whole")}
          </Button>
        ) : null}
      </div>
      {isOpen ? (
        <CropDialog
          file={file}
          start={part?.crop ?? WHOLE}
          onClose={() => setOpen(false)}
          onUse={(chosen) => {
            onPart(chosen);
            setOpen(false);
          }}
        />
      ) : null}
    </div>
  );
}

interface CropDialogProps {
  file: File;
  start: Crop;
  onClose: () => void;
  onUse: (part: Part | null) => void;
}

function CropDialog({ file, start, onClose, onUse }: CropDialogProps) {
  const t = useTranslations("pictureFiles");
  const [crop, setCrop] = useState(start);
  const [isWorking, setWorking] = useState(false);
  const [isUncut, setUncut] = useState(false);
  const opened = useBitmap(file);
  const picture = opened === "fault" ? null : opened;
  const isFault = isUncut || opened === "fault";
  const { turns } = crop;
  const canvas = useMemo(() => (picture ? draw(picture, { ...WHOLE, turns }) : null), [picture, turns]);
  async function use() {
    if (!picture) return;
    if (isWhole(crop)) return onUse(null);
    setWorking(true);
    const cut = await cutOut(file, picture, crop).catch(() => null);
    setWorking(false);
    if (cut) onUse({ file: cut, crop });
    else setUncut(true);
  }
  const setRect = (rect: Rect) => setCrop((now) => ({ ...now, rect }));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("cropTitle")}
      actions={
        <>
          <Button onClick={() => setCrop(WHOLE)}>{t("whole")}</Button>
          <Button variant="primary" loading={isWorking} disabled={!canvas} onClick={() => void use()}>
            {t("useCrop")}
          </Button>
        </>
      }
    >
      <p className="text-sm text-soft">{t("cropHint")}</p>
      {isFault ? (
        <Alert tone="error" className="mt-3">
          {t("cropFault")}
        </Alert>
      ) : null}
      {canvas ? <CropStage canvas={canvas} crop={crop} onRect={setRect} /> : isFault ? null : <Spinner />}
      <div className="flex flex-wrap items-center justify-center gap-2">
        <Button icon="refresh" size="small" onClick={() => setCrop((now) => turned(now, "right"))}>
          {t("turnRight")}
        </Button>
        <Button size="small" onClick={() => setCrop((now) => turned(now, "left"))}>
          {t("turnLeft")}
        </Button>
      </div>
      <CropPlace rect={crop.rect} />
    </Dialog>
  );
}

/** Where the frame is, in words, for somebody who moves it by keys. */
function CropPlace({ rect }: { rect: Rect }) {
  const t = useTranslations("pictureFiles");
  const { language } = useLanguage();
  const percent = (share: number) => formatNumber(language, Math.round(100 * share));
  const place = { x: percent(rect.x), y: percent(rect.y), width: percent(rect.width), height: percent(rect.height) };
  return (
    <p aria-live="polite" className="mt-2 text-center text-sm text-soft">
      {t("cropPlace", place)}
    </p>
  );
}

/** The picture's pixels, upright as its file says; null until they are there, and "fault" where this browser cannot open it. */
function useBitmap(file: File): ImageBitmap | "fault" | null {
  const [bitmap, setBitmap] = useState<ImageBitmap | "fault" | null>(null);
  useEffect(() => {
    let isGone = false;
    const take = (made: ImageBitmap | "fault") => {
      if (!isGone) setBitmap(made);
    };
    createImageBitmap(file).then(take, () => take("fault"));
    return () => {
      isGone = true;
    };
  }, [file]);
  return bitmap;
}
