import type { FillFromPaperProps } from "./paper-answers.ts";
import { type ComponentType, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useToolNamed } from "#tools/browser/use-tool-here.ts";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/fields/field.tsx";
import type { PaperDialogProps } from "./paper-dialog.tsx";

/** A photographed paper fills answers: the button, and behind it what reads. Not there while pictures are not read. */
export function FillFromPaper(props: FillFromPaperProps) {
  const t = useTranslations("promptGenerate");
  const reader = useToolNamed("image-to-text");
  const [Dialog, setDialog] = useState<ComponentType<PaperDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (!reader?.isReady) return null;
  async function open() {
    setFailed(false);
    try {
      const { PaperDialog } = await import("./paper-dialog.tsx");
      setDialog(() => PaperDialog);
      setOpen(true);
    } catch {
      setFailed(true);
    }
  }
  return (
    <div className="mt-3">
      <Button variant="quiet" icon="image" className="-ms-3 px-3" onClick={() => void open()}>
        {t("paperOpen")}
      </Button>
      {hasFailed ? (
        <div role="alert">
          <FieldError>{t("lostConnection")}</FieldError>
        </div>
      ) : null}
      {Dialog ? <Dialog {...props} cost={reader.cost} isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
